import { expect, it } from 'vitest'
import { anchorOf } from './anchor-of.ts'

it.each([
  ['Do they bring ice?', 'bar-do-they-bring-ice'],
  ['What’s a “barback”, and why 2?', 'bar-whats-a-barback-and-why-2'],
  ['One two three four five six seven eight nine ten', 'bar-one-two-three-four-five-six-seven-eight'],
  ['???', 'bar'],
])('gives the answer to "%s" the anchor %s', (question, anchor) => {
  expect(anchorOf('bar', question)).toBe(anchor)
})
