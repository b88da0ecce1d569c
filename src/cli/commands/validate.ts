import { readFile, stat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { Option } from '@commander-js/extra-typings'
import { cacheOf } from '../../cache/cache.ts'
import { type Format, formats } from '../../content/formats/formats.ts'
import type { Report } from '../../content/formats/report.ts'
import { withSite } from '../../content/formats/with-site.ts'
import { engineRoot } from '../../files/roots.ts'
import { withSlashes } from '../../files/with-slashes.ts'
import { command } from '../options.ts'
import { catalogueFile, sectionOf } from '../support/catalogue/catalogue.ts'
import { updateEditorSchemas } from '../support/editor-schemas.ts'
import { changesSince, GitRefused } from '../support/git.ts'
import { currentTime, nowOption } from '../support/now.ts'
import { commitToCompare } from '../support/revision.ts'
import { validateCached } from '../support/validate-cached.ts'
import type { Since, ValidationResult } from '../support/validate-content.ts'

const call = command('validate', 'Validates all pages.')
  .argument('[files...]', 'report only diagnostics that concern these files')
  .option('--since <rev>', 'report only what changed since a git revision, and addresses that were removed since')
  .addOption(
    new Option('--format <name>', 'pretty for people, the others for programs')
      .choices(Object.keys(formats) as Format[])
      .default('pretty' as Format),
  )
  .addOption(nowOption)
  .option('--no-cache', 'ignore cached results')

type ValidateRequest = {
  files: string[]
  pages: string
  format: Format
  since: string | undefined
  now: Date
  isCached: boolean
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

/** Folders besides the content that influence the diagnostics. */
const codeFolders = ['public', 'blocks', 'schema', 'src']

function changesOf({ since, pages }: ValidateRequest): Since | undefined {
  if (since === undefined) return undefined
  const commit = commitToCompare(since)
  return { revision: since, commit, changes: changesSince(commit, [pages, ...codeFolders]) }
}

/** Validates the content, or returns the cached result. */
async function validateOrReadCache(
  { pages, now, isCached }: ValidateRequest,
  since: Since | undefined,
): Promise<ValidationResult> {
  const request = { base: resolve('.'), pages, now, since }
  if (isCached) return validateCached(request, { root: engineRoot, cache: cacheOf(engineRoot) })
  return (await import('../support/validate-content.ts')).validateContent(request)
}

/** The part of the result that was requested. */
function reportOf(
  result: ValidationResult,
  { files, since }: ValidateRequest,
): Pick<Report, 'diagnostics' | 'pages' | 'sources'> {
  const named = new Set(files.map((file) => withSlashes(relative('.', file))))
  const isNamed = (file: string) => named.size === 0 || named.has(file)
  const texts = new Map(result.texts)
  const all = named.size === 0 ? result.pageCount : named.size
  return {
    diagnostics: result.diagnostics.filter(({ file, others = [] }) => [file, ...others].some(isNamed)),
    pages: since === undefined ? all : result.changedPages.filter(isNamed).length,
    sources: (file) => texts.get(file),
  }
}

/** The section of the catalogue about each code. Messages are complete without it. */
async function readCatalogue(): Promise<(code: string) => string | undefined> {
  const text = await readFile(join(engineRoot, catalogueFile), 'utf8').catch(() => '')
  return (code) => sectionOf(text, code)
}

/** Whether neither the content nor the code that checks it has changed: then there is nothing to validate. */
const isUnchanged = (since: Since | undefined) =>
  since !== undefined && since.changes.changed.size + since.changes.before.length === 0

async function run(request: ValidateRequest): Promise<number> {
  const since = changesOf(request)
  const about = await readCatalogue()
  const color = process.stdout.isTTY === true && !process.env['NO_COLOR']
  const createReport = async (): Promise<Report> => {
    if (isUnchanged(since)) return { diagnostics: [], pages: 0, sources: () => undefined, about }
    return { ...reportOf(await validateOrReadCache(request, since), request), about }
  }
  const report = await createReport()
  process.stdout.write(withSite(formats[request.format](report, color), request.pages))
  await updateEditorSchemas(resolve(request.pages))
  return report.diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0
}

/** `validate`: checks every page. Resolves to the exit code: 0 no errors, 1 errors, 2 wrong use. */
export async function validate(argv: string[]): Promise<number> {
  const [files] = call.parse(argv, { from: 'user' }).processedArgs
  const { pages, format, since, now = currentTime(), cache } = call.opts()
  const request = { files, pages, format, since, now, isCached: cache }
  const wrong = await missingPath(request)
  if (wrong !== undefined) call.error(wrong)
  try {
    return await run(request)
  } catch (error) {
    if (!(error instanceof GitRefused)) throw error
    process.stderr.write(`${error.message}\n`)
    return 2
  }
}
