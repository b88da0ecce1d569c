import { expect, it } from 'vitest'
import type { Spot } from '../../../src/content/diagnostics/diagnose.ts'
import { headlineDiagnostics } from '../../../src/content/validate/heading-checks.ts'

const source = { file: 'pages/about.yaml', text: 'title: About\nblocks:\n- a\n- b\n- c\n' }
const spot = (index: number): Spot => ({ source, start: 21 + 4 * index, end: 24 + 4 * index, path: `blocks[${index}]` })
const start = { source, start: 0, end: 1, path: '' }
const errors = (types: string[], headlines = ['hero', 'page-title']) =>
  headlineDiagnostics(types, new Set(headlines), spot, start).map(({ path, message, hint }) => [path, message, hint])

it('asks for one headline, wherever it is', () => {
  expect(errors(['hero', 'faq'])).toEqual([])
  expect(errors(['faq', 'page-title'])).toEqual([])
})

it('reports a page without one what to begin with', () => {
  expect(errors(['faq'])).toEqual([
    ['', 'The page has no headline (`h1`).', 'Begin the page with a block that has one: hero or page-title.'],
  ])
})

it('reports each further one at its place', () => {
  expect(errors(['hero', 'faq', 'page-title'])).toEqual([
    [
      'blocks[2]',
      'The page has a headline (`h1`) already, and this is a second one.',
      'Use a different block for this part, such as `rich-text`, or delete it.',
    ],
  ])
})

it('asks nothing where no block has a headline, or none is left to show', () => {
  expect(errors(['faq'], [])).toEqual([])
  expect(errors([])).toEqual([])
})
