import { cp, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, test } from '@playwright/test'
import sharp from 'sharp'
import { settled } from '../../browser/settled.ts'
import { serveBuilt } from './built-folder.ts'

const root = join(import.meta.dirname, '../../..')

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const cells = `columns: [Route, ${days.join(', ')}], rows: [[Along the river, ${days.map(() => '9:30').join(', ')}]]`
const markdown = `| ${days.join(' | ')} |\\n|${' --- |'.repeat(days.length)}\\n|${' 9:30 |'.repeat(days.length)}`
const products = days.map((day) => `${day} tour`).join(', ')

const tones = ['night', 'dusk', 'paper']
const page = (blocks: string) => `title: A page with wide tables
description: A page with tables that are wider than a telephone and one that is not, on the ground of each tone.
blocks:
  - { type: page-title, title: Tables }
${blocks}`
const blocks = tones
  .map(
    (tone) => `  - { type: table, tone: ${tone}, title: Table in ${tone}, ${cells} }
  - type: comparison
    tone: ${tone}
    title: Comparison in ${tone}
    products: [${products}]
    features: [{ name: Lights, values: [${days.map(() => 'true').join(', ')}] }]
  - { type: rich-text, tone: ${tone}, body: "${markdown}" }
`,
  )
  .join('')
const narrow = '  - { type: table, title: Narrow, columns: [A, B], rows: [[x, 1]] }\n'

let server: Awaited<ReturnType<typeof serveBuilt>>

test.beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-tables-'))
  const pages = join(folder, 'pages')
  await cp(join(root, 'tests/engine/errors/_shared'), join(pages, '_data'), { recursive: true })
  await writeFile(join(pages, 'index.yaml'), page(blocks + narrow))
  await writeFile(join(pages, '404.yaml'), page('').replace('A page', 'No page'))
  server = await serveBuilt(folder)
})
test.afterAll(() => server.stop())

/** How much a table differs from its ground at its left and right edge: 0 is its ground, 255 black on white. */
async function shades(table: Locator): Promise<{ left: number; right: number }> {
  const { data, info } = await sharp(await table.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  /** The middle value of a column of pixels: lines and letters are the fewer ones. */
  const ground = (x: number) => {
    const values = Array.from({ length: height }, (_, y) => data[(y * width + x) * channels] ?? 0)
    return values.sort((one, other) => one - other)[Math.floor(height / 2)] ?? 0
  }
  const middle = ground(Math.floor(width / 2))
  return { left: Math.abs(ground(1) - middle), right: Math.abs(ground(width - 2) - middle) }
}

const seen = 20
const unseen = 2

test('a shade at its edge says on which side a wide table goes on, in each tone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(server.origin)
  await settled(page)
  const tables = page.locator('main :has(> table)')
  await expect(tables).toHaveCount(tones.length * 3 + 1)
  for (const table of (await tables.all()).slice(0, -1)) {
    const name = await table.evaluate((element) => element.closest('section')?.textContent?.slice(0, 40))
    const at = async (part: number) => {
      await table.evaluate((element, left) => {
        element.scrollLeft = left * (element.scrollWidth - element.clientWidth)
      }, part)
      return shades(table)
    }
    const [begin, middle, end] = [await at(0), await at(0.5), await at(1)]
    expect.soft(begin.right, `right of ${name}, at its begin`).toBeGreaterThan(seen)
    expect.soft(begin.left, `left of ${name}, at its begin`).toBeLessThanOrEqual(unseen)
    expect.soft(middle.right, `right of ${name}, in its middle`).toBeGreaterThan(seen)
    expect.soft(end.right, `right of ${name}, at its end`).toBeLessThanOrEqual(unseen)
  }
  expect(await shades(tables.last())).toEqual({ left: 0, right: 0 })
})
