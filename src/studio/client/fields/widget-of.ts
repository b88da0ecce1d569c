import { blockReference } from '../../../editor/json-schema.ts'
import { branchesOf } from '../../first-value.ts'
import type { FieldSchema, Widget } from '../../wire/setup.ts'

/**
 * The widgets of fields. `none`: the field has one possible value, or it holds blocks, which have fields of their own.
 * `yaml`: its text in the file.
 */
export type FieldWidget =
  | Widget
  | 'none'
  | 'choice'
  | 'union'
  | 'switch'
  | 'list'
  | 'object'
  | 'map'
  | 'number'
  | 'date'
  | 'text'
  | 'yaml'

const oneSchema = (schema: FieldSchema['items'] | boolean): FieldSchema | undefined =>
  typeof schema === 'object' && !Array.isArray(schema) ? schema : undefined

/** The schema of the entries of a list. */
export const entrySchema = ({ items }: FieldSchema): FieldSchema | undefined => oneSchema(items)

/** The schema of the values of a mapping whose keys are free. */
export const valueSchema = ({ additionalProperties: rest }: FieldSchema): FieldSchema | undefined => oneSchema(rest)

/** The widget of a field, chosen by its schema alone. */
export function widgetOf(schema: FieldSchema): FieldWidget {
  if (schema.const !== undefined || entrySchema(schema)?.$ref === blockReference) return 'none'
  if (schema.enum) return 'choice'
  if (branchesOf(schema).length > 0) return 'union'
  if (schema.widget) return schema.widget
  if (schema.type === 'boolean') return 'switch'
  if (schema.type === 'number' || schema.type === 'integer') return 'number'
  if (schema.type === 'array') return entrySchema(schema) ? 'list' : 'yaml'
  if (schema.type === 'object') {
    if (Object.keys(schema.properties ?? {}).length > 0) return 'object'
    return valueSchema(schema) ? 'map' : 'yaml'
  }
  if (schema.type !== 'string') return 'yaml'
  return schema.format === 'date' ? 'date' : 'text'
}
