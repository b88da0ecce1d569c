import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadSheets } from '../../../src/client/head.ts'

const documentWith = (...sheets: string[]) =>
  new JSDOM(`<body>${sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}`).window.document

let shown: Document
const linked = () => [...shown.querySelectorAll('link')].map((link) => link.getAttribute('href'))
/** Lets the browser's answer for the newest link come in. */
const answer = (type: 'load' | 'error') =>
  [...shown.head.querySelectorAll('link')]
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
  const both = [loadSheets(documentWith('/one.css', '/site.css')), loadSheets(documentWith('/one.css', '/site.css'))]
  expect(linked()).toEqual(['/one.css', '/site.css'])
  answer('load')
  await Promise.all(both)
  await loadSheets(documentWith('/one.css', '/site.css'))
  expect(linked()).toEqual(['/one.css', '/site.css'])
})

it('fails with the sheet, and asks for it again the next time', async () => {
  const first = loadSheets(documentWith('/two.css', '/site.css'))
  answer('error')
  await expect(first).rejects.toThrow('/two.css could not be loaded')
  expect(linked()).toEqual(['/site.css'])
  const second = loadSheets(documentWith('/two.css', '/site.css'))
  answer('load')
  await expect(second).resolves.toBeUndefined()
})

it('loads nothing of another release: that page is loaded as a document', async () => {
  await loadSheets(documentWith('/three.css', '/newer-site.css'))
  expect(linked()).toEqual(['/site.css'])
})
