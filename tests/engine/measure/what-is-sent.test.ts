import { expect, test } from 'vitest'
import { askedCategories, consentSchema, consentVersion } from '../../../schema/measure/consent.ts'
import { measureSchema } from '../../../schema/measure/measure.ts'
import { cleanAddress, cleanReferrer, isPlain } from '../../../src/measure/address.ts'
import { mayBeInEurope } from '../../../src/measure/in-europe.ts'

test.each([
  [
    'https://a.example.com/b?utm_source=letter&utm_campaign=x',
    'https://a.example.com/b?utm_source=letter&utm_campaign=x',
  ],
  ['https://a.example.com/b?guests=180&utm_source=letter#anna', 'https://a.example.com/b?utm_source=letter'],
  ['https://a.example.com/?email=anna%40example.com', 'https://a.example.com/'],
  ['https://a.example.com/b?q=Anna&fbclid=1', 'https://a.example.com/b'],
])('of the address %s only path and campaign are sent', (address, sent) => {
  expect(cleanAddress(address)).toBe(sent)
})

test('of the page before, the query is not sent', () => {
  expect(cleanReferrer('https://search.example.com/find?q=anna#top')).toBe('https://search.example.com/find')
  expect(cleanReferrer('')).toBe('')
})

test.each([
  ['https://a.example.com/b', true],
  ['https://a.example.com/b?utm_source=x&fbclid=1#c', true],
  ['https://a.example.com/b?guests=1&utm_source=x', false],
])('scripts that read addresses may read %s: %s', (address, expected) => {
  expect(isPlain(address)).toBe(expected)
})

test.each([
  ['Europe/Berlin', true],
  ['Atlantic/Canary', true],
  ['Indian/Reunion', true],
  ['UTC', true],
  ['Etc/GMT+1', true],
  [undefined, true],
  ['America/New_York', false],
  ['Asia/Tokyo', false],
])('a clock of %s may be in Europe: %s', (zone, expected) => {
  expect(mayBeInEurope(zone)).toBe(expected)
})

const ga4 = { provider: 'ga4', id: 'G-ABC1234567' }
const settings = (measure: object[], consent: object = {}) => ({
  measure: measureSchema.parse(measure),
  consent: consentSchema.parse(consent),
})

test('only what is not necessary is asked for, and another provider, category or host asks again', () => {
  const pixel = { provider: 'meta-pixel', id: '123456789012345' }
  const versionOf = (...entries: object[]) => consentVersion(settings(entries))
  expect(versionOf({ ...ga4, category: 'necessary' })).toBe('')
  expect(versionOf(pixel, ga4)).toBe(versionOf(ga4, pixel))
  const map = { embeds: [{ host: 'maps.example.com', category: 'marketing' }] }
  const versions = [versionOf(ga4), versionOf(ga4, pixel), versionOf({ ...ga4, category: 'marketing' })]
  expect(new Set([...versions, consentVersion(settings([ga4], map))]).size).toBe(4)
  expect(consentVersion({ measure: measureSchema.parse([ga4]) })).toBe('')
})

test('visitors are asked about each category that is used, those of every site first', () => {
  const categories = [
    { key: 'chat', name: 'Chat', text: 'A window in which we answer.' },
    { key: 'maps', name: 'Maps', text: 'Maps of others.' },
  ]
  const embeds = [
    { host: 'maps.example.com', category: 'maps' },
    { host: 'calendar.example.com', category: 'necessary' },
  ]
  expect(askedCategories(settings([ga4], { categories, embeds }))).toEqual(['statistics', 'maps'])
  expect(askedCategories({ measure: measureSchema.parse([ga4]) })).toEqual([])
})
