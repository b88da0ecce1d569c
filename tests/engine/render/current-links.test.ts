// @module-tag exhaustive

import { JSDOM } from 'jsdom'
import { beforeAll, describe, expect, it } from 'vitest'
import { rendererInput } from '../../../src/builder/site-renderer.ts'
import { type LoadedSite, loadSite } from '../../../src/content/load/load.ts'
import { markedInput } from '../../../src/dev/marked-input.ts'
import { createRenderer } from '../../../src/render/create-renderer.tsx'
import { joinHtml } from '../../../src/render/html-parts.ts'
import { markCurrent } from '../../../src/render/mark-current.ts'
import type { RenderedPage, Renderer } from '../../../src/render/renderer.ts'
import { blockOf, pictures } from '../../support/render-block.tsx'

let site: LoadedSite
let renderer: Renderer
beforeAll(async () => {
  site = await loadSite({ root: '.', pages: 'tests/sites/spoke-and-chain', drafts: true })
  renderer = await createRenderer(markedInput(site, { logo: undefined, pictures, searchFile: '/search.json' }))
})

/** Every link outside of islands, with whether it is marked. */
function linksIn({ body }: RenderedPage) {
  const { document } = new JSDOM(joinHtml(body)).window
  return [...document.querySelectorAll('a:not([data-island] a)')].map((link) => ({
    part: link.closest('header') ? 'header' : link.closest('footer') ? 'footer' : 'main',
    href: link.getAttribute('href') ?? '',
    current: link.getAttribute('aria-current'),
  }))
}

it('every page marks the links to itself, in header, footer and blocks, and no other', () => {
  const found = new Set<string>()
  for (const page of site.pages)
    for (const rendered of [renderer.renderPage(page), renderer.renderMarked(page), renderer.renderGate(page.path)])
      for (const { part, href, current } of linksIn(rendered)) {
        expect(current, `${page.path}: ${href}`).toBe(href === page.path ? 'page' : null)
        if (current) found.add(part)
      }
  expect([...found]).toEqual(expect.arrayContaining(['header', 'footer']))
})

it('a service tab marks the page that it is on', () => {
  const [page] = site.pages
  const block = blockOf('service-tabs') as unknown as { services: { link: string }[] }
  const [first, second] = block.services.map(({ link }) => link)
  const links = (path: string | undefined) =>
    linksIn(renderer.renderPage({ ...page, path, blocks: [block] } as never)).filter(({ part }) => part === 'main')
  for (const path of [first, second]) {
    expect(links(path).some(({ current }) => current)).toBe(true)
    for (const { href, current } of links(path)) expect(current).toBe(href === path ? 'page' : null)
  }
})

it('pages that nothing around them links to share its HTML', async () => {
  const own = await createRenderer(rendererInput(site, { logo: undefined, pictures }))
  const around = (path: string) => own.renderPage({ ...site.pages[0], path, blocks: [] } as never).body
  const [one, other] = [around('/nowhere'), around('/elsewhere')]
  expect(one.map((part, index) => part === other[index])).toEqual([true, true])
})

describe('markCurrent', () => {
  it.each([
    ['<a href="/a">', '/a', '<a href="/a" aria-current="page">'],
    ['<a class="x" href="/a" data-y="z">', '/a', '<a class="x" href="/a" aria-current="page" data-y="z">'],
    ['<a href="/">', '/', '<a href="/" aria-current="page">'],
    ['<a href="/a$&amp;b">', '/a$&b', '<a href="/a$&amp;b" aria-current="page">'],
  ])('marks %s on %s', (html, path, marked) => {
    expect(markCurrent(`<p>${html}x</a>${html}`, path)).toBe(`<p>${marked}x</a>${marked}`)
  })

  it.each([
    ['<a href="/ab">', '/a'],
    ['<a href="/a/b">', '/a'],
    ['<a href="/a#b">', '/a'],
    ['<a href="https://x.example/a">', '/a'],
    ['<a data-href="/a" href="/b">', '/a'],
    ['<area href="/a">', '/a'],
    ['<link href="/a">', '/a'],
    ['<p>href="/a"</p>', '/a'],
  ])('does not mark %s on %s', (html, path) => {
    expect(markCurrent(html, path)).toBe(html)
  })
})
