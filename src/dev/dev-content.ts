import { type Redirect, redirectAt } from '../../schema/links/address-table.ts'
import { numberedAddress } from '../../schema/links/numbered-path.ts'
import type { Page } from '../../schema/page.ts'
import { decoded } from '../../schema/pictures/picture.ts'
import { memoize } from '../cache/memoize.ts'
import { type Content, createContent, type LoadedSite } from '../content/load/load.ts'
import type { TryExamples } from '../content/load/own-examples.ts'
import { storedPages } from '../content/store/stored-pages.ts'
import { indexRedirects } from '../content/validate/addresses/redirect-checks.ts'
import { createBackgroundWork, inSlices } from './background-work.ts'
import { createDevLanguages } from './dev-languages.ts'
import { createDevPages, type DevPages } from './dev-pages.ts'
import { type Frame, frameOf } from './dev-rendering.ts'

/** How often progress is reported, in milliseconds. */
const reportEveryMs = 2_000

/** Where an address leads: to the page at a path, in the content of the source or of the language with this tag. */
export type DevPlace = { content: Content; pages: DevPages; path: string; tag: string | undefined }

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
  const ofSource = createDevPages(() => content)
  const languages = createDevLanguages(content)
  /** The pages of a language, by its tag. */
  const pagesIn = memoize((tag: string) => createDevPages(() => languages.contentIn(tag) ?? content))
  let round = 0
  let whole: LoadedSite | undefined
  let onChecked: (site: LoadedSite) => void = () => {}

  /** All pages, awaited or not. */
  async function readAll(): Promise<void> {
    await ofSource.readAll()
    for (const { language } of content.languages()) await pagesIn(language.tag).readAll()
  }

  /** Everything in its current state. All pages must have been read. */
  function everything(): LoadedSite {
    if (whole) return whole
    whole = content.withLanguages(content.assemble())
    ofSource.areGood(whole.everyPage)
    for (const { language, site } of whole.translated ?? []) pagesIn(language.tag).areGood(site.everyPage)
    return whole
  }

  async function check(own: number): Promise<void> {
    await background.free()
    const contents = [content, ...content.languages()]
    const all = contents.flatMap((one) => one.pageFiles().map((file) => ({ file, pageOf: one.pageOf })))
    let done = 0
    let reportedMs = performance.now()
    const isOver = () => own !== round
    await inSlices(
      all,
      ({ file, pageOf }) => {
        if (isOver()) return
        pageOf(file)
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
    /** The content of the layout of a page; `at`: as of a time. */
    frame(place?: Pick<DevPlace, 'content' | 'tag'>, page?: Page, at?: number): Frame {
      const frame = frameOf(place?.content ?? content, at)
      return page ? { ...frame, output: languages.outputOn(page, place?.tag) } : frame
    },
    languages,
    /** The pages of the source, and where an address leads: to a page of it, or of a language. */
    source: { content, pages: ofSource, tag: undefined },
    placeOf(address: string): DevPlace {
      const found = languages.at(address)
      if (found === undefined) return { content, pages: ofSource, path: address, tag: undefined }
      const { tag } = found.content.language
      return { ...found, pages: pagesIn(tag), tag }
    },
    /** The redirect of a requested target; `undefined` if there is none. */
    redirect(target: string): Redirect | undefined {
      const [raw = '', query = ''] = target.split(/(?=\?)(.*)/s)
      const path = decoded(raw)
      const place = numberedAddress(path)?.number === 1 ? this.placeOf(path) : undefined
      if (place?.pages.listOf(place.path)) return { to: numberedAddress(path)?.first ?? path, status: 301 }
      return redirectAt({ raw, path, query }, indexRedirects(content.shared().redirects))
    },
    /** Whether an address has a page of its own, or may be a further page of a list. */
    has(address: string): boolean {
      const { pages, path } = this.placeOf(address)
      return pages.has(path)
    },
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
