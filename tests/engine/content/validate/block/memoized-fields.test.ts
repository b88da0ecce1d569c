import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { markShared } from '../../../../../src/content/resolve/shared-values.ts'
import { withMemoizedFields } from '../../../../../src/content/validate/block/memoized-fields.ts'
import { blockSchemas } from '../../../../support/block-schemas.ts'
import { folderOfBlock } from '../../../../support/render-block.tsx'

it.each(Object.entries(blockSchemas))('returns for the example of %s what its schema returns', (type, schema) => {
  const example = markShared(parse(readFileSync(join(folderOfBlock(type), 'example.yaml'), 'utf8')))
  const quick = withMemoizedFields(schema)
  const expected = JSON.stringify(schema.parse(example))
  expect([quick.parse(example), quick.parse(example)].map((block) => JSON.stringify(block))).toEqual([
    expected,
    expected,
  ])
  const wrong = Object.fromEntries(Object.keys(example).map((key) => [key, markShared({ unknown: 1 })]))
  expect(quick.safeParse({ ...wrong, type }).error?.issues).toEqual(schema.safeParse({ ...wrong, type }).error?.issues)
})

it('validates a list once for all blocks that have it, and gives them the same object', () => {
  const check = vi.fn((names: string[]) => names.length < 3)
  const schema = withMemoizedFields(z.strictObject({ names: z.array(z.string().trim()).refine(check).optional() }))
  const names = markShared([' Ada '])
  const [one, other] = [schema.parse({ names }), schema.parse({ names })] as { names: string[] }[]
  expect(check).toHaveBeenCalledTimes(1)
  expect(one).toEqual({ names: ['Ada'] })
  expect(other?.names).toBe(one?.names)
})

it('validates an entry of several lists once, and the rules of each list', () => {
  const list = z.array(z.strictObject({ name: z.string().trim() })).max(2)
  const schema = withMemoizedFields(z.strictObject({ list }))
  const shared = markShared({ name: ' Ada ' })
  const [one, other] = [[shared], [{ name: 'Bo' }, shared]].map((list) => schema.parse({ list }) as { list: object[] })
  expect(one?.list).toEqual([{ name: 'Ada' }])
  expect(other?.list[1]).toBe(one?.list[0])
  expect(schema.safeParse({ list: [shared, shared, shared] }).success).toBe(false)
  expect(schema.safeParse({ list: [shared, { name: 1 }] }).success).toBe(false)
})

it('gives an omitted field its default', () => {
  const schema = withMemoizedFields(
    z.strictObject({ names: z.array(z.string()).default(['Ada']), other: z.array(z.string()).optional() }),
  )
  expect(schema.parse({})).toEqual({ names: ['Ada'] })
  expect(schema.safeParse({ names: 1 }).success).toBe(false)
})
