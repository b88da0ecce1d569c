import { expect, it } from 'vitest'
import { vocabularyErrors } from '../../browser/vocabulary.ts'

const agency = { '@type': 'EmploymentAgency', '@id': 'https://www.example.com/#organization', name: 'Marigold Lane' }
const offer = { '@type': 'Offer', validFrom: '2026-11-21' }

for (const [what, node] of Object.entries({
  'a type that does not exist': { '@type': 'StaffingAgency', name: 'Marigold Lane' },
  'a property that does not exist': { ...agency, phone: '(213) 555-0142' },
  'a property of another type': { '@type': 'Service', priceRange: '$$' },
  'a node of the wrong type': { '@type': 'Service', offers: { '@type': 'Question', name: 'Who?' } },
  'a text in place of a node': { '@type': 'GeoCircle', geoMidpoint: '34.05, -118.24' },
  'a day that is none': { ...offer, validFrom: '21 November 2026' },
  'a number in place of a day': { ...offer, validFrom: 20261121 },
  'a name of no day of the week': { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Mon' },
  'an input of no property': { '@type': 'SearchAction', 'words-input': 'required' },
  'an input of what is no action': { '@type': 'Offer', 'price-input': 'required' },
  'an error deep inside': {
    '@type': 'Service',
    provider: { ...agency, areaServed: { '@type': 'City', zip: '90012' } },
  },
}))
  it(`${what} is reported`, () => {
    expect(vocabularyErrors(node)).toHaveLength(1)
  })

it('reports nothing that is valid', () => {
  const service = {
    '@type': 'Service',
    provider: { '@id': agency['@id'] },
    offers: [offer, { ...offer, price: 31.5 }],
    areaServed: { '@type': 'GeoCircle', geoRadius: 80_467 },
  }
  expect(vocabularyErrors(agency)).toEqual([])
  expect(vocabularyErrors(service)).toEqual([])
})
