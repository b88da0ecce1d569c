import { describe, expect, it } from 'vitest'
import type { PriceTable } from '../../../blocks/price-table/schema.ts'
import type { Page } from '../../../schema/page.ts'
import { loadSite } from '../../../src/content/load/load.ts'
import { markedInput } from '../../../src/dev/marked-input.ts'
import { createRenderer } from '../../../src/render/create-renderer.tsx'
import { joinHtml } from '../../../src/render/html-parts.ts'
import { withFrameScript } from '../../../src/studio/server/studio.ts'
import { isOf } from '../../support/is-of.ts'
import { isLong } from '../../support/long.ts'
import { pictures } from '../../support/render-block.tsx'
import { addLetters, noLetters } from '../../support/texts/linked-letters.ts'

const withoutMarks = (html: string) =>
  html
    .replaceAll(/<script data-studio[^>]*><\/script>/g, '')
    .replaceAll(/<!--\/?studio[^>]*-->/g, '')
    .replaceAll(/ data-studio[\w-]*="[^"]*"/g, '')

describe.each(['pages', 'tests/sites/spoke-and-chain'])('the marks of the studio on the site in %s', async (folder) => {
  const site = await loadSite({ root: '.', pages: folder, drafts: true })
  const files = { logo: undefined, pictures, searchFile: '/search.json' }
  const renderer = await createRenderer(markedInput(site, files))
  // Pages of a template have the same marks.
  const pages = site.pages.filter(({ path }, index) => isLong || path.split('/').length < 3 || index % 10 === 0)
  const bodies = pages.map((page) => joinHtml(renderer.renderMarked(page).body))

  it('do not change any page, byte for byte, and lead from 97 of 100 letters to their source', () => {
    const letters = noLetters()
    for (const [index, page] of pages.entries()) {
      const marked = bodies[index] as string
      expect(withoutMarks(marked) === joinHtml(renderer.renderPage(page).body), page.path).toBe(true)
      addLetters(marked, letters)
    }
    const share = letters.linked / letters.all
    expect(share, JSON.stringify([...letters.unlinked])).toBeGreaterThan(0.97)
  })

  it('lead from texts, links and pictures to their paths', () => {
    const about = site.pages.find(({ path }) => path === '/about')
    const body = joinHtml(renderer.renderMarked(about as Page).body)
    expect(body).toMatch(/<h1[^>]*><!--studio title-->[^<]+<!--\/studio-->/)
    expect(body).toMatch(/<img data-studio-paths="image"/)
    expect(body).toMatch(/<a data-studio-paths="[\w.]+\.href"/)
    expect(body.match(/data-studio-block="\d+"/g)).toHaveLength(about?.blocks.length ?? 0)
  })

  it('lead from days and prices to their fields', () => {
    const letters = noLetters()
    for (const body of bodies) for (const [day] of body.matchAll(/<time .*?<\/time>/gs)) addLetters(day, letters)
    expect(letters.all).toBeGreaterThan(0)
    expect(letters.linked).toBe(letters.all)
    const prices = pages
      .flatMap(({ blocks }) => blocks.flatMap((block) => (isOf<PriceTable>('price-table')(block) ? block.rows : [])))
      .filter(({ price }) => price !== undefined)
    const linkedPrices = bodies.flatMap((body) => body.match(/<!--studio-read rows\.\d+\.price-->/g) ?? [])
    expect(linkedPrices).toHaveLength(prices.length)
  })

  it('lead from the texts around a page to the files that all pages share', () => {
    const [page] = site.pages
    if (!page) throw new Error('The site has no page.')
    const body = joinHtml(renderer.renderMarked(page).body)
    const marks = new Set(
      [...body.matchAll(/<!--studio-read (.*?)-->([^<]*)/g)].map(([, mark, text]) => `${mark} ${text}`),
    )
    expect(marks).toContain(`/_data/site#phone ${site.site.phone}`)
    expect(marks).toContain('/_data/wording#layout.skip Skip to content')
    for (const { links } of site.header.flatMap(({ menu = [] }) => menu.filter(({ from }) => from === 'cities')))
      for (const { text, href } of links)
        expect(marks).toContain(`/_data/cities${href.replace(/(?<=\/[^/]+)\/.*/, '')}#name ${text}`)
  })
})

describe('the document of the studio', () => {
  it('is the document of the page, if its script is removed', () => {
    const document = '<!doctype html><html lang="en"><head><meta charset="utf-8"></head></html>'
    expect(withoutMarks(withFrameScript(document))).toBe(document)
  })
})
