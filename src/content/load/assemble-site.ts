import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { PictureFiles } from '../../pictures/picture-file.ts'
import { scheduleTimesIn } from '../derive/schedule-times.ts'
import { diagnose, fileStart } from '../diagnostics/diagnose.ts'
import { fileKind } from '../parse/file-kind.ts'
import { isMirror } from '../translations/mirror-names.ts'
import { badFileName } from '../validate/addresses/address-checks.ts'
import { publicFileDiagnostics } from '../validate/public-file-checks.ts'
import type { createBlockTypes } from './block-types.ts'
import { brokenBlockDiagnostic } from './broken-block.ts'
import { crossPageDiagnostics } from './cross-page-checks.ts'
import type { FolderTexts } from './files/folder-files.ts'
import type { LoadedSite } from './loaded-site.ts'
import type { PageResult } from './page-result.ts'
import { type createPageResults, momentsIn, type PageInputs } from './page-results.ts'
import { type Assembling, publishedSite } from './published-site.ts'
import { checkQuoteDialog, type QuoteDialog } from './shared/quote-dialog.ts'
import { themeFileDiagnostics } from './shared/theme-file.ts'
import { overwrittenFiles } from './written-files.ts'

type Options = Pick<Assembling, 'publicFolders' | 'now' | 'drafts' | 'finishesDrafts' | 'origin'> &
  Pick<LoadedSite, 'save' | 'release'> & {
    results: ReturnType<typeof createPageResults>
    types: ReturnType<typeof createBlockTypes>
    pictures: PictureFiles
    base: string
    /** Of a language: the addresses of the source. Diagnostics of the source across pages are not found again. */
    elsewhere?: ReadonlySet<string>
  }

/** Files of which none is content, although they should be: badly named ones, and links that are not followed. */
function strayFiles({ fileOf, names, badLinks }: FolderTexts) {
  const misnamed = names().flatMap((name) => {
    const kind = fileKind(name)
    return kind.kind === 'bad' ? [badFileName(fileOf(name), fileOf(''), kind)] : []
  })
  const links = badLinks()
    .filter(({ name }) => !name.startsWith('_public/'))
    .map(({ name, reason }) => diagnose('bad-file-link', fileStart({ file: fileOf(name), text: '' }), { reason }))
  return { misnamed, links }
}

/** Diagnostics that no single page shows. */
function diagnosticsAcross(
  results: readonly PageResult[],
  { files, shared, checkBlock }: PageInputs,
  { types, pictures, publicFolders, base, dialog, elsewhere }: Options & { dialog: QuoteDialog },
): Diagnostic[] {
  const compared = { pictures, publicFolders, dialog, schemas: checkBlock.schemas }
  if (elsewhere)
    return crossPageDiagnostics(results, shared, { ...compared, elsewhere }).filter(
      ({ file, code }) =>
        // No word of a language is English in silence.
        code === 'english-words' || isMirror(files.texts.nameOf(file)),
    )
  const theme = files.data().find(({ name }) => name === 'theme')?.parsed
  return [
    ...types.broken().map(brokenBlockDiagnostic(base)),
    ...crossPageDiagnostics(results, shared, compared),
    ...publicFileDiagnostics({
      base,
      folders: publicFolders,
      pages: results.map(({ path }) => path),
      written: overwrittenFiles(results),
    }),
    ...themeFileDiagnostics(shared.theme, theme, { base, publicFolders }),
  ]
}

/** The whole site: reads the pages that were not read before, and compares all of them. */
export function assembledSite(inputs: PageInputs, options: Options): LoadedSite {
  const { files, shared, checkBlock } = inputs
  const { publicFolders, now, drafts, finishesDrafts, origin, save, release } = options
  const { fileOf } = files.texts
  const checked = files.pages().flatMap((one) => options.results.of(one, inputs) ?? [])
  const results = checked.map(({ result }) => result)
  const dialog = checkQuoteDialog(shared, checkBlock)
  const crossPage = diagnosticsAcross(results, inputs, { ...options, dialog })
  const { misnamed, links } = strayFiles(files.texts)
  const all = files.read()
  const paths = new Set(all.map(({ file }) => fileOf(file)))
  const published = publishedSite({
    shared,
    dialog,
    checkBlock,
    results,
    publicFolders,
    now,
    drafts,
    finishesDrafts,
    origin,
    crossPage: [...misnamed, ...links, ...crossPage],
  })
  const mirrors = new Set(files.texts.names().filter(isMirror))
  const textOf = (file: string) =>
    paths.has(file) || mirrors.has(files.texts.nameOf(file)) ? files.sourceAt(file).text : undefined
  // Read now: whoever asks for the text of a diagnostic later means the text that it was found in.
  const texts = new Map(published.diagnostics.map(({ file }) => [file, textOf(file)]))
  return {
    ...published,
    crossPage,
    save,
    release,
    material: { files: all, results, shared, dialog, blockTypes: Object.keys(checkBlock.schemas) },
    pageCount: results.length + misnamed.filter(({ file }) => !file.includes('/_data/')).length,
    moments: momentsIn([
      scheduleTimesIn(files.data().map(({ parsed }) => parsed)),
      ...checked.map(({ moments }) => moments),
    ]),
    derive: options.results.deriveIn(inputs),
    hashes: new Map([
      ...all.map((one) => [one.file, files.hashOf(one) ?? ''] as const),
      ...[...mirrors].map((name) => [name, files.texts.hashOf(name) ?? ''] as const),
    ]),
    sources: (file) => texts.get(file) ?? textOf(file),
  }
}
