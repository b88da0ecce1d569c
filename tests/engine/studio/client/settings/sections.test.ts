import { describe, expect, it } from 'vitest'
import { siteSchema } from '../../../../../schema/site/site.ts'
import { matching, type PaletteOption } from '../../../../../src/studio/client/commands/palette-options.ts'
import {
  addressOfSection,
  fieldsOfSection,
  sectionAt,
  sectionsOf,
  settingsSections,
} from '../../../../../src/studio/client/settings/sections.ts'
import { listedFiles } from '../../../../../src/studio/client/shared-files.ts'
import type { FieldSchema } from '../../../../../src/studio/wire/setup.ts'

const run = () => undefined
const options: PaletteOption[] = [
  { group: 'View', name: 'Try', detail: 'menus, forms and links work', run },
  ...settingsSections.map(({ name, alsoCalled }) => ({ group: 'Settings', name, detail: alsoCalled, run })),
]

describe('the sections of the settings', () => {
  it('have each field of the site file once', () => {
    const fields = settingsSections.flatMap(({ file, fields = [] }) => (file === 'site' ? fields : []))
    expect([...fields].sort()).toEqual(Object.keys(siteSchema.shape).sort())
  })

  it.each([
    ['menu', 'Header and menu'],
    ['navigation', 'Header and menu'],
    ['footer', 'Footer'],
    ['banner', 'Announcements'],
    ['opening times', 'Opening hours'],
    ['phone', 'Company'],
    ['telephone number', 'Company'],
    ['postal address', 'Company'],
    ['cookies', 'Measure and consent'],
    ['tracking', 'Measure and consent'],
    ['analytics', 'Measure and consent'],
    ['old address', 'Redirects'],
    ['forward', 'Redirects'],
    ['favicon', 'Logo'],
    ['contact form', 'Forms and inquiries'],
  ])('are found by “%s”: %s', (typed, name) => {
    expect(matching(options, typed).map((one) => one.name)[0]).toBe(name)
  })

  it('come before what is only about the same word, in other groups too', () => {
    expect(matching(options, 'menu').map(({ name }) => name)).toEqual(['Header and menu', 'Try'])
  })

  it('stand in the place of their files, which are not listed beside them', () => {
    const files = ['cities/la', 'coverage/city-service', 'fragments/contact-form', 'redirects', 'site', 'theme']
    const listed = listedFiles({ files, recordNames: { 'cities/la': 'Los Angeles' } })
    expect(listed.map(({ name }) => name)).toEqual([
      'City: Los Angeles',
      'Grid of pages: City service',
      'Shared section: Contact form',
      'Theme',
    ])
  })

  it('are that of a value, by its path in its file', () => {
    expect(sectionAt('site', 'footer.columns.0.title')?.name).toBe('Footer')
    expect(sectionAt('redirects', 'entries.3.from')?.name).toBe('Redirects')
    expect(sectionAt('theme', 'logo.file')?.name).toBe('Logo')
    expect(sectionAt('theme', 'tones.night')).toBeUndefined()
    expect(sectionAt('cities/la', 'name')).toBeUndefined()
  })

  it('have the fields of their file in their own order', () => {
    const [company] = settingsSections
    const schema: FieldSchema = { properties: { email: { type: 'string' }, name: {}, footer: {} }, required: ['name'] }
    const { properties = {}, required } = company ? fieldsOfSection(company, schema) : {}
    expect([Object.keys(properties), required]).toEqual([['name', 'email'], ['name']])
  })

  it('offer the words of a site only where it has a file of them', () => {
    const namesOf = (files: string[]) => sectionsOf(files).map(({ file }) => file)
    expect([namesOf(['site']).includes('wording'), namesOf(['wording']).includes('wording')]).toEqual([false, true])
    expect(settingsSections.map(addressOfSection)).toContain('/-/settings?of=footer')
  })
})
