import { describe, expect, it } from 'vitest'
import { placeOf } from '../../../../src/studio/client/problems/page-diagnostics.ts'
import type { PageModel } from '../../../../src/studio/wire/page.ts'

const file = 'pages/about.yaml'
const fragment = 'pages/_data/fragments/steps.yaml'
const block = (origins: object) => ({ type: 'hero', values: {}, composed: [], references: {}, origins })
const page = {
  blocks: [
    block({ '': { file, path: ['blocks', 0] } }),
    block({ '': { file: fragment, path: [] }, title: { file, path: ['blocks', 1, 'title'] } }),
  ],
} as unknown as PageModel

describe('the place of a problem', () => {
  it('is a field of the block that shows the value, in whatever file it is', () => {
    expect(placeOf(page, { file, path: 'blocks[0].items[2].text' })).toEqual({ block: 0, path: 'items.2.text' })
    expect(placeOf(page, { file, path: 'blocks[1].title' })).toEqual({ block: 1, path: 'title' })
    expect(placeOf(page, { file: fragment, path: 'items[0]' })).toEqual({ block: 1, path: 'items.0' })
  })

  it('is a field of the head otherwise, also in a list', () => {
    expect(placeOf(page, { file, path: 'description' })).toEqual({ block: 'head', path: 'description' })
    expect(placeOf(page, { file, path: 'aliases[1]' })).toEqual({ block: 'head', path: 'aliases.1' })
  })
})
