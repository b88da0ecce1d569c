import { expect, test } from '@playwright/test'
import { crawlerPage, expectSnapshot, readByCrawler } from '../../browser/crawler.ts'
import { startApp } from '../../browser/hydrated.ts'

test('the app does not start on a snapshot that has replaced its page', async ({ browser }) => {
  const crawler = await crawlerPage(browser)
  await crawler.goto('/resources/bartender-calculator')
  await expectSnapshot(crawler)
  await crawler.evaluate(() => window.marquee?.start())
  await expect(crawler.locator('link[rel=modulepreload]')).toHaveCount(0)
  await crawler.close()
})

test('a search engine sees the same if a host answers with the page itself, scripts included', {
  tag: '@crawler',
}, async ({ browser }) => {
  const crawler = await crawlerPage(browser)
  await crawler.goto('/la/ushers')
  await expectSnapshot(crawler)
  const copy = await readByCrawler(crawler)
  await crawler.route('/snapshots/**', async (route) =>
    route.fulfill({ response: await route.fetch({ url: new URL('/la/ushers', route.request().url()).href }) }),
  )
  await crawler.goto('/la/ushers')
  await expectSnapshot(crawler)
  await expect(crawler.locator('[data-lazy=done] img').first()).toBeAttached()
  expect(await readByCrawler(crawler)).toEqual(copy)
  await crawler.close()
})

test('a search engine sees the snapshot of the page at an alias', async ({ browser }) => {
  const crawler = await crawlerPage(browser)
  await crawler.goto('/las-vegas/ushers')
  await expectSnapshot(crawler)
  await expect(crawler).toHaveURL('/las-vegas/ushers')
  await expect(crawler.locator('link[rel=canonical]')).toHaveAttribute('href', /\/vegas\/ushers$/)
  await crawler.close()
})

test('a search engine that gets no snapshot, or something else, stays on the page, which works', async ({
  browser,
}) => {
  const crawler = await crawlerPage(browser)
  const requested: string[] = []
  for (const response of [
    { status: 404, body: '<h1>Not there</h1>' },
    { body: '<link rel="canonical" href="https://www.example.com/404"><h1>Not there</h1>' },
    { contentType: 'application/json', body: '{}' },
    undefined,
  ]) {
    await crawler.route('/snapshots/**', (route) => {
      requested.push(new URL(route.request().url()).pathname)
      return response ? route.fulfill({ contentType: 'text/html', ...response }) : route.abort()
    })
    await crawler.goto('/book-now')
    // The first touch, at which the app starts.
    await crawler.keyboard.press('Shift')
    await expect(crawler.locator('main [data-early]')).toHaveCount(0)
    await expect(crawler.locator('h1')).not.toHaveText('Not there')
    expect(requested.splice(0)).toEqual(['/snapshots/book-now.html'])
    await crawler.unroute('/snapshots/**')
  }
  await crawler.close()
})

test('a protected page has no snapshot, and its screen stays', async ({ browser, request }) => {
  expect((await request.get('/snapshots/swipe.html')).status()).toBe(404)
  const crawler = await crawlerPage(browser)
  await crawler.goto('/swipe')
  await expect(crawler.getByRole('heading', { name: 'Protected Area' })).toBeVisible()
  await crawler.close()
})

test('a person’s browser requests no snapshot', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/about')
  await startApp(page)
  expect(requested.filter((path) => path.includes('snapshot'))).toEqual([])
})
