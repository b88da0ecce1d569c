import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, type Page, test } from '@playwright/test'

const dist = resolve(import.meta.dirname, '../../../dist')

/**
 * Most bytes of the page's file, of it and of its style sheets packed with Brotli, and of the packed (gzip) scripts that a
 * touch loads.
 */
type Budget = { path: string; html: number; brotli: number; styles: number; script: number }

/**
 * What is reached, with at most a twentieth of headroom: none of it depends on the machine. What a page consists of is in
 * `docs/decisions/critical-css.md`. Raise one on purpose, in a commit of its own.
 */
const pages: Record<string, Budget> = {
  home: { path: '/', html: 134_800, brotli: 22_600, styles: 26_500, script: 225_000 },
  city: { path: '/la/bartenders', html: 107_000, brotli: 19_500, styles: 26_500, script: 229_300 },
  post: { path: '/blog/how-much-to-tip-event-staff', html: 80_300, brotli: 17_100, styles: 26_500, script: 225_000 },
  calculator: {
    path: '/resources/bartender-calculator',
    html: 86_300,
    brotli: 16_300,
    styles: 26_500,
    script: 229_300,
  },
  booking: { path: '/book-now', html: 66_800, brotli: 12_800, styles: 26_500, script: 225_000 },
}

/** The script in the head of every page. */
const inlineScript = 3_500

/** The fonts of every page. */
const fontFiles = 27_800

const files = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))

/** Small files have no packed copy. */
const packed = (path: string, ending: string) => {
  const file = join(dist, path)
  return statSync(existsSync(file + ending) ? file + ending : file).size
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)

const isScript = (path: string) => path.endsWith('.js')

for (const [kind, budget] of Object.entries(pages))
  test(`a page of the kind “${kind}” is within its budget`, async ({ page }) => {
    await page.goto(budget.path, { waitUntil: 'networkidle' })
    const before = await files(page)
    expect(before.filter(isScript)).toEqual([])
    const sheets = before.filter((path) => path.endsWith('.css'))
    await page.keyboard.press('Shift')
    // The router comes last, when nothing else is to do.
    await expect.poll(async () => (await files(page)).some((path) => path.includes('/router-'))).toBe(true)
    await page.waitForLoadState('networkidle')
    const scripts = new Set((await files(page)).filter(isScript))
    const name = `${budget.path === '/' ? '/index' : budget.path}.html`
    const html = readFileSync(join(dist, name), 'utf8')
    const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => Buffer.byteLength(code))
    const weight = {
      html: Buffer.byteLength(html),
      brotli: packed(name, '.br'),
      script: sum([...scripts].map((path) => packed(path, '.gz'))),
      styles: sum(sheets.map((path) => packed(path, '.br'))),
      inline: sum(inline),
      fonts: sum(before.filter((path) => path.endsWith('.woff2')).map((path) => packed(path, ''))),
    }
    const limits = { ...budget, inline: inlineScript, fonts: fontFiles }
    const over = (Object.keys(weight) as (keyof typeof weight)[]).filter((part) => weight[part] > limits[part])
    expect(over, `It weighs ${JSON.stringify(weight)}.`).toEqual([])
  })
