import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { z } from 'zod'
import type { BlockSchemas } from '../../../../schema/block.ts'
import { calculatorSchema } from '../../../../schema/calculator/calculator.ts'
import { collectionsSchema } from '../../../../schema/collections/collections.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { matrixSchema } from '../../../../schema/matrix/matrix.ts'
import { faqGroupSchema } from '../../../../schema/records/faq.ts'
import { redirectsSchema } from '../../../../schema/redirects.ts'
import { siteSchema } from '../../../../schema/site/site.ts'
import { themeSchema } from '../../../../schema/theme/theme.ts'
import { ownBlocks } from '../../../content/block-types/find-blocks.ts'
import type { Content } from '../../../content/load/load.ts'
import { pageSchema } from '../../../content/load/page-schema.ts'
import { parse } from '../../../content/parse/parse.ts'
import { alsoCalledOf } from '../../../content/validate/unknown-block.ts'
import { mapSchema } from '../../../editor/json-schema.ts'
import type { Names } from '../../../editor/names.ts'
import { projectRoot } from '../../../files/roots.ts'
import { exampleFile } from '../../../gallery/example.ts'
import { contentFolder, type PublicFolders } from '../../../pictures/public-folders.ts'
import { inLanguage } from '../../in-language.ts'
import type { BlockTypeModel, FieldSchema } from '../../wire/setup.ts'
import { say } from '../../words/say.ts'
import { blockTypeName, inWords } from '../../words.ts'
import { blockFields } from './block-fields.ts'
import { fieldSchemaOf, type Slugs } from './field-schema-of.ts'
import { withWordLabels } from './word-labels.ts'

/** Fields of a page that have no field in the studio: its blocks, what the matrix writes, and overrides. */
const hiddenFields = ['blocks', 'template', 'detached', 'overrides']

/** The slugs of the records of each collection. */
export const slugsOf = ({ words, records }: Names): Slugs =>
  new Map([...words].map(([word, collection]) => [collection, records.get(word) ?? []]))

/** The fields of the head of a page, or of a template. */
export function headSchema(names: Names): FieldSchema {
  const { properties = {}, ...schema } = fieldSchemaOf(pageSchema(names.words.keys()))
  const fields = Object.entries(properties).flatMap(([name, field]): [string, FieldSchema][] => {
    if (hiddenFields.includes(name)) return []
    const collection = names.words.get(name)
    if (collection !== undefined)
      return [[name, { ...field, widget: 'record', collection, examples: names.records.get(name) ?? [] }]]
    if (name !== 'header' || names.tones.length === 0) return [[name, field]]
    return [
      [name, { type: 'string', ...(field.description && { description: field.description }), enum: [...names.tones] }],
    ]
  })
  const required = schema.required?.filter((name) => !hiddenFields.includes(name)) ?? []
  return { ...schema, properties: Object.fromEntries(fields), required }
}

/** The schema of a file below `_data/` by its name: `cities/la`; `undefined` for data that only blocks name. */
export function sharedFileSchema(name: string, names: Names): FieldSchema | undefined {
  const single: Record<string, z.ZodType> = {
    site: siteSchema,
    theme: themeSchema,
    redirects: redirectsSchema,
    wording: names.wordingSchema,
    collections: collectionsSchema,
  }
  const inFolder: Record<string, z.ZodType> = {
    calculators: calculatorSchema,
    ...names.dataSchemas,
    faqs: faqGroupSchema,
    coverage: matrixSchema(names.words),
    ...names.recordSchemas,
  }
  const [folder = '', file] = name.split('/')
  const schemas = file === undefined ? single : inFolder
  const schema = Object.hasOwn(schemas, folder) ? schemas[folder] : undefined
  const fields = schema && fieldSchemaOf(schema, slugsOf(names))
  if (fields && name === 'site') return withCollections(fields, names)
  if (fields && name === 'wording') return withWordLabels(fields)
  if (fields && Object.hasOwn(names.recordSchemas, folder)) return withOwnExamples(fields, names.firstRecords[folder])
  return fields && folder === 'coverage' && file !== undefined ? withRecordLists(fields, names) : fields
}

/** The fields of the site file: a list of links chooses its collection from those of the site. */
const withCollections = (schema: FieldSchema, { words }: Names): FieldSchema =>
  mapSchema(schema, (part) => {
    const { from, only } = part.properties ?? {}
    if (!from || !only) return part
    return { ...part, properties: { ...part.properties, from: { ...from, enum: [...words.values()] } } }
  })

/** The fields of a record. The engine's own examples would be of another trade: another record of the collection says them. */
function withOwnExamples(
  { properties = {}, ...schema }: FieldSchema,
  like: Names['firstRecords'][string],
): FieldSchema {
  const examples = { slug: like?.slug, name: like?.name, alsoCalled: undefined }
  const fields = Object.entries(examples).flatMap(([name, own]) => {
    const { examples: _foreign, ...field } = properties[name] ?? {}
    return name in properties ? [[name, { ...field, ...(own !== undefined && { examples: [own] }) }]] : []
  })
  return { ...schema, properties: { ...properties, ...Object.fromEntries(fields) } }
}

/** The fields of a matrix: its records are chosen from those of each collection. */
function withRecordLists(schema: FieldSchema, names: Names): FieldSchema {
  const lists = [...slugsOf(names)].map(([collection, slugs]): [string, FieldSchema] => {
    const items: FieldSchema = { type: 'string', widget: 'record', collection, examples: [...slugs] }
    return [collection, { type: 'array', items }]
  })
  const records: FieldSchema = { ...schema.properties?.['records'], properties: Object.fromEntries(lists) }
  return { ...schema, properties: { ...schema.properties, records } }
}

type BlockTypes = { blocks: BlockSchemas; publicFolders: PublicFolders; tones: readonly string[] }

/** What {@link readBlockTypes} reads of a content folder. */
export const blockTypesOf = ({ blocks, publicFolders, shared }: Content): BlockTypes => ({
  blocks: blocks(),
  publicFolders,
  tones: shared().tones,
})

/** What else the person's language calls a block type of the engine. */
const alsoCalledInLanguage = (type: string): string[] => say().schema.blocksAlsoCalled[inWords(type)]?.split(', ') ?? []

/** Every block type of a site with its fields and its example, named in the language of the person. */
export async function readBlockTypes(root: string, { blocks, tones, ...site }: BlockTypes): Promise<BlockTypeModel[]> {
  const fields = blockFields(root, blocks, tones)
  const own = new Set(ownBlocks(contentFolder(site)).map(({ type }) => type))
  return Promise.all(
    Object.entries(blocks).map(async ([type, block]): Promise<BlockTypeModel> => {
      const { label, group, description } = block.meta() as { label: string; group: string; description: string }
      const file = exampleFile(projectRoot, contentFolder(site), type)
      const { value } = parse({ file, text: await readFile(resolve(projectRoot, file), 'utf8') })
      const { tone, ...example } = isMapping(value) ? structuredClone(value) : {}
      return {
        type,
        name: own.has(type) ? label : blockTypeName(type),
        group: inLanguage('groups', group),
        alsoCalled: [label, ...alsoCalledOf(block), ...alsoCalledInLanguage(type)],
        description,
        schema: fields[type] ?? {},
        // Examples name tones of the sample site.
        example: { ...example, ...(tones.includes(String(tone)) && { tone }) },
      }
    }),
  )
}
