import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, relative, sep } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { ViteDevServer } from 'vite'
import { downloadFolder } from '../../schema/block-file.ts'
import { inSite } from '../../schema/site/in-site.ts'
import { bundleLoader } from '../builder/assets/bundle.ts'
import { searchAddress, writeSearch } from '../builder/assets/search-file.ts'
import { writeFonts } from '../builder/assets/site-fonts.ts'
import { cacheFolderOf, cacheOf } from '../cache/cache.ts'
import { memoize } from '../cache/memoize.ts'
import { ownBlocksFolder } from '../content/block-types/find-blocks.ts'
import { filesOn } from '../content/derive/block-files.ts'
import { pageAt } from '../content/derive/published-page.ts'
import { formatPretty } from '../content/formats/pretty.ts'
import { withSite } from '../content/formats/with-site.ts'
import type { LoadedSite } from '../content/load/load.ts'
import { engineRoot, projectRoot } from '../files/roots.ts'
import { withSlashes } from '../files/with-slashes.ts'
import { siteIcon } from '../pictures/logo.ts'
import { publicFoldersOf, publishedFile } from '../pictures/public-folders.ts'
import { exampleQuery } from '../studio/example-address.ts'
import { createStudio, markedQuery, waitingAddress, withFrameScript } from '../studio/server/studio.ts'
import { checkSite } from './check-site.ts'
import { createDevDownloads, createDevPictures } from './dev-assets.ts'
import { createDevContent } from './dev-content.ts'
import { exampleAt, isGalleryPath, renderDevGallery } from './dev-gallery.ts'
import { createDevRendering, frameOf } from './dev-rendering.ts'
import { editorSchemas } from './editor-schemas.ts'
import { importedFile } from './imported-files.ts'
import { pageWithLists } from './page-with-lists.ts'
import { sendFile, sendPage, sendSvg } from './send.ts'
import { keepTime, shownTime } from './shown-time.ts'
import { tryExamples } from './try-examples.ts'
import { blocksChanged } from './vite-plugin-blocks.ts'
import { watchFolder } from './watch-folder.ts'

export type DevSite = Awaited<ReturnType<typeof createDevSite>>

/**
 * The site of the content folder `pages`, as Vite's development server answers with it. Pages are read and rendered when
 * they are requested, by the rules, the renderer and the pictures of the build. A save is announced to open pages, then all
 * pages are checked; while the content has errors, open pages show them over the last good state of the page.
 */
export async function createDevSite(vite: ViteDevServer, pages: string) {
  const { logger } = vite.config
  const root = projectRoot
  const { hot } = vite.environments.client
  const files = join(cacheFolderOf(engineRoot), 'dev')
  let errors = ''
  let lastChecked: LoadedSite | undefined
  let revision = 0

  const schemas = editorSchemas(root, pages)
  const sendErrors = () => hot.send('marquee:errors', { text: errors })
  const content = createDevContent({
    root,
    pages,
    tryExamples,
    onProgress: (done, total) => logger.info(`${number.format(done)} of ${number.format(total)} pages checked`),
  })
  const loader = await bundleLoader(engineRoot)
  const publicFolders = publicFoldersOf(root, pages)
  const createFonts = () =>
    memoize(
      (theme: LoadedSite['theme']) => writeFonts({ theme, publicFolders, outDir: files, cache: cacheOf(engineRoot) }),
      1,
    )
  let writtenFonts = createFonts()
  const fontsOf = (theme: LoadedSite['theme']) => writtenFonts(theme)
  const pictures = createDevPictures({ files, publicFolders })
  const downloads = createDevDownloads({ files })
  const rendering = createDevRendering({ pages, files, fontsOf, loader, vite, pictures, downloads })
  let prepared: Promise<void> | undefined
  vite.httpServer?.once('listening', () => {
    // From here on requests wait. Shared data is read after the address is printed: on a large site it takes seconds.
    prepared = setImmediate()
      .then(content.readShared)
      .then(() => rendering.prepare(content.frame()))
      .catch((error: unknown) => logger.error(String(error)))
      .then(content.checkAgain)
  })

  const writeSearchOf = memoize((site: LoadedSite) => writeSearch(site, join(files, searchAddress)), 1)
  let codeVersion = 0
  const createGallery = () =>
    memoize((site: LoadedSite) => renderDevGallery({ files, fontsOf, vite, codeVersion }, site), 1)
  let galleryOf = createGallery()

  /** A file of a public folder was saved or deleted: it may be a picture or a font. */
  function clearPublicFiles() {
    pictures.clear()
    writtenFonts = createFonts()
  }

  function announceEdit() {
    revision++
    galleryOf = createGallery()
    hot.send('marquee:edited', {})
  }

  const isOwnBlock = (path: string) => `${path}${sep}`.startsWith(ownBlocksFolder(pages) + sep)

  async function contentChanged(changed: ReadonlySet<string>): Promise<void> {
    if ([...changed].some((path) => path === pages || path.startsWith(publicFolders[0]))) clearPublicFiles()
    await content.changed(changed)
    const ofBlocks = [...changed].filter((path) => path === pages || isOwnBlock(path))
    // Only now: pages are rendered with the blocks as they were until it is known that their examples end.
    if (ofBlocks.length > 0) {
      blocksChanged(vite, ofBlocks)
      rendering.clear()
    }
    announceEdit()
  }

  const studio = await createStudio({
    root,
    pages,
    content: content.content,
    portOf: () => vite.config.server.port,
    onWritten: (paths) => contentChanged(new Set(paths)),
    checkSite,
    lookOf: (theme) => rendering.look(theme, content.frame()),
    viewOf: (page, all, address, at) =>
      inSite(all.shared(), async () => {
        const frame = frameOf(all, at)
        await prepared
        const whole = await pageWithLists(all, page, address, at)
        if (whole === undefined) return undefined
        const drawing = rendering.drawing(whole, frame)
        if (drawing === undefined) return rendering.view(whole, frame, revision, at)
        // An edit is answered before its picture is drawn.
        drawing.then(studio.announce, (error: unknown) => logger.error(String(error)))
        return undefined
      }),
  })
  content.whenChecked((site) => {
    const found = site.diagnostics.filter(({ severity }) => severity === 'error')
    errors =
      found.length > 0
        ? withSite(formatPretty(found, site.sources, { pages: site.pageCount }), relative(root, pages))
        : ''
    lastChecked = site
    studio.checked(site)
    sendErrors()
    if (errors) logger.error(errors)
    else logger.info('The content has no errors.')
    schemas.start()
  })
  const watcher = watchFolder(pages, async (changed) => {
    const foreign = await studio.writtenElsewhere(changed)
    if (foreign.size === 0) return
    await contentChanged(foreign)
    studio.announce()
  })
  // Listed only now: the studio may have finished what it was writing when it ended, and no later change is missed.
  await content.list()
  hot.on('marquee:hello', sendErrors)
  hot.on('marquee:page', ({ path }: { path: string }, client) =>
    client.send('marquee:warnings', warningsAt(lastChecked, path)),
  )

  async function answer(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) {
    const { pathname: path } = new URL(request.url ?? '/', 'http://localhost')
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
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://localhost')
    if (path === '/favicon.svg') return sendSvg(siteIcon(content.frame().theme, publicFolders).svg, response)
    const { land } = content.frame()
    if (path === land?.url) return sendSvg(land.svg, response)
    if (path === searchAddress) await writeSearchOf(await content.whole())
    // An address of a download can be requested before any page that offers it.
    if (path.startsWith(`${downloadFolder}/`) && downloads.sizes[path] === undefined) {
      const { pages: all, blocks } = await content.whole()
      await downloads.write(all.flatMap((page) => filesOn(page, blocks)))
    }
    if (path === searchAddress || path.startsWith(`${downloadFolder}/`) || path.startsWith('/assets/'))
      return await sendFile(join(files, path), response)
    if (!request.headers.accept?.includes('text/html')) return next()
    await prepared
    const { at, address } = shownTime(request)
    if (address !== undefined)
      return void response.writeHead(302, { location: address, 'cache-control': 'no-store' }).end()
    const redirect = content.redirect(request.url ?? '/')
    if (redirect && redirect.status !== 410)
      return void response.writeHead(redirect.status, { location: redirect.to, 'cache-control': 'no-store' }).end()
    const example = query.has(exampleQuery) ? await exampleAt(path, content.content) : undefined
    const isGallery = isGalleryPath(path) && !content.has(path) && !example
    const gallery = isGallery ? await galleryOf(await content.whole()) : undefined
    const entry = gallery?.documents.get(path)
    if (entry !== undefined) return sendPage(200, entry, response)
    const marked = query.has(markedQuery)
    const alone = example ?? gallery?.pages.get(path)
    const isFramed = request.headers['sec-fetch-dest'] === 'iframe'
    const kind = alone ? (isFramed ? 'framed' : 'alone') : marked ? 'marked' : 'plain'
    const page = alone ?? (await pageFor(path, { at, marked }))
    const { status, html } = await rendering.document(page, content.frame(at), { revision, kind, at })
    if (marked) response.setHeader('x-frame-options', 'SAMEORIGIN')
    const document = marked ? withFrameScript(html) : example ? withoutScripts(html) : html
    sendPage(redirect ? 410 : status, at === undefined ? document : withTime(document), response)
  }

  /** The page at a path as it is at a time; marked, it keeps the blocks that it does not show then. */
  async function pageFor(path: string, { at, marked }: { at: number | undefined; marked: boolean }) {
    const page = await content.page(path, at)
    if (at === undefined || marked || !page) return page
    return pageAt(page, at) ?? content.page('/404', at)
  }

  return {
    close(): void {
      watcher.close()
      studio.close()
      content.stop()
      rendering.stop()
      schemas.stop()
    },
    /** Background validation waits until this request is answered. */
    defer(request: IncomingMessage, response: ServerResponse, next: () => void): void {
      // The shell of the studio waits for changes all the time.
      if (request.url !== waitingAddress) response.once('close', content.requestStarted())
      next()
    },
    answer,
    /** Answers requests for what own blocks import before Vite refuses them. */
    answerFile(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void {
      const file = importedFile(vite, pages, request.url ?? '/')
      if (file === undefined) next()
      else sendFile(file, response).catch(next)
    },
    /** Answers requests for pages before Vite sees them: `/src/client/main` may be a page, and is a module of the code. */
    answerPage(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const isOurs = () => content.has(pathname) || content.redirect(request.url ?? '/') !== undefined
      if (request.headers.accept?.includes('text/html') && isOurs()) void answer(request, response, next)
      else next()
    },
    /** Answers requests for the studio before Vite sees them. */
    answerStudio(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void {
      studio.answer(request, response).then((done) => done || next(), next)
    },
    prepareStudio: studio.prepare,
    /** Renders pages again where a file of code, a public file or an example of a block has changed. */
    fileChanged(file: string): void {
      // The content has a watcher of its own.
      if (isOwnBlock(file)) return
      const name = withSlashes(relative(engineRoot, file))
      const isPublic = !relative(publicFolders[1], file).startsWith('..')
      // Vite replaces code that only the browser runs.
      const isCode = /\.(?:tsx?|css)$/.test(name) && !name.startsWith('src/client/')
      if (isPublic) {
        clearPublicFiles()
        content.checkAgain()
      }
      if (isCode) {
        codeVersion++
        rendering.clear()
      }
      if (isPublic || isCode || /^blocks\/[^/]*\/[^/]*\.yaml$/.test(name)) announceEdit()
    },
  }
}

const number = new Intl.NumberFormat('en')

/** Warnings of the page at an address, as the overlay shows them: those in its own file. */
function warningsAt(site: LoadedSite | undefined, path: string): { warnings: number; text: string } {
  const page = site?.addresses.get(path)
  const warnings = site?.diagnostics.filter(({ file, severity }) => file === page && severity === 'warning') ?? []
  return { warnings: warnings.length, text: site ? formatPretty(warnings, site.sources, { pages: 1 }) : '' }
}

/** A document whose app keeps the time as of which it is shown. */
const withTime = (html: string) => html.replace('<head>', () => `<head>${keepTime}`)

/** A document at rest, as the studio shows it in its gallery. */
const withoutScripts = (html: string) => html.replace(/<script\b.*?<\/script>/gs, '')
