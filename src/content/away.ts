import type { Page } from '../../blocks/page.ts'
import { isScheduled } from '../../schema/schedule.ts'
import type { BlockSchemas } from './blocks.ts'
import { linkFaults } from './links.ts'
import { createPageTexts, isCompared, isComparedPage, noteTexts } from './near-duplicates/faults.ts'
import type { PageResult } from './page.ts'
import { noteSummary, type PageSummary, summaryOf } from './page-summary.ts'
import { noteWords, type SearchWords, searchWords } from './search-words.ts'
import type { SharedContent } from './shared.ts'

/** A page whose blocks another thread holds: what must be known of it to compare it with the others. */
type AwayPage = {
  summary: PageSummary
  words: SearchWords
  /** The text of each block, where pages of the site are compared. */
  texts?: readonly string[] | undefined
  /** Number of its ids in {@link AwayPart.ids}: pages of one template have the same. */
  ids: number
  title: string | undefined
  description: string | undefined
}

/** Sound pages that another thread holds, as plain JSON. What many of them name stands here once. */
export type AwayPart = {
  pages: AwayPage[]
  ids: string[][]
  /** Where links to other pages lead. */
  links: string[]
  /** Pictures that need a file. */
  pictures: string[]
  /** Fragments. */
  used: string[]
  /** Files of pages that cannot be held by another thread: all other pages, or the time, decide what they show. */
  refused: string[]
}

/** Whether a page follows from its own file and from what all pages share, and has what others have. */
const isPlain = ({ page, lists, forms, scheduled }: PageResult) =>
  page !== undefined &&
  page.city !== undefined &&
  !page.gate &&
  !isScheduled(page) &&
  lists.length + forms.length + scheduled.length === 0

/** Whether a page leads to parts of itself that are not there. */
function leadsNowhere({ file, path, links, ids }: PageResult): boolean {
  const own = links.filter(({ href }) => href.startsWith('#'))
  const destinations = { anchors: new Map([[path as string, ids]]), aliases: new Map(), planned: new Set<string>() }
  return linkFaults([{ file, path, links: own }], destinations).length > 0
}

/** What is to be known of these pages elsewhere, and the pages; `undefined` where one of them has a fault. */
export function awayPart(
  results: readonly PageResult[],
  { site }: SharedContent,
  schemas: BlockSchemas,
): { part: AwayPart; pages: Page[] } | undefined {
  const plain = results.filter(isPlain)
  if (results.some((result) => result.diagnostics.length > 0 || leadsNowhere(result))) return undefined
  const idNumbers = new Map<string, number>()
  const textsOf = isCompared(site) ? createPageTexts(schemas) : undefined
  const pages = plain.map((result): AwayPage => {
    const page = result.page as Page
    const ids = JSON.stringify([...result.ids])
    const number = idNumbers.get(ids) ?? idNumbers.size
    idNumbers.set(ids, number)
    return {
      summary: summaryOf(page),
      words: searchWords(page),
      texts: isComparedPage(page) ? textsOf?.(page) : undefined,
      ids: number,
      title: result.title?.text,
      description: result.description?.text,
    }
  })
  const once = <Value>(values: Iterable<Value>) => [...new Set(values)]
  const part = {
    pages,
    ids: [...idNumbers.keys()].map((ids) => JSON.parse(ids) as string[]),
    links: once(plain.flatMap(({ links }) => links.map(({ href }) => href).filter((href) => href.startsWith('/')))),
    pictures: once(plain.flatMap(({ pictures }) => pictures.filter(({ isDrawn }) => !isDrawn).map(({ name }) => name))),
    used: once(plain.flatMap(({ used }) => [...used])),
    refused: results.filter((result) => !isPlain(result)).map(({ file }) => file),
  }
  return { part, pages: plain.map(({ page }) => page as Page) }
}

const away = new WeakSet<Page>()

/** Whether another thread holds the blocks of a page: here it has none. */
export const isAway = (page: Page) => away.has(page)

/** The pages of another thread as results of their own: where something stands in them is not known. */
export function awayResults({ pages, ids, links, pictures, used }: AwayPart): PageResult[] {
  const idSets = ids.map((list) => new Set(list))
  return pages.map(({ summary, words, texts, ids: number, title, description }, index): PageResult => {
    const { types: _t, images: _i, cardImage: _c, scene: _s, cases: _a, forms: _f, documents: _d, ...head } = summary
    const page: Page = { ...head, blocks: [] }
    away.add(page)
    noteSummary(page, summary)
    noteWords(page, words)
    if (texts) noteTexts(page, texts)
    const place = { source: { file: page.file, text: '' }, start: 0, end: 0 }
    const spot = { ...place, path: '' }
    const isFirst = index === 0
    return {
      file: page.file,
      path: page.path,
      page,
      start: spot,
      aliases: page.aliases.map((alias) => ({ alias, spot })),
      diagnostics: [],
      used: new Set(isFirst ? used : []),
      links: isFirst ? links.map((href) => ({ href, place })) : [],
      scheduled: [],
      pictures: isFirst ? pictures.map((name) => ({ name, isDrawn: false, place })) : [],
      forms: [],
      lists: [],
      ids: idSets[number] as Set<string>,
      ...(title === undefined ? {} : { title: { text: title, spot } }),
      ...(description === undefined ? {} : { description: { text: description, spot } }),
    }
  })
}
