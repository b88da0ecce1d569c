import { expect, test } from 'vitest'
import { coalesce } from '../../../src/server/coalesce.ts'

/** A shared call that returns its number, once the test ends it. */
function controlled() {
  const ends: ((error?: Error) => void)[] = []
  const call = coalesce(
    () =>
      new Promise<number>((done, fail) => {
        const turn = ends.length + 1
        ends.push((error) => (error ? fail(error) : done(turn)))
      }),
  )
  return { ends, call }
}

test('calls during a running call share the result of the next one', async () => {
  const { ends, call } = controlled()
  const first = call()
  const [second, third] = [call(), call()]
  expect(ends).toHaveLength(1)
  ends[0]?.()
  expect(await first).toBe(1)
  await expect.poll(() => ends.length).toBe(2)
  ends[1]?.()
  expect(await Promise.all([second, third])).toEqual([2, 2])
})

test('a call starts at once if none is running', async () => {
  const { ends, call } = controlled()
  for (const turn of [1, 2]) {
    const result = call()
    expect(ends).toHaveLength(turn)
    ends[turn - 1]?.()
    expect(await result).toBe(turn)
  }
})

test('an error reaches the callers that waited for it, and the next call starts', async () => {
  const { ends, call } = controlled()
  const [first, second] = [call(), call()]
  ends[0]?.(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  await expect.poll(() => ends.length).toBe(2)
  ends[1]?.()
  expect(await second).toBe(2)
})
