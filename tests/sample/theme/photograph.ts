import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../../../src/cli/tests/chromium.ts'
import { photographFolder } from '../../../src/diff/photographs.ts'
import { writePages } from '../../../src/diff/side/write-pages.ts'
import { root, shownPages, themedSite } from './themed-site.ts'

/**
 * Photographs ten pages of the sample site in the theme of a folder here, at 390 and 1440 pixels:
 *
 *     node tests/sample/theme/photograph.ts grove photographs/
 */
const [theme = 'grove', out = 'photographs'] = process.argv.slice(2)
const chromium = findChromium()
if (chromium === undefined) throw new Error('There is no Chromium.')
const scratch = await mkdtemp(join(tmpdir(), 'marquee-theme-'))
try {
  const pages = join(scratch, 'pages')
  const folder = join(scratch, 'site')
  const site = await themedSite(theme, pages)
  await writePages({ code: root, content: root, pages, now: Date.now() }, site, shownPages, folder)
  await mkdir(out, { recursive: true })
  for (const { path, width, png } of await photographFolder(chromium, folder, shownPages))
    await writeFile(join(out, `${path.slice(1).replaceAll('/', '-') || 'home'}-${width}.png`), png)
} finally {
  await rm(scratch, { recursive: true })
}
