import { expect, type Page, test } from '@playwright/test'
import { onePageOfEveryKind } from '../../browser/every-kind.ts'
import { watchErrors } from '../../browser/watch-errors.ts'

/** Lets the app take over. It is done when the islands are hydrated, and React has been at the rest of the page. */
async function wake(page: Page) {
  await page.evaluate(() => window.marquee.start())
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          Object.keys(document.getElementById('root') ?? {}).some((key) => /^__react/.test(key)) &&
          document.querySelectorAll('[data-island=""]').length,
      ),
    )
    .toBe(0)
}

/** Opens, fills in, chooses and presses once whatever the page shows. Runs in the page: a hundred clicks in one call. */
async function useEverything() {
  const shown = <E extends HTMLElement>(selector: string) =>
    [...document.querySelectorAll<E>(`#main :is(${selector})`)].filter((element) => element.checkVisibility())
  const change = (element: HTMLElement) => {
    element.dispatchEvent(new Event('input', { bubbles: true }))
    element.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const turn = () => new Promise((done) => setTimeout(done))
  for (const summary of shown('summary')) summary.click()
  for (const field of shown<HTMLInputElement>(
    'input[type=text], input[type=email], input[type=tel], input[type=search]',
  )) {
    field.focus()
    // React watches the property of the element; the one of its prototype is the browser's own.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Anna')
    change(field)
    await turn()
  }
  for (const list of shown<HTMLSelectElement>('select')) {
    list.selectedIndex = list.options.length - 1
    change(list)
    await turn()
  }
  for (const box of shown('input[type=checkbox], input[type=radio]')) box.click()
  const pressed = new Set<string>()
  for (const button of shown('button:not([disabled])')) {
    const name = button.textContent
    if (!pressed.has(name) && button.isConnected) button.click()
    pressed.add(name)
    await turn()
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
    for (const popup of document.querySelectorAll<HTMLElement>(':popover-open')) popup.hidePopover()
  }
}

for (const path of [...onePageOfEveryKind(), '/no-such-page'])
  test(`nothing that is done on ${path} violates the content policy`, async ({ page }) => {
    const errors = await watchErrors(page)
    await page.goto(path)
    await wake(page)
    // Scrolled through, so that every lazy picture is put in its place.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo(0, y)
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      }
    })
    await page.evaluate(useEverything)
    expect(errors).toEqual([])
  })

test('nor does following links through the site', async ({ page, isMobile }) => {
  const errors = await watchErrors(page)
  await page.goto('/')
  await wake(page)
  for (const name of ['Blog', 'FAQ']) {
    const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first()
    await link.click()
    await expect(page.locator('h1')).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  }
  await page.goBack()
  await expect(page.locator('h1')).toBeVisible()
  if (!isMobile) {
    await page.keyboard.press('/')
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Get Staffing Quote' }).first().dispatchEvent('click')
  expect(errors).toEqual([])
})

test('the content policy works: an untrusted text becomes neither HTML nor a script', async ({ page }) => {
  const errors = await watchErrors(page)
  await page.goto('/')
  const refused = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<p>not ours</p>'
      return 'taken'
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(refused).toBe('TypeError')
  await expect.poll(() => errors.join()).toMatch(/trusted/i)
})
