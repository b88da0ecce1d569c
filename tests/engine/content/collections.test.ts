import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineBlock } from '../../../schema/block.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { line } from '../../../schema/text.ts'
import { createContent } from '../../../src/content/load/load.ts'
import { jsonSchemaOf } from '../../../src/editor/json-schema.ts'
import { readNames } from '../../../src/editor/names.ts'
import { changed, contentFolder, pageText } from './folder.ts'

const blocks = {
  text: defineBlock('text', 'A text.', { text: line() }),
  stops: defineBlock('stops', 'Where a tour stops.', { stops: z.array(z.strictObject({ name: line() })) }),
}

const collections = (more = '') => `cities:
  description: A city that we ride in.
  names: [municipality]
  area: [country]
  fields:
    municipality: { kind: text, description: Its name on maps. }
    country: { kind: text, required: true, description: The country. }
    stops:
      kind: list
      description: Where a tour stops.
      of:
        kind: group
        description: A stop.
        fields:
          name: { kind: text, required: true, description: Its name. }
          bikes: { kind: matches, field: bike, description: The bikes that may stop here. }
${more}services:
  description: A tour.
  fields:
    bike: { kind: choice, options: [cargo, racer], required: true, description: What people ride. }
`
const city = `slug: la
name: Los Angeles
municipality: City of Los Angeles
country: United States
geo: { lat: 34.05, lng: -118.24 }
stops:
  - name: Pier
  - name: Velodrome
    bikes: [racer]
`
const service = 'slug: cargo-tour\nname: Cargo tour\nbike: cargo\n'
const head = 'city: la\nservice: cargo-tour\n'

const site = (more: Record<string, string> = {}) =>
  contentFolder({
    '_data/collections.yaml': collections(),
    '_data/cities/la.yaml': city,
    '_data/services/cargo-tour.yaml': service,
    ...more,
  })

/** The errors, but for the block types that the shared fragments use and these tests have not. */
const errors = (diagnostics: readonly Diagnostic[]) =>
  diagnostics
    .filter(({ severity, code }) => severity === 'error' && code !== 'unknown-block')
    .map(({ code, path }) => [code, path])

describe('fields that a site defines for its records', () => {
  it('are tokens, and lists that pages take', async () => {
    const page = pageText(
      'Cargo tour',
      "  - type: text\n    text: 'In {city.country}'\n  - type: stops\n    stops: { from: city.stops }\n",
      head,
    )
    const { root } = await site({ 'tour.yaml': page })
    const { pages, diagnostics, called } = await createContent({ root, blocks }).load()
    expect(errors(diagnostics)).toEqual([])
    expect(pages.find(({ path }) => path === '/tour')?.blocks).toMatchObject([
      { text: 'In United States' },
      { stops: [{ name: 'Pier' }] },
    ])
    expect(called('city', 'la')).toEqual({
      name: 'Los Angeles',
      others: ['City of Los Angeles'],
      area: ['United States'],
    })
  })

  it('are offered by the editor with their limits', async () => {
    const { root } = await site()
    const { recordSchemas, tokens } = await readNames(root, 'pages')
    expect(tokens).toContain('city.country')
    expect(jsonSchemaOf(recordSchemas.city).properties?.['country']).toMatchObject({
      type: 'string',
      maxLength: 80,
      description: 'The country.',
    })
  })

  it('are there once the file is saved, without a restart', async () => {
    const page = pageText('Cargo tour', "  - type: text\n    text: '{city.parking}'\n", head)
    const { root, write } = await site({ 'tour.yaml': page })
    const content = createContent({ root, blocks })
    expect(errors((await content.load()).diagnostics)).toEqual([['unknown-token', 'blocks[0].text']])
    await write('_data/collections.yaml', collections('    parking: { kind: text, description: Where to park. }\n'))
    await changed(content, `${root}/pages/_data/collections.yaml`)
    await write('_data/cities/la.yaml', `${city}parking: In the yard.\n`)
    const { pages, diagnostics } = await changed(content, `${root}/pages/_data/cities/la.yaml`)
    expect(errors(diagnostics)).toEqual([])
    expect(pages.find(({ path }) => path === '/tour')?.blocks).toMatchObject([{ text: 'In the yard.' }])
  })

  it('are checked once, not for every record, where their file has an error', async () => {
    const { root } = await site({ '_data/collections.yaml': collections('    parking: { kind: garage }\n') })
    const { diagnostics } = await createContent({ root, blocks }).load()
    expect(errors(diagnostics).map(([, path]) => path)).toEqual(['cities.fields.parking.kind'])
  })
})
