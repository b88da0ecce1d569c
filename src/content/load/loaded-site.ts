import type { Block, BlockSchemas } from '../../../schema/block.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { Page } from '../../../schema/page.ts'
import type { Redirect } from '../../../schema/redirects.ts'
import type { SiteLanguage } from '../../../schema/translations/languages.ts'
import type { Derive } from '../../cache/derive.ts'
import type { PublicFolders } from '../../pictures/public-folders.ts'
import type { Unpublished } from '../derive/published-page.ts'
import type { Addresses } from '../translations/addresses.ts'
import type { Untranslated } from '../translations/untranslated-blocks.ts'
import type { ContentFile } from './files/content-files.ts'
import type { PageResult } from './page-result.ts'
import type { QuoteDialog } from './shared/quote-dialog.ts'
import type { SharedContent } from './shared/shared-content.ts'

/** The parts of the shared content that outlive loading, and are as they were checked. */
const lastingParts = [
  'theme',
  'language',
  'land',
  'collections',
  'recordsOf',
  'recordsCalled',
  'recordIn',
  'hasOwnPage',
  'firstPages',
  'tags',
  'names',
  'ownSentences',
  'asks',
  'settingsPrint',
  'fingerprintOf',
] as const satisfies readonly (keyof SharedContent)[]

export const lastingPartsOf = (shared: SharedContent) =>
  Object.fromEntries(lastingParts.map((part) => [part, shared[part]])) as Pick<
    SharedContent,
    (typeof lastingParts)[number]
  >

/** With them the site, whose announcements are those of now, and of `header` and `footer` the links to published pages. */
type SharedPart = ReturnType<typeof lastingPartsOf> & Pick<SharedContent, 'site' | 'header' | 'footer'>

/** The input of the graph: every file as written, and every page as resolved. */
export type GraphMaterial = {
  files: readonly ContentFile[]
  results: readonly PageResult[]
  shared: SharedContent
  dialog: QuoteDialog
  blockTypes: readonly string[]
}

/** Everything in a content folder. Pages with errors are left out of `pages` and are in `diagnostics`. */
export type LoadedSite = SharedPart & {
  /** The schemas of all block types: the engine's, and those that the site brings. */
  blocks: BlockSchemas
  publicFolders: PublicFolders
  /** The redirects of the site, and those to the first pages of lists. */
  redirects: readonly Redirect[]
  /** The block in the quote dialog of every page. */
  dialog?: Block | undefined
  /** The published pages, each followed by the further pages of its list. */
  pages: Page[]
  /** All pages that have a file, published or not, with all their blocks. */
  everyPage: Page[]
  /** Unpublished parts of `pages`, by path: only if drafts are shown. */
  unpublished: ReadonlyMap<string, Unpublished>
  /** All diagnostics of all files, without duplicates, sorted by file and position. */
  diagnostics: Diagnostic[]
  /** Those of them that no single page shows. */
  crossPage: readonly Diagnostic[]
  /** Every address, with the file that has it: paths and aliases, including those of pages with errors, and redirects. */
  addresses: ReadonlyMap<string, string>
  /** The input of the graph. */
  material: GraphMaterial
  /** A value that follows from a page or its result, computed once for what it was computed from. */
  derive: Derive
  /** Stores what was computed, for later runs. */
  save: () => void
  /** Frees the memory of what was read. */
  release: () => void
  /** Number of page files, with and without errors. */
  pageCount: number
  /** The times at which schedules begin and end, in milliseconds since 1970; `undefined` if one cannot be read. */
  moments: ReadonlySet<number> | undefined
  /** Hashes of the content files, by their names in the folder. */
  hashes: ReadonlyMap<string, string>
  /** Text of a file by its path from the root, for code frames. */
  sources: (file: string) => string | undefined
  /** The site in each language that it is translated into, if it was loaded with them. */
  translated?: readonly TranslatedSite[]
}

/** The site in another language: its pages have the paths of the source, and are written at these addresses. */
export type TranslatedSite = {
  language: SiteLanguage
  site: LoadedSite
  addresses: Addresses
  /** What of the blocks of a page is shown as the source says it, by its path. */
  untranslated: ReadonlyMap<string, readonly Untranslated[]>
  /** What header, footer and quote dialog show as the source says it. */
  untranslatedAround: readonly string[]
  /** When schedules in its mirrors begin and end, as of a {@link LoadedSite}. */
  moments: ReadonlySet<number> | undefined
  diagnostics: readonly Diagnostic[]
}

/** The input of a build: without the parsed files, which take more memory than the site. */
export type SiteContent = Omit<LoadedSite, 'material' | 'sources' | 'crossPage' | 'moments' | 'hashes'>
