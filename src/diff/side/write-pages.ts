import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { browserColours, drawingColours } from '../../../schema/theme/palettes.ts'
import { cachedRenderer } from '../../builder/assets/cached-bundles.ts'
import { collectImages } from '../../builder/assets/collect-images.ts'
import { writeDownloads } from '../../builder/assets/downloads.ts'
import { copyPublic, writeLogo } from '../../builder/assets/public-files.ts'
import { rareLettersOf } from '../../builder/assets/rare-letters.ts'
import { writeFonts } from '../../builder/assets/site-fonts.ts'
import { baseStyles } from '../../builder/assets/stylesheet.ts'
import { rendererInput } from '../../builder/site-renderer.ts'
import { cacheOf } from '../../cache/cache.ts'
import { filesOn } from '../../content/derive/block-files.ts'
import type { LoadedSite } from '../../content/load/load.ts'
import { renderPictures } from '../../pictures/pipeline.ts'
import { contentFolder } from '../../pictures/public-folders.ts'
import { renderDocument } from '../../render/document.ts'
import { joinHtml } from '../../render/html-parts.ts'
import type { SidePlace } from './protocol.ts'

/** Writes some public pages for screenshots: as visitors without scripts see them, without cards and search. */
export async function writePages(place: SidePlace, shown: LoadedSite, paths: readonly string[], out: string) {
  const { code } = place
  const requested = new Set(paths)
  const pages = shown.pages.filter(({ path, gate }) => requested.has(path) && !gate)
  const cache = cacheOf(code)
  await mkdir(out, { recursive: true })
  await copyPublic(shown.publicFolders, out)
  const pictures = await renderPictures({
    images: collectImages({ ...shown, pages }),
    root: code,
    publicFolders: shown.publicFolders,
    colours: drawingColours(shown.theme),
    outDir: out,
    cache,
  })
  const downloads = await writeDownloads({
    files: pages.flatMap((page) => filesOn(page, shown.blocks)),
    outDir: out,
    cache,
  })
  const { createRenderer } = await cachedRenderer(code, contentFolder(shown))
  const logo = await writeLogo(shown, out)
  if (shown.land) await writeFile(join(out, shown.land.url), shown.land.svg)
  const renderer = await createRenderer(rendererInput(shown, { logo, pictures, downloads }))
  const bodies = pages.map((page) => [page, renderer.renderPage(page).body] as const)
  const fonts = await writeFonts({
    theme: shown.theme,
    publicFolders: shown.publicFolders,
    outDir: out,
    cache,
    letters: rareLettersOf(shown),
  })
  // One complete style sheet: how a build splits it is not visible.
  await writeFile(join(out, 'site.css'), fonts.css + (await baseStyles(code, renderer.themeStyles)) + renderer.css())
  const frame = {
    site: shown.site,
    ...browserColours(shown.theme),
    origin: shown.site.origin,
    head: '<link rel="stylesheet" href="/site.css">',
    loader: '',
    blocks: shown.blocks,
  }
  for (const [page, body] of bodies) {
    const file = join(out, page.path === '/' ? 'index.html' : `${page.path}.html`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, joinHtml(renderDocument(frame, { page, body, data: { modules: [], islands: {} } })))
  }
}
