import { expect, it } from 'vitest'
import { fileStart } from '../../../../src/content/diagnostics/diagnose.ts'
import { parse } from '../../../../src/content/parse/parse.ts'
import { childPosition } from '../../../../src/content/parse/source-position.ts'
import { headlineDiagnostics } from '../../../../src/content/validate/heading-checks.ts'

const references = { links: [], pictures: [], anchors: [] }

/** What is reported for a page of blocks of these types. */
function errors(types: string[], headlines = ['hero', 'page-title']) {
  const text = ['blocks:', ...types.map((type) => `- type: ${type}`)].join('\n')
  const { value, source, position } = parse({ file: 'pages/about.yaml', text })
  const { blocks: list } = value as { blocks: { type: string }[] | null }
  const blocks = (list ?? []).map((block, index) => ({
    block,
    level: 0,
    written: block,
    references,
    position: childPosition(list ?? [], index) ?? position,
  }))
  return headlineDiagnostics(blocks, new Set(headlines), fileStart(source)).map(({ path, message, hint }) => [
    path,
    message,
    hint,
  ])
}

it('requires one headline, in any block', () => {
  expect(errors(['hero', 'faq'])).toEqual([])
  expect(errors(['faq', 'page-title'])).toEqual([])
})

it('suggests a first block for a page without a headline', () => {
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

it('reports nothing if no block type has a headline, or no block is shown', () => {
  expect(errors(['faq'], [])).toEqual([])
  expect(errors([])).toEqual([])
})
