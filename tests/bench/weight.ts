import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../../src/cli/tests/chromium.ts'
import { serveSite } from './served-site.ts'

/** One page of each kind. */
const kinds = {
  home: '/',
  city: '/la/bartenders',
  locations: '/locations',
  quote: '/book-now',
  text: '/privacy-policy',
  'not found': '/no-such-page',
}

/** Bytes on the wire of scripts, styles and HTML, before and after the first touch, for one page of each kind in `dist/`. */
export async function benchWeight(root: string): Promise<Record<string, string>[]> {
  const server = await serveSite(root)
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const rows = []
    for (const [kind, path] of Object.entries(kinds)) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
      rows.push({ page: kind, ...(await weigh(page, server.origin + path)) })
      await page.close()
    }
    return rows
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function weigh(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'networkidle' })
  const inline = await page.evaluate(() => document.querySelector('head script:not([type])')?.textContent?.length ?? 0)
  const before = await transferred(page)
  await page.keyboard.press('Shift')
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/router-')),
  )
  const after = await transferred(page)
  return {
    'HTML br': String(before.document),
    'CSS br': String(before.css),
    'inline script': String(inline),
    'script before touch': String(before.script),
    'script after touch': String(after.script),
    'script files': String(after.scripts),
  }
}

/** Sizes of what the page has loaded so far, in bytes as transferred, headers left out. */
const transferred = (page: Page) =>
  page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const scripts = resources.filter(({ name }) => /\.js(?:$|\?)/.test(name))
    const sum = (entries: PerformanceResourceTiming[]) =>
      entries.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0)
    return {
      document: navigation?.encodedBodySize ?? 0,
      css: sum(resources.filter(({ name }) => name.endsWith('.css'))),
      script: sum(scripts),
      scripts: scripts.length,
    }
  })
