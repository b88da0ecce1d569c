import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { everyBlock } from '../../../../schema/nested-blocks.ts'
import type { Page } from '../../../../schema/page.ts'
import { inSite } from '../../../../schema/site/in-site.ts'
import { readsPages, withPageLists } from '../../../content/derive/page-lists.ts'
import { summaryOf } from '../../../content/derive/page-summary.ts'
import { pagesByFile } from '../../../content/graph/pages-by-file.ts'
import { writtenUses } from '../../../content/graph/written-uses.ts'
import type { PageFile } from '../../../content/load/files/content-names.ts'
import type { UnsavedTexts } from '../../../content/load/files/unsaved-texts.ts'
import type { Content } from '../../../content/load/load.ts'
import type { PageResult } from '../../../content/load/page-result.ts'

/** How many pages are checked before other requests are answered. */
const sliceLength = 60

/** A page with its results before and after. */
export type PagePair = { one: PageFile; before: PageResult | undefined; after: PageResult | undefined }

/** What visitors and search engines see of a page: what a comparison of renderings compares. */
export const shownParts = ({ title, description, noindex, aliases, blocks }: Page) => ({
  title,
  description,
  noindex: noindex === true,
  aliases,
  blocks,
})

/** Whether two states of a page differ for visitors. */
export const differ = (before: Page | undefined, after: Page | undefined): boolean =>
  before === undefined || after === undefined
    ? before !== after
    : before !== after && !isDeepStrictEqual(shownParts(before), shownParts(after))

/** The name below `_data/` of a shared file of the content; `undefined` for other files. */
const sharedName = (file: string) => /^_data\/(.+)\.yaml$/.exec(file)?.[1]

/**
 * The pages that texts may change: their own, and those that show a fragment among them. Other shared files, such as
 * records, have words in lists of any page.
 */
export function candidatesOf(content: Content, texts: UnsavedTexts): PageFile[] {
  const shared = [...texts.keys()].flatMap((file) => sharedName(file) ?? [])
  // What a template says is on a page once its file says it.
  const names = shared.filter((name) => !name.startsWith('templates/') && !name.startsWith('coverage/'))
  if (names.some((name) => !name.startsWith('fragments/'))) return [...content.pageFiles()]
  const files = names.length > 0 ? content.parsedFiles() : []
  const { collections } = content.shared()
  const uses = new Map(files.map((file) => [file, writtenUses(file, collections)]))
  const pages = names.length > 0 ? pagesByFile(files, uses) : new Map<string, Set<string>>()
  return content
    .pageFiles()
    .filter(({ file, name }) => texts.has(file) || names.some((one) => pages.get(one)?.has(name)))
}

/**
 * Pages as they are and as they would be. Other requests are answered meanwhile. `undefined` if `isOver` says so before all
 * of them are read.
 */
export async function pagePairs(
  content: { before: Content; after: Content },
  { pages, isOver }: { pages: readonly PageFile[]; isOver: () => boolean },
): Promise<PagePair[] | undefined> {
  const pairs: PagePair[] = []
  for (let start = 0; start < pages.length; start += sliceLength) {
    await setImmediate()
    if (isOver()) return undefined
    const slice = pages.slice(start, start + sliceLength)
    pairs.push(...slice.map((one) => ({ one, before: content.before.pageOf(one), after: content.after.pageOf(one) })))
  }
  return pairs
}

/** The pages beside those of `pairs` whose lists of pages change, such as one that shows a title of them. */
export function changedLists(content: Content, pairs: readonly PagePair[]): PageFile[] {
  const changed = new Map(pairs.map((pair) => [pair.one.name as string, pair]))
  const shared = content.shared()
  const listed = pairs.filter(({ before, after }) => {
    const [one, other] = [before, after].map((result) => result?.page && summaryOf(result.page, shared.blocks))
    return !isDeepStrictEqual(one, other)
  })
  if (listed.length === 0) return []
  const isChanged = ({ name }: PageFile) => {
    const pair = changed.get(name)
    return pair !== undefined && differ(pair.before?.page, pair.after?.page)
  }
  return content.pageFiles().filter((one) => {
    const page = isChanged(one) ? undefined : content.pageOf(one)?.page
    if (page === undefined) return false
    const reads = everyBlock(page.blocks).flatMap((block) => readsPages(block, page, shared) ?? [])
    if (!listed.some(({ one }) => reads.some((mayRead) => mayRead(one.name)))) return false
    const read = content.pageFiles().filter(({ name }) => reads.some((mayRead) => mayRead(name)))
    const [before, after] = (['before', 'after'] as const).map((which) => {
      const summaries = read.flatMap((other) => {
        const pair = changed.get(other.name)
        const found = pair ? pair[which] : content.pageOf(other)
        return found?.page ? [summaryOf(found.page, shared.blocks)] : []
      })
      return inSite(shared, () => withPageLists([page], shared, summaries))
    })
    return !isDeepStrictEqual(before, after)
  })
}
