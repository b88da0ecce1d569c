import { textsOf } from '../../../schema/collections/collections.ts'
import { searchWords } from '../../../schema/language/search-words.ts'
import { isOldAddress } from '../../../schema/links/link.ts'
import type { NamedRecords } from '../../../schema/matrix/matrix-entries.ts'
import type { SearchDocument } from '../../../schema/pages/search-document.ts'
import type { FoundRecord, RecordLookups } from '../resolve/record-lookups.ts'
import { isIndexable } from './indexable.ts'
import { isFurtherPage } from './numbered-pages.ts'
import type { PageWithoutBlocks } from './page-summary.ts'
import { answerDocuments } from './search-answers.ts'
import type { SearchedPage } from './search-words.ts'

/** A combination of records without a page, for which visitors can ask. */
export type Ask = {
  /** The address that its page would have. */
  path: string
  named: NamedRecords
  /** The title that its page would have, and what the search says of it. */
  title: string
  text: string
  /** What the quote form begins with. */
  quote: Readonly<Record<string, string | readonly string[]>>
}

type Lookups = Omit<RecordLookups, 'recordIn' | 'hasOwnPage' | 'tags'>

export type SearchFacts = Lookups & { pages: readonly SearchedPage[]; asks: readonly Ask[] }

/** Text that is on a larger share of the pages does not distinguish them. */
const maxPageShare = 0.1

/**
 * Words of body text in one index: a phone downloads all of it. With more, each page has an equal share, counted from its
 * beginning; headings and names are always complete.
 */
const maxTextWords = 100_000

/** Returns a function that shortens the text of a page to its share of the index. */
function shorten(texts: readonly string[]): (text: string) => string {
  let count = 0
  const isTooMuch = texts.some((text) => {
    count += text.split(' ', maxTextWords + 1).length
    return count > maxTextWords
  })
  const share = Math.floor(maxTextWords / texts.length)
  return isTooMuch ? (text) => text.split(' ', share).join(' ') : (text) => text
}

/** Weight of the first page of a record, to which its name alone leads, and of a page that is one of its kind. */
const firstPageWeight = 1.25
const ownPageWeight = 1.15

/** Words of addresses: other spellings of records that lead to the page. */
const wordsOfPaths = (paths: readonly string[]) => paths.map((path) => path.replace(/[-/]+/g, ' ').trim())

/** `case-studies` → `Case studies`. */
const folderName = (folder: string) => folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll('-', ' ')

const areaOf = ({ settings, record }: FoundRecord) => textsOf(record, settings.area)
// Names of the area are separate: people who search for a city rarely mean them.
const namesOf = ({ settings, record }: FoundRecord) => [
  record.name,
  ...textsOf(record, settings.names),
  ...record.alsoCalled,
]

/** What a page is one of: its record's area, the page of its folder, else the name of the folder. `titles` are those of all pages by path. */
function kindOf(
  { path }: PageWithoutBlocks,
  leading: FoundRecord | undefined,
  titles: ReadonlyMap<string, string>,
): string {
  if (leading) return areaOf(leading)[0] ?? leading.record.name
  const folder = path.slice(0, path.lastIndexOf('/'))
  return folder === ''
    ? searchWords.page
    : (titles.get(folder) ?? folderName(folder.slice(folder.lastIndexOf('/') + 1)))
}

/** The records that a page names, and those whose addresses are aliases of it. */
function recordsOn(page: PageWithoutBlocks, { recordsOf, recordsCalled }: Lookups): FoundRecord[] {
  const slugs = page.aliases.flatMap((alias) => alias.split('/').slice(1))
  const found = [...recordsOf(page), ...slugs.flatMap(recordsCalled)]
  return [...new Map(found.map((one) => [one.record, one])).values()]
}

/** The first of a leading record has the weight of a first page. */
function askDocument({ path, named, title, text, quote }: Ask, isFirst: boolean, { recordsOf }: Lookups) {
  const records = recordsOf(Object.fromEntries(named))
  return {
    path,
    title,
    names: [...new Set(records.flatMap(namesOf)), ...wordsOfPaths([path])].join(' '),
    area: records.flatMap(areaOf).join(' '),
    headings: '',
    text: '',
    kind: records[0] ? (areaOf(records[0])[0] ?? '') : '',
    description: text,
    weight: isFirst ? firstPageWeight : 1,
    quote,
  }
}

/**
 * The pages that the search covers, in the order of their paths, then answers on them, then what visitors can ask for. Of a page whose record leads a matrix only names and
 * headings count: body text is similar on all of them.
 */
export function searchDocuments({ pages, asks, ...lookups }: SearchFacts): SearchDocument[] {
  const shown = pages
    .filter((page) => isIndexable(page) && !isFurtherPage(page))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
  const counts = new Map<string, number>()
  for (const { headings: texts } of shown) for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  const isDistinctive = (text: string) => (counts.get(text) ?? 0) <= Math.max(1, shown.length * maxPageShare)

  const titles = new Map(shown.map(({ path, title }) => [path, title]))
  const shortened = shorten(shown.flatMap(({ text }) => (text === '' ? [] : [text])))

  const ofPages = shown.map((page) => {
    const leading = lookups.recordsOf(page).find(({ leads }) => leads)
    const records = recordsOn(page, lookups)
    const names = new Set(records.flatMap(namesOf))
    return {
      path: page.path,
      title: page.title,
      names: [...names, ...wordsOfPaths([page.path, ...page.aliases.filter((alias) => !isOldAddress(alias))])].join(
        ' ',
      ),
      area: records.flatMap(areaOf).join(' '),
      headings: page.headings.filter(isDistinctive).join(' '),
      text: shortened(page.text),
      kind: kindOf(page, leading, titles),
      description: leading ? '' : page.description,
      weight: lookups.firstPages.has(page.path) ? firstPageWeight : leading ? 1 : ownPageWeight,
    }
  })
  const leadingIn = ({ named }: Ask) => [...named.values()][0]
  const ofAsks = asks.map((ask, index) => {
    const before = asks[index - 1]
    return askDocument(ask, before === undefined || leadingIn(before) !== leadingIn(ask), lookups)
  })
  return [...ofPages, ...answerDocuments(shown, (page) => lookups.recordsOf(page).flatMap(namesOf)), ...ofAsks]
}

/** The names of all records that pages and asks are about, once each: what a question is about beside what it asks. */
export const recordNames = ({
  pages,
  asks,
  recordsOf,
}: Pick<SearchFacts, 'pages' | 'asks' | 'recordsOf'>): string[] => [
  ...new Set(
    [...pages, ...asks.map(({ named }) => Object.fromEntries(named))].flatMap((one) => recordsOf(one).flatMap(namesOf)),
  ),
]
