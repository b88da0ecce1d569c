import { expect, it, vi } from 'vitest'
import type { Block } from '../../../schema/block.ts'
import { cutAtPlaceholders } from '../../../src/components/prose/placeholder.ts'
import type { CompiledBlocks } from '../../../src/render/compiled-blocks/compiled-blocks.ts'
import { createMarking } from '../../../src/render/marks/create-marking.ts'
import type { PageParts } from '../../../src/render/page-parts.tsx'
import { blockSchemas } from '../../support/block-schemas.ts'

const titleOf = (block: Block) => (block as Block & { title: string }).title
/** What the components of these tests render. */
const html = (block: Block) => `<section data-block="${block.type}"><h2>${titleOf(block)}</h2></section>`
const blockOf = (type: string, title = 'Hi') => ({ type, title }) as Block

/** The marking of pages whose components render with `renderBlock`. */
function markingWith(renderBlock: (block: Block) => string) {
  const compiledBlocks = {
    compile: (block: Block) => ({ name: block.type, compiled: cutAtPlaceholders(html(block)), values: [] }),
    withPlaceholders: (block: Block) => block,
  } as unknown as CompiledBlocks
  const tagged = { layout: {}, renderBlock } as unknown as PageParts
  const layout = {} as PageParts['layout']
  return createMarking({ layout, tagged, compiledBlocks, schemas: blockSchemas, pictures: {} })
}

it('shows a block whose component fails with tagged texts as it is, and says so once for each type', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const marking = markingWith((block) => {
    if (titleOf(block) !== 'Hi') throw new TypeError('the title is not Hi')
    return html(block)
  })
  for (const type of ['heading', 'heading', 'page-title', 'heading'])
    expect(marking.renderBlock(blockOf(type), 0)).toContain(`data-block="${type}"><h2>Hi</h2></section>`)
  expect(log.mock.calls.map(([message, error]) => [message, String(error)])).toEqual(
    ['heading', 'page-title'].map((type) => [
      `The studio cannot mark the texts of \`${type}\`: its component fails with tagged texts.`,
      'TypeError: the title is not Hi',
    ]),
  )
  log.mockRestore()
})

it('marks the texts of a component that takes them, without a word', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  expect(markingWith(html).renderBlock(blockOf('heading'), 3)).toBe(
    '<section data-studio-block="3" data-block="heading"><h2><!--studio-read title-->Hi<!--/studio--></h2></section>',
  )
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
})

it('passes on the error of a component that fails without tags as well', () => {
  const marking = markingWith(() => {
    throw new TypeError('always')
  })
  expect(() => marking.renderBlock(blockOf('heading'), 0)).toThrow('always')
})
