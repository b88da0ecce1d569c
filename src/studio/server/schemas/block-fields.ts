import { blockSchemas } from '../../../../blocks/registry.ts'
import { withTones } from '../../../../schema/block.ts'
import { cacheOf } from '../../../cache/cache.ts'
import { moduleHash } from '../../../cache/code-hash.ts'
import { hashAll } from '../../../cache/hash.ts'
import type { FieldSchema } from '../../model.ts'
import { fieldSchemaOf } from './field-schema-of.ts'

/** The hash of the code as it was loaded: its files may change before the fields are first requested. */
const loadedCode = moduleHash(import.meta.url)
const bucket = 'studio'

/** The fields of every block type with these tones: cached, as their JSON schemas take a fifth of a second. */
export function blockFields(root: string, tones: readonly string[]): Record<string, FieldSchema> {
  const cache = cacheOf(root)
  const key = hashAll([loadedCode, tones])
  const cached = cache.getJson<Record<string, FieldSchema>>(bucket, key)
  if (cached) return cached
  const fields = Object.fromEntries(
    Object.entries(withTones(blockSchemas, tones)).map(([type, schema]) => [type, fieldSchemaOf(schema)]),
  )
  cache.putJson(bucket, key, fields)
  return fields
}
