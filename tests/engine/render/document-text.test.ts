import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import type { Page } from '../../../schema/page.ts'
import { siteSchema } from '../../../schema/site/site.ts'
import { refusedCharacters } from '../../../schema/writing/refused-characters.ts'
import { renderDocument } from '../../../src/render/document.ts'
import { joinHtml } from '../../../src/render/html-parts.ts'

const origin = 'https://www.example.com'
const site = siteSchema.parse({ name: 'A', phone: '1', email: 'a@b.example', origin, titlePattern: '[title]' })
const frame = { site, themeColour: '#000', origin, head: '', loader: '', blocks: {} }

const sign = fc.constantFrom(...'<>&"\'`={}\\/!-\u2028\u0085', '</title>', '</script>', '<!--', '&amp;', '&#60', ']]>')
const text = fc
  .string({ unit: fc.oneof(sign, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })), minLength: 1 })
  .map((any) => any.replace(refusedCharacters, '').replace(/\s+/g, ' ').trim())
  .filter((any) => any !== '')

it('asks search engines to leave out the pages that say so, and no others', () => {
  const robots = (noindex: boolean) => {
    const page: Page = {
      path: '/a',
      file: 'pages/a.yaml',
      title: 'A',
      description: 'A',
      noindex,
      aliases: [],
      blocks: [],
    }
    const html = joinHtml(renderDocument(frame, { page, body: [''], data: { modules: [], islands: {} } }))
    return html.match(/<meta name="robots"[^>]*>/g)
  }
  expect(robots(true)).toEqual(['<meta name="robots" content="noindex">'])
  expect(robots(false)).toBeNull()
})

it('says the same in the head of a page, whatever its title and description hold', () => {
  const { DOMParser } = new JSDOM().window
  fc.assert(
    fc.property(text, text, (title, description) => {
      const page: Page = {
        path: '/about',
        file: 'pages/about.yaml',
        title,
        description,
        noindex: false,
        aliases: [],
        blocks: [],
      }
      const html = joinHtml(renderDocument(frame, { page, body: ['<p>end'], data: { modules: [], islands: {} } }))
      const document = new DOMParser().parseFromString(html, 'text/html')
      const meta = (name: string) => document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)
      expect(document.title).toBe(title)
      expect(meta('description')?.getAttribute('content')).toBe(description)
      expect(meta('og:title')?.getAttribute('content')).toBe(title)
      expect(document.querySelector('p')?.textContent).toBe('end')
    }),
  )
})
