import fc from 'fast-check'
import { expect, it } from 'vitest'
import { movedIndex } from '../../../../src/studio/client/sorting/moved-index.ts'

it('gives each entry the index that it has once one of them was taken out and put elsewhere', () => {
  const moves = fc.integer({ min: 1, max: 8 }).chain((length) => {
    const index = fc.nat({ max: length - 1 })
    return fc.record({ length: fc.constant(length), from: index, to: index })
  })
  fc.assert(
    fc.property(moves, ({ length, from, to }) => {
      const entries = Array.from({ length }, (_, at) => at)
      const moved = entries.toSpliced(from, 1).toSpliced(to, 0, from)
      expect(entries.map((at) => movedIndex(at, from, to))).toEqual(entries.map((at) => moved.indexOf(at)))
    }),
  )
})
