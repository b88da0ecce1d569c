import { expect, test } from 'vitest'
import { coalesce } from '../../../src/server/coalesce.ts'

/** A look that ends when it is told to, with the number of its turn. */
function told() {
  const ends: ((error?: Error) => void)[] = []
  const look = coalesce(
    () =>
      new Promise<number>((seen, fail) => {
        const turn = ends.length + 1
        ends.push((error) => (error ? fail(error) : seen(turn)))
      }),
  )
  return { ends, look }
}

test('who asks while a look is running gets what the next one sees, and shares it', async () => {
  const { ends, look } = told()
  const first = look()
  const [second, third] = [look(), look()]
  expect(ends).toHaveLength(1)
  ends[0]?.()
  expect(await first).toBe(1)
  await expect.poll(() => ends.length).toBe(2)
  ends[1]?.()
  expect(await Promise.all([second, third])).toEqual([2, 2])
})

test('who asks when nobody looks has a look begun at once', async () => {
  const { ends, look } = told()
  for (const turn of [1, 2]) {
    const answer = look()
    expect(ends).toHaveLength(turn)
    ends[turn - 1]?.()
    expect(await answer).toBe(turn)
  }
})

test('a look that fails is told to those who waited for it, and the next one begins', async () => {
  const { ends, look } = told()
  const [first, second] = [look(), look()]
  ends[0]?.(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  await expect.poll(() => ends.length).toBe(2)
  ends[1]?.()
  expect(await second).toBe(2)
})
