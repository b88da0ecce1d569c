import { type Browser, expect, type Page } from '@playwright/test'

const userAgent =
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** A page that the browser of a search engine opens. */
export const crawlerPage = (browser: Browser) => browser.newPage({ userAgent })

/** Waits until a page has become its snapshot: that one has no scripts, and no pictures that wait for one. */
export async function expectSnapshot(crawler: Page): Promise<void> {
  await expect(crawler.locator('script:not([type="application/ld+json"])')).toHaveCount(0)
  await expect(crawler.locator('[data-lazy=later]')).toHaveCount(0)
}

/** What a crawler reads in the document of a page: texts, links, and what the head says of the page. */
export const readByCrawler = (page: Page) =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement
    // What stands in the place of something until the app is there, or is read only where scripts do not run.
    const elsewise = 'script, noscript, [data-lazy], [data-loading], [data-early]'
    // What the app adds: how many were found, which options the page has ticked, the time that is left, and a calendar,
    // which replaces a field. A bar offers the language that the browser prefers.
    const added = '[data-language-offer], [role=status], [data-prefilled], [role=timer], [role=group]:has([role=grid])'
    const dateField = 'div:has(> button):has([name$=".pending"])'
    for (const element of body.querySelectorAll(`${elsewise}, ${added}, ${dateField}`)) element.remove()
    const tags = 'title, meta, link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]'
    return {
      text: body.textContent.split(/\s+/).join(' '),
      links: [...body.querySelectorAll<HTMLAnchorElement>('a[href], area[href]')].map(({ href }) => href),
      head: [...document.head.querySelectorAll(tags)].map(({ outerHTML }) => outerHTML),
    }
  })
