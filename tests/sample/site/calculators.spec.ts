import { expect, type Page, test } from '@playwright/test'
import { axeErrors } from '../../browser/axe.ts'
import { workedExamples } from '../calculators/worked-examples.ts'

const result = (page: Page, name: string) => page.locator(`output[name=${name}]`)
const calculator = '/resources/bartender-calculator'

for (const [name, examples] of Map.groupBy(workedExamples, ({ calculator }) => calculator))
  test(`the ${name} calculator starts with the inputs of an address`, async ({ page }) => {
    // All examples are computed in a test of the formulas.
    const [{ query = '', outputs = {} } = {}] = examples
    await page.goto(`/resources/${name}-calculator?${query}`)
    for (const [output, expected] of Object.entries(outputs))
      await expect(result(page, output), output).toHaveText(String(expected))
  })

test('a calculator works by key and by keyboard alone, refuses what is no number with a reason, and is accessible', {
  tag: '@visitor',
}, async ({ page }) => {
  await test.step('guests that are not a number, or too many, are refused with a reason', async () => {
    await page.goto(`${calculator}?guests=200`)
    for (const text of ['', '   ', 'many', '-5', '1e9', '99999999999', '10.5']) {
      await expect(result(page, 'minimum'), `before ${text}`).toHaveText('3')
      await page.getByLabel('Guests', { exact: true }).fill(text)
      await expect(page.getByRole('alert').filter({ hasText: 'Enter' }), text).toBeVisible()
      await expect(page.getByText(/^Guests: Enter/)).toBeVisible()
      await expect.poll(async () => (await page.locator('#calculator output').allTextContents()).join('')).toBe('')
      await page.getByLabel('Guests', { exact: true }).fill('200')
    }
  })

  await test.step('a calculator is accessible', async () => {
    await page.getByLabel('Guests', { exact: true }).fill('x')
    await expect(page.getByText(/^Guests: Enter/)).toBeVisible()
    expect(await axeErrors(page)).toEqual([])
  })

  await test.step('works by keyboard alone', async () => {
    await page.getByLabel('Guests', { exact: true }).fill('200')
    await expect(result(page, 'minimum')).toHaveText('3')
    await page.getByLabel('Guests', { exact: true }).focus()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByLabel('Guests', { exact: true })).toHaveValue('210')
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab')
    await expect(page.getByLabel('Bar', { exact: true })).toBeFocused()
  })

  await test.step('a key changes the result and the address', async () => {
    await page.getByLabel('Guests', { exact: true }).fill('300')
    await expect(result(page, 'recommended')).toHaveText('5')
    await expect(page).toHaveURL(/guests=300/)
    await page.reload()
    await expect(result(page, 'recommended')).toHaveText('5')
  })

  await test.step('hands its numbers to the quote form', async () => {
    await page.getByRole('button', { name: 'Use these numbers in my quote' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: 'Bartenders' })).toBeChecked()
  })
})

test('on a phone the answer is in sight while numbers are typed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const name of ['waitstaff', 'bartender', 'event-staff', 'registration-staff']) {
    await page.goto(`/resources/${name}-calculator`)
    const answer = page.locator('#calculator p[aria-hidden=true]')
    const shown = await answer.textContent()
    await page.locator('#calculator input').first().fill('900')
    await expect(answer, name).not.toHaveText(shown ?? '')
    await expect(answer, name).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.activeElement?.tagName), name).toBe('INPUT')
  }
})

test('the calculator of a city page works too, and links on with the same numbers', async ({ page }) => {
  await page.goto('/la/bartenders')
  const block = page.locator('[data-block=calculator]')
  await block.scrollIntoViewIfNeeded()
  await block.getByLabel('Guests', { exact: true }).click()
  await block.getByLabel('Guests', { exact: true }).fill('300')
  await expect(block.locator('output[name=recommended]')).toHaveText('5')
  await block.getByRole('link', { name: 'Bartender calculator' }).click()
  await expect(page).toHaveURL(/bartender-calculator\?guests=300/)
  await expect(result(page, 'recommended')).toHaveText('5')
})

test('inputs and result print on two sheets of paper', async ({ page }) => {
  await page.goto('/resources/party-drink-calculator?guests=250')
  await expect(result(page, 'drinkers')).toHaveText('213')
  for (const format of ['A4', 'Letter'] as const) {
    const pdf = (await page.pdf({ format })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(2)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Your party in numbers' })).toBeVisible()
})
