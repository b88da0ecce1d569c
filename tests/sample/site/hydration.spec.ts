import { expect, type Page, test } from '@playwright/test'
import { hold } from '../../browser/hold.ts'
import { expectHydrated, isHydrated } from '../../browser/hydrated.ts'

/** Collects what the browser complains about: script errors, failed hydration, breaches of the content policy. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

const scripts = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length)

test('the first touch loads the scripts and hydrates the islands; then other pages show without a reload, at their top, with their own head', {
  tag: '@visitor',
}, async ({ page }) => {
  const complaints = complaintsOf(page)
  const fetched: string[] = []
  page.on('request', (request) => request.resourceType() === 'fetch' && fetched.push(new URL(request.url()).pathname))
  await test.step('no script is loaded before the first touch; after it the islands hydrate without an error', async () => {
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(await scripts(page)).toBe(0)
    await page.keyboard.press('Shift')
    await expectHydrated(page.locator('#estimate input').first())
    expect(await isHydrated(page.locator('#faq details').first())).toBe(false)
  })

  await test.step('a link to an anchor of the loaded page does not render the page again', async () => {
    await expect.poll(() => page.evaluate(() => history.state)).not.toBeNull()
    await page.locator('#services').evaluate((block) => block.setAttribute('data-not-rendered-again', ''))
    await page.evaluate(() => location.assign('#services'))
    await expect(page).toHaveURL('/#services')
    await expect(page.locator('#services')).toBeInViewport()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page.locator('#services')).toHaveAttribute('data-not-rendered-again', '')
  })

  await test.step('another page shows without a reload: at its top, with its own head', async () => {
    await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''))
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Locations' })
    await link.scrollIntoViewIfNeeded()
    await link.click()
    await expect(page).toHaveURL('/locations')
    await expect(page.locator('main h1')).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(page).toHaveTitle(/Locations|cities/i)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://www.example.com/locations')
    await expect(link).toHaveAttribute('aria-current', 'page')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Best Event Staffing Agency')
    await expect(page.locator('body')).toHaveAttribute('data-not-reloaded', '')
  })

  await test.step('a page is fetched when its link is hovered, and not a second time when it is clicked', async () => {
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' })
    await link.scrollIntoViewIfNeeded()
    await expect
      .poll(async () => {
        await page.mouse.move(4, 4)
        await link.hover()
        return fetched.includes('/careers')
      })
      .toBe(true)
    await link.click()
    await expect(page.locator('main h1')).toHaveText('Work where something is going on')
    expect(fetched.filter((path) => path === '/careers')).toHaveLength(1)
  })
  expect(complaints).toEqual([])
})

test('a tap before hydration is replayed afterwards', { tag: ['@phone', '@visitor'] }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Get Staffing Quote' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Get a staffing quote' })
  await dialog.getByRole('checkbox', { name: 'Bartenders' }).check()
  await expectHydrated(page.locator('#quote-dialog-form-heading, #quote-dialog form').first())
  await expect(dialog.getByRole('checkbox', { name: 'Bartenders' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
})

test('a page that is opened by a link looks as it does when it is loaded', async ({ page }) => {
  const looks = () =>
    page
      .locator('[data-block=testimonials] *')
      .evaluateAll((elements) => elements.map((element) => [...element.computedStyleMap()].join()))
  await page.goto('/')
  const loaded = await looks()
  await page.goto('/privacy-policy')
  await page.keyboard.press('Shift')
  await expectHydrated(page.locator('#quote-dialog form').first())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Marigold Lane Event Staffing' }).click()
  await expect(page.locator('[data-block=testimonials]')).toBeVisible()
  expect(await looks()).toEqual(loaded)
})

test('a spinner replaces a page that is loading', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Shift')
  await expectHydrated(page.locator('#estimate input').first())
  const answer = await hold(page, '**/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
  answer()
  await expect(page.locator('main h1')).toBeVisible()
})

test('a page that cannot be fetched is tried again, then reported, and shown on a further try', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await page.keyboard.press('Shift')
  await expectHydrated(page.locator('#estimate input').first())
  let tries = 0
  await page.route('**/about', (route) => {
    tries++
    return route.abort()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'This page could not be loaded' })
  await expect(async () => {
    // It waits longer from try to try.
    await page.clock.fastForward('00:10')
    await expect(notice).toBeVisible({ timeout: 100 })
  }).toPass()
  expect(tries).toBeGreaterThanOrEqual(4)
  await page.unroute('**/about')
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('main h1')).toHaveText('The people behind the people at your event')
})

test('a prefetched page replaces the previous one when its link is pressed, first its top and then all of it', async ({
  page,
}) => {
  // Links that come into view on the way down are fetched ahead as well, and would be taken for this one.
  const isOther = (url: URL) => !/\.|^\/(about)?$/.test(url.pathname)
  await page.route(isOther, (route) => route.abort())
  await page.goto('/')
  await page.keyboard.press('Shift')
  // Otherwise the data of the page that is left may be read after this, and be taken for those of the next.
  await expectHydrated(page.locator('#estimate input').first())
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' })
  await link.scrollIntoViewIfNeeded()
  // The data of the page are what is read last of its document.
  await page.evaluate(() => {
    const { parse } = JSON
    JSON.parse = (text, ...others) => {
      if (text.includes('"modules"')) setTimeout(() => document.body.setAttribute('data-read', ''))
      return parse(text, ...others)
    }
  })
  await expect
    .poll(async () => {
      await page.mouse.move(4, 4)
      await link.hover()
      return page.locator('body[data-read]').count()
    })
    .toBe(1)
  const headings = await link.evaluate(async (element: HTMLElement) => {
    element.click()
    await Promise.resolve()
    return [document.title, document.querySelector('main h1')?.textContent]
  })
  expect(headings[0]).toContain('About')
  expect(headings[1]).toBe('The people behind the people at your event')
  await expect(page.locator('main form')).toBeVisible()
})

test('a page with a missing script is reloaded once, and then reports it', async ({ page }) => {
  let loads = 0
  await page.route('**/assets/main-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  page.on('load', () => {
    loads++
  })
  await page.goto('/')
  await page.keyboard.press('Shift')
  await expect.poll(() => loads).toBe(2)
  await page.keyboard.press('Shift')
  await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible()
  expect(loads).toBe(2)
})

test('a page is reloaded if the props of an island cannot be fetched', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Shift')
  await expectHydrated(page.locator('#estimate input').first())
  await page.route('**/assets/props-*.js', (route) => route.abort(), { times: 1 })
  const reloaded = page.waitForEvent('load')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await reloaded
  await expect(page).toHaveURL('/careers')
  await page.locator('main form input:visible').first().click()
  await expectHydrated(page.locator('main form input:visible').first())
})

test.describe('what is typed into a form stays', () => {
  const open = async (page: Page) => {
    await page.goto('/trial-shift')
    const form = page.getByRole('form', { name: 'Sign up for a trial' })
    const lost = page.getByText('A part of this page could not be loaded.')
    return { form, name: form.getByLabel('Name'), email: form.getByLabel('Email'), lost }
  }
  const refuse = (page: Page, addresses: string) =>
    page.route(addresses, (route) => route.fulfill({ status: 404, body: '' }))
  const stay = (page: Page) => page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''))

  test('where a part of the form cannot be loaded that it can do without', async ({ page }) => {
    await refuse(page, '**/assets/contact-hints-*.js')
    const { form, name, email } = await open(page)
    await name.fill('Ada Byron')
    await expectHydrated(name)
    await stay(page)
    const asked = page.waitForRequest('**/assets/contact-hints-*.js')
    await email.fill('ada@example.com')
    await email.blur()
    await asked
    await form.getByRole('button', { name: 'When you can come' }).count()
    await expect(name).toHaveValue('Ada Byron')
    await expect(page.locator('body[data-not-reloaded]')).toHaveCount(1)
  })

  test('where no script can be loaded, also when the page is loaded again', { tag: '@visitor' }, async ({ page }) => {
    await refuse(page, '**/assets/*.js')
    const { form, name, email, lost } = await open(page)
    const answer = await hold(page, '**/trial-shift')
    await name.pressSequentially('Ada')
    await form.getByText('Weekday mornings').click()
    answer()
    // The page is loaded again once, while somebody types. The next touch finds that no script can be loaded, and says so.
    await expect(async () => {
      await email.fill('ada@example.com')
      await expect(lost).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await page.unrouteAll()
    await page.reload()
    await expect(name).toHaveValue('Ada')
    await expect(form.getByLabel('Weekday mornings')).toBeChecked()
    await expect(email).toHaveValue('ada@example.com')
    await form.locator('button[type=submit]').click()
    await expect(form.getByText(/answers need another look/)).toBeVisible()
    await expect(name).toHaveValue('Ada')
  })

  test('where the site does not answer: no page of the browser takes its place', async ({ page }) => {
    const { name, lost } = await open(page)
    await page.route('**/*', (route) => route.abort())
    await name.focus()
    await page.keyboard.type('Ada')
    await expect(lost).toBeVisible()
    await expect(name).toHaveValue('Ada')
  })

  test('where an extension and a translator change the page before it is touched', async ({ page }) => {
    const { form, name } = await open(page)
    await page.evaluate(() => {
      for (const input of document.querySelectorAll('main input')) input.after(document.createElement('span'))
      for (const label of document.querySelectorAll('main label, main legend')) {
        const font = document.createElement('font')
        font.append(...label.childNodes)
        label.append(font)
      }
    })
    await page.keyboard.press('Tab')
    await name.fill('Ada Byron')
    await form.getByText('Weekday mornings').click()
    await expectHydrated(form.getByLabel('Weekday mornings'))
    await expect(name).toHaveValue('Ada Byron')
    await expect(form.getByLabel('Weekday mornings')).toBeChecked()
    await form.locator('button[type=submit]').click()
    await expect(form.getByText(/answers need another look/)).toBeVisible()
    await expect(name).toHaveValue('Ada Byron')
  })
})

test('an address without a page answers 404 with links', async ({ page, request }) => {
  expect((await request.get('/no/such-page')).status()).toBe(404)
  await page.goto('/no/such-page')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
})
