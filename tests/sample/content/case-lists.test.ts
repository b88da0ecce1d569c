import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type CaseStudies, caseStudiesSchema } from '../../../blocks/case-studies/schema.ts'
import { caseStudySchema } from '../../../blocks/case-study/schema.ts'
import type { Page } from '../../../schema/page.ts'
import { loadSite } from '../../../src/content/load/load.ts'
import { contentFolder, pageText } from '../../engine/content/folder.ts'
import { sampleBlocks } from '../../engine/errors/block-schemas.ts'
import { isOf } from '../../support/is-of.ts'
import { sampleSite } from '../sample-site.ts'

const repository = join(import.meta.dirname, '../../..')
const hero = '  - type: hero\n    title: Hi\n'
const blocks = { ...sampleBlocks, 'case-study': caseStudySchema, 'case-studies': caseStudiesSchema }
const example = readFileSync(join(repository, 'blocks/case-study/example.yaml'), 'utf8')

/** A page with the example of a case, under another title, with or without permission. */
function caseText(title: string, permitted: boolean) {
  const text = permitted ? example : example.replace(/^permission:\n(?: .*\n?)+/m, '')
  const block = text
    .split('\n')
    .map((line) => (line.startsWith('title:') ? `title: ${title}` : line))
    .join('\n    ')
  return pageText(title, `  - ${block.trimEnd()}\n`, permitted ? '' : 'noindex: true\n')
}

const files = {
  'events/fair.yaml': caseText('A fair', false),
  'events/dinner.yaml': caseText('A dinner', true),
  'contact.yaml': pageText('Contact', hero),
  'events/about.yaml': pageText('About', hero),
}

/** The cases that the lists of a page show. */
const casesOn = (page: Page) => page.blocks.filter(isOf<CaseStudies>('case-studies')).flatMap(({ cases = [] }) => cases)

async function shown(fields: string) {
  const list = `  - { type: case-studies, title: Work, ${fields} }\n`
  const { root } = await contentFolder({ ...files, 'lists.yaml': pageText('Lists', hero + list) })
  const site = await loadSite({ root, blocks, now: new Date('2026-11-21') })
  return { site, cases: site.pages.filter(({ path }) => path === '/lists').flatMap(casesOn) }
}

describe('cases on another page', () => {
  it('have the texts of their own page, and say which are illustrative', async () => {
    const { cases } = await shown('under: /events')
    expect(cases).toMatchObject([
      { title: 'A dinner', kind: 'Open day', href: '/events/dinner', sample: false },
      { title: 'A fair', kind: 'Open day', href: '/events/fair', sample: true },
    ])
  })

  it('are in the order of the list', async () => {
    const { cases } = await shown('under: /events, pages: [/events/fair, /events/dinner]')
    expect(cases.map(({ title }) => title)).toEqual(['A fair', 'A dinner'])
  })

  it('must exist', async () => {
    const { site } = await shown('under: /wrk')
    expect(site.diagnostics.filter(({ block }) => block === 'case-studies')).toMatchObject([
      { code: 'empty-page-list', path: 'blocks[1].under' },
    ])
    const other = await shown('under: /events, pages: [/events/fair, /events/party]')
    expect(other.site.diagnostics.filter(({ code }) => code === 'broken-link')).toMatchObject([
      { path: 'blocks[1].pages[1]', message: expect.stringContaining('`/events/party`') },
    ])
  })
})

it('finds every case of the sample site on its index', async () => {
  const { pages } = await sampleSite()
  const index = pages.filter(({ path }) => path === '/case-studies').flatMap(casesOn)
  const cases = pages.filter(({ blocks: shownBlocks }) => shownBlocks.some(({ type }) => type === 'case-study'))
  expect(cases.length).toBeGreaterThan(0)
  expect(index.map(({ href }) => href).sort()).toEqual(cases.map(({ path }) => path).sort())
})
