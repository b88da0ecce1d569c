import { expect, type Page, test } from '@playwright/test'
import { exampleSizes } from '../../../src/content/block-types/example-sizes.ts'
import { axeErrors } from '../../browser/axe.ts'
import { cutTexts } from '../../browser/cut-texts.ts'
import { unseenDrawings } from '../../browser/forced-colours.ts'
import { expectStill, watchShift } from '../../browser/layout-shift.ts'
import { notMirrored } from '../../browser/not-mirrored.ts'
import { scrollThrough } from '../../browser/scroll-through.ts'
import { settled } from '../../browser/settled.ts'
import { watchErrors } from '../../browser/watch-errors.ts'
import { layouts, serveColumns } from './columns-site.ts'

// One worker runs all of them, so that their site is built once.
test.describe.configure({ mode: 'default' })

let server: Awaited<ReturnType<typeof serveColumns>> | undefined

test.beforeAll(async () => {
  server = await serveColumns()
})

test.afterAll(() => server?.stop())

for (const name of Object.keys(layouts))
  test(`every block in ${name} shows its whole text, in windows from a small phone to a desktop`, async ({
    page: view,
  }) => {
    await view.goto(`${server?.origin}/${name}`)
    for (const width of [320, 390, 768, 1440]) {
      await view.setViewportSize({ width, height: 900 })
      await settled(view)
      expect.soft(await cutTexts(view), `${name} at ${width} px`).toEqual([])
    }
  })

test('two services share the whole row', async ({ page: view }) => {
  await view.setViewportSize({ width: 1440, height: 900 })
  await view.goto(`${server?.origin}/services`)
  const boxOf = async (name: string) => {
    const box = await view.getByRole('main').getByRole('listitem').filter({ hasText: name }).boundingBox()
    if (!box) throw new Error(`${name} is not shown.`)
    return box
  }
  const list = await view.getByRole('main').getByRole('list').filter({ hasText: 'Repair' }).boundingBox()
  const [one, other] = [await boxOf('Repair'), await boxOf('Hire')]
  expect(one.y).toBe(other.y)
  expect(Math.abs(other.x + other.width - (list?.x ?? 0) - (list?.width ?? 0))).toBeLessThan(1)
})

for (const size of exampleSizes)
  test(`every block with ${size} content fits its window, and moves nothing while it loads`, async ({ page: view }) => {
    await watchShift(view)
    await view.goto(`${server?.origin}/${size}`)
    await scrollThrough(view)
    await expectStill(view, 0.01, size)
    for (const width of [320, 390, 768, 1440]) {
      await view.setViewportSize({ width, height: 900 })
      await settled(view)
      expect.soft(await cutTexts(view), `${size} at ${width} px`).toEqual([])
    }
    const found = await axeErrors(view, { inside: 'main' })
    expect(found.filter((error) => !error.startsWith('heading-order'))).toEqual([])
  })

test('what is as wide as the window has square corners, though the theme rounds them', async ({ page: view }) => {
  await view.goto(`${server?.origin}/thirds`)
  for (const width of [390, 1440]) {
    await view.setViewportSize({ width, height: 900 })
    const radii = await view.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().width >= innerWidth)
        .map((element) => `${element.tagName} ${getComputedStyle(element).borderRadius}`),
    )
    expect(radii).toContain('HEADER 0px')
    expect(radii.filter((one) => !one.endsWith(' 0px'))).toEqual([])
  }
  // The theme does round corners.
  await expect(view.locator('.MuiPaper-rounded:visible').first()).not.toHaveCSS('border-radius', '0px')
})

test('blocks in columns hydrate without an error, and axe finds nothing', async ({ page: view }) => {
  const errors = await watchErrors(view)
  await view.goto(`${server?.origin}/thirds`)
  await view.getByRole('main').press('Shift')
  const islands = view.locator('main [data-island]')
  expect(await islands.count()).toBeGreaterThan(5)
  await expect(view.locator('main [data-island=""]')).toHaveCount(0)
  expect(errors).toEqual([])
  // The order of headings is that of the examples, which have no words around them.
  const found = await axeErrors(view, { inside: 'main' })
  expect(found.filter((error) => !error.startsWith('heading-order'))).toEqual([])
})

for (const [name, change] of Object.entries({
  'from right to left': (view: Page) => view.evaluate(() => document.documentElement.setAttribute('dir', 'rtl')),
  'on paper': (view: Page) => view.emulateMedia({ media: 'print' }),
  'in forced colours': (view: Page) => view.emulateMedia({ forcedColors: 'active' }),
}))
  test(`blocks in columns show their whole text ${name}`, async ({ page: view }) => {
    await view.goto(`${server?.origin}/thirds`)
    await change(view)
    await settled(view)
    expect(await cutTexts(view)).toEqual([])
  })

test('every block changes sides from right to left', async ({ page: view }) => {
  await view.goto(`${server?.origin}/usual`)
  await scrollThrough(view)
  for (const width of [390, 1440]) {
    await view.setViewportSize({ width, height: 900 })
    await settled(view)
    expect.soft(await notMirrored(view), `at ${width} px`).toEqual([])
  }
})

test('icons, bulbs and bars of every block are seen in forced colours, light and dark', async ({ page: view }) => {
  await view.goto(`${server?.origin}/thirds`)
  const rows = view.locator('main > section')
  // A browser leaves layers out of a picture of 34,000 pixels in height: a few rows at a time.
  const size = 4
  for (let first = 0; first < (await rows.count()); first += size) {
    await rows.evaluateAll(
      (all, [from, to]) => {
        for (const [index, row] of all.entries())
          (row as HTMLElement).style.display = index < from || index >= to ? 'none' : ''
      },
      [first, first + size] as const,
    )
    for (const scheme of ['light', 'dark'] as const)
      expect.soft(await unseenDrawings(view, scheme), `${scheme}, rows from ${first}`).toEqual([])
  }
})

test('a gallery in a column opens its pictures over the whole window, and is moved through by keys', async ({
  page: view,
}) => {
  await view.goto(`${server?.origin}/quarters`)
  const opener = view.getByRole('button', { name: 'A green door with a note on it' })
  await opener.click()
  const dialog = view.getByRole('dialog', { name: 'Pictures, large' })
  const count = dialog.getByRole('status')
  await expect(count).toHaveText('2 of 6')
  expect(await dialog.evaluate((element) => element.getBoundingClientRect().width)).toBe(1440)
  await view.keyboard.press('ArrowRight')
  await expect(count).toHaveText('3 of 6')
  await expect(dialog.getByRole('img', { name: 'A wooden table below a wide window' })).toBeInViewport()
  await view.keyboard.press('End')
  await expect(count).toHaveText('6 of 6')
  await expect(dialog.getByRole('button', { name: 'Next picture' })).toBeDisabled()
  expect(await axeErrors(view, { inside: 'dialog[open]' })).toEqual([])
  await view.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})
