// @module-tag exhaustive

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { z } from 'zod'
import { withTones } from '../../../schema/block.ts'
import { exampleName } from '../../../src/content/block-types/example-sizes.ts'
import { createContent, type LoadedSite } from '../../../src/content/load/load.ts'
import { type JsonSchema, jsonSchemaOf } from '../../../src/editor/json-schema.ts'
import { type GalleryEntry, galleryError, readEntries } from '../../../src/gallery/entries.ts'
import type { GalleryField } from '../../../src/gallery/fields.ts'
import { renderGallery } from '../../../src/gallery/gallery-page.tsx'
import { asListItem } from '../../../src/gallery/list-item.ts'
import type { GalleryExample } from '../../../src/gallery/read-examples.ts'
import { shownEntry } from '../../../src/gallery/shown-entry.ts'
import { blockSchemas } from '../../support/block-schemas.ts'
import { folderOfBlock } from '../../support/render-block.tsx'

const root = join(import.meta.dirname, '../../..')
const types = Object.keys(blockSchemas)
let site: LoadedSite
let entries: GalleryEntry[]
let schemas: ReturnType<typeof withTones>

beforeAll(async () => {
  site = await createContent({ root }).load()
  entries = await readEntries(root, { ...site, shared: site.material.shared })
  schemas = withTones(blockSchemas, site.material.shared.tones)
})

const entryOf = (type: string) => entries.find((entry) => entry.type === type) as GalleryEntry
const exampleOf = (type: string) => readFileSync(join(folderOfBlock(type), 'example.yaml'), 'utf8')
const usualOf = (type: string) => entryOf(type).examples.find(({ size }) => size === 'usual') as GalleryExample

it('has an entry for every folder of `blocks/` and of the `_blocks/` of the site, and nothing else', () => {
  const folders = ['blocks', 'pages/_blocks'].flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && !entry.name.startsWith('_'),
    ),
  )
  expect(entries.map(({ type }) => type).sort()).toEqual(folders.map(({ name }) => name).sort())
})

/** Paths of all fields of a schema with what is said of them, in any of its branches. */
function* fieldsIn({ properties = {}, required = [], ...rest }: JsonSchema, path = ''): Generator<string> {
  for (const [name, field] of Object.entries(properties)) {
    const must = required.includes(name) && field.default === undefined
    yield `${path}/${name} ${must} ${field.default === undefined ? '' : 'default'} ${field.description}`
    yield* fieldsIn(field, `${path}/${name}`)
  }
  const { items, additionalProperties: values } = rest
  const inside = [items, values, ...(rest.oneOf ?? []), ...(rest.anyOf ?? [])]
  for (const part of inside) if (typeof part === 'object' && !Array.isArray(part)) yield* fieldsIn(part, path)
}

function* toldIn(fields: readonly GalleryField[], path = ''): Generator<string> {
  for (const { name, required, defaultText, description, kinds } of fields) {
    yield `${path}/${name} ${required} ${defaultText === undefined ? '' : 'default'} ${description}`
    for (const kind of kinds) yield* toldIn(kind.fields, `${path}/${name}`)
  }
}

const typesIn = (fields: readonly GalleryField[]): string[] =>
  fields.flatMap(({ type, kinds }) => [type, ...kinds.flatMap((kind) => typesIn(kind.fields))])

describe.each(types)('%s', (type) => {
  it('has its example: the text as in its file, the page with tokens filled', () => {
    const { yaml, errors, page } = usualOf(type)
    expect(yaml).toBe(exampleOf(type))
    expect(errors).toBe('')
    expect(page).toMatchObject({ path: `/gallery/${type}`, noindex: true, blocks: [{ type }] })
    expect(JSON.stringify(page)).not.toContain('{site.')
  })

  it('has examples with little and with much, each a valid block at an address of its own', () => {
    const { examples } = entryOf(type)
    // A block of a site needs no example with much.
    const hasMuch = existsSync(join(root, 'blocks', type)) || existsSync(join(folderOfBlock(type), exampleName('much')))
    expect(examples.map(({ size, errors }) => [size, errors])).toEqual([
      ['little', ''],
      ['usual', ''],
      ...(hasMuch ? [['much', '']] : []),
    ])
    for (const { size, page } of examples.filter(({ size }) => size !== 'usual'))
      expect(page).toMatchObject({ path: `/gallery/${type}/${size}`, noindex: true, blocks: [{ type }] })
  })

  it('has every field of its schema, nested ones too: its type, whether it is required, its purpose', () => {
    const { fields, commonFields } = entryOf(type)
    const all = [...fields, ...commonFields]
    expect(all.map(({ name }) => name).sort()).toEqual(
      Object.keys((blockSchemas[type as 'hero'] as z.ZodObject).shape).sort(),
    )
    const expected = [...fieldsIn(jsonSchemaOf(schemas[type] as z.ZodType))]
    expect([...toldIn(all)].sort()).toEqual(expected.sort())
    expect(typesIn(all).filter((words) => words === '' || /undefined|anything/.test(words))).toEqual([])
    expect(all.filter(({ name, description }) => name !== 'type' && !description)).toEqual([])
  })

  it('can be pasted into the blocks of a page as copied', () => {
    for (const { yaml } of entryOf(type).examples)
      expect(parse(`blocks:\n${asListItem(yaml)}`)).toEqual({ blocks: [parse(yaml)] })
  })
})

it('describes fields that every block has once', () => {
  for (const { commonFields } of entries)
    expect(commonFields.map(({ name }) => name)).toEqual([
      'type',
      'id',
      'tone',
      'draft',
      'publishAt',
      'unpublishAt',
      'languages',
    ])
})

it('shows each block with its purpose, its uses, its frames and the YAML to copy', () => {
  const shown = entries.map((entry) => shownEntry(entry, ({ path }) => path))
  const html = renderGallery({ siteName: 'Bright <Events>', entries: shown })
  expect(html).toContain('Bright &lt;Events&gt;')
  expect(html).not.toMatch(/\sstyle=|<script/)
  for (const type of types) {
    const card =
      html.match(new RegExp(`<section class="g-card" id="${type}"[\\s\\S]*?</details></div></section>`))?.[0] ?? ''
    for (const { href } of shown.find((entry) => entry.type === type)?.examples ?? [])
      expect(card, type).toContain(`<a href="${href}" data-yaml=`)
    expect(card.match(/ aria-current="true"/g), type).toHaveLength(1)
    expect(card.match(new RegExp(`<iframe src="/gallery/${type}"[^>]* loading="lazy"`, 'g')), type).toHaveLength(3)
    const text =
      card.match(new RegExp(`<pre id="${type}-usual-yaml">([\\s\\S]*?)</pre>`))?.[1]?.replaceAll(/<\/?b>/g, '') ?? ''
    const decoded = text
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
    expect(decoded.replaceAll('&amp;', '&'), type).toBe(asListItem(exampleOf(type)))
  }
  expect(html).toContain(`href="${entryOf('faq').used.first}"`)
})

it('links to no protected page', () => {
  const gated = new Set<string>(site.pages.filter(({ gate }) => gate).map(({ path }) => path))
  expect(gated.size).toBeGreaterThan(0)
  expect(entries.flatMap(({ used }) => used.first?.replace(/#.*/, '') ?? []).filter((path) => gated.has(path))).toEqual(
    [],
  )
})

it('does not replace a page of the site, and is not built with an example that has an error', () => {
  const [page] = site.pages
  expect(galleryError(entries, site)).toBeUndefined()
  expect(galleryError(entries, { pages: [{ ...page, path: '/gallery', file: 'pages/gallery.yaml' }] as never })).toBe(
    '/gallery is the address of pages/gallery.yaml: there is no room for the gallery of blocks.',
  )
  const wrong = { ...usualOf('hero'), size: 'much', errors: 'wrong' } as const
  expect(galleryError([{ ...entryOf('hero'), examples: [usualOf('hero'), wrong] }], { pages: [] })).toBe('wrong')
})
