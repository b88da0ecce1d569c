import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import MarkdownIt from 'markdown-it'
import Parser from 'rss-parser'
import { expect, it, onTestFinished } from 'vitest'
import { setLanguage } from '../../../schema/language/language.ts'
import type { Page } from '../../../schema/page.ts'
import { refusedCharacters } from '../../../schema/writing/refused-characters.ts'
import type { FoundRecord } from '../../../src/content/resolve/record-lookups.ts'
import { scriptJson } from '../../../src/render/script-json.ts'
import { feedFiles, pagesWithFeed } from '../../../src/seo/feeds.ts'
import { llmsText } from '../../../src/seo/llms-text.ts'

const origin = 'https://www.example.com'
const site = { name: 'Example & Staff', email: 'hello@example.com' }
const page = (path: `/${string}`, more: Partial<Page> = {}): Page => ({
  path,
  file: `pages${path}.yaml`,
  title: `Title of <${path}>`,
  description: `What is on ${path}.`,
  noindex: false,
  aliases: [],
  blocks: [],
  ...more,
})
const pages = [
  page('/'),
  page('/blog'),
  page('/blog/old', { published: '2026-01-31', updated: '2026-03-01' }),
  page('/blog/new', { published: '2026-11-21' }),
  page('/blog/hidden', { published: '2026-11-22', noindex: true }),
]

it.each(['rss', 'atom'] as const)('lists the posts, newest first, as a reader of %s parses them', async (kind) => {
  const feed = await new Parser().parseString(feedFiles(site, pages, origin, new Map())?.[kind] ?? '')
  expect(feed.title).toBe('Example & Staff')
  expect(feed.items.map(({ title, link }) => [title, link])).toEqual([
    ['Title of </blog/new>', `${origin}/blog/new`],
    ['Title of </blog/old>', `${origin}/blog/old`],
  ])
  expect(feed.items[0]?.isoDate?.slice(0, 10)).toBe('2026-11-21')
})

/** Text as content may hold it: any Unicode but what is refused where it is written. */
const anyText = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom(...'<>&"\'[](){}*_`#|~\\/-!;: \t\n\r', ']]>', '&amp;', '&#0;', '<b>', '-->', '\u2028', '😀'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    ),
    minLength: 1,
  })
  .map((text) => text.replace(refusedCharacters, '').trim())
  .filter((text) => text !== '')

it('says the same in every file, whatever a text holds', () => {
  const { DOMParser } = new JSDOM().window
  const html = (text: string) =>
    new DOMParser().parseFromString(`<p>${text}`, 'text/html').querySelector('p')?.textContent
  fc.assert(
    fc.property(anyText, anyText, anyText, (name, title, description) => {
      const post = page('/blog/x', { published: '2026-11-21', title, description })
      const files = feedFiles({ ...site, name }, [post], origin, new Map())
      const read = (file: string | undefined) => {
        const document = new DOMParser().parseFromString(file ?? '', 'text/xml')
        return (selector: string) => document.querySelector(selector)?.textContent
      }
      const [rss, atom] = [read(files?.rss), read(files?.atom)]
      expect([rss('channel > title'), rss('item > title')]).toEqual([name, title])
      // HTML has no carriage return.
      expect(html(rss('item > description') ?? '')).toBe(description.replace(/\r\n?/g, '\n'))
      expect(atom('feed > title')).toBe(name)
      expect([atom('entry > title'), atom('entry > summary')]).toEqual([title, description])
      expect(atom('author > name')).toBe(name)
      const data = { name, title, description, list: [description] }
      const script = `<script type="application/ld+json">${scriptJson(data)}</script><p>`
      const parsed = new DOMParser().parseFromString(script, 'text/html').querySelector('script')
      expect(JSON.parse(parsed?.textContent ?? '')).toEqual(data)
    }),
  )
})

it('reads as HTML or as text what the reader takes for that', async () => {
  const title = 'Read a[b[0]]>1 and c[d[0]]>2 aloud'
  const description = 'Why <b and c> is enough & more'
  const files = feedFiles(site, [page('/blog/x', { published: '2026-11-21', title, description })], origin, new Map())
  for (const kind of ['rss', 'atom'] as const) {
    const { items } = await new Parser().parseString(files?.[kind] ?? '')
    const { contentSnippet = items[0]?.['summary'] } = items[0] ?? {}
    expect([items[0]?.title, contentSnippet]).toEqual([title, description])
  }
})

it('describes the site in its language', () => {
  onTestFinished(() => setLanguage(undefined))
  setLanguage({ locale: 'nl-NL', words: { crawlers: { feed: 'Nieuws van {name}' } } })
  expect(feedFiles(site, pages, origin, new Map())?.rss).toContain('<description>Nieuws van Example &amp; Staff<')
})

it('has the day of change that a post shows, or the later one on which its main content changed', () => {
  const atom = (day: string) => feedFiles(site, pages, origin, new Map([['/blog/old', day]]))?.atom
  expect(atom('2026-02-01')).toContain('<updated>2026-03-01T')
  expect(atom('2026-05-05')).toContain('<updated>2026-05-05T')
})

it('is linked in the head of the home page, the posts and their folder only', () => {
  expect([...pagesWithFeed(pages)].sort()).toEqual(['/', '/blog', '/blog/new', '/blog/old'])
  expect(feedFiles(site, [page('/')], origin, new Map())).toBeUndefined()
  expect(pagesWithFeed([page('/')]).size).toBe(0)
})

it('is Markdown for language models that says the same, whatever a text holds', () => {
  const parser = new MarkdownIt({ html: true, linkify: false })
  const { DOMParser } = new JSDOM().window
  const oneLine = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  fc.assert(
    fc.property(anyText, anyText, anyText, (name, title, description) => {
      fc.pre([name, title, description].every((text) => oneLine(text) !== ''))
      const content = {
        site: { ...site, name, footer: { note: '' } } as Parameters<typeof llmsText>[0]['site'],
        pages: [page('/', { title, description }), page('/about', { title, description })],
        recordsOf: () => [],
        firstPages: new Set<string>(),
      }
      const document = new DOMParser().parseFromString(parser.render(llmsText(content, origin)), 'text/html')
      const read = (selector: string) => oneLine(document.querySelector(selector)?.textContent)
      expect(read('h1')).toBe(oneLine(name))
      expect(read('blockquote')).toBe(oneLine(description))
      expect(read('li:last-child a')).toBe(oneLine(title))
      expect(document.querySelector('li:last-child a')?.getAttribute('href')).toBe(`${origin}/about`)
      expect(read('li:last-child')).toBe(`${oneLine(title)}: ${oneLine(description)}`)
    }),
  )
})

it('lists one page of each leading record of a matrix for language models, and every other page', () => {
  const city = { collection: 'cities', leads: true } as FoundRecord
  const content = {
    site: { ...site, footer: { note: '' } } as Parameters<typeof llmsText>[0]['site'],
    pages: [...pages, page('/la/event-staff'), page('/la/ushers')],
    recordsOf: (one: object) => ('path' in one && String(one.path).startsWith('/la/') ? [city] : []),
    firstPages: new Set(['/la/event-staff']),
  }
  const text = llmsText(content, origin)
  expect(text).toMatch(/^# Example & Staff\n\n> What is on \/\.\n/)
  expect(text).toContain(
    `## Cities\n\n- [Title of \\</la/event-staff\\>](${origin}/la/event-staff): What is on /la/event-staff.`,
  )
  expect(text).not.toContain('/la/ushers')
  expect(text).not.toContain('/blog/hidden')
})
