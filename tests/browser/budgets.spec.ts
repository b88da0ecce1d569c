import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, type Page, test } from '@playwright/test'

const dist = resolve(import.meta.dirname, '../../dist')

/** Most bytes of the page's file, of that packed with Brotli, and of the packed (gzip) scripts that a touch loads. */
type Budget = { path: string; html: number; brotli: number; script: number }

/**
 * What was reached, and a little more: none of it depends on the machine. The aims are 24,000 and 5,000 bytes of HTML for
 * a city page, and 130 KB of script with 60 KB more for booking.
 */
const pages: Record<string, Budget> = {
  home: { path: '/', html: 1, brotli: 1, script: 1 },
  city: { path: '/la/bartenders', html: 1, brotli: 1, script: 1 },
  post: { path: '/blog/how-much-to-tip-event-staff', html: 1, brotli: 1, script: 1 },
  calculator: { path: '/resources/bartender-calculator', html: 1, brotli: 1, script: 1 },
  booking: { path: '/book-now', html: 1, brotli: 1, script: 1 },
}

/** The one style sheet, packed with Brotli. A city page and it should stay within 15,000. */
const styles = 1

/** The script in the head of every page. The aim is 1,500. */
const inlineScript = 1

const files = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))

/** Small files have no packed copy. */
const packed = (path: string, ending: string) => {
  const file = join(dist, path)
  return statSync(existsSync(file + ending) ? file + ending : file).size
}

const isScript = (path: string) => path.endsWith('.js')

for (const [kind, budget] of Object.entries(pages))
  test(`a page of the kind “${kind}” is no heavier than it was`, { tag: '@once' }, async ({ page }) => {
    await page.goto(budget.path, { waitUntil: 'networkidle' })
    const before = await files(page)
    expect(before.filter(isScript)).toEqual([])
    const sheets = before.filter((path) => path.endsWith('.css'))
    expect(sheets).toHaveLength(1)
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
      script: [...scripts].reduce((sum, path) => sum + packed(path, '.gz'), 0),
      styles: packed(sheets[0] ?? '', '.br'),
      inline: inline.reduce((sum, bytes) => sum + bytes, 0),
    }
    const most = { html: budget.html, brotli: budget.brotli, script: budget.script, styles, inline: inlineScript }
    const over = Object.entries(most).filter(([part, bytes]) => weight[part as keyof typeof weight] > bytes)
    expect(over, `It weighs ${JSON.stringify(weight)}.`).toEqual([])
  })
