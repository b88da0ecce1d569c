import { cp, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { stringify } from 'yaml'
import { axeErrors } from '../../browser/axe.ts'
import { cutTexts } from '../../browser/cut-texts.ts'
import { expectStill, watchShift } from '../../browser/layout-shift.ts'
import { settled } from '../../browser/settled.ts'
import { serveBuilt } from './built-folder.ts'

// Sections as they are in the public demos of AstroWind, CloudCannon's component starter and MUI's marketing page.
const site = join(import.meta.dirname, '../../sites/twenty-sections')
const paths = ['/', '/product', '/company', '/prices', '/404']

/** The theme of the site, and others with tones of the same names: a dark one, and one with square corners. */
const themes = {
  own: undefined,
  dark: {
    tones: {
      day: {
        background: { default: '#120e0c', paper: '#1d1713' },
        text: { primary: '#f8f0e5', secondary: '#c3b4a3' },
        primary: { main: '#ffb43d', dark: '#ffc669', contrastText: '#1d1006' },
      },
      mist: { like: 'day', background: { default: '#1d1713', paper: '#2a221c' } },
      deep: { background: { default: '#f6eee2', paper: '#fffaf2' }, primary: { main: '#8f3c06' } },
    },
    typography: { display: { family: 'Bricolage Grotesque', package: '@fontsource/bricolage-grotesque' } },
    buttons: 'pill',
    ornament: 'bulbs',
  },
  square: {
    tones: {
      day: { background: { default: '#ffffff' }, text: { primary: '#111111' }, primary: { main: '#0000c8' } },
      mist: { like: 'day', background: { default: '#ececec', paper: '#ffffff' } },
      deep: { background: { default: '#111111' }, text: { primary: '#ffffff' }, primary: { main: '#ffffff' } },
    },
    typography: { display: { family: 'Georgia', generic: 'serif' }, fontWeight: 400 },
    shape: { borderRadius: 0 },
    buttons: 'square',
    ornament: 'rule',
  },
}

for (const [name, theme] of Object.entries(themes))
  test.describe(`in the theme ${name}`, () => {
    let server: Awaited<ReturnType<typeof serveBuilt>> | undefined

    test.beforeAll(async () => {
      const folder = await mkdtemp(join(tmpdir(), 'marquee-sections-'))
      await cp(site, join(folder, 'pages'), { recursive: true })
      if (theme) await writeFile(join(folder, 'pages/_data/theme.yaml'), stringify(theme))
      server = await serveBuilt(folder)
    })

    test.afterAll(() => server?.stop())

    test('the sections are accessible, nothing shifts, and no text is cut down to 320 px', async ({ page }) => {
      await watchShift(page)
      for (const path of paths) {
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          await page.goto(`${server?.origin}${path}`, { waitUntil: 'networkidle' })
          const height = await page.evaluate(() => document.documentElement.scrollHeight)
          for (let y = 0; y < height; y += 800) {
            await page.evaluate((to) => scrollTo(0, to), y)
            await settled(page)
          }
          await expectStill(page, 0, `${path} at ${width} px`)
        }
        expect.soft(await axeErrors(page), path).toEqual([])
        await page.setViewportSize({ width: 320, height: 640 })
        await settled(page)
        expect.soft(await cutTexts(page), path).toEqual([])
      }
    })
  })
