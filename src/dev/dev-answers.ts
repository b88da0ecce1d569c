import { mkdir } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { downloadFolder } from '../../schema/block-file.ts'
import { inSite } from '../../schema/site/in-site.ts'
import { searchAddress, writeSearch } from '../builder/assets/search-file.ts'
import { languageOutputs } from '../builder/languages/language-outputs.ts'
import { memoize } from '../cache/memoize.ts'
import { filesOn } from '../content/derive/block-files.ts'
import { pageAt } from '../content/derive/published-page.ts'
import type { LoadedSite } from '../content/load/load.ts'
import { withEntriesHere } from '../content/resolve/local-entries.ts'
import { siteIcon } from '../pictures/logo.ts'
import { type PublicFolders, publishedFile } from '../pictures/public-folders.ts'
import { exampleQuery } from '../studio/example-address.ts'
import { requestedUrl } from '../studio/server/requested-url.ts'
import { markedQuery, withFrameScript } from '../studio/server/studio.ts'
import type { createDevDownloads } from './dev-assets.ts'
import type { createDevContent, DevPlace } from './dev-content.ts'
import { exampleAt, isGalleryPath, type renderDevGallery } from './dev-gallery.ts'
import type { createDevRendering } from './dev-rendering.ts'
import { sendFile, sendPage, sendSvg } from './send.ts'
import { keepTime, shownTime } from './shown-time.ts'

type Options = {
  content: ReturnType<typeof createDevContent>
  rendering: ReturnType<typeof createDevRendering>
  downloads: ReturnType<typeof createDevDownloads>
  publicFolders: PublicFolders
  /** The folder of files that are written on request. */
  files: string
  /** Resolves once what pages share is read. */
  prepared: () => Promise<void> | undefined
  /** The number of the last change of what pages show. */
  revisionOf: () => number
  galleryOf: (site: LoadedSite) => ReturnType<typeof renderDevGallery>
}

/** Answers requests for pages and for what they load. */
export function createDevAnswers({ content, rendering, downloads, publicFolders, files, ...options }: Options) {
  /** Writes the search file of each language. */
  const writeSearchesOf = memoize(async (site: LoadedSite) => {
    await writeSearch(site, join(files, searchAddress))
    for (const { content: own, output } of languageOutputs(site, site.site.origin)?.others ?? []) {
      const file = join(files, output.tag, searchAddress)
      await mkdir(dirname(file), { recursive: true })
      await inSite(own, () => writeSearch(own, file, output.put))
    }
  }, 1)

  async function answer(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) {
    const { pathname: path } = requestedUrl(request)
    try {
      const published = publishedFile(publicFolders, path)
      if (published !== undefined) await sendFile(published, response)
      else await inSite(content.content.shared(), () => answerFromContent(request, response, next))
    } catch (error) {
      next(error)
    }
  }

  /** Answers with what the content gives. */
  async function answerFromContent(request: IncomingMessage, response: ServerResponse, next: () => void) {
    const { pathname: path, searchParams: query } = requestedUrl(request)
    const { theme, land } = content.frame()
    if (path === '/favicon.svg') return sendSvg(siteIcon(theme, publicFolders).svg, response)
    if (path === land?.url) return sendSvg(land.svg, response)
    const ofSearch = path.endsWith(searchAddress) ? path.slice(1, -searchAddress.length) : undefined
    const isSearch =
      path === searchAddress || (ofSearch !== undefined && content.languages.contentIn(ofSearch) !== undefined)
    if (isSearch) await writeSearchesOf(await content.whole())
    // An address of a download can be requested before any page that offers it.
    if (path.startsWith(`${downloadFolder}/`) && downloads.sizes[path] === undefined) {
      const { pages: all, blocks } = await content.whole()
      await downloads.write(all.flatMap((page) => filesOn(page, blocks)))
    }
    if (isSearch || path.startsWith(`${downloadFolder}/`) || path.startsWith('/assets/'))
      return await sendFile(join(files, path), response)
    if (!request.headers.accept?.includes('text/html')) return next()
    await options.prepared()
    const { at, address } = shownTime(request)
    if (address !== undefined)
      return void response.writeHead(302, { location: address, 'cache-control': 'no-store' }).end()
    const redirect = content.redirect(request.url ?? '/')
    if (redirect && redirect.status !== 410)
      return void response.writeHead(redirect.status, { location: redirect.to, 'cache-control': 'no-store' }).end()
    const example = query.has(exampleQuery) ? await exampleAt(path, content.content) : undefined
    const isGallery = isGalleryPath(path) && !content.has(path) && !example
    const gallery = isGallery ? await options.galleryOf(await content.whole()) : undefined
    const entry = gallery?.documents.get(path)
    if (entry !== undefined) return sendPage(200, entry, response)
    const marked = query.has(markedQuery)
    const alone = example ?? gallery?.pages.get(path)
    const isFramed = request.headers['sec-fetch-dest'] === 'iframe'
    const kind = alone ? (isFramed ? 'framed' : 'alone') : marked ? 'marked' : 'plain'
    const shown = alone ? { page: alone, place: content.source } : await pageFor(path, { at, marked })
    const { page, place } = shown
    const { status, html } = await inSite(place.content.shared(), () =>
      rendering.document(page, content.frame(place, page, at), {
        revision: options.revisionOf(),
        kind,
        at,
      }),
    )
    if (marked) response.setHeader('x-frame-options', 'SAMEORIGIN')
    const document = marked ? withFrameScript(html) : example ? withoutScripts(html) : html
    sendPage(redirect ? 410 : status, at === undefined ? document : withTime(document), response)
  }

  type When = { at: number | undefined; marked: boolean }

  /** The page at an address as it is at a time; marked, it keeps the blocks and entries that it does not show then. */
  async function pageFor(address: string, when: When) {
    const place = content.placeOf(address)
    const page = await inSite(place.content.shared(), () => pageAtPlace(place, when))
    // A language need not have a page for unknown addresses.
    if (page !== undefined || place.tag === undefined) return { page, place }
    const ofSource = { ...content.source, path: '/404' }
    return { page: await pageAtPlace(ofSource, when), place: ofSource }
  }

  async function pageAtPlace({ pages, path, content: of }: DevPlace, { at, marked }: When) {
    const page = await pages.page(path, at)
    if (marked || !page) return page
    const here = withEntriesHere(page, of.blocks())
    return at === undefined ? here : (pageAt(here, at) ?? pages.page('/404', at))
  }

  return {
    answer,
    /** Answers requests for pages before Vite sees them: `/src/client/main` may be a page, and is a module of the code. */
    answerPage(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void {
      const { pathname } = requestedUrl(request)
      const isOurs = () => content.has(pathname) || content.redirect(request.url ?? '/') !== undefined
      if (request.headers.accept?.includes('text/html') && isOurs()) void answer(request, response, next)
      else next()
    },
  }
}

/** A document whose app keeps the time as of which it is shown. */
const withTime = (html: string) => html.replace('<head>', () => `<head>${keepTime}`)

/** A document at rest, as the studio shows it in its gallery. */
const withoutScripts = (html: string) => html.replace(/<script\b.*?<\/script>/gs, '')
