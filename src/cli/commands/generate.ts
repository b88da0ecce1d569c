import { stat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { didYouMean } from '../../../schema/diagnostic.ts'
import { suggest } from '../../content/diagnostics/suggest.ts'
import { formatPretty } from '../../content/formats/pretty.ts'
import { withSite } from '../../content/formats/with-site.ts'
import {
  type Converted,
  editsAsOverrides,
  hasMatrices,
  overrideErrors,
  prepare,
  type Ready,
  runPlan,
  writeConverted,
} from '../../generate/generate.ts'
import {
  describeConverted,
  describeDiff,
  describeLock,
  describeOutdated,
  describeShown,
  describeSteps,
} from '../../generate/report.ts'
import { command } from '../options.ts'
import { changesSince, earlierTexts, GitRefused } from '../support/git.ts'

const call = command(
  'generate',
  'Expands the matrices into page files. What was edited in a page becomes its overrides, which stay.',
)
  .option('--check', 'write nothing; exit code 1 if a page is not up to date')
  .option('--dry-run', 'write nothing; show what would change')
  .option('--diff <page...>', 'show how a page differs from the text of its template')
  .option('--discard-edits <page...>', "replace a page by the template's text: its edits and overrides are lost")
  .option(
    '--to-overrides [page...]',
    'turn what was edited in these pages, or in all, into overrides; a page with other blocks is detached',
  )
  .addHelpText('after', '\nA PAGE is an address, such as /la/tours.')

/** `/la/tours`, `la/tours.yaml` and `pages/la/tours.yaml` all name the same file below the content folder. */
const fileNamed = (page: string, pages: string) => {
  const name = page.replace(/\.yaml$/, '').replace(/^\.?\//, '')
  const folder = `${pages.replace(/^\.\//, '').replace(/\/$/, '')}/`
  return `${name.startsWith(folder) ? name.slice(folder.length) : name}.yaml`
}

/** An error for the first name that is no generated page; `undefined` if all are. */
function unknownPage(files: readonly string[], { steps }: Ready): string | undefined {
  const paths = steps.map(({ path }) => path)
  const wrong = files.find((file) => !paths.includes(file))
  if (wrong === undefined) return undefined
  const near = suggest(wrong, paths)
  const address = (file: string) => `/${file.replace(/\.yaml$/, '')}`
  return `\`${address(wrong)}\` is not a generated page.${didYouMean(near && address(near))}`
}

/** Records that changed since the last commit, such as `cities/la`; none without git. */
function changedRecords(folder: string, { words }: Ready['material']): string[] {
  try {
    const folders = [...words.values()].map((collection) => `_data/${collection}`)
    const { changed } = changesSince('HEAD', folders, folder)
    return [...changed].map((file) => file.replace(/^_data\/|\.yaml$/g, '')).sort()
  } catch (error) {
    if (error instanceof GitRefused) return []
    throw error
  }
}

/**
 * `generate`: writes the pages of the matrix, with their overrides. What was edited outside of these becomes overrides;
 * a page with other blocks, or that is detached, stays, whatever the template says. Exit code 0 done or up to date, 1 errors in the data, an override that
 * leads nowhere or (with `--check`) not up to date, 2 wrong use.
 */
export async function generate(argv: string[]): Promise<number> {
  const { check, dryRun, diff = [], discardEdits = [], toOverrides, pages } = call.parse(argv, { from: 'user' }).opts()
  const modes = [check, diff.length > 0, discardEdits.length > 0, toOverrides].filter(Boolean)
  if (modes.length > 1 || (dryRun && (check || diff.length > 0)))
    return call.error(
      'Use only one of --check, --diff, --discard-edits and --to-overrides. The last two can be combined with --dry-run.',
    )
  const isFolder = await stat(resolve(pages)).then(
    (pages) => pages.isDirectory(),
    () => false,
  )
  if (!isFolder) return call.error(`There is no folder \`${pages}\`.`)

  if (check && !hasMatrices(resolve(pages))) {
    console.log(withSite('There are no matrices, so no pages to check.', pages))
    return 0
  }

  const converted = Array.isArray(toOverrides) ? toOverrides : []
  const files = [...diff, ...discardEdits, ...converted].map((page) => fileNamed(page, pages))
  const prepared = await prepare({
    root: resolve('.'),
    pages,
    discarded: new Set(discardEdits.length > 0 ? files : []),
    earlierTexts: (path) => earlierTexts(path, resolve(pages)),
  })
  if (prepared.kind === 'newer-lock') return fail(describeLock('newer') ?? '')
  if (prepared.kind === 'errors') {
    const text = formatPretty(prepared.diagnostics, prepared.sources, { pages: 0 })
    return fail(withSite(`${text}\nNo page was generated.`, pages))
  }
  const unknown = unknownPage(files, prepared)
  if (unknown !== undefined) return call.error(unknown)
  if (diff.length > 0) {
    console.log(files.map((file) => describeDiff(file, prepared.situation)).join('\n\n'))
    return 0
  }
  if (toOverrides) return convert(editsAsOverrides(prepared, files), { folder: prepared.folder, dryRun, pages })
  return finish(prepared, { mode: check ? 'check' : dryRun ? 'dry-run' : 'write', pages })
}

function fail(words: string): number {
  console.error(words)
  return 1
}

async function convert(
  converted: Converted,
  { folder, dryRun, pages }: { folder: string; dryRun: boolean | undefined; pages: string },
): Promise<number> {
  console.log(withSite(describeConverted(converted), pages))
  if (dryRun) console.log('Nothing was written.')
  else writeConverted(folder, converted)
  return 0
}

async function finish(
  prepared: Ready,
  { mode, pages }: { mode: 'check' | 'dry-run' | 'write'; pages: string },
): Promise<number> {
  const { lockState, situation, steps, material, outdated, folder } = prepared
  const words = situation.present.size > 0 ? describeLock(lockState) : undefined
  if (words !== undefined) console.error(`${words}\n`)
  const nameOf = (record: string) => relative('.', join(folder, '_data', `${record}.yaml`))
  const shown = describeShown(steps, material, changedRecords(folder, material), nameOf)
  console.log(withSite([...shown, describeSteps(steps, material)].join('\n'), pages))
  if (mode === 'dry-run') console.log('Nothing was written.')
  if (mode === 'check' && outdated) return fail(withSite(`\n${describeOutdated(steps)}`, pages))
  if (mode === 'write') await runPlan(prepared)
  const errors = overrideErrors(prepared)
  if (errors.diagnostics.length === 0) return 0
  return fail(`\n${formatPretty(errors.diagnostics, errors.sources, { pages: steps.length })}`)
}
