import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import type { Page } from '../../blocks/page.ts'
import { downloadFolder } from '../../schema/documents/downloads.ts'
import { createContent, type LoadedSite } from '../content/load.ts'
import { formatPretty } from '../content/pretty.ts'
import { bundleLoader } from './bundle.ts'
import { sendAsset, sendJson, sendPage } from './dev-answers.ts'
import { isGalleryPath } from './dev-gallery.ts'
import { createDevPictures } from './dev-pictures.ts'
import { type Rendering, renderDevSite, searchAddress } from './dev-rendering.ts'
import { writeFonts } from './stylesheet.ts'

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
    const lasting = { root, files, fonts, loader: loader.code, vite, pictures }
    return renderDevSite(lasting, { site, pages: lastGood, revision })
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
      sendPage(status, html, response)
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
