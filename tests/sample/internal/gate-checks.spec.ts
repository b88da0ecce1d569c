import { expect, type Page, test } from '@playwright/test'
import { passwordField, passwordOf } from '../../browser/gate-page.ts'
import { hold } from '../../browser/hold.ts'

/** Holds back each check of a password until the test ends it, and counts the checks. */
async function holdChecks(page: Page) {
  await page.addInitScript(() => {
    const { deriveBits } = SubtleCrypto.prototype
    const held = Object.assign(window, { checks: 0, endCheck: () => {} })
    SubtleCrypto.prototype.deriveBits = async function (...derivation) {
      // A check starts with PBKDF2. It derives by HKDF as well.
      if ((derivation[0] as Pbkdf2Params).name === 'PBKDF2') {
        held.checks++
        await new Promise<void>((done) => (held.endCheck = done))
      }
      return deriveBits.apply(this, derivation)
    }
  })
  type Held = Window & { checks: number; endCheck: () => void }
  return {
    count: () => page.evaluate(() => (window as unknown as Held).checks),
    end: () => page.evaluate(() => (window as unknown as Held).endCheck()),
  }
}

/** Presses the button of the gate twice, and Enter. */
async function enterThrice(page: Page, password: string) {
  await passwordField(page).fill(password)
  await page.getByRole('button', { name: 'Access Page' }).dblclick()
  await passwordField(page).press('Enter')
}

const isChecking = (page: Page) => expect(page.getByRole('status').getByText('Checking the password')).toBeVisible()
const notice = (page: Page, text: string) => page.locator('[data-notices]').getByText(text)

test('a password is checked once, whatever is pressed in the meantime', async ({ page }) => {
  const checks = await holdChecks(page)
  await page.goto('/swipe')
  await enterThrice(page, 'open sesame')
  await isChecking(page)
  await checks.end()
  await expect(notice(page, 'Incorrect password')).toHaveCount(1)
  expect(await checks.count()).toBe(1)

  await enterThrice(page, passwordOf('/swipe'))
  await isChecking(page)
  await checks.end()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Candidate cards')
  await expect(notice(page, 'Access granted')).toHaveCount(1)
  expect(await checks.count()).toBe(2)
})

test('a password that is entered twice before hydration is checked once', async ({ page }) => {
  const checks = await holdChecks(page)
  const letScriptsThrough = await hold(page, '**/assets/*.js')
  await page.goto('/swipe', { waitUntil: 'commit' })
  await enterThrice(page, passwordOf('/swipe'))
  letScriptsThrough()
  await isChecking(page)
  await checks.end()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Candidate cards')
  await expect(notice(page, 'Access granted')).toHaveCount(1)
  expect(await checks.count()).toBe(1)
})
