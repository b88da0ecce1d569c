import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withTones } from '../../../schema/block.ts'
import { searchTerms } from '../../../schema/language/search-terms.ts'
import { shownWords } from '../../../schema/language/wording.ts'
import { engineSchemas } from '../../../src/content/block-types/engine-blocks.ts'
import { startingPoints } from '../../../src/content/new/starting-points.ts'
import { readNames } from '../../../src/editor/names.ts'
import { branchName } from '../../../src/studio/client/field-schema.ts'
import { branchesOf } from '../../../src/studio/first-value.ts'
import { englishLabel } from '../../../src/studio/schema-parts.ts'
import { fieldSchemaOf } from '../../../src/studio/server/schemas/field-schema-of.ts'
import { headSchema, sharedFileSchema } from '../../../src/studio/server/schemas/field-schemas.ts'
import { singular } from '../../../src/studio/singular.ts'
import type { FieldSchema } from '../../../src/studio/wire/setup.ts'
import { languages } from '../../../src/studio/words/languages.ts'
import type { SchemaWords } from '../../../src/studio/words/schema-words.ts'
import { choiceInWords, inWords, plainDescription } from '../../../src/studio/words.ts'

type Said = Record<Exclude<keyof SchemaWords, 'wording'>, Set<string>>

/** Files below `_data/` of each kind that the engine knows; the wording says itself what its words say. */
const files = [
  'site',
  'theme',
  'redirects',
  'collections',
  'calculators/x',
  'faqs/x',
  'coverage/x',
  'cities/x',
  'services/x',
]

/** What is the same in all languages: figures, ratios, names of tones, and the types of schema.org. */
const isSame = (choice: string) => /^[\d/ ]+$|^[A-Z][a-z]+[A-Z]|^tone$/.test(choice)
const isSchemaOrg = (path: string) => /\.type$/.test(path)

/** What all schemas of the engine say, in English. */
async function whatSchemasSay(root: string): Promise<Said> {
  const said: Said = {
    labels: new Set(),
    entries: new Set(),
    choices: new Set(),
    blocks: new Set(Object.keys(engineSchemas).map(inWords)),
    blocksAlsoCalled: new Set(Object.keys(engineSchemas).map(inWords)),
    groups: new Set(Object.values(engineSchemas).map((schema) => String(schema.meta()?.['group']))),
    startingPoints: new Set(
      startingPoints({ sharedFiles: () => new Map() }).flatMap(({ name, description }) => [name, description]),
    ),
    descriptions: new Set(),
  }

  function readField(name: string, schema: FieldSchema, path: string): void {
    if (schema.description) said.descriptions.add(plainDescription(schema.description))
    if (schema.items && !Array.isArray(schema.items)) said.entries.add(singular(englishLabel(name, schema)))
    if (!isSchemaOrg(path))
      for (const choice of schema.enum ?? []) if (!isSame(String(choice))) said.choices.add(choiceInWords(choice))
    for (const [key, part] of Object.entries(schema.properties ?? {}) as [string, FieldSchema][]) {
      if (part.const === undefined) said.labels.add(englishLabel(key, part))
      readField(key, part, `${path}.${key}`)
    }
    for (const item of [schema.items ?? []].flat()) readField(name, item, path)
    if (typeof schema.additionalProperties === 'object') readField(name, schema.additionalProperties, path)
    const branches = branchesOf(schema)
    for (const branch of branches) {
      const kind = branchName(branches, branch)
      if (!isSame(kind)) said.choices.add(kind)
      readField(name, branch, path)
    }
  }

  const names = await readNames(root, 'pages', engineSchemas)
  for (const [type, schema] of Object.entries(withTones(engineSchemas, ['tone'])))
    readField(type, fieldSchemaOf(schema), type)
  readField('page', headSchema(names), 'page')
  for (const file of files) readField(file.replace('/x', ''), sharedFileSchema(file, names) ?? {}, file)
  said.descriptions.delete('')
  return said
}

let said: Said
let root: string
beforeAll(async () => {
  // A site without content has no collections but those of the engine.
  root = await mkdtemp(join(tmpdir(), 'marquee-words-'))
  said = await whatSchemasSay(root)
})
afterAll(() => rm(root, { recursive: true }))

const kinds = [
  'labels',
  'entries',
  'choices',
  'blocks',
  'blocksAlsoCalled',
  'groups',
  'startingPoints',
  'descriptions',
] as const

/** What schemas say in each language but English, which they speak themselves. */
const translated = await Promise.all(
  Object.entries(languages).flatMap(([tag, { load }]) =>
    tag === 'en' ? [] : [load().then(({ schema }) => [tag, schema] as const)],
  ),
)

describe.each(translated)('what schemas say in %s', (_, schema) => {
  it.each(kinds)('has a word for all %s', (kind) => {
    expect([...said[kind]].filter((english) => !Object.hasOwn(schema[kind], english))).toEqual([])
  })

  it('has a name for each word of the wording file, and for its groups', async () => {
    const shown = { ...shownWords(engineSchemas), 'search-terms': { ...searchTerms } }
    const namesOf = (group: object) => Object.keys(group).sort()
    expect(Object.keys(schema.wording).sort()).toEqual(Object.keys(shown).sort())
    for (const [group, words] of Object.entries(shown))
      expect([group, namesOf(schema.wording[group]?.words ?? {})]).toEqual([group, namesOf(words)])
    // A label that is an English one of another field would be said in its words.
    const labels = Object.values(schema.wording).flatMap(({ name, words }) => [name, ...Object.values(words)])
    expect(labels.filter((label) => (schema.labels[label] ?? label) !== label)).toEqual([])
  })

  /** Words of the studio itself, which look for files by their folder. */
  const ofStudio = ['Theme', 'Redirects', 'Wording', 'Collections', 'FAQs']

  it.each(['labels', 'choices', 'blocks', 'groups', 'startingPoints', 'descriptions'] as const)(
    'has no word for %s that are gone',
    (kind) => {
      expect(
        Object.keys(schema[kind]).filter((english) => !said[kind].has(english) && !ofStudio.includes(english)),
      ).toEqual([])
    },
  )
})
