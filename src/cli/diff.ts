import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { codePlaces, packageFile, sortFiles } from '../diff/causes.ts'
import { diffSite } from '../diff/diff-site.ts'
import { SideRefused } from '../diff/start-side.ts'
import { reportText } from '../diff/words.ts'
import { isFree, writeReport } from '../diff/write-report.ts'
import { findChromium } from './chromium.ts'
import { changesSince, GitRefused } from './git.ts'
import { momentOf, nowUsage } from './now.ts'
import { readOptions } from './options.ts'
import { commitToCompare, mainRevision, shortName, writeCommit } from './revision.ts'
import { root } from './root.ts'
import { withScratch } from './scratch.ts'

const usage = `Usage: npm run diff -- [REV] [--out DIR] [--no-pictures] [--pages DIR] [--now TIME]

  REV            compare with the place where this branch left REV (default: the main branch; on it, the last commit)
  --out DIR      where the report is written (default: diff-report)
  --no-pictures  texts and causes alone, which takes less time
  --pages DIR    the content (default: pages)
  ${nowUsage}`

const options = {
  out: { type: 'string', default: 'diff-report' },
  'no-pictures': { type: 'boolean', default: false },
  pages: { type: 'string', default: 'pages' },
  now: { type: 'string' },
} as const

type Call = { revision: string | undefined; out: string; pages: string; now: Date; isPlain: boolean }

/** How the command was called, or in words what is wrong with that. */
async function readCall(argv: string[]): Promise<Call | string | undefined> {
  const read = readOptions(argv, options, usage, true)
  if (!read) return undefined
  const { out, pages: folder, 'no-pictures': isPlain } = read.values
  const [revision, ...more] = read.positionals
  if (more.length > 0) return `One revision at a time: \`${more[0]}\` is one too many.`
  const pages = relative('.', folder).replaceAll('\\', '/')
  if (pages === '' || pages.startsWith('..')) return `--pages takes a folder below this one, not \`${folder}\`.`
  if (!existsSync(pages)) return `There is no folder \`${pages}\`.`
  if (!(await isFree(out))) return `\`${out}\` holds other files. Name a folder of its own for the report: --out DIR`
  const now = momentOf(read.values.now, process.env['SOURCE_DATE_EPOCH'])
  return typeof now === 'string' ? now : { revision, out, pages, now, isPlain }
}

async function run({ revision = mainRevision(), out, pages, now, isPlain }: Call): Promise<void> {
  const startMs = performance.now()
  const onStep = (step: string) => {
    const seconds = ((performance.now() - startMs) / 1_000).toFixed(1).padStart(5)
    process.stderr.write(`${seconds} s  ${step}\n`)
  }
  const commit = commitToCompare(revision)
  const changes = changesSince(commit, [pages, 'public', ...codePlaces, packageFile])
  const files = sortFiles(new Set([...changes.changed, ...changes.before]), pages)
  const report = await withScratch(async (scratch) => {
    const checkout = join(scratch, 'before')
    const isChanged = files.content.length + files.code.length > 0
    if (isChanged) writeCommit(commit, checkout, join(scratch, 'index'))
    if (isChanged && !existsSync(join(checkout, pages)))
      throw new GitRefused(`There is no folder \`${pages}\` in \`${revision}\`, so there is nothing to compare with.`)
    return diffSite({
      revision,
      commit: shortName(commit),
      code: root,
      content: resolve('.'),
      pages,
      checkout,
      scratch,
      files,
      now: now.getTime(),
      findChromium: isPlain ? undefined : () => findChromium('pictures of pages'),
      onStep,
      onProgress: (done, total) => {
        if (process.stderr.isTTY) process.stderr.write(`\r         ${done} of ${total}${done === total ? '\n' : ''}`)
      },
    })
  })
  await writeReport(out, report)
  onStep('done')
  process.stdout.write(`${reportText(report)}\n\nThe whole report: ${join(out, 'index.html')}\n`)
}

/**
 * `diff`: what a change does to the pages, and why. Exit code 0 told, whether pages change or not, 1 the comparison could
 * not be made, 2 wrong use.
 */
export async function diff(argv: string[]): Promise<number> {
  const call = await readCall(argv)
  if (call === undefined) return 2
  if (typeof call === 'string') {
    console.error(`${call}\n\n${usage}`)
    return 2
  }
  try {
    await run(call)
    return 0
  } catch (error) {
    if (!(error instanceof GitRefused || error instanceof SideRefused)) throw error
    console.error(
      error instanceof SideRefused
        ? `The pages could not be rendered, so nothing was compared: ${error.message}`
        : error.message,
    )
    return 1
  }
}
