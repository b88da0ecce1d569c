import { type Redirect, redirectAt } from '../../schema/links/address-table.ts'
import { numberedAddress, numberedPath } from '../../schema/links/numbered-path.ts'
import type { Page } from '../../schema/page.ts'
import { decoded } from '../../schema/pictures/picture.ts'
import { hasPagedList } from '../content/derive/numbered-pages.ts'
import { fileOfList } from '../content/load/file-of-list.ts'
import type { PageFile } from '../content/load/files/content-names.ts'
import { createContent, type LoadedSite } from '../content/load/load.ts'
import type { TryExamples } from '../content/load/own-examples.ts'
import { storedPages } from '../content/store/stored-pages.ts'

import { indexRedirects } from '../content/validate/addresses/redirect-checks.ts'
import { createBackgroundWork, inSlices } from './background-work.ts'
import { frameOf } from './dev-rendering.ts'
import { pageWithLists } from './page-with-lists.ts'

/** How often progress is reported, in milliseconds. */
const reportEveryMs = 2_000

type Options = {
  root: string
  pages: string
  tryExamples?: TryExamples | undefined
  /** Called every few seconds while other pages are read in the background. */
  onProgress: (done: number, total: number) => void
}

/**
 * The content for the development server. A requested page is read at once, with only what it shows of other pages. All
 * other pages are read, and validated across pages, while nothing is requested.
 */
export function createDevContent({ root, pages, tryExamples, onProgress }: Options) {
  const stored = storedPages({ base: root, pages })
  const content = createContent({ root, pages, drafts: true, tryExamples, stored })
  const background = createBackgroundWork()
  const lastGood = new Map<string, Page>()
  let round = 0
  let whole: LoadedSite | undefined
  let onChecked: (site: LoadedSite) => void = () => {}

  /** The page as of its last save without errors of its own, without blocks of the site that are broken now. */
  function goodPage(one: PageFile): Page | undefined {
    const page = content.pageOf(one)?.page
    if (page) lastGood.set(one.name, page)
    const last = lastGood.get(one.name)
    if (page || !last) return page
    const blocks = content.blocks()
    return { ...last, blocks: last.blocks.filter(({ type }) => Object.hasOwn(blocks, type)) }
  }

  /** All pages, awaited or not. */
  async function readAll(): Promise<readonly PageFile[]> {
    const all = content.pageFiles()
    await inSlices(all, content.pageOf)
    return all
  }

  const ownFile = (path: string) => content.pageFiles().find(({ name }) => name === path)

  /** The page with a list that may have a further page at this path. */
  function listOf(path: string): Page | undefined {
    const file = fileOfList(path, content.pageFiles(), goodPage, content.blocks())
    return file && goodPage(file)
  }

  async function fileAt(path: string): Promise<PageFile | undefined> {
    const own = ownFile(path)
    if (own) return own
    const all = await readAll()
    const hasAlias = (one: PageFile) => content.pageOf(one)?.aliases.some(({ alias }) => alias === path)
    return all.find(hasAlias) ?? all.find(({ name }) => name === '/404')
  }

  /** The further page of a list whose page has an alias: `/news/2` of `/blog`, which was `/news` before. */
  async function furtherPageOfAlias(path: string, at: number | undefined): Promise<Page | undefined> {
    const { first, number } = numberedAddress(path) ?? {}
    const file = first === undefined ? undefined : await fileAt(first)
    const page = file && goodPage(file)
    if (number === undefined || !page || !hasPagedList(page, content.blocks())) return undefined
    return pageWithLists(content, page, numberedPath(page.path, number), at)
  }

  /** Everything in its current state. All pages must have been read. */
  function everything(): LoadedSite {
    if (whole) return whole
    whole = content.assemble()
    for (const page of whole.everyPage) lastGood.set(page.path, page)
    return whole
  }

  async function check(own: number): Promise<void> {
    await background.free()
    const all = content.pageFiles()
    let done = 0
    let reportedMs = performance.now()
    const isOver = () => own !== round
    await inSlices(
      all,
      (one) => {
        if (isOver()) return
        content.pageOf(one)
        done++
      },
      async () => {
        if (isOver()) return
        if (performance.now() - reportedMs > reportEveryMs) {
          onProgress(done, all.length)
          reportedMs = performance.now()
        }
        await background.free()
      },
    )
    if (isOver()) return
    onChecked(everything())
  }

  function checkAgain(): void {
    whole = undefined
    background.expect()
    round++
    check(round).catch((error: unknown) => console.error(error))
  }

  return {
    content,
    /** Pauses validation for a request until the returned function is called. */
    requestStarted: background.requestStarted,
    /** Lists the pages; call this first. Throws if the folder cannot be read. */
    list: content.list,
    checkAgain,
    /** Calls a function whenever everything is read and validated in its current state. */
    whenChecked(listener: (site: LoadedSite) => void): void {
      onChecked = listener
    },
    /** Files were saved, created or deleted. */
    async changed(files: Iterable<string>): Promise<void> {
      for (const file of files) await content.listChanged(file)
      await content.checkExamples()
      checkAgain()
    },
    /** Reads what pages share. Answers what needs none of it meanwhile, such as the shell of the studio. */
    async readShared(): Promise<void> {
      await inSlices(content.sharedNames(), content.parse)
      await content.checkExamples()
    },
    /** The content of the layout; `at`: as of a time. */
    frame: (at?: number) => frameOf(content, at),
    /**
     * The page at a path, with its lists; the not-found page if there is none, `undefined` if that does not exist
     * either. `at`: its lists have the pages that are published then.
     */
    async page(path: string, at?: number): Promise<Page | undefined> {
      const list = listOf(path)
      const further = list && (await pageWithLists(content, list, path, at))
      if (further) return further
      const file = await fileAt(path)
      const isFound = file !== undefined && file.name !== '/404'
      const ofAlias = isFound ? undefined : await furtherPageOfAlias(path, at)
      if (ofAlias) return ofAlias
      const page = file && goodPage(file)
      return page && pageWithLists(content, page, page.path, at)
    },
    /** The redirect of a requested target; `undefined` if there is none. */
    redirect(target: string): Redirect | undefined {
      const [raw = '', query = ''] = target.split(/(?=\?)(.*)/s)
      const path = decoded(raw)
      const list = numberedAddress(path)?.number === 1 ? listOf(path) : undefined
      if (list) return { to: list.path, status: 301 }
      return redirectAt({ raw, path, query }, indexRedirects(content.shared().redirects))
    },
    /** Whether a path has a page of its own, or may be a further page of a list. */
    has: (path: string) => ownFile(path) !== undefined || listOf(path) !== undefined,
    /** Everything in its current state. */
    async whole(): Promise<LoadedSite> {
      await readAll()
      return everything()
    },
    stop(): void {
      round++
    },
  }
}
