import { expect, test } from '@playwright/test'

const googlebot =
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** What a crawler takes from a document. */
const takeIn = () => ({
  text: document
    .querySelector('main')
    ?.textContent?.replace(/Loading\.\.\./g, '')
    .replace(/\s+/g, ' '),
  links: [...document.links].map(({ href }) => href),
  head: [...document.head.querySelectorAll('title, meta, link[rel=canonical], script[type="application/ld+json"]')].map(
    (tag) => tag.outerHTML,
  ),
})

for (const path of ['/about', '/la/ushers', '/blog/california-bartender-guide'])
  test(`a search engine reads on ${path} what everybody reads, without scripts @desktop`, async ({ browser, page }) => {
    await page.goto(path)
    const read = await page.evaluate(takeIn)
    const crawler = await browser.newPage({ userAgent: googlebot })
    const errors: string[] = []
    crawler.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await crawler.goto(path)
    await expect(crawler.locator('script:not([type="application/ld+json"])')).toHaveCount(0)
    const snapshot = await crawler.evaluate(takeIn)
    const plain = (text: string | undefined) => text?.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ')
    expect({ ...snapshot, text: plain(snapshot.text) }).toEqual({ ...read, text: plain(read.text) })
    await expect(crawler.locator('[data-lazy=waiting]')).toHaveCount(0)
    expect(errors).toEqual([])
    await crawler.close()
  })

test('a search engine that gets no snapshot keeps the page @desktop', async ({ browser }) => {
  const crawler = await browser.newPage({ userAgent: googlebot })
  await crawler.route('/snapshots/**', (route) => route.fulfill({ status: 404, body: '<h1>Not there</h1>' }))
  const asked = crawler.waitForResponse('/snapshots/about.html')
  await crawler.goto('/about')
  await asked
  await expect(crawler.locator('script#page')).toHaveCount(1)
  await crawler.close()
})

test('a person’s browser asks for no snapshot @desktop', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/about', { waitUntil: 'networkidle' })
  expect(asked.filter((path) => path.includes('snapshot'))).toEqual([])
})
