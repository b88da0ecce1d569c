import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { checkedOnce } from '../../../schema/checked-once.ts'

it('checks an object once however many take it, and gives all of them the same result', () => {
  const check = vi.fn((names: string[]) => names.length < 3)
  const schema = z.strictObject({ names: checkedOnce(z.array(z.string().trim()).refine(check)) })
  const names = [' Ada ']
  const [one, other] = [schema.parse({ names }), schema.parse({ names })]
  expect(check).toHaveBeenCalledTimes(1)
  expect(one.names).toEqual(['Ada'])
  expect(other.names).toBe(one.names)
})

it('works out faults each time, at the path where they are', () => {
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
