// @module-tag exhaustive

import { blocks } from 'virtual:marquee/blocks'
import { expect, it } from 'vitest'
import type { Block } from '../../../schema/block.ts'
import { emotionKey } from '../../../src/components/providers.tsx'
import { blockOf, renderBlock } from '../../support/render-block.tsx'

const section = (inside: Block, id: string) =>
  ({ ...blockOf('section'), id, columns: [{ blocks: [inside], orderOnPhones: 0 }] }) as unknown as Block
/** Class names of blocks in columns are others, since their styles go by the width of the column. */
const withoutColumns = (html: string) => html.replaceAll(`${emotionKey}-c-`, `${emotionKey}-`)
const kinds = Object.keys(blocks).flatMap((type) => [1, 2].map((level) => ({ type, level })))

it.each(kinds)('renders $type in a column as it is on a page, at level $level', async ({ type, level }) => {
  const block = blockOf(type) as Block
  const outer = level === 1 ? section(block, 'outer') : section(section(block, 'inner'), 'outer')
  const flat = await renderBlock(type, block)
  const element = `<div data-block="${type}" id="anchor" data-tone="${block.tone ?? ''}">`
  const html = await renderBlock('section', outer)
  expect(withoutColumns(html)).toContain(`${element}${withoutColumns(flat)}</div>`)
})

it('renders a column without blocks as an empty one', async () => {
  const columns = [
    { blocks: [], orderOnPhones: 0 },
    { blocks: [blockOf('text')], orderOnPhones: 0 },
  ]
  const html = await renderBlock('section', { ...blockOf('section'), columns } as unknown as Block)
  expect(html.match(/ data-block="/g)).toHaveLength(1)
})
