import { expect, it } from 'vitest'
import type { Block } from '../../../schema/block.ts'
import { defaultLanguage } from '../../../schema/language/language.ts'
import type { Page } from '../../../schema/page.ts'
import { systemErrorMessage } from '../../../src/cli/support/system-error.ts'
import { NestedBlocks } from '../../../src/components/nested-blocks.tsx'
import { endedWithin, isOutOfTime } from '../../../src/files/ended-within.ts'
import { FailedBlock, withPageOfError } from '../../../src/render/failed-block.ts'
import { createPageParts } from '../../../src/render/page-parts.tsx'
import type { RendererInput } from '../../../src/render/renderer.ts'

type Fields = { level: number; inside?: Block[] }

function Siren({ level }: Fields) {
  if (level > 9) throw level > 10 ? null : new Error('Too loud.')
  return <h2>Leave</h2>
}
const Column = ({ inside = [] }: Fields) => <NestedBlocks blocks={inside} />

const layout = {
  name: 'Acme',
  phone: '(213) 555-0142',
  email: 'hello@example.com',
  language: defaultLanguage,
  header: { entries: [] },
  footer: { columns: [] },
} as unknown as RendererInput['layout']
const parts = createPageParts({
  layout,
  pictures: {},
  downloads: {},
  components: new Map<string, unknown>([
    ['siren', Siren],
    ['column', Column],
  ]),
  isIsland: () => false,
})
const page = { path: '/loud', file: 'pages/loud.yaml' } as unknown as Page
const siren = (level: number) => ({ type: 'siren', id: 'siren-2', level }) as unknown as Block

/** What a command says where a page with this block is rendered. */
function wordsOf(block: Block): string | undefined {
  try {
    return withPageOfError(page, () => parts.renderBlock(block))
  } catch (error) {
    return systemErrorMessage(error)
  }
}

it.each([
  ['on a page', siren(10)],
  ['in a column', { type: 'column', id: 'column', inside: [siren(1), siren(10)] } as unknown as Block],
])('names block and page where a block throws with the values that it has %s', (_, block) => {
  const words = wordsOf(block)
  expect(words).toMatch(
    /^The block `siren` with the id `siren-2` on \/loud \(pages\/loud\.yaml\) throws while it is rendered: Too loud\.\n/,
  )
  expect(words).toContain('at Siren')
  expect(wordsOf(siren(9))).toBe('<h2>Leave</h2>')
})

it.each([
  [
    'a loop',
    () => {
      for (;;);
    },
  ],
  ['a pattern', () => /^(a+)+$/.test(`${'a'.repeat(60)}b`)],
])('ends %s that does not end, and says which block has it', (_, call) => {
  let thrown: unknown
  try {
    endedWithin(call, 50)
  } catch (error) {
    thrown = error
  }
  expect(isOutOfTime(thrown)).toBe(true)
  expect(systemErrorMessage(new FailedBlock(siren(1), thrown, page))).toBe(
    'The block `siren` with the id `siren-2` on /loud (pages/loud.yaml) does not end: after 20 seconds it was not rendered. Look for a loop without an end in its component.',
  )
})

it('returns what a call returns that ends, also inside of another', () => {
  expect(endedWithin(() => `${endedWithin(() => 'inner', 1_000)} and outer`, 1_000)).toBe('inner and outer')
})

it('names block and page also where what is thrown is no error', () => {
  expect(wordsOf(siren(11))).toMatch(
    /^The block `siren` with the id `siren-2` on \/loud \(pages\/loud\.yaml\) throws while it is rendered: null/,
  )
})
