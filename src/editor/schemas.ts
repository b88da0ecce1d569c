import type { z } from 'zod'
import type { BlockSchemas } from '../../schema/block.ts'
import { withTones } from '../../schema/block.ts'
import { calculatorSchema } from '../../schema/calculator/calculator.ts'
import { collectionsSchema } from '../../schema/collections/collections.ts'
import { matrixSchema } from '../../schema/matrix/matrix.ts'
import { pageHeadSchema } from '../../schema/page.ts'
import { faqGroupSchema } from '../../schema/records/faq.ts'
import { redirectsSchema } from '../../schema/redirects.ts'
import { siteSchema } from '../../schema/site/site.ts'
import { themeSchema } from '../../schema/theme/theme.ts'
import { asAuthored, definitionsFor } from './authored.ts'
import { blockReference, byKey, type JsonSchema, jsonSchemaOf, mapSchema, withConditions } from './json-schema.ts'
import type { Names } from './names.ts'

/** A schema for an editor: patterns of its files below the content folder, those that start with `!` excluded. */
export type EditorSchema = { name: string; files: string[]; schema: JsonSchema }

const draft7 = 'http://json-schema.org/draft-07/schema#'
const choiceOf = (description: string, names: readonly string[]): JsonSchema => ({
  type: 'string',
  description,
  enum: [...names],
})

/** A schema of data without tokens and references. */
const plain = (schema: z.ZodType) => mapSchema(jsonSchemaOf(schema), withConditions)

/** The schema of a page, fragment or template as authors write it. */
const authored = (schema: z.ZodType, when: boolean) =>
  mapSchema(mapSchema(jsonSchemaOf(schema), withConditions), asAuthored({ when }))

/** The schema of a mapping, without the reference to shared data that `orReference` allows in its place. */
const mappingIn = (schema: JsonSchema): JsonSchema => schema.else ?? schema

/** The fields that a page may set beside `use:`, all of them optional. */
function besideUse(block: JsonSchema | undefined, when: boolean): JsonSchema {
  const { type: _type, ...fields } = block?.properties ?? {}
  const use: JsonSchema = { description: 'A fragment of `_data/fragments/`.', type: 'string' }
  const condition: Record<string, JsonSchema> = when ? { when: { $ref: '#/definitions/when' } } : {}
  return { type: 'object', properties: { use, ...condition, ...fields }, additionalProperties: false }
}

/** A block with its type, or a fragment by its name. */
function blockSchema(blocks: BlockSchemas, names: Names, when: boolean): JsonSchema {
  const written = new Map(
    Object.entries(withTones(blocks, names.tones)).map(([type, schema]) => [type, mappingIn(authored(schema, when))]),
  )
  const typed = [...written].map(([name, schema]) => ({
    name,
    schema: { ...schema, properties: { ...schema.properties, type: { const: name, description: schema.description } } },
  }))
  const used = [...names.fragments].map(([name, type]) => ({
    name,
    schema: besideUse(type === undefined ? undefined : written.get(type), when),
  }))
  return {
    if: { type: 'object', required: ['use'] },
    // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
    then: byKey('use', used),
    else: withUse(byKey('type', typed)),
  }
}

/** Offers `use:` where the file is still empty. */
const withUse = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  properties: { ...schema.properties, use: { description: 'A fragment of `_data/fragments/`, instead of a type.' } },
})

const blocksOf: JsonSchema = {
  description: 'What the page shows, from top to bottom.',
  type: 'array',
  items: { $ref: blockReference },
}

function pageSchema(blocks: BlockSchemas, names: Names, when: boolean): JsonSchema {
  const head = mappingIn(authored(pageHeadSchema, false))
  const own = {
    ...Object.fromEntries(
      [...names.records].map(([word, slugs]) => [
        word,
        choiceOf(`The ${word} of the page: tokens such as {${word}.name} take their value from it.`, slugs),
      ]),
    ),
    header: choiceOf(head.properties?.['header']?.description ?? '', names.tones),
    template: choiceOf('The template that the page was generated from.', names.templates),
  }
  return {
    $schema: draft7,
    ...head,
    description: 'A page of the site. Its path is its address.',
    properties: { ...head.properties, ...own, blocks: blocksOf },
    required: [...(head.required ?? []), 'blocks'],
    definitions: { ...definitionsFor(names), block: blockSchema(blocks, names, when) },
  }
}

/** Offers the collections and the names of their records in a matrix. */
function matrixFor(names: Names): JsonSchema {
  const schema = plain(matrixSchema(names.words))
  const { properties = {} } = schema
  const byCollection = (key: string, valueFor: (slugs: readonly string[]) => JsonSchema): JsonSchema => ({
    type: 'object',
    description: properties[key]?.description ?? '',
    properties: Object.fromEntries(
      [...names.words].map(([word, collection]) => [collection, valueFor(names.records.get(word) ?? [])]),
    ),
    additionalProperties: false,
  })
  const slugs = (some: readonly string[]): JsonSchema => ({ type: 'string', enum: [...some] })
  const aliasOf = (some: readonly string[]): JsonSchema => {
    const alias = properties['aliases']?.additionalProperties
    const written = typeof alias === 'object' ? alias.additionalProperties : undefined
    const [, limited] = (typeof written === 'object' && written.anyOf) || []
    return limited
      ? { anyOf: [slugs(some), { ...limited, properties: { ...limited.properties, record: slugs(some) } }] }
      : slugs(some)
  }
  const everySlug = slugs([...new Set([...names.records.values()].flat())].sort())
  const exceptions = (key: string): JsonSchema => ({
    ...properties[key],
    additionalProperties: { type: 'array', items: everySlug },
  })
  return {
    ...schema,
    properties: {
      ...properties,
      template: { ...properties['template'], enum: names.templates },
      only: exceptions('only'),
      except: exceptions('except'),
      records: byCollection('records', (some) => ({ type: 'array', items: slugs(some) })),
      reuses: byCollection('reuses', (some) => ({
        type: 'object',
        propertyNames: slugs(some),
        additionalProperties: slugs(some),
      })),
      aliases: byCollection('aliases', (some) => ({ type: 'object', additionalProperties: aliasOf(some) })),
    },
  }
}

/** The schemas of all files of a content folder. */
export function editorSchemas(blocks: BlockSchemas, names: Names): EditorSchema[] {
  const definitions = definitionsFor(names)
  const template = pageSchema(blocks, names, true)
  const data = (folder: string, schema: z.ZodType): EditorSchema => ({
    name: folder,
    files: [`_data/${folder}/*.yaml`],
    schema: { $schema: draft7, ...plain(schema) },
  })
  const filled = (name: string, files: string[], schema: z.ZodType): EditorSchema => ({
    name,
    files,
    schema: { $schema: draft7, ...authored(schema, false), definitions },
  })
  const block = { $ref: blockReference }
  return [
    {
      name: 'page',
      files: ['**/*.yaml', '!_data/**', '!_blocks/**', '!_languages/**'],
      schema: pageSchema(blocks, names, false),
    },
    { name: 'template', files: ['_data/templates/*.yaml'], schema: { ...template, required: ['blocks'] } },
    {
      name: 'fragment',
      files: ['_data/fragments/*.yaml'],
      schema: {
        $schema: draft7,
        definitions: { ...definitions, block: blockSchema(blocks, names, false) },
        if: { type: 'array' },
        // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
        then: { items: block },
        else: block,
      },
    },
    filled('site', ['_data/site.yaml'], siteSchema),
    {
      name: 'wording',
      files: ['_data/wording.yaml', '_languages/*/wording.yaml'],
      schema: { $schema: draft7, ...plain(names.wordingSchema) },
    },
    { name: 'theme', files: ['_data/theme.yaml'], schema: { $schema: draft7, ...plain(themeSchema) } },
    { name: 'redirects', files: ['_data/redirects.yaml'], schema: { $schema: draft7, ...plain(redirectsSchema) } },
    {
      name: 'collections',
      files: ['_data/collections.yaml'],
      schema: { $schema: draft7, ...plain(collectionsSchema) },
    },
    filled('calculators', ['_data/calculators/*.yaml'], calculatorSchema),
    ...Object.entries(names.dataSchemas).map(([folder, schema]) => filled(folder, [`_data/${folder}/*.yaml`], schema)),
    { name: 'matrix', files: ['_data/coverage/*.yaml'], schema: { $schema: draft7, ...matrixFor(names) } },
    ...Object.entries(names.recordSchemas).map(([name, schema]) => data(name, schema)),
    data('faqs', faqGroupSchema),
  ]
}
