import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type * as BlocksModule from 'virtual:marquee/blocks'
import type { ViteDevServer } from 'vite'
import type { Page } from '../../blocks/page.ts'
import { drawingColours, themeColour } from '../../schema/theme/palettes.ts'
import { collectImages } from '../builder/assets/collect-images.ts'
import { writeDownloads } from '../builder/assets/downloads.ts'
import { writeLogo } from '../builder/assets/public-files.ts'
import { searchAddressOf } from '../builder/assets/search-file.ts'
import { baseStyles } from '../builder/assets/stylesheet.ts'
import { galleryStyles, pagesOf } from '../builder/gallery.ts'
import { assemblePageData } from '../builder/pages/assemble-page-data.ts'
import { rendererInput } from '../builder/site-renderer.ts'
import { cacheOf } from '../cache/cache.ts'
import { hashOf } from '../cache/hash.ts'
import { documentsOn } from '../content/derive/page-summary.ts'
import type { Content, LoadedSite } from '../content/load/load.ts'
import { engineModule, engineRoot, projectRoot } from '../files/roots.ts'
import { renderGalleryDocument } from '../gallery/document.ts'
import type * as EntriesModule from '../gallery/entries.ts'
import { blockPath, checkExample, exampleFile, examplePage, galleryPath } from '../gallery/example.ts'
import type * as PageModule from '../gallery/gallery-page.tsx'
import type * as ThemePageModule from '../gallery/theme-page.tsx'
import { renderPictures } from '../pictures/pipeline.ts'
import { contentFolder } from '../pictures/public-folders.ts'
import type * as RenderModule from '../render/create-renderer.tsx'
import { renderDocument } from '../render/document.ts'
import { joinHtml } from '../render/html-parts.ts'
import { type DevFonts, devModules } from './dev-rendering.ts'
import { pageWithLists } from './page-with-lists.ts'

type Options = { files: string; fontsOf: DevFonts; loader: string; vite: ViteDevServer }

/** Whether the gallery of blocks has a document at this path. */
export const isGalleryPath = (path: string) => path === galleryPath || path.startsWith(`${galleryPath}/`)

/** The page of the example of the block type at this path, with its lists of pages; `undefined` if none is there. */
export async function exampleAt(path: string, content: Content): Promise<Page | undefined> {
  const type = Object.keys(content.blocks()).find((one) => blockPath(one) === path)
  if (type === undefined) return undefined
  const file = exampleFile(projectRoot, contentFolder(content), type)
  const { block } = checkExample(
    { file, text: await readFile(resolve(projectRoot, file), 'utf8') },
    content.shared(),
    content.blocks(),
  )
  return block && pageWithLists(content, examplePage(type, { purpose: '', file, block }))
}

/**
 * The gallery for the development server: its document at a path. Vite loads everything in it, so that schemas,
 * components and examples are those that were last saved.
 */
export async function renderDevGallery({ files, fontsOf, loader, vite }: Options, content: LoadedSite) {
  const { createRenderer } = (await vite.ssrLoadModule(
    engineModule('/src/render/create-renderer.tsx'),
  )) as typeof RenderModule
  const { readEntries, themePath } = (await vite.ssrLoadModule(
    engineModule('/src/gallery/entries.ts'),
  )) as typeof EntriesModule
  const { renderGallery } = (await vite.ssrLoadModule(
    engineModule('/src/gallery/gallery-page.tsx'),
  )) as typeof PageModule
  const { renderThemePage } = (await vite.ssrLoadModule(
    engineModule('/src/gallery/theme-page.tsx'),
  )) as typeof ThemePageModule
  const { blocks: loaded } = (await vite.ssrLoadModule('virtual:marquee/blocks')) as typeof BlocksModule
  const blocks = Object.fromEntries(Object.entries(loaded).map(([type, { schema }]) => [type, schema]))
  const entries = await readEntries(projectRoot, { ...content, blocks, shared: content.material.shared })
  const pages = pagesOf(entries)
  const cache = cacheOf(engineRoot)
  const pictures = await renderPictures({
    images: collectImages({ pages, dialog: content.dialog }),
    root: projectRoot,
    publicFolders: content.publicFolders,
    colours: drawingColours(content.theme),
    outDir: files,
    cache,
    base: '',
  })
  const downloads = await writeDownloads({ documents: pages.flatMap(documentsOn), outDir: files, cache })
  const searchFile = searchAddressOf(content.site)
  const logo = await writeLogo(content, files)
  const renderer = await createRenderer(rendererInput(content, { logo, pictures, downloads, searchFile }))
  const rendered = new Map(pages.map((page) => [page.path as string, { page, ...renderer.renderAlone(page) }]))
  const base = (await fontsOf(content.theme)).css + (await baseStyles(engineRoot, renderer.themeStyles))
  const styles = `<style id="site-styles">${base}${renderer.css()}</style>`
  const { name: siteName, origin } = content.site

  /** `framed`: only the gallery around a frame is notified of edits, and reloads what has changed. */
  const blockDocument = (path: string, framed: boolean): string | undefined => {
    const found = rendered.get(path)
    if (!found) return undefined
    const { page, body, islands } = found
    const head = framed
      ? styles
      : `${styles}<script type="module" src="${engineModule('/src/client/dev/dev.ts')}"></script>`
    const data = assemblePageData(page, { modules: devModules, islands, pictures, language: content.language })
    const html = renderDocument(
      { site: content.site, themeColour: themeColour(content.theme), origin, head, loader, blocks },
      { page, body, data },
    )
    return joinHtml(html)
  }
  // The content of a block is part of its address, so that the gallery sees which blocks have changed.
  const hrefOf = (page: Page) => {
    const bytes = base + joinHtml(rendered.get(page.path)?.body ?? [])
    return `${page.path}?${hashOf(bytes).slice(0, 8)}`
  }
  const shown = entries.map(({ page, ...entry }) => ({ ...entry, href: page ? hrefOf(page) : '' }))
  const head = `<style>${base}${await galleryStyles(engineRoot)}</style><script type="module" src="${engineModule('/src/gallery/client/dev.ts')}"></script>`
  const index = renderGalleryDocument({
    siteName,
    title: 'Blocks',
    head,
    body: renderGallery({ siteName, entries: shown }),
  })
  const look = renderThemePage(siteName, content.theme)
  const themeHead = `<style>${base}${await galleryStyles(engineRoot)}${look.css}</style>`
  const themeDocument = renderGalleryDocument({ siteName, title: 'Theme', head: themeHead, body: look.body })
  return (path: string, framed: boolean) => {
    if (path === galleryPath) return index
    return path === themePath ? themeDocument : blockDocument(path, framed)
  }
}
