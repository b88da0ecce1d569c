import Parser from 'rss-parser'
import { expect, it, onTestFinished } from 'vitest'
import type { Page } from '../../../blocks/page.ts'
import { setLanguage } from '../../../schema/language/language.ts'
import type { FoundRecord } from '../../../src/content/resolve/record-lookups.ts'
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
    `## Cities\n\n- [Title of </la/event-staff>](${origin}/la/event-staff): What is on /la/event-staff.`,
  )
  expect(text).not.toContain('/la/ushers')
  expect(text).not.toContain('/blog/hidden')
})
