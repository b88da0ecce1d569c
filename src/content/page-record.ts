import type { Page } from '../../blocks/page.ts'
import { isScheduled } from '../../schema/schedule.ts'
import { fileSpot } from './diagnose.ts'
import type { PageResult } from './page.ts'
import { type PageSummary, standInOf, summaryOf } from './page-summary.ts'
import { markOfWords, rememberWords, type SearchWords, searchedPage } from './search-words.ts'

/** What is remembered of a page that had no fault, so that it need not be read again. It is plain JSON. */
export type PageRecord = {
  /** Its file below the content folder, and the hash of that. */
  name: string
  hash: string
  /** The files of `_data/` that it is made of, as {@link createLookups} gives them. */
  data: readonly string[]
  summary: PageSummary
  words: SearchWords
  /** Texts of its head as pages are compared by them. */
  title: string
  description: string
  aliases: readonly string[]
  gate?: string
  /** Ids that links may lead to. */
  ids: readonly string[]
  /** Links to other pages. Those within the page were sound, and stay so as long as it is the same. */
  hrefs: readonly string[]
  /** Fragments that it names. */
  used: readonly string[]
}

type Read = Pick<PageRecord, 'name' | 'hash' | 'data'> & { result: PageResult }

/**
 * The record of a page; none where it has anything to tell, where time or other pages decide what it shows, and none of
 * the home page, which stands for the site.
 */
export function recordOf({ name, hash, data, result }: Read): PageRecord | undefined {
  const { page, diagnostics, lists, scheduled, title, description, gate, aliases, ids, links, used } = result
  if (!page || diagnostics.length > 0 || lists.length > 0 || scheduled.length > 0) return undefined
  if (isScheduled(page) || page.path === '/' || !title || !description) return undefined
  const { headings, text } = searchedPage(page)
  const words = { headings, text }
  return {
    name,
    hash,
    data,
    summary: summaryOf(page),
    words: { ...words, mark: markOfWords(words) },
    title: title.text,
    description: description.text,
    aliases: aliases.map(({ alias }) => alias),
    ...(gate && { gate: gate.name }),
    ids: [...ids],
    hrefs: [...new Set(links.map(({ href }) => href).filter((href) => href.startsWith('/')))],
    used: [...used],
  }
}

/** What a page gave when it was recorded. Its places are not known any more: a fault there must be found anew. */
export function resultOf(record: PageRecord): PageResult & { page: Page } {
  const page = standInOf(record.summary)
  rememberWords(page, record.words)
  const { file, path, forms } = record.summary
  const spot = fileSpot({ file, text: '' })
  const place = { source: spot.source, start: 0, end: 1 }
  return {
    file,
    path,
    start: spot,
    aliases: record.aliases.map((alias) => ({ alias, spot })),
    page,
    diagnostics: [],
    used: new Set(record.used),
    links: [],
    scheduled: [],
    pictures: [],
    forms: forms.map(([name, fields]) => ({ name, asks: JSON.stringify(fields), place })),
    lists: [],
    ...(record.gate !== undefined && { gate: { name: record.gate, spot } }),
    ids: new Set(record.ids),
    title: { text: record.title, spot },
    description: { text: record.description, spot },
  }
}
