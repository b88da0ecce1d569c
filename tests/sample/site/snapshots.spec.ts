import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { onePageOfEveryKind } from '../../browser/every-kind.ts'

const googlebot =
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** What a crawler takes from a document: texts, links, and what the head says of the page. Run last: it clears away. */
function takeIn() {
  // What stands in the place of something until the app is there, or is read only where scripts do not run.
  const elsewise = 'script, noscript, [data-lazy], [data-loading], [data-early]'
  // What the app adds: how many were found.
  for (const element of document.body.querySelectorAll(`${elsewise}, [role=status]`)) element.remove()
  const tags = 'title, meta, link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]'
  return {
    text: document.body.textContent.split(/\s+/).join(' '),
    links: [...document.links].map(({ href }) => href),
    head: [...document.head.querySelectorAll(tags)].map(({ outerHTML }) => outerHTML),
  }
}

const hasSnapshot = (path: string) =>
  existsSync(join(import.meta.dirname, '../../../dist/snapshots', `${path === '/' ? 'index' : path}.html`))

const scripts = 'script:not([type="application/ld+json"])'

/** Opens a page, starts the app, and waits until all of its live blocks are hydrated. */
async function bringToLife(page: Page, path: string) {
  await page.goto(path)
  await page.evaluate(() => window.marquee?.start())
  await expect(page.locator('main [data-island=""]')).toHaveCount(0)
}

for (const path of onePageOfEveryKind().filter(hasSnapshot))
  test(`a search engine sees on ${path} what everybody reads, without scripts`, async ({ browser, page }) => {
    const crawler = await browser.newPage({ userAgent: googlebot })
    const errors: string[] = []
    crawler.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    crawler.on('pageerror', ({ message }) => errors.push(message))
    await bringToLife(page, path)
    await crawler.goto(path)
    await expect(crawler.locator(scripts)).toHaveCount(0)
    await expect(crawler.locator('[data-lazy=later]')).toHaveCount(0)
    expect(await crawler.evaluate(takeIn)).toEqual(await page.evaluate(takeIn))
    expect(errors).toEqual([])
    await crawler.close()
  })

test('the app does not start on a snapshot that has replaced its page', async ({ browser }) => {
  const crawler = await browser.newPage({ userAgent: googlebot })
  await crawler.goto('/resources/bartender-calculator')
  await expect(crawler.locator(scripts)).toHaveCount(0)
  await crawler.evaluate(() => window.marquee?.start())
  await expect(crawler.locator('link[rel=modulepreload]')).toHaveCount(0)
  await crawler.close()
})

test('a search engine sees the same if a host answers with the page itself, scripts included', async ({ browser }) => {
  const crawler = await browser.newPage({ userAgent: googlebot })
  await crawler.goto('/la/ushers')
  await expect(crawler.locator(scripts)).toHaveCount(0)
  const copy = await crawler.evaluate(takeIn)
  await crawler.route('/snapshots/**', async (route) =>
    route.fulfill({ response: await route.fetch({ url: new URL('/la/ushers', route.request().url()).href }) }),
  )
  await crawler.goto('/la/ushers')
  await expect(crawler.locator(scripts)).toHaveCount(0)
  await expect(crawler.locator('[data-lazy=later]')).toHaveCount(0)
  await expect(crawler.locator('[data-lazy=done] img').first()).toBeAttached()
  expect(await crawler.evaluate(takeIn)).toEqual(copy)
  await crawler.close()
})

test('a search engine sees the snapshot of the page at an alias', async ({ browser }) => {
  const crawler = await browser.newPage({ userAgent: googlebot })
  await crawler.goto('/las-vegas/ushers')
  await expect(crawler.locator(scripts)).toHaveCount(0)
  await expect(crawler).toHaveURL('/las-vegas/ushers')
  await expect(crawler.locator('link[rel=canonical]')).toHaveAttribute('href', /\/vegas\/ushers$/)
  await crawler.close()
})

for (const [answer, response] of Object.entries({
  'no snapshot': { status: 404, body: '<h1>Not there</h1>' },
  'another page': { body: '<link rel="canonical" href="https://www.example.com/404"><h1>Not there</h1>' },
  'something else': { contentType: 'application/json', body: '{}' },
  nothing: undefined,
}))
  test(`a search engine that gets ${answer} stays on the page, which works`, async ({ browser }) => {
    const crawler = await browser.newPage({ userAgent: googlebot })
    const requested: string[] = []
    await crawler.route('/snapshots/**', (route) => {
      requested.push(new URL(route.request().url()).pathname)
      return response ? route.fulfill({ contentType: 'text/html', ...response }) : route.abort()
    })
    await crawler.goto('/book-now')
    // The first touch, at which the app starts.
    await crawler.keyboard.press('Shift')
    await expect(crawler.locator('main [data-early]')).toHaveCount(0)
    await expect(crawler.locator('h1')).not.toHaveText('Not there')
    expect(requested).toEqual(['/snapshots/book-now.html'])
    await crawler.close()
  })

test('a protected page has no snapshot, and its screen stays', async ({ browser, request }) => {
  expect((await request.get('/snapshots/swipe.html')).status()).toBe(404)
  const crawler = await browser.newPage({ userAgent: googlebot })
  await crawler.goto('/swipe')
  await expect(crawler.getByRole('heading', { name: 'Protected Area' })).toBeVisible()
  await crawler.close()
})

test('a person’s browser requests no snapshot', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/about', { waitUntil: 'networkidle' })
  expect(requested.filter((path) => path.includes('snapshot'))).toEqual([])
})
