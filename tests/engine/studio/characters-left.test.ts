import { describe, expect, it } from 'vitest'
import { charactersLeft } from '../../../src/studio/tokens.ts'

const tokens = { 'site.claims.rating': '4.9', 'city.name': 'Rancho Santa Margarita' }

describe('the characters that are left', () => {
  it.each<[string, number, number | undefined]>([
    ['{site.claims.rating}', 8, undefined],
    ['{site.claims.rating}', 4, 1],
    ['In {city.name}', 30, 5],
    ['In {city.name}', 20, -5],
    ['{city.unknown}', 16, 2],
    ['{{city.name}}', 12, 1],
    ['short', 100, undefined],
    ['', 10, undefined],
  ])('count what the page shows of “%s” (at most %i)', (text, maxLength, left) => {
    expect(charactersLeft(text, maxLength, tokens)).toBe(left)
  })

  it('are not limited without a longest length', () => {
    expect(charactersLeft('long '.repeat(1_000), undefined, tokens)).toBeUndefined()
  })
})
