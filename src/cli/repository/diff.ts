import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { codePaths, packageFile, sortFiles } from '../../diff/causes.ts'
import { diffSite } from '../../diff/diff-site.ts'
import { SideRefused } from '../../diff/start-side.ts'
import { reportText } from '../../diff/words.ts'
import { isFree, writeReport } from '../../diff/write-report.ts'
import { engineRoot } from '../../files/roots.ts'
import { withSlashes } from '../../files/with-slashes.ts'
import { command } from '../options.ts'
import { changesSince, GitRefused } from '../support/git.ts'
import { currentTime, nowOption } from '../support/now.ts'
import { commitToCompare, mainRevision, shortName, writeCommit } from '../support/revision.ts'
import { withTemporaryFolder } from '../support/temporary-folder.ts'
import { findChromium } from '../tests/chromium.ts'

const call = command('diff', 'Shows what a change does to the pages, and why.')
  .argument(
    '[rev]',
    'compare with the commit where this branch left REV (default: the main branch; on it, the last commit)',
  )
  .option('--out <dir>', 'where the report is written', 'diff-report')
  .option('--no-pictures', 'only texts and causes, which is faster')
  .addOption(nowOption)

type DiffRequest = { revision: string | undefined; out: string; pages: string; now: Date; withPictures: boolean }

/** What the arguments request, or an error message. */
async function readRequest(argv: string[]): Promise<DiffRequest | string> {
  const [revision] = call.parse(argv, { from: 'user' }).processedArgs
  const { out, pages: folder, pictures, now = currentTime() } = call.opts()
  const pages = withSlashes(relative('.', folder))
  if (pages === '' || pages.startsWith('..')) return `--site takes a folder below this one, not \`${folder}\`.`
  if (!existsSync(pages)) return `There is no folder \`${pages}\`.`
  if (!(await isFree(out))) return `\`${out}\` holds other files. Choose an empty folder for the report: --out DIR`
  return { revision, out, pages, now, withPictures: pictures }
}

async function run({ revision = mainRevision(), out, pages, now, withPictures }: DiffRequest): Promise<void> {
  const startMs = performance.now()
  const onStep = (step: string) => {
    const seconds = ((performance.now() - startMs) / 1_000).toFixed(1).padStart(5)
    process.stderr.write(`${seconds} s  ${step}\n`)
  }
  const commit = commitToCompare(revision)
  const changes = changesSince(commit, [pages, 'public', ...codePaths, packageFile])
  const files = sortFiles(new Set([...changes.changed, ...changes.before]), pages)
  const report = await withTemporaryFolder(async (scratch) => {
    const checkout = join(scratch, 'before')
    const isChanged = files.content.length + files.code.length > 0
    if (isChanged) writeCommit(commit, checkout, join(scratch, 'index'))
    if (isChanged && !existsSync(join(checkout, pages)))
      throw new GitRefused(`There is no folder \`${pages}\` in \`${revision}\`, so there is nothing to compare with.`)
    return diffSite({
      revision,
      commit: shortName(commit),
      code: engineRoot,
      content: resolve('.'),
      pages,
      checkout,
      scratch,
      files,
      now: now.getTime(),
      findChromium: withPictures ? () => findChromium('pictures of pages') : undefined,
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
 * `diff`: shows what a change does to the pages, and why. Exit code 0 done, whether pages change or not, 1 the
 * comparison failed, 2 wrong use.
 */
export async function diff(argv: string[]): Promise<number> {
  const request = await readRequest(argv)
  if (typeof request === 'string') return call.error(request)
  try {
    await run(request)
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
