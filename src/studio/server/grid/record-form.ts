import { stringify } from 'yaml'
import { isMapping } from '../../../../schema/is-mapping.ts'
import type { Content } from '../../../content/load/load.ts'
import { showsFaqs } from '../../../generate/material.ts'
import { neededFields } from '../../../generate/needed-fields.ts'
import type { Requests } from '../../wire/calls.ts'
import type { RecordForm } from '../../wire/grid.ts'
import type { FieldSchema } from '../../wire/setup.ts'
import { say } from '../../words/say.ts'
import { contentNames } from '../models/content-names.ts'
import { RequestRefused } from '../request-guard.ts'
import { sharedFileSchema } from '../schemas/field-schemas.ts'
import { gridOf } from './grid.ts'
import { matricesOfOne, matrixNamed, newCollections, type SiteMatrix, siteMatrices, wordOf } from './matrices.ts'

/** The field with the position of a record on the map. */
const positionField = 'geo'

/** The field of a form for the questions of a record, and the folder of their file. */
export const questionsField = 'faqs'

/** A schema with its required fields alone: those without a default, also inside groups and lists. */
function requiredPart({
  properties,
  required = [],
  items,
  hasTokens: _hasTokens,
  ...schema
}: FieldSchema): FieldSchema {
  if (items && !Array.isArray(items) && typeof items === 'object')
    return { ...schema, items: requiredPart(items as FieldSchema) }
  if (properties === undefined) return { ...schema, ...(items !== undefined && { items }) }
  const fields = Object.entries(properties).flatMap(([name, field]): [string, FieldSchema][] =>
    required.includes(name) && field.default === undefined ? [[name, requiredPart(field)]] : [],
  )
  return { ...schema, properties: Object.fromEntries(fields), required: fields.map(([name]) => name) }
}

/** A list that pages show is not empty. */
const withEntry = (schema: FieldSchema): FieldSchema =>
  schema.type === 'array' ? { ...schema, minItems: Math.max(1, schema.minItems ?? 0) } : schema

/** A schema with a field at a path, which it has in its whole form; required there. */
function withField(part: FieldSchema, whole: FieldSchema, [name = '', ...inner]: readonly string[]): FieldSchema {
  const field = whole.properties?.[name]
  if (field === undefined) return part
  const own = part.properties?.[name] ?? withEntry(requiredPart(field))
  const next = inner.length === 0 ? own : withField(own, field, inner)
  return {
    ...part,
    properties: { ...part.properties, [name]: next },
    required: [...new Set([...(part.required ?? []), name])],
  }
}

/** A collection of a matrix, with all matrices in which a new record of it may have pages. */
type Place = { one: SiteMatrix; collection: string; matrices: readonly SiteMatrix[] }

/** Where a record of a collection of a matrix comes to. Throws `RequestRefused`. */
export function placeOf(content: Content, of: unknown, collection: string): Place {
  const all = siteMatrices(content)
  const one = matrixNamed(all, of)
  if (!newCollections(one).includes(collection))
    throw new RequestRefused(404, say().server.grid.noCollectionHere(collection))
  return { one, collection, matrices: [one, ...matricesOfOne(all, collection, one)] }
}

/** Whether the pages of a record show questions that have a file of their own: `_data/faqs/ushers.yaml`. */
export function hasQuestionsFile(content: Content, { one, collection, matrices }: Place): boolean {
  const files = content.sharedFiles()
  const { fields = {} } = content.shared().collections[collection] ?? {}
  const word = wordOf(one, collection)
  return !('faqs' in fields) && matrices.some(({ matrix }) => showsFaqs(word, matrix.template, files))
}

/** Whether maps show records of a collection, as far as it has any. */
function isOnMaps(content: Content, collection: string): boolean {
  const records = [...content.sharedFiles()].filter(([path]) => path.startsWith(`${collection}/`))
  const hasPosition = records.some(([, { value }]) => isMapping(value) && isMapping(value[positionField]))
  return content.shared().land !== undefined && (hasPosition || records.length === 0)
}

/**
 * The fields of a new record: its name, its slug, what else it cannot be without, and what its pages show. Its questions are
 * among them where its pages show those of a file. `also` are the paths of fields that only some of them need.
 */
export function newRecordSchema(content: Content, place: Place, also: readonly string[] = []): FieldSchema | undefined {
  const { one, collection, matrices } = place
  const names = contentNames(content)
  const whole = sharedFileSchema(`${collection}/new`, names)
  if (whole === undefined) return undefined
  const shared = content.sharedFiles()
  const needed = matrices.flatMap(({ matrix }) => {
    const { tokens, lists } = neededFields(shared.get(`templates/${matrix.template}`)?.value, {
      word: wordOf(one, collection),
      fragment: (name) => shared.get(`fragments/${name}`)?.value,
    })
    return [...tokens, ...lists.filter((name) => whole.properties?.[name]?.type === 'array')]
  })
  const asked = [...needed, ...also].reduce(
    (part, path) => withField(part, whole, path.split('.')),
    requiredPart(whole),
  )
  const { properties = {}, required = [], ...schema } = asked
  const position = whole.properties?.[positionField]
  const { slug, name, [positionField]: _position, ...others } = properties
  const hasPosition = position && (required.includes(positionField) || isOnMaps(content, collection))
  const questions = hasQuestionsFile(content, place) ? sharedFileSchema(`${questionsField}/new`, names) : undefined
  return {
    ...schema,
    properties: {
      ...(name && { name }),
      ...(slug && {
        slug: { ...slug, title: say().server.grid.partOfAddress },
      }),
      ...(hasPosition && { [positionField]: position }),
      ...others,
      ...(questions && { [questionsField]: { ...requiredPart(questions), title: say().server.grid.questions } }),
    },
    required: [...required, ...(questions ? [questionsField] : [])],
  }
}

/** The fields of a collection that its form does not ask for: a record can do without them. `undefined` if there are none. */
function furtherFields(content: Content, collection: string, asked: FieldSchema): FieldSchema | undefined {
  const whole = sharedFileSchema(`${collection}/new`, contentNames(content))
  const further = Object.entries(whole?.properties ?? {}).filter(
    ([name, field]) => asked.properties?.[name] === undefined && name !== positionField && field.default === undefined,
  )
  return whole && further.length > 0 ? { ...whole, properties: Object.fromEntries(further), required: [] } : undefined
}

/** A value without what was left empty in the form; `undefined` if nothing is left of it. */
function filled(value: unknown): unknown {
  if (value === null || value === '') return undefined
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.flatMap((entry) => filled(entry) ?? [])
  if (!isMapping(value)) return value
  const entries = Object.entries(value).flatMap(([key, entry]) => {
    const own = filled(entry)
    return own === undefined ? [] : [[key, own] as const]
  })
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

/** The text of the file of its questions. */
export const questionsText = (questions: unknown): string => stringify(filled(questions) ?? [], { lineWidth: 0 })

/** The text of a new record, its fields in the order of the schema. */
export function newRecordText(schema: FieldSchema, values: Record<string, unknown>): string {
  const keys = new Set([...Object.keys(schema.properties ?? {}), ...Object.keys(values)])
  const own = [...keys].flatMap((key) => {
    const value = filled(values[key])
    return value === undefined ? [] : [[key, value] as const]
  })
  const { slug, ...others } = Object.fromEntries(own)
  return stringify({ slug, ...others }, { lineWidth: 0 })
}

/** The addresses of the pages of a record of a collection, with `{slug}` where its slug stands: `/{slug}/…`. */
const addressFor = (one: SiteMatrix, collection: string): string =>
  one.matrix.address.replaceAll(/\{(\w+)\}/g, (_, word: string) => (word === wordOf(one, collection) ? '{slug}' : '…'))

/** The form of a new record of a collection of a matrix. */
export function recordForm(content: Content, { of, collection, also }: Requests['recordForm']): RecordForm {
  const place = placeOf(content, of, collection)
  const { one, matrices } = place
  const schema = newRecordSchema(content, place, also)
  if (schema === undefined) throw new RequestRefused(404, say().server.grid.noCollection(collection))
  const { land } = content.shared()
  const places = [...content.sharedFiles()].flatMap(([path, { value }]) => {
    const { lat, lng } = (isMapping(value) && isMapping(value[positionField]) ? value[positionField] : {}) as Position
    const point =
      path.startsWith(`${collection}/`) && lat !== undefined && lng !== undefined && land?.project({ lat, lng })
    return point && isMapping(value) ? [{ name: String(value['name']), ...point }] : []
  })
  const grid = one.axes.length === 2 ? gridOf(content, one.name) : undefined
  const others = (one.axes[0] === collection ? grid?.columns : grid?.rows)?.heads ?? []
  const own = matrices.slice(1).map((other) => ({ name: other.name, address: addressFor(other, collection) }))
  const folder = content.fileOf(`_data/${collection}`)
  const address = addressFor(one, collection)
  const further = furtherFields(content, collection, schema)
  return {
    ...{ folder, address, schema, others, own },
    ...(further && { further }),
    ...(land && { map: { url: land.url, places } }),
  }
}

type Position = { lat?: number; lng?: number }
