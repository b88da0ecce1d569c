import { expect, it } from 'vitest'
import { isArrowKey, nextInDirection } from './direction.ts'

const [seattle, la, denver, miami] = [
  { x: 98, y: 46 },
  { x: 87, y: 363 },
  { x: 343, y: 274 },
  { x: 823, y: 572 },
]
const all = [seattle, la, denver, miami]

it.each([
  [seattle, 'ArrowDown', la],
  [la, 'ArrowRight', denver],
  [denver, 'ArrowRight', miami],
  [denver, 'ArrowLeft', la],
  [la, 'ArrowUp', seattle],
  [miami, 'ArrowRight', undefined],
] as const)('moves from %j with %s to %j', (from, key, to) => {
  expect(nextInDirection(from, key, all)).toBe(to)
})

it('recognizes the arrow keys', () => {
  expect(['ArrowLeft', 'Tab', 'toString'].map(isArrowKey)).toEqual([true, false, false])
})
