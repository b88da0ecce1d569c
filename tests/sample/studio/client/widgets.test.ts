import { describe, expect, it } from 'vitest'
import { readNames } from '../../../../src/editor/names.ts'
import { publicFoldersOf } from '../../../../src/pictures/public-folders.ts'
import { branchName } from '../../../../src/studio/client/field-schema.ts'
import { entrySchema, valueSchema, widgetOf } from '../../../../src/studio/client/fields/widget-of.ts'
import { branchesOf } from '../../../../src/studio/first-value.ts'
import { labelOf } from '../../../../src/studio/schema-parts.ts'
import { headSchema, readBlockTypes, sharedFileSchema } from '../../../../src/studio/server/schemas/field-schemas.ts'
import { singular } from '../../../../src/studio/singular.ts'
import type { FieldSchema } from '../../../../src/studio/wire/setup.ts'
import { choiceInWords, inWords, plainDescription } from '../../../../src/studio/words.ts'
import { blockSchemas } from '../../../support/block-schemas.ts'

const names = await readNames('.', 'pages', blockSchemas)
const types = await readBlockTypes('.', {
  blocks: blockSchemas,
  publicFolders: publicFoldersOf('.', 'pages'),
  tones: names.tones,
})
const shared = [
  'site',
  'theme',
  'wording',
  'redirects',
  'collections',
  'coverage/tours',
  'calculators/bartender',
  'documents/roster',
  'faqs/general',
  ...Object.keys(names.recordSchemas).map((collection) => `${collection}/one`),
]
const schemas = new Map<string, FieldSchema>([
  ...types.map(({ type, schema }) => [type, schema] as const),
  ['head', headSchema(names)],
  ...shared.map((name) => [name, sharedFileSchema(name, names) ?? {}] as const),
])

function* fieldsIn(schema: FieldSchema, path: string): Generator<[path: string, FieldSchema]> {
  yield [path, schema]
  for (const [name, field] of Object.entries(schema.properties ?? {})) yield* fieldsIn(field, `${path}.${name}`)
  for (const [index, branch] of branchesOf(schema).entries()) yield* fieldsIn(branch, `${path}(${index})`)
  const [entry, value] = [entrySchema(schema), valueSchema(schema)]
  // Blocks in a block have fields of their own.
  if (entry && widgetOf(schema) !== 'none') yield* fieldsIn(entry, `${path}[]`)
  if (value) yield* fieldsIn(value, `${path}.*`)
}
const fields = [...schemas].flatMap(([name, schema]) => [...fieldsIn(schema, name)])

describe('the widgets of fields', () => {
  it('exist for every field of blocks, heads and shared files; few are edited as YAML', () => {
    const asYaml = fields.filter(([, schema]) => widgetOf(schema) === 'yaml').map(([path]) => path)
    // An input of a calculator starts with a number, a text or a switch; a field of a record may hold others without end,
    // and its example is any value.
    const withReason = /(?:calculator|\.inputs\.\*$|^collections\..*(?:\.example|\.fields\.\*|\.of)$)/
    expect(asYaml.filter((path) => !withReason.test(path))).toEqual([])
  })

  it.each([
    ['hero.title', 'text'],
    ['hero.id', 'slug'],
    ['hero.publishAt', 'moment'],
    ['hero.action.href', 'address'],
    ['hero.image', 'picture'],
    ['rich-text.body', 'markdown'],
    ['case-study.permission.on', 'date'],
    ['head.city', 'record'],
    ['head.header', 'choice'],
    ['head.quote', 'map'],
    ['head.quote.*', 'union'],
    ['cities/one.geo.lat', 'number'],
    ['site.claims', 'map'],
    ['faqs/general', 'list'],
  ])('%s is a %s', (path, widget) => {
    const [, schema] = fields.find(([one]) => one === path) ?? []
    expect(schema && widgetOf(schema)).toBe(widget)
  })
})

describe('the words of fields', () => {
  const nameOf = (path: string) => /([\w-]+)(?:\(\d+\))*$/.exec(path)?.[1]
  const names = [...new Set(fields.flatMap(([path]) => nameOf(path) ?? []))]

  it('are none that only those know who build sites', () => {
    const jargon = /\b(?:href|noindex|gate|tones?|seed|overrides?)\b/i
    expect(names.map(inWords).filter((label) => jargon.test(label))).toEqual([])
    expect(['url', 'csv-file', 'secondAction', 'constructor'].map(inWords)).toEqual([
      ...['URL', 'CSV file', 'Second action', 'Constructor'],
    ])
  })

  it('name neither types nor keys: no label, no kind and no choice', () => {
    const words = fields.flatMap(([path, schema]) => {
      const branches = branchesOf(schema)
      const name = nameOf(path)
      return [
        ...(name === undefined ? [] : [labelOf(name, schema)]),
        ...branches.map((branch) => branchName(branches, branch)),
        ...(schema.enum ?? []).map(choiceInWords),
      ]
    })
    const isCode =
      /^(?:array|object|string|boolean|integer|null|slug|yesno|longtext|tel|ga4|is|of|at|by|on|h\d|body\d|)$/i
    // Time zones are written as the world knows them.
    const isKey = /^[a-z]+[A-Z-]|_(?!York|Angeles|Rico)|[[\]{}]/
    expect([...new Set(words)].filter((one) => isCode.test(one) || isKey.test(one))).toEqual([])
  })

  it('say in hints what to do here, and not how a file is written', () => {
    const hints = new Set(fields.flatMap(([, { description = '' }]) => plainDescription(description)))
    const withoutTokens = (hint: string) => hint.replaceAll(/\{[\w.-]+\}/g, '')
    const code = /`|_data|_public|\{ ?\w+: |\b[a-z]+[A-Z]\w*|\b(?:href|noindex|slugs?)\b/
    expect([...hints].filter((hint) => code.test(withoutTokens(hint)))).toEqual([])
  })

  it('do not speak of world time or of names of time zones without saying what these are', () => {
    const described = fields.flatMap(([, { description = '' }]) => description)
    expect(described.filter((words) => /IANA|midnight UTC|true keeps/.test(words))).toEqual([])
  })

  it('say one entry of a list as English does', () => {
    const lists = fields.filter(([, schema]) => widgetOf(schema) === 'list')
    const words = new Set(lists.map(([path, schema]) => labelOf(nameOf(path) ?? '', schema)))
    const plural = (word: string) =>
      word
        .replace(/(?<=[^aeiou])y$/, 'ie')
        .replace(/(?<=ias|ch|sh|x|ss)$/, 'e')
        .concat('s')
    expect(singular('People')).toBe('person')
    words.delete('People')
    for (const label of words)
      if (/[^isu]s$/i.test(label)) expect(plural(singular(label)).toLowerCase()).toBe(label.toLowerCase())
      else expect(singular(label).toLowerCase()).toBe(label.toLowerCase())
    expect(['Aliases', 'FAQs', 'Branches', 'Cities', 'Cases', 'Boxes', 'Address'].map(singular)).toEqual([
      'alias',
      'FAQ',
      'branch',
      'city',
      'case',
      'box',
      'address',
    ])
  })
})
