import { expect, test } from '@playwright/test'
import { axeErrors } from '../browser/axe.ts'
import { onePageOfEveryKind, pagesToLookAt } from '../browser/every-kind.ts'

/** On a phone, one page with a block of every type is enough: header, menus and blocks are laid out differently there. */
const onPhone = new Set([...onePageOfEveryKind(), '/404'])
const onDesktop = new Set([...pagesToLookAt(), '/404'])

for (const path of onDesktop.union(onPhone))
  test(`axe finds nothing on ${path}, it requests nothing from other hosts, and fits into 320 px`, {
    tag: onPhone.has(path) ? (onDesktop.has(path) ? '@phone' : '@phone-only') : [],
  }, async ({ page, baseURL }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (protocol !== 'data:' && origin !== baseURL) elsewhere.push(request.url())
    })
    await page.goto(path)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    expect(await axeErrors(page)).toEqual([])
    expect(elsewhere).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    // A busy browser lays the page out after it has answered that the window is smaller.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: 'wider than 320 px' })
      .toBe(320)
  })
