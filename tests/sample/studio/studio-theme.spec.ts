import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { settled } from '../../browser/settled.ts'
import { partsOf } from '../../browser/studio-parts.ts'
import { test } from './studio.ts'

/** Opens the view of the theme, and returns its parts. */
async function openTheme(page: Page, url: string) {
  await page.goto(`${url}/-/theme`)
  const theme = page.getByRole('region', { name: 'Theme' })
  const root = page.frameLocator('iframe[title="Page preview"]').locator('html')
  const body = root.locator('body')
  await expect(theme.getByRole('heading', { name: 'Colours' })).toBeVisible()
  await expect(body.locator('main section').first()).toBeVisible()
  // A picker hides what is around it from assistive technology, but it is seen.
  return { theme, root, body, field: (label: string) => page.getByLabel(label, { exact: true }) }
}

/** A colour as browsers compute it. */
const rgbOf = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

const violations = async (page: Page) => (await new AxeBuilder({ page }).exclude('iframe').analyze()).violations

test('a colour that cannot be read is shown, not saved, and mended by the nearest one that can', async ({
  page,
  studio,
}) => {
  const before = await studio.read('_data/theme.yaml')
  const { theme, body, field } = await openTheme(page, studio.url)
  await expect(body).toHaveCSS('color', 'rgb(248, 240, 229)')
  await field('Night text').fill('#6b5a48')
  // Dusk is like Night, on lighter cards.
  await expect(theme.getByText(/^2\.\d : 1 on Dusk cards, needs 4\.5\./)).toBeVisible()
  await expect(body).toHaveCSS('color', 'rgb(107, 90, 72)')
  await expect(theme.getByText(/^Not saved: /)).toBeVisible()
  expect(await studio.read('_data/theme.yaml')).toBe(before)
  expect(await violations(page)).toEqual([])

  const mend = theme.getByRole('button', { name: /^Use #\w+$/ })
  const colour = (await mend.textContent())?.replace('Use ', '') ?? ''
  await mend.click()
  await expect(field('Night text')).toHaveValue(colour)
  await expect.poll(() => studio.read('_data/theme.yaml')).toBe(before.replace('"#f8f0e5"', `"${colour}"`))
  await expect(theme.getByRole('button', { name: /^Use #/ })).toHaveCount(0)
  await partsOf(page).undo()
  await expect(field('Night text')).toHaveValue('#f8f0e5')
  await expect(body).toHaveCSS('color', 'rgb(248, 240, 229)')
  expect(await studio.read('_data/theme.yaml')).toBe(before)
})

test('a new accent is taken with the colours that go with it, or discarded by one click', { tag: '@marketer' }, async ({
  page,
  studio,
}) => {
  const before = await studio.read('_data/theme.yaml')
  const { theme, field } = await openTheme(page, studio.url)
  const [accent, text] = [field('Night accent'), field('Night text on accent')]
  await accent.fill('#2b4c8c')
  await text.fill('#ffffff')
  await accent.fill('#6a1b2d')
  await expect(theme.getByText(/^Not saved: /)).toBeVisible()
  await theme.getByRole('button', { name: 'Discard' }).click()
  await expect(theme.getByText(/^Not saved: /)).toBeHidden()
  await expect(accent).toHaveValue('#ffb43d')
  expect(await studio.read('_data/theme.yaml')).toBe(before)

  await accent.fill('#2b4c8c')
  await theme
    .getByRole('button', { name: /^Use #\w+ for text on accent and #\w+ for accent under the pointer$/ })
    .first()
    .click()
  await expect.poll(() => studio.read('_data/theme.yaml')).toMatch(/main: "#2b4c8c", dark: "#[0-9a-f]{6}"/)
  await expect(theme.getByText(/^Not saved: /)).toBeHidden()
  await partsOf(page).undo()
  await expect.poll(() => studio.read('_data/theme.yaml')).toBe(before)
})

test('a brand colour takes all its shades with it, shown before it is written, as one step', {
  tag: '@marketer',
}, async ({ page, studio }) => {
  const before = await studio.read('_data/theme.yaml')
  const { theme, body, field } = await openTheme(page, studio.url)
  const act = theme.getByRole('region', { name: 'What follows the brand' })
  await expect(field('Brand colour')).toHaveValue('#ffb43d')
  await field('Brand colour').fill('#2b4c8c')
  await expect(act.getByText(/^\d+ colours of the theme change$/)).toBeVisible()
  await expect(act.getByRole('group', { name: 'Night' }).getByText('#ffb43d → #2b4c8c')).toBeVisible()
  await expect(act.getByText('All texts can be read: each has a contrast of 4.5 at least.')).toBeVisible()
  const button = body.locator('.MuiButton-contained').first()
  await expect(button).toHaveCSS('background-color', rgbOf('#2b4c8c'))
  expect(await studio.read('_data/theme.yaml')).toBe(before)
  expect(await violations(page)).toEqual([])

  // A colour that was set by hand stays.
  await act
    .getByRole('group', { name: 'Paper' })
    .getByRole('checkbox', { name: /^links/ })
    .uncheck()
  await expect(act.getByText('stays')).toBeVisible()
  await act.getByRole('button', { name: /^Change \d+ colours$/ }).click()
  const written = () => studio.read('_data/theme.yaml')
  await expect.poll(written).toContain('main: "#2b4c8c"')
  expect(await written()).toContain('background: { default: "#2b4c8c"')
  expect(await written()).toContain('text: "#8f3c06"')
  expect(await written()).toContain('# Dark on amber')
  await expect(act.getByRole('button', { name: /^Change/ })).toHaveCount(0)
  await expect(field('Brand colour')).toHaveValue('#2b4c8c')
  await partsOf(page).undo()
  await expect.poll(written).toBe(before)
  await expect(field('Brand colour')).toHaveValue('#ffb43d')

  await field('Brand colour').fill('#7a1f5c')
  await expect(button).toHaveCSS('background-color', rgbOf('#7a1f5c'))
  await act.getByRole('button', { name: 'Cancel' }).click()
  await expect(button).toHaveCSS('background-color', rgbOf('#ffb43d'))
  expect(await written()).toBe(before)
})

test('the page follows a colour while it is dragged, and one Undo takes all of it back', async ({ page, studio }) => {
  const before = await studio.read('_data/theme.yaml')
  const { theme, body, field } = await openTheme(page, studio.url)
  await theme.getByRole('button', { name: 'Choose Night background' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose Night background' })
  await expect(picker.getByText('16.9 : 1 of text on it')).toBeVisible()
  // The picker finds its place beside the button first.
  await settled(page)
  const shade = await picker.getByRole('slider', { name: 'Color' }).boundingBox()
  if (!shade) throw new Error('The picker has no size.')
  await page.mouse.move(shade.x + 0.3 * shade.width, shade.y + 0.92 * shade.height)
  await page.mouse.down()
  let last = '#120e0c'
  for (const share of [0.4, 0.6, 0.8]) {
    await page.mouse.move(shade.x + share * shade.width, shade.y + 0.92 * shade.height)
    await expect
      .poll(async () => {
        const value = await field('Night background').inputValue()
        const shown = await body.evaluate((element) => getComputedStyle(element).backgroundColor)
        return value !== last && shown === rgbOf(value) ? 'The page follows.' : `${value}, ${shown}`
      })
      .toBe('The page follows.')
    last = await field('Night background').inputValue()
  }
  expect(await studio.read('_data/theme.yaml')).toBe(before)
  await page.mouse.up()
  const dragged = await field('Night background').inputValue()
  await expect.poll(() => studio.read('_data/theme.yaml')).toBe(before.replace('"#120e0c"', `"${dragged}"`))
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await partsOf(page).undo()
  await expect.poll(() => studio.read('_data/theme.yaml')).toBe(before)
  await expect(body).toHaveCSS('background-color', 'rgb(18, 14, 12)')
})

test('colours, corners and fonts are chosen by keyboard', async ({ page, studio }) => {
  const before = await studio.read('_data/theme.yaml')
  const { theme, root, body, field } = await openTheme(page, studio.url)
  const { tabTo, undoTo } = partsOf(page)
  await field('Night accent').focus()
  await tabTo(theme.getByRole('button', { name: 'Choose Night accent under the pointer' }))
  await page.keyboard.press('Enter')
  const picker = page.getByRole('dialog', { name: 'Choose Night accent under the pointer' })
  await tabTo(picker.getByRole('button', { name: '#8fd6a2, Night success' }))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(theme.getByRole('button', { name: 'Choose Night accent under the pointer' })).toBeFocused()
  await expect.poll(() => studio.read('_data/theme.yaml')).toContain('dark: "#8fd6a2"')

  await theme.getByRole('slider', { name: 'Round corners' }).focus()
  // Once: keys that a slow machine writes apart are steps of their own.
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => studio.read('_data/theme.yaml')).toContain('shape: { borderRadius: 3.5 }')
  await expect(root).toHaveCSS('--shape-borderRadius', '3.5px')
  await page.keyboard.press('Control+z')
  await expect.poll(() => studio.read('_data/theme.yaml')).toContain('shape: { borderRadius: 4 }')
  await expect(page.getByRole('button', { name: 'Redo' })).toBeEnabled()
  await page.keyboard.press('Control+y')
  await expect.poll(() => studio.read('_data/theme.yaml')).toContain('shape: { borderRadius: 3.5 }')

  await theme.getByRole('combobox', { name: 'Font of headings' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: 'Georgia' }).press('Enter')
  await expect.poll(() => studio.read('_data/theme.yaml')).toContain('display: { family: Georgia, generic: serif }')
  await expect(body.locator('h1').first()).toHaveCSS('font-family', /^Georgia/)
  await undoTo(before, () => studio.read('_data/theme.yaml'))
})

test('what is no colour stays in its field with the reason, and fonts to install are listed', async ({
  page,
  studio,
}) => {
  const before = await studio.read('_data/theme.yaml')
  await page.setViewportSize({ width: 390, height: 844 })
  const { theme, body, field } = await openTheme(page, studio.url)
  await field('Night links').fill('#12')
  await field('Night cards').focus()
  await expect(field('Night links')).toHaveValue('#12')
  await expect(field('Night links')).toHaveAccessibleDescription(/^A colour is # with six letters a to f or digits/)
  await field('Night links').fill('fda')
  await expect(theme.getByRole('button', { name: 'More open fonts' })).toBeVisible()
  await expect.poll(() => studio.read('_data/theme.yaml')).toContain('text: "#ffddaa" }')
  await theme.getByRole('button', { name: 'More open fonts' }).click()
  await expect(theme.getByRole('list', { name: 'Open fonts' })).toContainText('npm install @fontsource-variable/lora')
  await expect(body.locator('main section').first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  await partsOf(page).undo()
  await expect.poll(() => studio.read('_data/theme.yaml')).toBe(before)
})
