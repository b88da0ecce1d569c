import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadSheets } from '../../../src/app/head.ts'

const documentWith = (...sheets: string[]) =>
  new JSDOM(sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')).window.document

let shown: Document
const linked = () => [...shown.querySelectorAll('link')].map((link) => link.getAttribute('href'))
/** Lets the browser's answer for the newest link come in. */
const answer = (type: 'load' | 'error') =>
  [...shown.querySelectorAll('link')]
    .at(-1)
    ?.dispatchEvent(new (shown.defaultView as Window & typeof globalThis).Event(type))

beforeEach(() => {
  shown = documentWith('/site.css')
  vi.stubGlobal('document', shown)
  vi.stubGlobal('CSS', { escape: (text: string) => text })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('loads the sheet that only the new page needs, once for all pages that ask for it', async () => {
  const both = [loadSheets(documentWith('/site.css', '/one.css')), loadSheets(documentWith('/site.css', '/one.css'))]
  expect(linked()).toEqual(['/site.css', '/one.css'])
  answer('load')
  await Promise.all(both)
  await loadSheets(documentWith('/site.css', '/one.css'))
  expect(linked()).toEqual(['/site.css', '/one.css'])
})

it('fails with the sheet, and asks for it anew the next time', async () => {
  const first = loadSheets(documentWith('/site.css', '/two.css'))
  answer('error')
  await expect(first).rejects.toThrow('/two.css could not be loaded')
  expect(linked()).toEqual(['/site.css'])
  const second = loadSheets(documentWith('/site.css', '/two.css'))
  answer('load')
  await expect(second).resolves.toBeUndefined()
})

it('loads nothing of another release: that page is loaded as a document', async () => {
  await loadSheets(documentWith('/newer-site.css', '/three.css'))
  expect(linked()).toEqual(['/site.css'])
})
