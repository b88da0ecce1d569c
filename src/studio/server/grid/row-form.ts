import { stringify } from 'yaml'
import { isMapping } from '../../../../schema/is-mapping.ts'
import type { Content } from '../../../content/load/load.ts'
import { neededFields } from '../../../generate/needed-fields.ts'
import type { RowForm } from '../../wire/grid.ts'
import type { FieldSchema } from '../../wire/setup.ts'
import { contentNames } from '../models/content-names.ts'
import { RequestRefused } from '../request-guard.ts'
import { sharedFileSchema } from '../schemas/field-schemas.ts'
import { gridOf } from './grid.ts'
import { matrixNamed, type SiteMatrix, siteMatrices, wordOf } from './matrices.ts'

/** The field with the position of a record on the map. */
const positionField = 'geo'

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

/** A schema with a field at a path, which it has in its whole form; required there. */
function withField(part: FieldSchema, whole: FieldSchema, [name = '', ...inner]: readonly string[]): FieldSchema {
  const field = whole.properties?.[name]
  if (field === undefined) return part
  const own = part.properties?.[name] ?? requiredPart(field)
  const next = inner.length === 0 ? own : withField(own, field, inner)
  return {
    ...part,
    properties: { ...part.properties, [name]: next },
    required: [...new Set([...(part.required ?? []), name])],
  }
}

/**
 * The fields of a new record of the first collection of a matrix: its name, its slug, what else it cannot be without, and
 * what its pages show. `also` are the paths of fields that only some of them need.
 */
export function newRecordSchema(
  content: Content,
  one: SiteMatrix,
  also: readonly string[] = [],
): FieldSchema | undefined {
  const [collection = ''] = one.axes
  const whole = sharedFileSchema(`${collection}/new`, contentNames(content))
  if (whole === undefined) return undefined
  const shared = content.sharedFiles()
  const needed = neededFields(shared.get(`templates/${one.matrix.template}`)?.value, {
    word: wordOf(one, collection),
    fragment: (name) => shared.get(`fragments/${name}`)?.value,
  })
  const asked = [...needed, ...also].reduce(
    (part, path) => withField(part, whole, path.split('.')),
    requiredPart(whole),
  )
  const { properties = {}, required = [], ...schema } = asked
  const position = whole.properties?.[positionField]
  const { slug, name, [positionField]: _position, ...others } = properties
  // Maps leave out a record without a position.
  const hasPosition = position && (content.shared().land || required.includes(positionField))
  return {
    ...schema,
    properties: {
      ...(name && { name }),
      ...(slug && {
        slug: { ...slug, title: 'Part of the address' },
      }),
      ...(hasPosition && { [positionField]: position }),
      ...others,
    },
    required,
  }
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

/** The form of a new record of the first collection of a matrix. */
export function rowForm(content: Content, name: unknown, also: readonly string[]): RowForm {
  const one = matrixNamed(siteMatrices(content), name)
  const [collection = ''] = one.axes
  const schema = newRecordSchema(content, one, also)
  if (schema === undefined) throw new RequestRefused(404, `There is no collection ${collection}.`)
  const { land } = content.shared()
  const places = [...content.sharedFiles()].flatMap(([path, { value }]) => {
    const { lat, lng } = (isMapping(value) && isMapping(value[positionField]) ? value[positionField] : {}) as Place
    const point =
      path.startsWith(`${collection}/`) && lat !== undefined && lng !== undefined && land?.project({ lat, lng })
    return point && isMapping(value) ? [{ name: String(value['name']), ...point }] : []
  })
  const columns = one.axes.length === 2 ? (gridOf(content, one.name)?.columns.heads ?? []) : []
  const folder = content.fileOf(`_data/${collection}`)
  const address = addressFor(one, collection)
  return { folder, address, schema, columns, ...(land && { map: { url: land.url, places } }) }
}

type Place = { lat?: number; lng?: number }
