import { expect, it } from 'vitest'
import { fieldMeantBy } from '../../../../src/content/diagnostics/field-synonyms.ts'

const address = ['street', 'city', 'country', 'postalCode', 'region']
const statistics = ['figures', 'id', 'tone', 'draft']

it.each([
  ['zip', address, 'postalCode'],
  ['zip-code', address, 'postalCode'],
  ['PSČ', address, 'postalCode'],
  ['state', address, 'region'],
  ['postal_code', address, 'postalCode'],
  ['stats', statistics, 'figures'],
  ['items', statistics, 'figures'],
  ['items', ['cards', 'rows'], undefined],
  ['heading', ['title', 'intro'], 'title'],
  ['subtitle', ['title', 'intro'], 'intro'],
  ['photo', ['image', 'text'], 'image'],
  ['colour', statistics, undefined],
])('knows the field that another name means: %s', (written, fields, meant) => {
  expect(fieldMeantBy(written, fields)).toBe(meant)
})
