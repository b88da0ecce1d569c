import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '../../schema/page.ts'
import { pictureKey } from '../../schema/pictures/picture.ts'
import type { PictureTable } from '../components/picture/pictures-context.ts'
import { renderGalleryDocument } from '../gallery/document.ts'
import type { GalleryEntry } from '../gallery/entries.ts'
import { galleryPath } from '../gallery/example.ts'
import { shownEntry } from '../gallery/shown-entry.ts'
import { type DocumentFrame, renderDocument } from '../render/document.ts'
import type { Renderer } from '../render/renderer.ts'
import type { LoadedBundles } from './assets/cached-bundles.ts'
import { firstPicture } from './assets/collect-images.ts'
import type { FontFaces } from './assets/site-fonts.ts'
import { baseStyles, writeSheet } from './assets/stylesheet.ts'
import { galleryEntry } from './assets/used-scripts.ts'
import type { BuildContext } from './build-context.ts'
import { assemblePageData, islandTypes } from './pages/assemble-page-data.ts'
import type { PageWriter } from './pages/page-files.ts'
import { createPageModules } from './pages/page-modules.ts'

/** The styles of the gallery itself: the sheets of its folder, sorted by name. */
export async function galleryStyles(root: string): Promise<string> {
  const folder = join(root, 'src/gallery/styles')
  const names = (await readdir(folder)).sort()
  return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n')
}

/** The pages of a gallery, each with one example. */
export const pagesOf = (entries: readonly GalleryEntry[]): Page[] =>
  entries.flatMap(({ examples }) => examples.flatMap(({ page }) => page ?? []))

type Rendered = {
  entries: readonly GalleryEntry[]
  /** A renderer of its own, so that a gallery does not enlarge the sheets of the site. */
  renderer: Renderer
  pictures: PictureTable
  bundles: LoadedBundles
  fonts: FontFaces
  frame: Omit<DocumentFrame, 'head'>
  write: PageWriter['write']
}

/** Writes the gallery and the page of each block, with a stylesheet of their own. */
export async function writeGallery(
  { codeRoot, stagingDir, publicContent: { language } }: BuildContext,
  { entries, renderer, pictures, bundles, fonts, frame, write }: Rendered,
): Promise<void> {
  const { manifest } = bundles
  const { renderGallery } = bundles.renderer
  const { name: siteName } = frame.site
  const rendered = pagesOf(entries).map((page) => ({ page, ...renderer.renderAlone(page) }))
  const css =
    fonts.css +
    (await baseStyles(codeRoot, renderer.themeStyles)) +
    renderer.css() +
    bundles.ownStyles +
    (await galleryStyles(codeRoot))
  const styles = `<link rel="stylesheet" href="${writeSheet(stagingDir, 'gallery', css)}">`
  const modulesOf = createPageModules(manifest)
  for (const { page, body, islands } of rendered) {
    const first = firstPicture(page)
    const data = assemblePageData(page, {
      modules: modulesOf(islandTypes(islands)),
      islands,
      pictures,
      language,
      blocks: frame.blocks,
    })
    const preload = first && pictures[pictureKey(first)]
    const html = renderDocument(
      { ...frame, head: styles, sheet: undefined, measure: undefined },
      { page, body, data, preload },
    )
    write({ path: page.path, html })
  }
  const shown = entries.map((entry) => shownEntry(entry, ({ path }) => path))
  const head = `${styles}<script type="module" src="/${manifest[galleryEntry]?.file}"></script>`
  const body = renderGallery({ siteName, entries: shown })
  write({ path: galleryPath, html: [renderGalleryDocument({ siteName, title: 'Blocks', head, body })] })
}
