import type * as BlocksModule from 'virtual:marquee/blocks'
import type { ViteDevServer } from 'vite'
import { withTones } from '../../schema/block.ts'
import type { Page } from '../../schema/page.ts'
import { writeLogo } from '../builder/assets/public-files.ts'
import { searchAddressOf } from '../builder/assets/search-file.ts'
import { baseStyles } from '../builder/assets/stylesheet.ts'
import { galleryStyles, pagesOf } from '../builder/gallery.ts'
import { rendererInput } from '../builder/site-renderer.ts'
import { hashOf } from '../cache/hash.ts'
import type { Content, LoadedSite } from '../content/load/load.ts'
import { engineModule, engineRoot, projectRoot } from '../files/roots.ts'
import { renderGalleryDocument } from '../gallery/document.ts'
import type * as EntriesModule from '../gallery/entries.ts'
import { blockPath, galleryPath } from '../gallery/example.ts'
import type * as PageModule from '../gallery/gallery-page.tsx'
import { readExamples } from '../gallery/read-examples.ts'
import { shownEntry } from '../gallery/shown-entry.ts'
import { withSamples } from '../gallery/with-samples.ts'
import type * as RenderModule from '../render/create-renderer.tsx'
import type { DevFonts } from './dev-rendering.ts'
import { pageWithLists } from './page-with-lists.ts'

/** `codeVersion` counts the saves of code. */
type Options = { files: string; fontsOf: DevFonts; vite: ViteDevServer; codeVersion: number }

/** Whether the gallery of blocks has a document at this path. */
export const isGalleryPath = (path: string) => path === galleryPath || path.startsWith(`${galleryPath}/`)

/** The page of the example at this path, with its lists of pages; `undefined` if none is there. */
export async function exampleAt(path: string, content: Content): Promise<Page | undefined> {
  const blocks = content.blocks()
  const shared = content.shared()
  for (const [type, schema] of Object.entries(withTones(blocks, shared.tones))) {
    if (path !== blockPath(type) && !path.startsWith(`${blockPath(type)}/`)) continue
    const examples = await readExamples(projectRoot, type, schema, { ...content, blocks, shared })
    const page = examples.find((example) => example.page?.path === path)?.page
    const filled = page && (await pageWithLists(content, page))
    return filled && withSamples(filled, blocks)
  }
  return undefined
}

/**
 * The gallery for the development server: its documents, and the pages that it shows in frames. Vite loads everything in
 * it, so that schemas, components and examples are those that were last saved. No picture is drawn for it: a frame waits
 * for its own.
 */
export async function renderDevGallery({ files, fontsOf, vite, codeVersion }: Options, content: LoadedSite) {
  const load = (path: string) => vite.ssrLoadModule(engineModule(path))
  const { createRenderer } = (await load('/src/render/create-renderer.tsx')) as typeof RenderModule
  const { readEntries } = (await load('/src/gallery/entries.ts')) as typeof EntriesModule
  const { renderGallery } = (await load('/src/gallery/gallery-page.tsx')) as typeof PageModule
  const { blocks: loaded } = (await load('virtual:marquee/blocks')) as typeof BlocksModule
  const blocks = Object.fromEntries(Object.entries(loaded).map(([type, { schema }]) => [type, schema]))
  const entries = await readEntries(projectRoot, { ...content, blocks, shared: content.material.shared })
  const pages = new Map<string, Page>(pagesOf(entries).map((page) => [page.path, page]))
  const searchFile = searchAddressOf(content.site)
  const logo = await writeLogo(content, files)
  const renderer = await createRenderer(rendererInput(content, { logo, pictures: {}, downloads: {}, searchFile }))
  const base = (await fontsOf(content.theme)).css + (await baseStyles(engineRoot, renderer.themeStyles))
  // What a block shows is part of its address, so that the gallery sees which blocks have changed.
  const hrefOf = (page: Page) => `${page.path}?${hashOf(base + JSON.stringify([codeVersion, page])).slice(0, 8)}`
  const siteName = content.site.name
  const shown = entries.map((entry) => shownEntry(entry, hrefOf))
  const styles = base + (await galleryStyles(engineRoot))
  const script = `<script type="module" src="${engineModule('/src/gallery/client/dev.ts')}"></script>`
  const index = { head: `<style>${styles}</style>${script}`, body: renderGallery({ siteName, entries: shown }) }
  const documents = new Map([[galleryPath, renderGalleryDocument({ siteName, title: 'Blocks', ...index })]])
  return { documents, pages }
}
