import { expect, it } from 'vitest'
import { createMemory, memoize } from '../../../src/cache/memoize.ts'
import { RecordedMap, recorded, recordedTable, recordRead } from '../../../src/cache/reads.ts'

const inputsOf = (compute: () => unknown) => [...recorded(compute).inputs].sort()

it('records what a computation reads, and what a computation within it reads', () => {
  const inner = () => recordRead('inner')
  expect(
    inputsOf(() => {
      recordRead('outer')
      expect(inputsOf(inner)).toEqual(['inner'])
    }),
  ).toEqual(['inner', 'outer'])
  expect(inputsOf(() => 1)).toEqual([])
})

it('records nothing of a computation that has ended, also if it threw', () => {
  expect(() =>
    recorded(() => {
      recordRead('lost')
      throw new Error('Broken')
    }),
  ).toThrow('Broken')
  expect(inputsOf(() => recordRead('next'))).toEqual(['next'])
})

it('hands what a memoized value was computed from to everybody who gets it', () => {
  const cityOf = memoize((slug: string) => recordRead(`city ${slug}`))
  const once = createMemory<void>()
  expect(inputsOf(() => cityOf('la'))).toEqual(['city la'])
  expect(inputsOf(() => cityOf('la'))).toEqual(['city la'])
  expect(inputsOf(() => once('both', () => cityOf('la')))).toEqual(['city la'])
  expect(inputsOf(() => once('both', () => cityOf('sd')))).toEqual(['city la'])
})

it('records the entries that are read of a map or a table, and that all are listed', () => {
  const cities = new RecordedMap<string, number>('city', [
    ['la', 1],
    ['sd', 2],
  ])
  const pictures = recordedTable('picture', { hero: 'hero.webp' })
  expect(inputsOf(() => cities.get('la'))).toEqual(['city la'])
  expect(inputsOf(() => cities.has('ny'))).toEqual(['city ny'])
  for (const list of [() => [...cities], () => [...cities.keys()], () => [...cities.values()], () => cities.size])
    expect(inputsOf(list)).toEqual(['city'])
  expect(inputsOf(() => new Map(cities))).toEqual(['city'])
  expect(inputsOf(() => pictures['hero'])).toEqual(['picture hero'])
  expect(inputsOf(() => 'other' in pictures)).toEqual(['picture other'])
  expect(inputsOf(() => Object.keys(pictures))).toEqual(['picture'])
})
