import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { Page } from '../../blocks/page.ts'
import { pictureKey } from '../../schema/picture.ts'
import type { LoadedSite } from '../content/load.ts'
import { documentsOn } from '../content/page-summary.ts'
import { searchedPage } from '../content/search-words.ts'
import { renderDocument } from '../renderer/document.ts'
import type * as RenderModule from '../renderer/render.tsx'
import { renderDevGallery } from './dev-gallery.ts'
import type { createDevPictures } from './dev-pictures.ts'
import { writeDownloads } from './downloads.ts'
import { firstPicture, imagesOf, picturesFor } from './images-of.ts'
import { searchFileOf } from './search-file.ts'
import { shellOf } from './shell-of.ts'
import { baseStyles, type FontFaces } from './stylesheet.ts'
import { markStyles, withMarks } from './unpublished-marks.ts'

/** The site as it was loaded last. */
export type Rendering = {
  document: (path: string) => Promise<{ status: number; html: string }>
  /** The file of the site's search. It is made when somebody searches: it holds every page. */
  search: () => Promise<string>
  /** Made when it is first asked for, and again after an example has changed. */
  gallery: () => Promise<Gallery>
  forgetGallery: () => void
}
type Gallery = Awaited<ReturnType<typeof renderDevGallery>>

export const searchAddress = '/assets/search.json'

/** What stays while the server runs. `files` is the folder of pictures, fonts and downloads; `loader` the code in the head. */
type Lasting = {
  root: string
  files: string
  fonts: FontFaces
  loader: string
  vite: ViteDevServer
  pictures: ReturnType<typeof createDevPictures>
}

/** The site as it is now. `pages` are the last good states of all, by path; `revision` counts the saves. */
type Present = { site: LoadedSite; pages: ReadonlyMap<string, Page>; revision: number }

/** Makes the documents of a site as they are asked for, by the renderer and the styles that were last saved. */
export async function renderDevSite(lasting: Lasting, { site, pages, revision }: Present): Promise<Rendering> {
  const { root, files, fonts, loader, vite, pictures } = lasting
  const { createRenderer } = (await vite.ssrLoadModule('/src/renderer/render.tsx')) as typeof RenderModule
  pictures.know(imagesOf({ pages: [...pages.values()], dialog: site.dialog }))
  await pictures.make(imagesOf({ pages: [], dialog: site.dialog }))
  const downloads = await writeDownloads({
    documents: [...pages.values()].flatMap(documentsOn),
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
    pages.get(path) ?? [...pages.values()].find(({ aliases }) => aliases.includes(path)) ?? pages.get('/404')
  let gallery: Promise<Gallery> | undefined
  return {
    search: once(async () => (await searchFileOf({ ...site, pages: site.pages.map(searchedPage) }))?.text ?? ''),
    gallery() {
      gallery ??= renderDevGallery({ root, files, fonts, loader, vite }, site)
      return gallery
    },
    forgetGallery() {
      gallery = undefined
    },
    async document(path) {
      const page = pageOf(path)
      const status = page?.path === '/404' ? 404 : 200
      if (!page) return { status: 500, html: emptyDocument(loader) }
      await pictures.make(imagesOf({ pages: [page] }))
      const { body: rendered, live } = renderer.renderPage(page)
      const body = withMarks(rendered, site.unpublished.get(page.path))
      const first = firstPicture(page)
      const head = `<meta name="revision" content="${revision}"><style id="site-styles">${base}${renderer.css()}${markStyles}</style><script type="module" src="/src/app/dev.ts"></script>`
      const frame = { siteName: site.site.name, origin: site.site.origin, head, loader }
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

const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** While there is no good page at all, an empty one carries the overlay. */
const emptyDocument = (loader: string) =>
  `<!doctype html><html lang="en"><title>The content has errors</title><body><div id="root"><main id="main"></main></div><script>${loader}</script><script type="application/json" id="page">{"modules":["/@vite/client"],"live":{}}</script><script type="module" src="/src/app/dev.ts"></script></body></html>`
