import { type APIRequestContext, expect, test } from '@playwright/test'
import { type BlockSchemas, hydrationOf } from '../../schema/block.ts'
import { inLanguage, type Language } from '../../schema/language/language.ts'
import type { Page } from '../../schema/page.ts'
import { renderMarkdown } from '../../src/components/prose/render-markdown.ts'
import { isIndexable } from '../../src/content/derive/indexable.ts'
import { addressesIn, headOf, labelsOf, textOf } from '../browser/html.ts'
import { loadedSite } from '../browser/loaded-site.ts'

type Found = Map<string, { status: number; text: string }>

/** Walks the site from the home page as `wget --mirror` does: no scripts, every link and every part of each page. */
async function crawl(request: APIRequestContext): Promise<Found> {
  const found: Found = new Map()
  const waiting = ['/', '/robots.txt', '/sitemap.xml', '/sitemap-1.xml', '/llms.txt']
  const seen = new Set(waiting)
  const worker = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const answer = await request.get(path, { headers: { 'user-agent': 'wget/1.21' } })
      const type = answer.headers()['content-type'] ?? ''
      // What is drawn or packed has no words that a crawler reads.
      const text = /^(?:text|application\/(?:json|xml|manifest))/.test(type) ? await answer.text() : ''
      found.set(path, { status: answer.status(), text })
      if (!type.startsWith('text/html')) continue
      const { origin } = new URL(headOf(text).canonical)
      for (const address of addressesIn(text)) {
        const next = address.replace(origin, '').replace(/#.*/, '')
        if (!/^\/(?!\/)/.test(next) || seen.has(next)) continue
        seen.add(next)
        waiting.push(next)
      }
    }
  }
  // One that finds nothing waiting may be early: others are still reading.
  while (waiting.length > 0) await Promise.all(Array.from({ length: 8 }, worker))
  return found
}

/** Under these stands what a block computes with: its formulas, and words for results that are not there yet. */
const machinery = new Set(['calculator', 'document'])

/** Texts of more than a name, wherever they stand in a value. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim().split(/\s+/).length >= 4 ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (machinery.has(key) ? [] : sentencesIn(part)))
}

const squeezed = (text: string) => text.replaceAll(/[\s\u200b]/g, '')
/** What readers see of Markdown, whose quotation marks are those of the language of the site. */
const plain = (markdown: string) =>
  squeezed(textOf(inLanguage(language, () => renderMarkdown(markdown, { topLevel: 3 }).html)))

/** What its blocks say in the HTML; props of islands have words for later as well. */
const saidBy = ({ blocks }: Page) =>
  blocks.filter((block) => hydrationOf(schemas[block.type], block) === undefined).flatMap(sentencesIn)

let schemas: BlockSchemas
let language: Language
let open: Page[]
let gated: Page[]
let found: Found
let orphans: ReadonlySet<string>
test.beforeAll(async ({ request }) => {
  const { pages, blocks, diagnostics, ...site } = await loadedSite()
  orphans = new Set(diagnostics.flatMap(({ code, file }) => (code === 'orphan-page' ? [file] : [])))
  schemas = blocks
  language = site.language
  gated = pages.filter(({ gate }) => gate)
  open = pages.filter(({ gate, path }) => !gate && path !== '/404')
  found = await crawl(request)
})
test.describe.configure({ mode: 'serial' })

test('a crawler without scripts reaches every page for search engines by links, and no page that is missing', {
  tag: '@crawler',
}, () => {
  const missing = [...found].filter(([, { status }]) => status !== 200).map(([path]) => path)
  expect(missing, 'addresses without a page').toEqual([])
  // A page to which no link leads is a warning of `validate`, which may be meant.
  const unlinked = open.filter((page) => isIndexable(page) && !found.has(page.path) && !orphans.has(page.file))
  expect(
    unlinked.map(({ path }) => path),
    'pages to which no link leads',
  ).toEqual([])
})

test('the crawler gets all of their text', { tag: '@crawler' }, () => {
  const reached = open.filter(({ path }) => found.has(path))
  const missing = reached.flatMap((page) => {
    const html = found.get(page.path)?.text ?? ''
    const said = squeezed([textOf(html), ...labelsOf(html)].join(' '))
    return saidBy(page)
      .filter((text) => !said.includes(squeezed(text)) && !said.includes(plain(text)))
      .map((text) => `${page.path}: ${text}`)
  })
  expect(missing).toEqual([])
})

test('the crawler gets no word of a protected page, in any file', { tag: '@crawler' }, () => {
  // A protected page may also say what open ones say.
  const publicText = squeezed(JSON.stringify(open.map(({ blocks }) => blocks)))
  const secrets = gated
    .flatMap(({ blocks }) => sentencesIn(blocks).map(squeezed))
    .filter((text) => !publicText.includes(text))
  expect(secrets.length).toBeGreaterThanOrEqual(gated.length)
  const all = squeezed([...found.values()].map(({ text }) => text).join('\n'))
  expect(secrets.filter((text) => all.includes(text))).toEqual([])
})
