import { numberedAddress, numberedPath } from '../../schema/links/numbered-path.ts'
import type { Page } from '../../schema/page.ts'
import { hasPagedList } from '../content/derive/numbered-pages.ts'
import { fileOfList } from '../content/load/file-of-list.ts'
import type { PageFile } from '../content/load/files/content-names.ts'
import type { Content } from '../content/load/load.ts'
import { inSlices } from './background-work.ts'
import { pageWithLists } from './page-with-lists.ts'

/** The pages of a content on request: each is read with only what it shows of others, and is as of its last save without errors. */
export function createDevPages(contentNow: () => Content) {
  const lastGood = new Map<string, Page>()

  /** The page as of its last save without errors of its own, without blocks of the site that are broken now. */
  function goodPage(one: PageFile): Page | undefined {
    const page = contentNow().pageOf(one)?.page
    if (page) lastGood.set(one.name, page)
    const last = lastGood.get(one.name)
    if (page || !last) return page
    const blocks = contentNow().blocks()
    return { ...last, blocks: last.blocks.filter(({ type }) => Object.hasOwn(blocks, type)) }
  }

  /** All pages, awaited or not. */
  async function readAll(): Promise<readonly PageFile[]> {
    const all = contentNow().pageFiles()
    await inSlices(all, contentNow().pageOf)
    return all
  }

  const ownFile = (path: string) =>
    contentNow()
      .pageFiles()
      .find(({ name }) => name === path)

  /** The page with a list that may have a further page at this path. */
  function listOf(path: string): Page | undefined {
    const file = fileOfList(path, contentNow().pageFiles(), goodPage, contentNow().blocks())
    return file && goodPage(file)
  }

  async function fileAt(path: string): Promise<PageFile | undefined> {
    const own = ownFile(path)
    if (own) return own
    const all = await readAll()
    const hasAlias = (one: PageFile) =>
      contentNow()
        .pageOf(one)
        ?.aliases.some(({ alias }) => alias === path)
    return all.find(hasAlias) ?? all.find(({ name }) => name === '/404')
  }

  /** The further page of a list whose page has an alias: `/news/2` of `/blog`, which was `/news` before. */
  async function furtherPageOfAlias(path: string, at: number | undefined): Promise<Page | undefined> {
    const { first, number } = numberedAddress(path) ?? {}
    const file = first === undefined ? undefined : await fileAt(first)
    const page = file && goodPage(file)
    if (number === undefined || !page || !hasPagedList(page, contentNow().blocks())) return undefined
    return pageWithLists(contentNow(), page, numberedPath(page.path, number), at)
  }

  return {
    readAll,
    listOf,
    /** Pages that are known to be without errors. */
    areGood(pages: readonly Page[]): void {
      for (const page of pages) lastGood.set(page.path, page)
    },
    /**
     * The page at a path, with its lists; the not-found page if there is none, `undefined` if that does not exist
     * either. `at`: its lists have the pages that are published then.
     */
    async page(path: string, at?: number): Promise<Page | undefined> {
      const list = listOf(path)
      const further = list && (await pageWithLists(contentNow(), list, path, at))
      if (further) return further
      const file = await fileAt(path)
      const isFound = file !== undefined && file.name !== '/404'
      const ofAlias = isFound ? undefined : await furtherPageOfAlias(path, at)
      if (ofAlias) return ofAlias
      const page = file && goodPage(file)
      return page && pageWithLists(contentNow(), page, page.path, at)
    },
    /** Whether a path has a page of its own, or may be a further page of a list. */
    has: (path: string) => ownFile(path) !== undefined || listOf(path) !== undefined,
  }
}

export type DevPages = ReturnType<typeof createDevPages>
