import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { checkedOnce, entrySchemas } from '../../../schema/checked-once.ts'

it('checks an object once however many take it, and gives all of them the same result', () => {
  const check = vi.fn((names: string[]) => names.length < 3)
  const schema = z.strictObject({ names: checkedOnce(z.array(z.string().trim()).refine(check)) })
  const names = [' Ada ']
  const [one, other] = [schema.parse({ names }), schema.parse({ names })]
  expect(check).toHaveBeenCalledTimes(1)
  expect(one.names).toEqual(['Ada'])
  expect(other.names).toBe(one.names)
})

it('works out errors each time, at the path where they are', () => {
  const schema = z.record(z.string(), z.strictObject({ names: checkedOnce(z.array(z.string())) }))
  const names = ['Ada', 1]
  for (const key of ['here', 'there']) {
    const { error } = schema.safeParse({ [key]: { names } })
    expect(error?.issues).toMatchObject([{ code: 'invalid_type', path: [key, 'names', 1] }])
  }
})

it('takes texts and numbers as they are', () => {
  const schema = checkedOnce(z.string().or(z.number()))
  expect([schema.parse('Ada'), schema.parse(1)]).toEqual(['Ada', 1])
  expect(schema.safeParse(null).success).toBe(false)
})

it('checks an entry that several lists have once', () => {
  const list = z.array(z.strictObject({ name: z.string().trim() })).optional()
  for (const entry of entrySchemas(list)) checkedOnce(entry)
  const shared = { name: ' Ada ' }
  const [one, other] = [list.parse([shared]), list.parse([{ name: 'Bo' }, shared])]
  expect(one).toEqual([{ name: 'Ada' }])
  expect(other?.[1]).toBe(one?.[0])
  expect(list.safeParse([shared, { name: 1 }]).error?.issues).toMatchObject([{ path: [1, 'name'] }])
})
