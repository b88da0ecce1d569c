// @module-tag exhaustive

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { imageShapes } from '../../../schema/pictures/picture-sizes.ts'
import { drawingColours, themeColour } from '../../../schema/theme/palettes.ts'
import { namedPictures } from '../../../src/builder/assets/collect-images.ts'
import { downloadSizes } from '../../../src/builder/assets/downloads.ts'
import { baseStyles } from '../../../src/builder/assets/stylesheet.ts'
import { rendererInput } from '../../../src/builder/site-renderer.ts'
import { cacheOf } from '../../../src/cache/cache.ts'
import { filesOn } from '../../../src/content/derive/block-files.ts'
import { summaryOf } from '../../../src/content/derive/page-summary.ts'
import type { LoadedSite } from '../../../src/content/load/load.ts'
import { siteIcon, siteLogo } from '../../../src/pictures/logo.ts'
import { neutralDrawing } from '../../../src/pictures/neutral-drawing.ts'
import { createRenderer } from '../../../src/render/create-renderer.tsx'
import { joinHtml } from '../../../src/render/html-parts.ts'
import { createCardOf } from '../../../src/seo/social-cards/card-of.ts'
import { cardDrawer } from '../../../src/seo/social-cards/draw-card.ts'
import { webManifest } from '../../../src/seo/web-manifest.ts'
import { root, shownPages, themedSite } from './themed-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'marquee-themed-'))
afterAll(() => rmSync(folder, { recursive: true }))

let site: LoadedSite
beforeAll(async () => {
  site = await themedSite('grove', join(folder, 'pages'))
})

/** The colours that a theme names. */
const coloursOf = (file: string) => new Set(readFileSync(file, 'utf8').match(/#[\da-f]{6}\b/gi))

it('has no error and no warning of its own with the sample content', () => {
  expect(site.diagnostics.filter(({ file }) => file.endsWith('theme.yaml'))).toEqual([])
})

it('leaves nothing of the first theme in pages, styles, the neutral drawing, cards, icons and manifest', async () => {
  const other = coloursOf(join(root, 'tests/sample/theme/grove/theme.yaml'))
  const first = [...coloursOf(join(root, 'pages/_data/theme.yaml'))].filter((colour) => !other.has(colour))
  const pages = site.pages.filter(({ path }) => shownPages.includes(path))
  expect(pages).toHaveLength(shownPages.length)
  const renderer = await createRenderer(
    rendererInput(site, {
      logo: siteLogo(site.theme, site.publicFolders),
      pictures: namedPictures(site),
      downloads: await downloadSizes({
        files: site.pages.flatMap((page) => filesOn(page, site.blocks)),
        cache: cacheOf(root),
      }),
    }),
  )
  const bodies = pages.map((page) => [page.path, joinHtml(renderer.renderPage(page).body)] as const)
  const summaries = site.pages.map((page) => summaryOf(page, site.blocks))
  const cardOf = createCardOf({ ...site, pages: summaries })
  const draw = await cardDrawer(site)
  const cards = await Promise.all(
    summaries
      .filter(({ path }) => shownPages.includes(path))
      .map(async (page) => [`card ${page.path}`, (await draw(cardOf(page))).svg] as const),
  )
  const outputs = new Map<string, string>([
    ...bodies,
    ['neutral drawing', neutralDrawing(imageShapes.wide, drawingColours(site.theme))],
    ...cards,
    ['styles', (await baseStyles(root, renderer.themeStyles)) + renderer.css()],
    ['manifest', JSON.stringify(webManifest(site.site, themeColour(site.theme)))],
    ['icon', siteIcon(site.theme, site.publicFolders).svg],
  ])
  const left = [...outputs].flatMap(([name, text]) =>
    [...first, 'Bricolage', 'M4 12a11']
      .filter((mark) => text.toLowerCase().includes(mark.toLowerCase()))
      .map((mark) => `${name}: ${mark}`),
  )
  expect(left).toEqual([])
})
