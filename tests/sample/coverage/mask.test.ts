import { describe, expect, it } from 'vitest'
import type { AnyRecord } from '../../../schema/collections/record-schemas.ts'
import { createMask } from '../../../src/content/near-duplicates/mask.ts'
import { namesOf } from '../../../src/content/near-duplicates/names.ts'
import { createWords, splitWords } from '../../../src/content/near-duplicates/words.ts'
import { collections, dataFile, schemas } from './read-data.ts'

/** The text with each masked place as an underscore. */
function masked(text: string, names: readonly string[]): string {
  const words = createWords()
  splitWords(text, words)
  createMask(names)(words, text)
  return Array.from({ length: words.count }, (_, at) =>
    words.hashes[at] === 0 ? '_' : text.slice(words.starts[at], words.ends[at]),
  ).join(' ')
}

describe('names in a text', () => {
  const names = ['New York', 'New York City', 'la', 'OR', 'pop-up staff', 'ushers']

  it.each([
    ['Ushers in New York today', '_ in _ today'],
    ['Pop-Up Staff, pop up staff', '_'],
    ['in New York City, New York and LA', 'in _ and _'],
    ['New Yorkers wait', 'New Yorkers wait'],
    ["New York's best", '_ s best'],
    ['Los Angeles or Portland, OR', 'Los Angeles or Portland _'],
    ['la carte', 'la carte'],
    ['new', 'new'],
    ['', ''],
  ])('%s', (text, expected) => {
    expect(masked(text, names)).toBe(expected)
  })

  it('are those of the records, in every form', () => {
    const city = schemas.city.parse(dataFile('cities/oc'))
    const service = schemas.service.parse(dataFile('services/booth-staff'))
    const records = new Map<string, Map<string, AnyRecord>>([
      ['cities', new Map([['oc', { ...city, alsoCalled: [] }]])],
      ['services', new Map([['booth-staff', service]])],
    ])
    const names = namesOf(collections, records, ['orange-county'])
    for (const name of ['Orange County', 'orange-county', 'OC', 'Anaheim', 'California', 'CA'])
      expect(masked(name, names), name).toBe('_')
    for (const name of ['Booth Staff', 'booth host', 'booth hosts']) expect(masked(name, names), name).toBe('_')
  })
})
