import { describe, expect, it } from 'vitest'
import { collectionsSchema } from '../../../../../schema/collections/collections.ts'
import { findCities } from '../../../../../src/studio/server/grid/gazetteer.ts'
import { knownFields } from '../../../../../src/studio/server/grid/known-fields.ts'
import type { FieldSchema } from '../../../../../src/studio/wire/setup.ts'

const named = async (typed: string) =>
  (await findCities(typed)).slice(0, 3).map(({ name, province, countryCode }) => `${name}, ${province}, ${countryCode}`)

describe('a city is found', () => {
  it('by its name, the largest of several first', async () => {
    expect(await named('denver')).toEqual(['Denver, Colorado, US'])
    expect((await named('portland')).slice(0, 2)).toEqual(['Portland, Oregon, US', 'Portland, Maine, US'])
    expect((await named('york'))[0]).toBe('York, York, GB')
  })

  it('by its name with its state or its country, in full or by its code', async () => {
    for (const typed of ['Portland, Maine', 'portland me', 'Portland, ME', 'portland, maine, united states'])
      expect((await named(typed))[0]).toBe('Portland, Maine, US')
    expect(await named('Utrecht, Netherlands')).toEqual(['Utrecht, Utrecht, NL'])
  })

  it('without its accents, and as it is typed', async () => {
    expect((await named('sao paulo'))[0]).toBe('Sao Paulo, São Paulo, BR')
    expect((await named('San Franc'))[0]).toBe('San Francisco, California, US')
  })

  it('with “Saint” or “St.”, whichever is written', async () => {
    for (const typed of ['saint louis', 'St Louis', 'st. louis, mo', 'saint lou'])
      expect(await named(typed)).toContain('St. Louis, Missouri, US')
    expect(await named('st etienne')).toEqual(await named('saint etienne'))
    expect(await named('st etienne')).not.toEqual([])
  })

  it('with the code of its state, which the list leaves out for Washington', async () => {
    expect((await findCities('washington dc'))[0]).toMatchObject({ province: 'District of Columbia', stateCode: 'DC' })
  })

  it('by no word of its state alone, and by nothing', async () => {
    expect((await findCities('colorado')).every(({ name }) => /\bcolorado/i.test(name))).toBe(true)
    for (const typed of ['', '  ', '!?', 'nowhereville']) expect(await findCities(typed)).toEqual([])
  })

  it('with a country that people know by this name', async () => {
    expect((await findCities('denver'))[0]).toMatchObject({ country: 'United States', timezone: 'America/Denver' })
  })
})

const text: FieldSchema = { type: 'string', maxLength: 80 }
const zones: FieldSchema = { type: 'string', enum: ['America/Chicago', 'America/Denver'] }

describe('a record gets from its city', () => {
  const collectionOf = (own: object) => {
    const fields = Object.fromEntries(
      ['state', 'code', 'zone', 'town', 'land', 'note'].map((name) => [
        name,
        { kind: 'text', description: 'A text.', example: 'Some text' },
      ]),
    )
    const one = { one: 'clinic', description: 'A clinic.', fields, ...own }
    const { clinics } = collectionsSchema.parse({ clinics: one })
    if (!clinics) throw new Error('There are no clinics.')
    return clinics
  }
  async function known(properties: Record<string, FieldSchema>, own: object = {}, typed = 'denver') {
    const [city] = await findCities(typed)
    if (!city) throw new Error(`There is no ${typed}.`)
    const fields = knownFields({ type: 'object', properties }, collectionOf(own), city)
    return Object.fromEntries(fields.map(({ path, value }) => [path, value]))
  }

  it('its time zone, if all choices of a field are time zones, or its example is', async () => {
    expect(await known({ zone: zones })).toEqual({ zone: 'America/Denver' })
    expect(await known({ zone: { ...text, examples: ['Europe/Amsterdam'] } })).toEqual({ zone: 'America/Denver' })
    expect(await known({ zone: text, note: { ...text, enum: ['and/or', 'spring'] } })).toEqual({})
    // Not among the choices.
    expect(await known({ zone: zones }, {}, 'utrecht')).toEqual({})
  })

  it('its time zone in a group, by the name that the choice has for it', async () => {
    const group = { type: 'object', properties: { zone: { ...zones, enum: ['Asia/Calcutta', 'Asia/Dubai'] } } }
    expect(await known({ office: group }, {}, 'mumbai')).toEqual({ 'office.zone': 'Asia/Calcutta' })
  })

  it('the names of the area around it, each in the form that the field takes', async () => {
    const area = { area: ['state', 'code'] }
    const code = { ...text, pattern: '^(?:[A-Z]{2})$' }
    expect(await known({ state: text, code }, area)).toEqual({ state: 'Colorado', code: 'CO' })
    expect(await known({ state: text, code }, area, 'utrecht')).toEqual({ state: 'Utrecht' })
    expect(await known({ state: text, code })).toEqual({})
  })

  it('the parts of its address that search engines read', async () => {
    const properties = { addressLocality: 'town', addressRegion: 'state', addressCountry: 'land' }
    const own = { type: 'Dentist', properties: { ...properties, streetAddress: 'note' } }
    expect(await known({ town: text, state: text, land: text, note: text }, own)).toEqual({
      ...{ town: 'Denver', state: 'CO', land: 'US' },
    })
  })
})
