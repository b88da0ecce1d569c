import { expect, it } from 'vitest'
import { askMonth, type Month } from './ask-month.ts'

it.each<[first: Month, weeks: number, ask: Month]>([
  ['Jan', 8, 'Nov'],
  ['Dec', 12, 'Sep'],
  ['Mar', 4, 'Feb'],
  ['Apr', 5, 'Mar'],
  ['Nov', 5, 'Oct'],
  ['Jun', 1, 'May'],
  ['Feb', 52, 'Feb'],
])('for %s, %i weeks ahead, one asks in %s', (first, weeks, ask) => {
  expect(askMonth(first, weeks)).toBe(ask)
})
