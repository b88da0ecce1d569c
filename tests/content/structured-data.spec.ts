import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { findDestination } from '../../src/server/address.ts'
import { openRelease } from '../../src/server/release.ts'
import { headOf, structuredDataIn, textOf } from '../browser/html.ts'
import { vocabularyErrors } from '../browser/vocabulary.ts'

const dist = resolve(import.meta.dirname, '../../dist')
type Graph = { '@context': string; '@graph': Record<string, unknown>[] }
const graphs = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, html: readFileSync(join(dist, file), 'utf8') }))
  .flatMap(({ file, html }) => structuredDataIn(html).map((data) => ({ file, html, graph: JSON.parse(data) as Graph })))

test('every type, property and value of the structured data is in the vocabulary of schema.org', () => {
  expect(graphs.length).toBeGreaterThan(400)
  expect(graphs.filter(({ graph }) => graph['@context'] !== 'https://schema.org')).toEqual([])
  const errors = graphs.flatMap(({ file, graph }) => graph['@graph'].flatMap((node) => vocabularyErrors(node, file)))
  expect(errors).toEqual([])
})

type Question = { name: string; acceptedAnswer: { text: string } }
/** Blanks apart: between two elements a reader sees one where the text of the data may have none. */
const squeezed = (text: string) => text.replaceAll(/\s/g, '')

test('the questions and answers of the structured data stand on the page, word for word', () => {
  const unseen = graphs.flatMap(({ file, html, graph }) => {
    const text = squeezed(textOf(html))
    const questions = graph['@graph'].flatMap(
      ({ mainEntity }) => (Array.isArray(mainEntity) ? mainEntity : []) as Question[],
    )
    return questions
      .flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])
      .filter((said) => !text.includes(squeezed(said)))
      .map((said) => `${file}: ${said}`)
  })
  expect(unseen).toEqual([])
})

test('every address of this site in the structured data is one of a page or a file', async () => {
  const release = await (await openRelease(dist)).current()
  const origin = new URL(headOf(graphs[0]?.html ?? '').canonical).origin
  const addresses = new Set(graphs.flatMap(({ graph }) => JSON.stringify(graph).match(/"https:[^"]*"/g) ?? []))
  const own = [...addresses]
    .map((text) => String(JSON.parse(text)))
    .filter((address) => address.startsWith(`${origin}/`))
  expect(own.length).toBeGreaterThan(400)
  const kindOf = (address: string) => findDestination(address.slice(origin.length).replace(/[#?{].*/, ''), release).kind
  expect(own.filter((address) => kindOf(address) !== 'file')).toEqual([])
})

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
  test(`${what} is reported`, () => {
    expect(vocabularyErrors(node)).toHaveLength(1)
  })

test('what is right is not told', () => {
  const service = {
    '@type': 'Service',
    provider: { '@id': agency['@id'] },
    offers: [offer, { ...offer, price: 31.5 }],
    areaServed: { '@type': 'GeoCircle', geoRadius: 80_467 },
  }
  expect(vocabularyErrors(agency)).toEqual([])
  expect(vocabularyErrors(service)).toEqual([])
})
