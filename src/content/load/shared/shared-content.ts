import type { BlockSchemas } from '../../../../schema/block.ts'
import type { Collections } from '../../../../schema/collections/collections.ts'
import type { RecordSchemas } from '../../../../schema/collections/record-schemas.ts'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import type { Language } from '../../../../schema/language/language.ts'
import type { FooterColumn, HeaderEntry } from '../../../../schema/layout/header.ts'
import type { NamedRecords } from '../../../../schema/matrix/matrix-entries.ts'
import type { Span } from '../../../../schema/schedule/schedule.ts'
import type { Site } from '../../../../schema/site/site.ts'
import type { Theme } from '../../../../schema/theme/theme.ts'
import type { Ask } from '../../derive/search-documents.ts'
import type { DrawnLand } from '../../outline/read-land.ts'
import type { Container } from '../../parse/source-position.ts'
import type { RecordLookups } from '../../resolve/record-lookups.ts'
import type { Library } from '../../resolve/resolve-context.ts'
import type { Scope } from '../../resolve/scope.ts'
import type { WrittenRedirect } from '../../validate/addresses/redirect-checks.ts'
import type { WrittenPrefill } from '../../validate/prefill-checks.ts'
import type { pageSchema } from '../page-schema.ts'
import type { Settings } from './settings.ts'

/** Everything that pages share, validated once. */
export type SharedContent = RecordLookups & {
  site: Site
  /** The file that it is read from. */
  siteFile: string
  theme: Theme
  /** How the site speaks to visitors. */
  language: Language
  /** The schema of `_data/wording.yaml`. */
  wordingSchema: Settings['wordingSchema']
  /** The land that its maps show. */
  land: DrawnLand | undefined
  /** Tones of the theme, that of the page first; none if the theme has an error. */
  tones: readonly string[]
  /** `_data/site.yaml` with its tokens filled, for its links. */
  siteRoot: Container | undefined
  /** The fields of the records, and their schemas. */
  collections: Collections
  /** Whether they have errors: what a record is cannot be said then, nor what pages show of it. */
  collectionsBroken: boolean
  recordSchemas: RecordSchemas
  library: Library & { used: ReadonlySet<string> }
  header: HeaderEntry[]
  footer: FooterColumn[]
  /** The records of each collection, by slug. */
  records: ReadonlyMap<string, ReadonlyMap<string, { broken: boolean; root?: Container }>>
  /** The schemas of all block types that have one. */
  blocks: BlockSchemas
  /** The schema of a page, without those of its blocks. */
  pageSchema: ReturnType<typeof pageSchema>
  /** The templates that exist, and those that matrices name. */
  templates: ReadonlySet<string>
  matrixTemplates: ReadonlySet<string>
  /** How many sentences of its own a page needs, by its address, where its matrix asks for them. */
  ownSentences: ReadonlyMap<string, number>
  /** Names of records and the areas around them in every form, which near-duplicate checks ignore. */
  names: readonly string[]
  /** Paths of the matrices, whether their page exists or not. */
  planned: ReadonlySet<string>
  /** What the search says of combinations of records without a page. */
  asks: readonly Ask[]
  /** What calculators hand to the form of the quote dialog. */
  prefills: readonly WrittenPrefill[]
  /** The redirects of the site, and where each is written. */
  redirects: readonly WrittenRedirect[]
  /** The day as of which dated facts are evaluated, as an ISO date. */
  today: string
  /** The time as of which schedules are evaluated, in milliseconds since 1970. */
  now: number
  /** Whether something with this span is part of the site now. */
  holdsNow: (span: Span) => boolean
  scopeOf: (page: string, named?: NamedRecords) => Scope
  /** The library for a page that names these records. */
  libraryFor: (named?: NamedRecords) => Library
  /** Hash of what every page reads: the settings of the site, and what there is. */
  settingsPrint: string
  /** The fingerprint of anything else that a page reads of shared content, by the name under which it was recorded. */
  fingerprintOf: (input: string) => string
  /** A scope with every token of any record, to validate a fragment that no page uses. */
  anyScope: (file: string) => Scope
  /** The library for such a fragment. */
  anyLibrary: () => Library
  diagnostics: Diagnostic[]
}

/**
 * What the check of a page may read of shared content. Each of these is either a setting (`settingsPrint`) or recorded when
 * it is read (`shared-inputs.ts`), so that a stored result is used only while all of it is the same.
 */
export type PageShared = Pick<
  SharedContent,
  | 'collections'
  | 'collectionsBroken'
  | 'holdsNow'
  | 'libraryFor'
  | 'matrixTemplates'
  | 'pageSchema'
  | 'records'
  | 'scopeOf'
  | 'site'
  | 'siteFile'
  | 'templates'
  | 'theme'
  | 'today'
  | 'tones'
>
