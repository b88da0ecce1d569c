import { describe, expect, it, onTestFinished } from 'vitest'
import type { Collection } from '../../../schema/collections/collections.ts'
import { collectionsSchema } from '../../../schema/collections/collections.ts'
import { familyOf, recordTypes } from '../../../schema/collections/record-family.ts'
import { type PropertyName, propertyNames, propertyRules } from '../../../schema/collections/record-properties.ts'
import { setLanguage } from '../../../schema/language/language.ts'
import { languageOf } from '../../../schema/language/language-fields.ts'
import { siteSchema } from '../../../schema/site/site.ts'
import { engineSchemas } from '../../../src/content/block-types/engine-blocks.ts'
import type { TypedRecord } from '../../../src/content/derive/property-values.ts'
import { loadSite } from '../../../src/content/load/load.ts'
import { createGraphs } from '../../../src/seo/structured-data/graph.ts'
import { createRecordNodes } from '../../../src/seo/structured-data/record-node.ts'
import { vocabularyErrors } from '../../browser/vocabulary.ts'
import { richResultErrors } from '../../support/rich-results.ts'
import { contentFolder, pageText } from '../content/folder.ts'

const origin = 'https://www.example.com'
type Node = Record<string, unknown>

const town = {
  word: 'city',
  settings: collectionsSchema.parse({}).cities,
  record: { slug: 'reno', name: 'Reno', alsoCalled: [], geo: { lat: 39.5, lng: -119.8 } },
} satisfies TypedRecord

/** A value of each property, as a record holds it. */
const values = {
  name: 'Oost & Sons',
  description: 'What **it** is.',
  image: { name: 'shops/oost', alt: '', shape: 'card' },
  sameAs: ['https://social.example/oost'],
  streetAddress: 'Park 1',
  addressLocality: 'reno',
  addressRegion: 'Nevada',
  postalCode: '89501',
  addressCountry: 'US',
  geo: { lat: 39.5, lng: -119.8 },
  telephone: '(775) 555-0142',
  email: 'oost@example.com',
  openingHours: [{ days: ['Monday'], opens: '09:00', closes: '18:00' }],
  specialOpeningHours: [{ day: '2026-12-25' }],
  priceRange: '$$',
  jobTitle: 'Repairs',
  price: 42.5,
  priceCurrency: 'EUR',
  availability: 'InStock',
  sku: 'A1',
  brand: 'Acme',
  startDate: '2027-06-30T19:00',
  endDate: '2027-06-30',
  location: 'reno',
  performer: ['The Band'],
  eventStatus: 'EventScheduled',
  virtualLocation: 'https://example.com/stream',
  eventAttendanceMode: 'MixedEventAttendanceMode',
  datePosted: '2026-11-01',
  validThrough: '2027-01-31',
  employmentType: ['FULL_TIME', 'PART_TIME'],
  jobLocation: 'reno',
  baseSalary: 24,
  unitText: 'HOUR',
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements: ['Portugal', 'Spain'],
} satisfies Record<PropertyName, unknown>
const references = new Set<PropertyName>(['addressLocality', 'location', 'jobLocation'])

/** A record of a type with every property that the type can have. */
function everything(type: string, without: readonly PropertyName[] = []): TypedRecord {
  const names = propertyNames
    .filter((name) => propertyRules[name].of.includes(familyOf({ type }) as never))
    .filter((name) => !without.includes(name))
  const fields = names.map((name) => [
    name,
    references.has(name) ? { kind: 'reference', to: 'cities' } : { kind: 'text' },
  ])
  const settings = {
    type,
    fields: Object.fromEntries(fields),
    properties: Object.fromEntries(names.map((name) => [name, name === 'name' ? { text: '{name}' } : name])),
  } as unknown as Collection
  return { word: 'thing', settings, record: { slug: 'oost', alsoCalled: [], ...values, name: 'Oost' } }
}

const site = siteSchema.parse({
  name: 'Acme',
  phone: '(775) 555-0100',
  email: 'hello@example.com',
  origin,
  organization: { type: 'Organization' },
})
const pictures = { 'card/shops/oost': { src: '/assets/oost.webp', width: 1, height: 1, avif: '', blur: '' } }
const nodes = createRecordNodes({
  site,
  origin,
  pictures,
  find: (name, slug) => (name === 'cities' && slug === 'reno' ? town : undefined),
})

describe('a record of the type', () => {
  it.each(recordTypes)('%s is described in the words of schema.org, with all that Google requires', (type) => {
    onTestFinished(() => setLanguage(undefined))
    setLanguage(languageOf({ locale: 'en-US', currency: 'USD' }, {}))
    const node = nodes.node(everything(type), `${origin}/oost`) as Node | undefined
    const family = familyOf({ type })
    expect(node === undefined).toBe(family === 'area' || family === 'service')
    if (!node) return
    expect(vocabularyErrors(node)).toEqual([])
    expect(richResultErrors(node)).toEqual([])
    expect(node).toMatchObject({ '@type': type, '@id': `${origin}/#thing-oost`, name: 'Oost', url: `${origin}/oost` })
    if (family === 'business' || family === 'place')
      expect(node).toMatchObject({
        telephone: '+17755550142',
        address: { addressLocality: 'Reno', addressCountry: 'US' },
        geo: { latitude: 39.5 },
        image: `${origin}/assets/oost.webp`,
      })
  })
})

describe('where a record takes place', () => {
  const described = (type: string, without: readonly PropertyName[]) => {
    const node = nodes.node(everything(type, without), `${origin}/oost`) as Node
    expect(vocabularyErrors(node)).toEqual([])
    expect(richResultErrors(node)).toEqual([])
    return node
  }
  const street = ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'] as const
  const stream = { '@type': 'VirtualLocation', url: 'https://example.com/stream' }
  const mode = (name: string) => `https://schema.org/${name}EventAttendanceMode`

  it('is a place, an address online, or both, and an event says which', () => {
    const unsaid = ['eventAttendanceMode'] as const
    expect(described('Event', [...unsaid, 'virtualLocation'])['eventAttendanceMode']).toBeUndefined()
    expect(described('Event', [...unsaid, ...street, 'location'])).toMatchObject({
      location: stream,
      eventAttendanceMode: mode('Online'),
    })
    expect(described('Event', unsaid)).toMatchObject({
      location: [{ '@type': 'Place', name: 'Reno' }, stream],
      eventAttendanceMode: mode('Mixed'),
    })
  })

  it('is anywhere in the areas of a job from home, which is said to be one', () => {
    const atHome = described('JobPosting', [...street, 'jobLocation', 'jobLocationType'])
    expect(atHome).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [
        { '@type': 'Country', name: 'Portugal' },
        { '@type': 'Country', name: 'Spain' },
      ],
    })
    expect(atHome).not.toHaveProperty('jobLocation')
    const atWork = described('JobPosting', ['jobLocationType', 'applicantLocationRequirements'])
    expect(atWork).not.toHaveProperty('jobLocationType')
  })

  it.each([
    ['an event online that people go to', { '@type': 'Event', location: stream }],
    ['an event in two ways that people go to', { '@type': 'Event', location: [{ address: 'Park 1' }, stream] }],
  ])('is no rich result for %s', (_, node) => {
    const event = { name: 'Fair', startDate: '2027-06-30', eventAttendanceMode: mode('Offline') }
    expect(richResultErrors({ ...event, ...node })).not.toEqual([])
  })

  it('is no rich result for a job from home without areas', () => {
    const { applicantLocationRequirements: _, ...job } = described('JobPosting', [...street, 'jobLocation'])
    expect(richResultErrors(job)).not.toEqual([])
  })
})

const collections = `cities:
  type: Dentist
  description: A practice.
  fields:
    street: { kind: text, description: Street and number. }
    phone: { kind: text, description: Its telephone. }
    country: { kind: text, description: Its country. }
    hours:
      kind: list
      description: When it is open.
      of:
        kind: group
        description: Some days.
        fields:
          days: { kind: list, description: The days., of: { kind: text, description: A day. } }
          opens: { kind: text, description: When it opens. }
          closes: { kind: text, description: When it closes. }
  properties:
    name: { text: 'Smile, {name}' }
    streetAddress: street
    addressLocality: name
    addressCountry: { text: PT }
    telephone: phone
    openingHours: hours
people:
  one: person
  type: Person
  description: Somebody.
  fields:
    role: { kind: text, description: What they do. }
  properties: { jobTitle: role }
jobs:
  one: job
  type: JobPosting
  description: A job.
  fields:
    text: { kind: markdown, description: What it is. }
    posted: { kind: date, description: Since when. }
    practice: { kind: reference, to: cities, description: Where. }
  properties: { description: text, datePosted: posted, jobLocation: practice }
`
const faro = `slug: faro
name: Faro
street: Rua 1
phone: '289 555 014'
geo: { lat: 37, lng: -7.9 }
hours:
  - days: [Monday]
    opens: '09:00'
    closes: '18:00'
`
const hours = (spans: string, more = '') =>
  `  - type: hours\n    title: Open\n    zone: Europe/Lisbon\n    hours: ${spans}\n${more}`
const title = '  - type: page-title\n    title: Words\n'
const base = {
  '_data/collections.yaml': collections,
  '_data/cities/la.yaml': faro.replaceAll('faro', 'la'),
  '_data/cities/faro.yaml': faro,
  '_data/services/clean.yaml': 'slug: clean\nname: Cleaning\n',
  '_data/people/ana.yaml': 'slug: ana\nname: Ana\nrole: Dentist\n',
  '_data/jobs/nurse.yaml':
    'slug: nurse\nname: Nurse\ntext: |\n  Be kind.\n\n  - Early shifts\nposted: 2026-11-01\npractice: faro\n',
}
const load = async (files: Record<string, string>) => {
  const { root } = await contentFolder({ ...base, ...files })
  onTestFinished(() => setLanguage(undefined))
  return loadSite({ root, blocks: engineSchemas, now: new Date('2026-11-21') })
}
async function graphAt(path: string, files: Record<string, string>): Promise<Node[]> {
  const loaded = await load(files)
  setLanguage(languageOf({ locale: 'pt-PT', currency: 'EUR' }, {}))
  const page = loaded.pages.find((one) => one.path === path) as (typeof loaded.pages)[number]
  const cards = new Map([[path, { address: '/assets/cards/x.jpg' }]])
  const graph = createGraphs({ site: loaded, origin, today: '2026-11-21', cards })(page)?.[
    '@graph'
  ] as unknown as Node[]
  expect(graph.flatMap((node) => [...vocabularyErrors(node), ...richResultErrors(node)])).toEqual([])
  return graph
}
const typed = (graph: Node[], type: string) => graph.filter((node) => node['@type'] === type)

describe('a page that names a record', () => {
  it('of a matrix has the place of its record, which offers the service itself', async () => {
    const page = pageText('Cleaning in Faro', title, 'city: faro\nservice: clean\n')
    const graph = await graphAt('/faro/clean', { 'faro/clean.yaml': page })
    const id = `${origin}/#city-faro`
    expect(typed(graph, 'Dentist')).toMatchObject([
      {
        '@id': id,
        name: 'Smile, Faro',
        telephone: '+351289555014',
        address: { streetAddress: 'Rua 1', addressLocality: 'Faro', addressCountry: 'PT' },
        geo: { latitude: 37 },
        openingHoursSpecification: [{ dayOfWeek: ['Monday'], opens: '09:00', closes: '18:00' }],
      },
    ])
    expect(typed(graph, 'Service')).toMatchObject([
      { provider: { '@type': 'Dentist', '@id': id }, areaServed: [{ '@type': 'City', name: 'Faro' }] },
    ])
  })

  it('describes its place once, with what its opening hours add', async () => {
    const exception = "    exceptions: [{ day: 2026-12-25, text: Christmas }]\n    phone: '289 555 000'\n"
    const own = hours('{ from: city.hours }', exception)
    const one = await graphAt('/faro', { 'faro.yaml': pageText('Faro', title + own, 'city: faro\n') })
    expect(typed(one, 'LocalBusiness')).toEqual([])
    expect(typed(one, 'Dentist')).toMatchObject([
      { telephone: '+351289555014', specialOpeningHoursSpecification: [{ validFrom: '2026-12-25' }] },
    ])
    const other = hours(
      "[{ days: [Sunday], opens: '10:00', closes: '12:00' }]",
      '    name: Emergency room\n    addressLines: [Rua 2]\n',
    )
    const two = await graphAt('/faro', { 'faro.yaml': pageText('Faro', title + other + own, 'city: faro\n') })
    expect(typed(two, 'LocalBusiness')).toMatchObject([{ name: 'Emergency room' }])
    expect(typed(two, 'Dentist')).toMatchObject([{ specialOpeningHoursSpecification: [{ validFrom: '2026-12-25' }] }])
  })

  it('describes a job with the address of the record that it names', async () => {
    const [job] = typed(
      await graphAt('/nurse', { 'nurse.yaml': pageText('Nurse', title, 'job: nurse\n') }),
      'JobPosting',
    )
    expect(job).toMatchObject({
      title: 'Nurse',
      datePosted: '2026-11-01',
      hiringOrganization: { '@id': `${origin}/#organization` },
      jobLocation: { '@type': 'Dentist', '@id': `${origin}/#city-faro`, address: { streetAddress: 'Rua 1' } },
    })
    expect(job?.['description']).toMatch(/<li>Early shifts<\/li>/)
  })

  it('describes a person once, and as the author of a post', async () => {
    const people = '  - type: people\n    title: Team\n    people: [{ name: Ana }, { name: Rui }]\n'
    const page = pageText('Why', title + people, 'person: ana\npublished: 2026-11-01\n')
    const graph = await graphAt('/blog/why', { 'blog/why.yaml': page })
    expect(typed(graph, 'Person')).toMatchObject([{ name: 'Ana', jobTitle: 'Dentist' }, { name: 'Rui' }])
    expect(typed(graph, 'BlogPosting')).toMatchObject([
      {
        author: { '@type': 'Person', '@id': `${origin}/#person-ana`, name: 'Ana' },
        image: `${origin}/assets/cards/x.jpg`,
      },
    ])
  })
})

describe('what a record lacks', () => {
  const found = async (files: Record<string, string>) =>
    (await load(files)).diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ code, file, line, message, hint }) => ({ code, at: `${file}:${line}`, message, hint }))

  it.each(['Dentits', 'Cheese'])('is one error for a type that does not exist: %s', async (type) => {
    const errors = await found({ '_data/collections.yaml': collections.replace('type: Dentist', `type: ${type}`) })
    expect(errors).toMatchObject([{ code: 'wrong-value', at: 'pages/_data/collections.yaml:2' }])
    if (type === 'Dentits') expect(errors[0]?.message).toContain('Did you mean `Dentist`?')
  })

  it('is one error for a collection that does not say which field it is, with the corrected lines', async () => {
    const without = collections.replace(/^ {4}(?:streetAddress|addressLocality): .*\n/gm, '')
    expect(await found({ '_data/collections.yaml': without })).toEqual([
      {
        code: 'missing-property',
        at: 'pages/_data/collections.yaml:2',
        message:
          'Search engines show a `Dentist` only with `streetAddress` and `addressLocality`, and `cities` does not say which field that is.',
        hint: `Write, with the names of your fields in place of the dots:

    cities:
      properties:
        streetAddress: street
        addressLocality: …

If records have no \`streetAddress\` or \`addressLocality\`, leave out \`type\`.`,
      },
    ])
  })

  it('is one error for each record without a value', async () => {
    const files = {
      '_data/cities/faro.yaml': faro.replace('street: Rua 1\n', ''),
      '_data/jobs/nurse.yaml': 'slug: nurse\nname: Nurse\npractice: faro\n',
    }
    expect(await found(files)).toEqual([
      {
        code: 'property-without-value',
        at: 'pages/_data/cities/faro.yaml:2',
        message: 'Search engines show a `Dentist` only with `streetAddress`, and “Faro” has none that can be read.',
        hint: 'Write, for example:\n\n    street: …',
      },
      {
        code: 'property-without-value',
        at: 'pages/_data/jobs/nurse.yaml:2',
        message:
          'Search engines show a `JobPosting` only with `description` and `datePosted`, and “Nurse” has none that can be read.',
        hint: 'Write, for example:\n\n    text: …\n    posted: 2027-06-30',
      },
    ])
  })

  it.each([
    ['days: [Monday]', 'days: [Mon]', 'hours', 'openingHours'],
    ["opens: '09:00'", 'opens: 9 h', 'hours', 'openingHours'],
    ["phone: '289 555 014'", 'phone: ask us', 'phone', 'telephone'],
  ])(
    'is an error where a record has a value that no search engine reads: %s → %s',
    async (from, to, field, property) => {
      const errors = await found({ '_data/cities/faro.yaml': faro.replace(from, to) })
      expect(errors.map(({ code }) => code)).toEqual(['unreadable-property'])
      expect(errors[0]?.message).toContain(`Search engines read \`${property}\` as `)
      expect(errors[0]?.message).toContain(`\`${field}\` of “Faro” is none of that.`)
    },
  )

  it.each([
    ['telephone: phone', 'telephone: fone', '`telephone`: `fone` is not among the fields.'],
    ['telephone: phone', 'price: phone', '`price`: is no property of a `Dentist`.'],
    ['openingHours: hours', 'openingHours: street', 'is of the kind `text`'],
    [
      'days: { kind: list, description: The days., of: { kind: text, description: A day. } }',
      'days: { kind: text, description: The days. }',
      '`openingHours`: `hours` is of the kind `list`, and this needs groups with `days` (a list), `opens` and `closes`',
    ],
    ['jobTitle: role', 'jobTitle: { text: "{rolle}" }', '`rolle` is not among the fields'],
    ['datePosted: posted', 'datePosted: text', '`text` is of the kind `markdown`, and this needs `date`'],
  ])('is one error for a property that no field can give: %s → %s', async (from, to, message) => {
    const errors = await found({ '_data/collections.yaml': collections.replace(from, to) })
    expect(errors.map(({ at }) => at.replace(/\d+$/, ''))).toEqual(['pages/_data/collections.yaml:'])
    expect(errors[0]?.message).toContain(message)
  })
})
