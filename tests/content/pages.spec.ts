import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { siteSchema } from '../../schema/site/site.ts'
import { policySources } from '../../src/builder/policy-sources.ts'
import { axeErrors } from '../browser/axe.ts'
import { dist, root, site } from '../browser/built-site.ts'
import { crawlerPage, expectSnapshot, readByCrawler } from '../browser/crawler.ts'
import { onePageOfEveryKind, pagesToLookAt } from '../browser/every-kind.ts'
import { startApp } from '../browser/hydrated.ts'
import { scrollThrough } from '../browser/scroll-through.ts'
import { watchErrors } from '../browser/watch-errors.ts'

/** On a phone, one page with a block of every type is enough: header, menus and blocks are laid out differently there. */
const onPhone = new Set([...onePageOfEveryKind(), '/404'])
const onDesktop = new Set([...pagesToLookAt(), '/404'])

/** The origins that `measure:` allows before a visitor has agreed to anything. */
const measuring = (() => {
  const settings = siteSchema.parse(parse(readFileSync(join(root, site, '_data/site.yaml'), 'utf8')))
  const measure = settings.measure.filter(({ category }) => !settings.consent || category === 'necessary')
  return new Set(policySources({ site: { measure }, pages: [], blocks: {} }).map(({ origin }) => origin))
})()

const hasSnapshot = (path: string) => existsSync(join(dist, 'snapshots', `${path === '/' ? 'index' : path}.html`))

/** Opens, fills in, chooses and presses once whatever the page shows. Runs in the page: a hundred clicks in one call. */
async function useEverything() {
  const shown = <E extends HTMLElement>(selector: string) =>
    [...document.querySelectorAll<E>(`#main :is(${selector})`)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    )
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

/** Labels of drawings, such as maps, that overlap another of the same drawing. */
function overlappingLabels(): string[] {
  const touch = (one: DOMRect, other: DOMRect) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  return [...document.querySelectorAll('#main svg')].flatMap((svg) => {
    const labels = [...svg.querySelectorAll('text')].filter((text) => text.checkVisibility())
    return labels.flatMap((label, index) =>
      labels
        .slice(index + 1)
        .filter((other) => touch(label.getBoundingClientRect(), other.getBoundingClientRect()))
        .map((other) => `${label.textContent} / ${other.textContent}`),
    )
  })
}

for (const path of onDesktop.union(onPhone))
  test(`axe finds nothing on ${path}, it requests nothing from other hosts, and fits into 320 px`, {
    tag: onPhone.has(path) ? (onDesktop.has(path) ? '@phone' : '@phone-only') : [],
  }, async ({ page, browser, baseURL, viewport, isMobile }) => {
    const errors = await watchErrors(page)
    const elsewhere: string[] = []
    // Other hosts are not asked: a click may open a video of theirs in a frame.
    await page.route(
      ({ protocol, origin }) => /^https?:$/.test(protocol) && origin !== baseURL,
      (route) => {
        const url = route.request().url()
        if (route.request().frame() === page.mainFrame() && !measuring.has(new URL(url).origin)) elsewhere.push(url)
        return route.fulfill({ body: '' })
      },
    )
    await page.goto(path)
    await scrollThrough(page)
    expect(await axeErrors(page)).toEqual([])
    expect(await page.evaluate(overlappingLabels)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    // A busy browser lays the page out after it has answered that the window is smaller.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: 'wider than 320 px' })
      .toBe(320)
    if (!isMobile) {
      await page.setViewportSize(viewport ?? { width: 0, height: 0 })
      await startApp(page)
      if (hasSnapshot(path))
        await test.step('a search engine sees what everybody reads, without scripts', async () => {
          const crawler = await crawlerPage(browser)
          const complaints: string[] = []
          crawler.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
          crawler.on('pageerror', ({ message }) => complaints.push(message))
          await crawler.goto(path)
          await expectSnapshot(crawler)
          expect(await readByCrawler(crawler)).toEqual(await readByCrawler(page))
          expect(complaints).toEqual([])
          await crawler.close()
        })
      expect(page.frames()).toHaveLength(1)
      await test.step('nothing that is done there violates the content policy', async () => {
        await page.evaluate(useEverything)
        expect(errors).toEqual([])
      })
    }
    expect(elsewhere).toEqual([])
  })
