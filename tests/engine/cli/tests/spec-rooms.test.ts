import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { onlyBlocksOf, rooms, specsOf, unitTestsOf } from '../../../../src/cli/tests/spec-rooms.ts'

const specs = globSync('tests/**/*.spec.ts')
const parts = rooms.flatMap(([, parts]) => parts)

it('every browser test belongs to a room, and every room has one', () => {
  expect(specs.filter((file) => !parts.some((part) => file.includes(part)))).toEqual([])
  expect(parts.filter((part) => !specs.some((file) => file.includes(part)))).toEqual([])
})

it('a change leads to the tests of its room, and a changed test to itself', () => {
  expect(specsOf(['blocks/faq/faq.tsx', 'blocks/faq/schema.ts'])).toEqual(['site/faq'])
  expect(specsOf(['tests/sample/site/home.spec.ts', 'docs/studio.md'])).toEqual(['tests/sample/site/home.spec.ts'])
})

it('a changed block has its own unit tests and those of every block, and other code the tests that import it', () => {
  const tests = ['blocks/faq/', 'engine/blocks.test', 'engine/gallery/']
  expect(unitTestsOf(['blocks/faq/faq.tsx', 'blocks/faq/schema.ts', 'docs/forms.md'], 'main')).toEqual(tests)
  expect(unitTestsOf(['blocks/faq/faq.tsx', 'schema/gate.ts'], 'main')).toEqual(['--changed', 'main'])
})

it('pages are looked at for the changed blocks alone if no other code has changed', () => {
  expect(onlyBlocksOf(['blocks/faq/faq.tsx', 'blocks/hero/example.yaml', 'blocks/faq/schema.ts'])).toEqual([
    'faq',
    'hero',
  ])
  for (const file of ['src/theme/theme.ts', 'blocks/index.ts', 'schema/gate.ts'])
    expect(onlyBlocksOf(['blocks/faq/faq.tsx', file]), file).toEqual([])
})
