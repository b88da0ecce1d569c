import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import { everyBlock } from '../../../schema/nested-blocks.ts'
import { inSite } from '../../../schema/site/in-site.ts'
import type { PictureFiles } from '../../pictures/picture-file.ts'
import type { PublicFolders } from '../../pictures/public-folders.ts'
import { inOrder } from '../diagnostics/diagnose.ts'
import { createTranslations } from '../translations/site-translations.ts'
import type { createBlockTypes } from './block-types.ts'
import type { ContentFiles } from './files/content-files.ts'
import type { ContentName, PageFile } from './files/content-names.ts'
import type { LoadedSite } from './loaded-site.ts'
import type { PageResult } from './page-result.ts'
import type { createPageResults, PageInputs } from './page-results.ts'
import { type PageSources, pageSources } from './page-sources.ts'
import { checkQuoteDialog } from './shared/quote-dialog.ts'
import type { SharedContent } from './shared/shared-content.ts'
import type { createSharedStates } from './shared-states.ts'

/** What the contents of one folder have in common: those of the disk, and those with texts that are not written. */
export type Surroundings = {
  results: ReturnType<typeof createPageResults>
  states: ReturnType<typeof createSharedStates>
  types: ReturnType<typeof createBlockTypes>
  publicFolders: PublicFolders
  pictures: PictureFiles
  /** Of a language: `elsewhere` are the addresses of the source, to which its links may lead. */
  assemble: (inputs: PageInputs, elsewhere?: ReadonlySet<string>) => LoadedSite
}

/** What there is in some files of a content folder. Each file and each page is read when somebody asks for it. */
export function contentOf(
  files: ContentFiles,
  { results, states, types, publicFolders, pictures, assemble }: Surroundings,
) {
  const { texts } = files
  const inputs = () => states.of(files)
  const pageOf = (one: PageFile): PageResult | undefined => results.of(one, inputs())?.result
  const diagnosticsOn = (names: ReadonlySet<string>): Diagnostic[] =>
    files.pages().flatMap((page) => (names.has(page.file) ? (pageOf(page)?.diagnostics ?? []) : []))
  function hasFragment(page: PageFile, name: string): boolean {
    if (!files.sourceAt(texts.fileOf(page.file)).text.includes(name)) return false
    const value = files.parsed(page)?.value
    if (!isMapping(value) || !Array.isArray(value['blocks'])) return false
    return everyBlock(value['blocks'].filter(isMapping)).some(({ use }) => use === name)
  }
  /** The first page that has the fragment in a file: its values are checked where they stand on a page. */
  function pageWith(file: string): string[] {
    const [, name] = /^_data\/fragments\/(.+)\.yaml$/.exec(file) ?? []
    const page = name === undefined ? undefined : files.pages().find((one) => hasFragment(one, name))
    return page ? [page.file] : []
  }

  return {
    /** The schemas of all block types. */
    blocks: types.usable,
    /** Shared content. */
    shared: (): SharedContent => inputs().shared,
    /** The files of shared content, and parses one of them: a server that answers others meanwhile parses them ahead. */
    sharedNames: files.dataNames,
    parse: (one: ContentName) => void files.parsed(one),
    /** The parsed files of shared content, by their names below `_data/`. */
    sharedFiles: () => new Map(files.data().map(({ name, parsed }) => [name, parsed])),
    /** The block in the quote dialog of every page. */
    dialog() {
      const { shared, checkBlock } = inputs()
      return inSite(shared, () => checkQuoteDialog(shared, checkBlock).block)
    },
    /** Names of all files in the folder, and the path of one from the root of the repository. */
    names: texts.names,
    fileOf: texts.fileOf,
    /** The page files, sorted by name. */
    pageFiles: files.pages,
    /** Pages and shared data as they are parsed, by their names. Nothing is checked. */
    parsedFiles: files.read,
    /** The result of one of them; `undefined` if it is gone. */
    pageOf,
    /** A page with the positions of its values; `undefined` if it is gone. */
    sourcesOf(one: PageFile): PageSources | undefined {
      const parsed = files.parsed(one)
      const { shared, checkBlock } = inputs()
      return parsed && inSite(shared, () => pageSources(parsed, shared, checkBlock.schemas))
    },
    /**
     * Diagnostics of files by their names: all of a page except those across pages, those of a shared record, and those of a
     * fragment on one of its pages.
     */
    diagnosticsOf(names: ReadonlySet<string>): Diagnostic[] {
      const paths = new Set([...names].map(texts.fileOf))
      const checked = new Set([...names, ...[...names].flatMap(pageWith)])
      return inOrder([...inputs().shared.diagnostics, ...diagnosticsOn(checked)].filter(({ file }) => paths.has(file)))
    },
    /** Diagnostics of pages by the names of their files, wherever they are found: in a fragment, too. */
    diagnosticsOn,
    /** The texts of the content files, and their translations in the mirrors of a language. */
    translations() {
      const { shared } = inputs()
      return createTranslations(files, {
        blocks: types.usable(),
        collections: shared.collections,
        records: shared.recordSchemas,
        locale: shared.site.locale,
      })
    },
    publicFolders,
    /** The picture files. */
    pictures,
    /** The whole site as last listed. Reads the pages that were not read before, and compares all of them. */
    assemble: (elsewhere?: ReadonlySet<string>) => inSite(inputs().shared, () => assemble(inputs(), elsewhere)),
  }
}

/** What there is in a content folder, as it is or with texts that are not written: {@link contentOf}. */
export type Content = ReturnType<typeof contentOf>
