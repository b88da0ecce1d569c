import { expect, type Page, test } from '@playwright/test'
import { onePageOfEveryKind } from './every-kind.ts'

/** Collects what the page's policy refuses, from the first script on, and errors on the console. */
async function watchFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  await page.exposeFunction('tellFault', (fault: string) => faults.push(fault))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
      const { tellFault } = window as unknown as { tellFault: (fault: string) => void }
      tellFault(`${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}`)
    })
  })
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && /policy|trusted/i.test(message.text())) faults.push(message.text())
  })
  return faults
}

/** Lets the app take over. It is done when the last of the modules has been loaded and React has been at the page. */
async function wake(page: Page) {
  await page.evaluate(() => window.marquee.start())
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(document.getElementById('root') ?? {}).some((key) => /^__react/.test(key))),
    )
    .toBe(true)
}

for (const path of [...onePageOfEveryKind(), '/no-such-page'])
  test(`nothing that is done on ${path} is against the policy`, async ({ page }) => {
    const faults = await watchFaults(page)
    await page.goto(path)
    await wake(page)
    // Scrolled through, so that every lazy picture is put in its place.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo(0, y)
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      }
    })
    const main = page.locator('#main')
    for (const summary of await main.locator('summary:visible').all()) await summary.click()
    for (const field of await main
      .locator('input[type=text]:visible, input[type=email]:visible, textarea:visible')
      .all())
      if (await field.isEditable()) await field.fill('Anna')
    for (const box of await main.locator('input[type=checkbox]:visible, input[type=radio]:visible').all())
      await box.focus().then(() => box.press('Space'))
    for (const list of await main.locator('select:visible').all()) await list.selectOption({ index: 1 })
    const buttons = main.locator('button:visible:not([disabled])')
    const names = new Set(await buttons.allInnerTexts())
    for (const name of names) {
      const button = buttons.filter({ hasText: name }).first()
      if (!name.trim() || !(await button.isVisible())) continue
      await button.dispatchEvent('click')
      await page.evaluate(() => {
        for (const dialog of document.querySelectorAll('dialog[open]')) (dialog as HTMLDialogElement).close()
      })
    }
    expect(faults).toEqual([])
  })

test('neither is a way through the site without loading it anew', async ({ page, isMobile }) => {
  const faults = await watchFaults(page)
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
  if (!isMobile) await page.keyboard.press('/')
  await page.getByRole('button', { name: 'Get Staffing Quote' }).first().click()
  expect(faults).toEqual([])
})

test('the policy is at work: a text that nobody vouches for does not become HTML, nor a script of the page', async ({
  page,
}) => {
  const faults = await watchFaults(page)
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
  expect(faults.join()).toContain('require-trusted-types-for')
})
