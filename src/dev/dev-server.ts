import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve, sep } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { createServer, type ViteDevServer } from 'vite'
import { downloadFolder } from '../../schema/documents/downloads.ts'
import { bundleLoader } from '../builder/assets/bundle.ts'
import { searchAddress, writeSearch } from '../builder/assets/search-file.ts'
import { writeFonts } from '../builder/assets/site-fonts.ts'
import { cacheFolderOf } from '../cache/cache-folder.ts'
import { documentsOn } from '../content/derive/page-summary.ts'
import { searchedPage } from '../content/derive/search-words.ts'
import { formatPretty } from '../content/formats/pretty.ts'
import type { LoadedSite } from '../content/load/load.ts'
import { createDevContent } from './dev-content.ts'
import { createDevDownloads } from './dev-downloads.ts'
import { isGalleryPath, renderDevGallery } from './dev-gallery.ts'
import { createDevPictures } from './dev-pictures.ts'
import { createDevRendering } from './dev-rendering.ts'
import { sendAsset, sendPage } from './dev-responses.ts'
import { watchFolder } from './watch-folder.ts'

type Options = {
  root: string
  pages: string
  port: number
  /**
   * All pages were checked; `text` is empty where they have no errors. `hasNewNames`: pages came or went, or what they
   * share is another.
   */
  onChecked: (text: string, hasNewNames: boolean) => void
  /** Called every few seconds while pages are read that nobody asked for. */
  onProgress: (done: number, total: number) => void
}

/**
 * The marketer's server. Pages are read and rendered when they are asked for, by the same rules, renderer and pictures as
 * in the build. When a file is saved, open pages are told; all pages are checked after that, and while the content has
 * errors open pages are told those, and the last good state of every page is served.
 */
export async function startDevServer({ root, pages, port, onChecked, onProgress }: Options): Promise<ViteDevServer> {
  const folder = resolve(root, pages)
  const files = join(cacheFolderOf(root), 'dev')
  let faults = ''
  let lastChecked: LoadedSite | undefined
  let revision = 0
  let started: Promise<void> | undefined

  const checked = (site: LoadedSite, hasNewNames: boolean) => {
    const errors = site.diagnostics.filter(({ severity }) => severity === 'error')
    faults = errors.length > 0 ? formatPretty(errors, site.sources, { pages: site.pageCount }) : ''
    lastChecked = site
    tell()
    onChecked(faults, hasNewNames)
  }
  const content = createDevContent({ root, pages, onChecked: checked, onProgress })

  const answer = async (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    try {
      if (path.startsWith(`${downloadFolder}/`)) return await sendDownload(path, response)
      if (path === searchAddress) return await sendSearch(response)
      if (path.startsWith('/assets/')) return await sendAsset(files, path, response)
      if (path === '/favicon.svg') return await sendAsset(join(root, 'public'), path, response)
      if (!request.headers.accept?.includes('text/html')) return next()
      await started
      const framed = request.headers['sec-fetch-dest'] === 'iframe'
      const shown = isGalleryPath(path) && !content.has(path) ? (await gallery())(path, framed) : undefined
      if (shown !== undefined) return sendPage(200, shown, response)
      const { status, html } = await rendering.document(await content.page(path), content.frame(), revision)
      sendPage(status, html, response)
    } catch (error) {
      next(error)
    }
  }

  const watched = ['blocks', 'public', 'schema', 'src'].map((name) => join(root, name))
  /** Folders of the repository that are none of code and pictures; files in the root are, as settings of programs. */
  const isUnwatched = (path: string) =>
    path.startsWith(root + sep) &&
    path.slice(root.length + 1).includes(sep) &&
    !watched.some((one) => path.startsWith(one + sep))

  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    // It watches each file by itself, and there may be more pages than a system lets a program watch.
    server: { port, strictPort: true, host: 'localhost', watch: { ignored: isUnwatched } },
    plugins: [
      {
        name: 'marquee-pages',
        configureServer(server) {
          server.middlewares.use((_request, response, next) => {
            response.once('close', content.asked())
            next()
          })
          return () => void server.middlewares.use(answer)
        },
      },
    ],
  })

  const loader = await bundleLoader(root)
  const fonts = await writeFonts(root, files)
  const pictures = createDevPictures({
    root,
    publicDir: join(root, 'public'),
    outDir: files,
    cacheDir: join(cacheFolderOf(root), 'images'),
  })
  const downloads = createDevDownloads({ root, files })
  const rendering = createDevRendering({ root, fonts, loader, vite, pictures, downloads })

  const searchIn = join(files, searchAddress)
  const makeSearch = forLast((site: LoadedSite) =>
    writeSearch({ ...site, pages: site.pages.map(searchedPage) }, searchIn),
  )
  const galleryAnew = () => forLast((site: LoadedSite) => renderDevGallery({ root, files, fonts, loader, vite }, site))
  let galleryOf = galleryAnew()
  const gallery = async () => galleryOf(await content.whole())
  const forgetGallery = () => {
    galleryOf = galleryAnew()
  }

  async function sendSearch(response: ServerResponse) {
    await makeSearch(await content.whole())
    return sendAsset(files, searchAddress, response)
  }

  async function sendDownload(path: string, response: ServerResponse) {
    // Whoever has only the address comes from no page that offers it.
    if (downloads.sizes[path] === undefined) await downloads.make((await content.whole()).pages.flatMap(documentsOn))
    return sendAsset(files, path, response)
  }

  const tell = () => vite.ws.send('marquee:faults', { text: faults })
  const edited = () => {
    revision++
    forgetGallery()
    vite.ws.send('marquee:edited', {})
  }

  const watcher = watchFolder(folder, async (changed) => {
    await content.changed(changed)
    edited()
  })
  const isPicture = (file: string) => file.startsWith(join(root, 'public/images'))
  const isCode = (file: string) =>
    /\.(?:tsx?|css)$/.test(file) && !file.includes('node_modules') && !file.includes('/src/client/')
  const isExample = (file: string) => file.startsWith(join(root, 'blocks/')) && file.endsWith('/example.yaml')
  vite.watcher.on('all', (_event, file) => {
    if (isPicture(file)) {
      pictures.forget()
      content.checkAgain()
    }
    if (isCode(file)) rendering.forget()
    if (isPicture(file) || isCode(file) || isExample(file)) edited()
  })
  vite.ws.on('marquee:hello', tell)
  vite.ws.on('marquee:page', ({ path }: { path: string }, client) =>
    client.send('marquee:warnings', warningsAt(lastChecked, path)),
  )

  await content.list()
  await vite.listen()
  // From here on whoever asks waits. The address is told before what pages share is read, which takes a large site seconds.
  started = setImmediate()
    .then(() => rendering.prepare(content.frame()))
    .catch((error: unknown) => console.error(error))
    .then(content.checkAgain)
  const close = vite.close.bind(vite)
  vite.close = () => {
    watcher.close()
    content.stop()
    return close()
  }
  return vite
}

/** Warnings of the page at an address, as the overlay shows them: those in its own file. */
function warningsAt(site: LoadedSite | undefined, path: string): { count: number; text: string } {
  const page = site?.addresses.get(path)
  const warnings = site?.diagnostics.filter(({ file, severity }) => file === page && severity === 'warning') ?? []
  return { count: warnings.length, text: site ? formatPretty(warnings, site.sources, { pages: 1 }) : '' }
}

/** Remembers what was made of the last one that was asked for. */
function forLast<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  let last: { key: Key; value: Value } | undefined
  return (key) => {
    if (last?.key !== key) last = { key, value: make(key) }
    return last.value
  }
}
