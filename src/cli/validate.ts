import { readFile, stat } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { sectionOf } from '../content/catalogue.ts'
import { inOrder } from '../content/diagnose.ts'
import { type Format, formats } from '../content/formats/formats.ts'
import type { Report } from '../content/formats/report.ts'
import { goneAddresses } from '../content/gone-addresses.ts'
import { graphFaults } from '../content/graph/faults.ts'
import { type LoadedSite, loadSite } from '../content/load.ts'
import { listPictureFiles } from '../pictures/picture-file.ts'
import { catalogueFile } from './catalogue.ts'
import { root } from './content.ts'
import { type Changes, changesSince, commitToCompare, GitRefused, textsAt } from './git.ts'
import { momentOf } from './now.ts'

const usage = `Usage: npm run validate -- [FILE…] [--since REV] [--pages DIR] [--now TIME]
                           [--format ${Object.keys(formats).join('|')}]
  FILE      report only the faults of these files
  --since   report what differs from a revision of git, and addresses that are gone since
  --pages   the content folder (pages)
  --format  pretty for people; json, github, sarif and junit for programs (pretty)
  --now     the time at which drafts and schedules are judged (now)
`

type Call = { files: string[]; pages: string; format: Format; since: string | undefined; now: Date }

const isFormat = (name: string): name is Format => Object.hasOwn(formats, name)

/** How the command was called, or in one line what is wrong with that. */
function readArguments(argv: readonly string[]): Call | { wrong: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        pages: { type: 'string', default: 'pages' },
        format: { type: 'string', default: 'pretty' },
        since: { type: 'string' },
        now: { type: 'string' },
      },
    })
    const { pages, format, since } = values
    if (!isFormat(format)) return { wrong: `--format is one of ${Object.keys(formats).join(', ')}, not \`${format}\`.` }
    const now = momentOf(values.now, process.env['SOURCE_DATE_EPOCH'])
    return typeof now === 'string' ? { wrong: now } : { files: positionals, pages, format, since, now }
  } catch (error) {
    return { wrong: (error as Error).message.split('\n')[0] ?? '' }
  }
}

const isThere = (path: string, kind: 'isFile' | 'isDirectory') =>
  stat(path).then(
    (found) => found[kind](),
    () => false,
  )

async function missingPath({ files, pages }: { files: readonly string[]; pages: string }): Promise<string | undefined> {
  if (!(await isThere(pages, 'isDirectory'))) return `There is no folder \`${pages}\`.`
  for (const file of files) {
    if (!(await isThere(file, 'isFile'))) return `There is no file \`${file}\`.`
    if (relative(resolve(pages), resolve(file)).startsWith('..'))
      return `\`${file}\` is not in the folder \`${pages}\`.`
  }
  return undefined
}

type Since = { revision: string; commit: string; changes: Changes }

/** Beside the content: what decides how it is judged. */
const judging = ['public', 'blocks', 'schema', 'src']

function changesOf({ since, pages }: Call): Since | undefined {
  if (since === undefined) return undefined
  const commit = commitToCompare(since)
  return { revision: since, commit, changes: changesSince(commit, [pages, ...judging]) }
}

function goneSince({ revision, commit, changes }: Since, loaded: LoadedSite, { pages, now }: Call) {
  const isContent = (file: string) => !relative(pages, file).startsWith('..')
  const texts = textsAt(commit, changes.before.filter(isContent))
  return goneAddresses({
    revision,
    pages,
    now,
    before: [...texts].map(([file, text]) => ({ file, text })),
    movedTo: changes.movedTo,
    addresses: loaded.addresses,
    sources: loaded.sources,
  })
}

/**
 * The faults that were asked for. Since a revision these are all of the files that changed, and the errors that a change
 * has caused elsewhere: with them nothing can be built.
 */
function wantedOf(loaded: LoadedSite, call: Call, since: Since | undefined) {
  const { files } = call
  const named = new Set(files.map((file) => relative('.', file).split(sep).join('/')))
  const isNamed = (file: string) => named.size === 0 || named.has(file)
  if (since === undefined)
    return {
      diagnostics: loaded.diagnostics.filter(({ file }) => isNamed(file)),
      pages: named.size === 0 ? loaded.pageCount : named.size,
    }
  const { changed } = since.changes
  const found = loaded.diagnostics.filter(({ file, severity }) => severity === 'error' || changed.has(file))
  const diagnostics = inOrder([...found, ...goneSince(since, loaded, call)])
  const changedPages = [...new Set(loaded.addresses.values())].filter((file) => changed.has(file) && isNamed(file))
  return { diagnostics: diagnostics.filter(({ file }) => isNamed(file)), pages: changedPages.length }
}

/** What the catalogue says about each code. The words of a fault are whole without it. */
async function readCatalogue(): Promise<(code: string) => string | undefined> {
  const text = await readFile(join(root, catalogueFile), 'utf8').catch(() => '')
  return (code) => sectionOf(text, code)
}

/** Everything that is wrong in the content: of each page, between pages, and of what nothing uses. */
async function loadJudged({ pages, now }: Call): Promise<LoadedSite> {
  const site = await loadSite({ root: '.', pages, now })
  const faults = graphFaults(site.material, listPictureFiles('public'))
  return { ...site, diagnostics: inOrder([...site.diagnostics, ...faults]) }
}

/** Whether neither the content nor what judges it has changed: there is nothing to look at then. */
const isUnchanged = (since: Since | undefined) =>
  since !== undefined && since.changes.changed.size + since.changes.before.length === 0

async function run(call: Call): Promise<number> {
  const since = changesOf(call)
  const about = await readCatalogue()
  const color = process.stdout.isTTY === true && !process.env['NO_COLOR']
  const told = async (): Promise<Report> => {
    if (isUnchanged(since)) return { diagnostics: [], pages: 0, sources: () => undefined, about }
    const loaded = await loadJudged(call)
    return { ...wantedOf(loaded, call, since), sources: loaded.sources, about }
  }
  const report = await told()
  process.stdout.write(formats[call.format](report, color))
  return report.diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0
}

/** `validate`: checks every page. Resolves to the exit code: 0 no errors, 1 errors, 2 wrong use. */
export async function validate(argv: readonly string[]): Promise<number> {
  const call = readArguments(argv)
  const wrong = 'wrong' in call ? call.wrong : await missingPath(call)
  if ('wrong' in call || wrong !== undefined) {
    process.stderr.write(`${wrong}\n${usage}`)
    return 2
  }
  try {
    return await run(call)
  } catch (error) {
    if (!(error instanceof GitRefused)) throw error
    process.stderr.write(`${error.message}\n`)
    return 2
  }
}
