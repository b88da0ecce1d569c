import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import type { Page } from '../../blocks/page.ts'
import { downloadFolder } from '../../schema/documents/downloads.ts'
import { pictureKey } from '../../schema/picture.ts'
import { createContent, type LoadedSite } from '../content/load.ts'
import { documentsOn } from '../content/page-summary.ts'
import { formatPretty } from '../content/pretty.ts'
import { searchedPage } from '../content/search-words.ts'
import { renderDocument } from '../renderer/document.ts'
import type * as RenderModule from '../renderer/render.tsx'
import { bundleLoader } from './bundle.ts'
import { isGalleryPath, renderDevGallery } from './dev-gallery.ts'
import { createDevPictures } from './dev-pictures.ts'
import { writeDownloads } from './downloads.ts'
import { firstPicture, imagesOf, picturesFor } from './images-of.ts'
import { searchFileOf } from './search-file.ts'
import { shellOf } from './shell-of.ts'
import { baseStyles, writeFonts } from './stylesheet.ts'
import { markStyles, withMarks } from './unpublished-marks.ts'

const assetTypes: Record<string, string> = {
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.csv': 'text/csv; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The site as it was loaded last. */
type Rendering = {
  document: (path: string) => Promise<{ status: number; html: string }>
  /** The file of the site's search. It is made when somebody searches: it holds every page. */
  search: () => Promise<string>
  /** Made when it is first asked for, and again after an example has changed. */
  gallery: () => Promise<Gallery>
  forgetGallery: () => void
}
type Gallery = Awaited<ReturnType<typeof renderDevGallery>>

const searchAddress = '/assets/search.json'

type Options = { root: string; pages: string; port: number; onFaults: (text: string) => void }

/**
 * The marketer's server. Pages are rendered when they are asked for, from the same content, renderer and pictures as in
 * the build. When a file is saved, open pages are told; while the content has errors they are told those, and the last
 * good state of every page is served.
 */
export async function startDevServer({ root, pages, port, onFaults }: Options): Promise<ViteDevServer> {
  const files = join(root, 'node_modules/.cache/marquee/dev')
  const content = createContent({ root, pages, drafts: true })
  const loader = await bundleLoader(root)
  const fonts = await writeFonts(files)
  const pictures = createDevPictures({
    root,
    publicDir: join(root, 'public'),
    outDir: files,
    cacheDir: join(root, 'node_modules/.cache/marquee/images'),
  })
  const lastGood = new Map<string, Page>()
  let faults = ''
  let revision = 0
  let current: Promise<Rendering> | undefined

  const take = (site: LoadedSite): LoadedSite => {
    for (const page of site.pages) lastGood.set(page.path, page)
    const errors = site.diagnostics.filter(({ severity }) => severity === 'error')
    faults = errors.length > 0 ? formatPretty(errors, site.sources, { pages: site.pageCount }) : ''
    return site
  }

  const render = async (loading: Promise<LoadedSite>): Promise<Rendering> => {
    const site = take(await loading)
    const { createRenderer } = (await vite.ssrLoadModule('/src/renderer/render.tsx')) as typeof RenderModule
    pictures.know(imagesOf({ pages: [...lastGood.values()], dialog: site.dialog }))
    await pictures.make(imagesOf({ pages: [], dialog: site.dialog }))
    const downloads = await writeDownloads({
      documents: [...lastGood.values()].flatMap(documentsOn),
      root,
      outDir: files,
      cacheDir: join(root, 'node_modules/.cache/marquee/downloads'),
    })
    const renderer = await createRenderer({
      shell: shellOf(site, searchAddress),
      pictures: pictures.table,
      downloads,
      dialog: site.dialog,
    })
    const base = fonts.css + (await baseStyles(root))
    const pageOf = (path: string) =>
      lastGood.get(path) ?? [...lastGood.values()].find(({ aliases }) => aliases.includes(path)) ?? lastGood.get('/404')
    let gallery: Promise<Gallery> | undefined
    return {
      search: once(async () => (await searchFileOf({ ...site, pages: site.pages.map(searchedPage) }))?.text ?? ''),
      gallery() {
        gallery ??= renderDevGallery({ root, files, fonts, loader: loader.code, vite }, site)
        return gallery
      },
      forgetGallery() {
        gallery = undefined
      },
      async document(path) {
        const page = pageOf(path)
        const status = page?.path === '/404' ? 404 : 200
        if (!page) return { status: 500, html: emptyDocument(loader.code) }
        await pictures.make(imagesOf({ pages: [page] }))
        const { body: rendered, live } = renderer.renderPage(page)
        const body = withMarks(rendered, site.unpublished.get(page.path))
        const first = firstPicture(page)
        const head = `<meta name="revision" content="${revision}"><style id="site-styles">${base}${renderer.css()}${markStyles}</style><script type="module" src="/src/app/dev.ts"></script>`
        const frame = { siteName: site.site.name, origin: site.site.origin, head, loader: loader.code }
        const data = {
          modules: ['/@vite/client', '/src/app/main.tsx'],
          live,
          ...picturesFor(live, pictures.table),
          ...(page.quote && { quote: page.quote }),
        }
        const preload = first && pictures.table[pictureKey(first)]
        return { status, html: renderDocument(frame, { page, body, data, preload }) }
      },
    }
  }

  const loaded = () => {
    current ??= render(content.load())
    return current
  }

  const answer = async (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    try {
      if (path.startsWith(`${downloadFolder}/`)) return await sendAsset(files, path, response)
      if (path === searchAddress) return sendJson(await (await loaded()).search(), response)
      if (path.startsWith('/assets/')) return await sendAsset(files, path, response)
      if (path === '/favicon.svg') return await sendAsset(join(root, 'public'), path, response)
      if (!request.headers.accept?.includes('text/html')) return next()
      const rendering = await loaded()
      const framed = request.headers['sec-fetch-dest'] === 'iframe'
      const shown = isGalleryPath(path) && !lastGood.has(path) ? (await rendering.gallery())(path, framed) : undefined
      const { status, html } = shown === undefined ? await rendering.document(path) : { status: 200, html: shown }
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html)
    } catch (error) {
      current = undefined
      next(error)
    }
  }

  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    server: { port, strictPort: true, host: 'localhost' },
    plugins: [
      {
        name: 'marquee-pages',
        configureServer: (server) => () => void server.middlewares.use(answer),
      },
    ],
  })

  const tell = () => {
    vite.ws.send('marquee:faults', { text: faults })
    onFaults(faults)
  }
  const edited = async (file: string) => {
    revision++
    if (isPicture(file)) pictures.forget()
    current = render(isContent(file) ? content.changed(file) : content.load())
    await current.catch(() => {})
    tell()
    vite.ws.send('marquee:edited', {})
  }
  const isPicture = (file: string) => file.startsWith(join(root, 'public/images'))
  const isContent = (file: string) => file.startsWith(resolve(root, pages)) || isPicture(file)
  const isCode = (file: string) =>
    /\.(?:tsx?|css)$/.test(file) && !file.includes('node_modules') && !file.includes('/src/app/')
  vite.watcher.add(resolve(root, pages))
  const isExample = (file: string) => file.startsWith(join(root, 'blocks/')) && file.endsWith('/example.yaml')
  const exampleEdited = async () => {
    const rendering = await current
    rendering?.forgetGallery()
    vite.ws.send('marquee:edited', {})
  }
  vite.watcher.on('all', (_event, file) => {
    if (isExample(file)) exampleEdited()
    else if (isContent(file) || isCode(file)) edited(file)
  })
  vite.ws.on('marquee:hello', tell)

  await vite.listen()
  current = render(content.load())
  await current
  tell()
  return vite
}

const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const sendJson = (text: string, response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(text)

async function sendAsset(folder: string, path: string, response: ServerResponse) {
  const bytes = await readFile(join(folder, path)).catch(() => undefined)
  const type = assetTypes[extname(path)]
  if (!bytes || !type || path.includes('..')) return void response.writeHead(404).end()
  response.writeHead(200, { 'content-type': type }).end(bytes)
}

/** While there is no good page at all, an empty one carries the overlay. */
const emptyDocument = (loader: string) =>
  `<!doctype html><html lang="en"><title>The content has errors</title><body><div id="root"><main id="main"></main></div><script>${loader}</script><script type="application/json" id="page">{"modules":["/@vite/client"],"live":{}}</script><script type="module" src="/src/app/dev.ts"></script></body></html>`
