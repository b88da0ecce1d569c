import { pathToFileURL } from 'node:url'
import type { z } from 'zod'
import { type BlockSchemas, withTones } from '../../../../schema/block.ts'
import { language } from '../../../../schema/language/language.ts'
import { cacheOf } from '../../../cache/cache.ts'
import { moduleHash } from '../../../cache/code-hash.ts'
import { hashAll } from '../../../cache/hash.ts'
import { engineSchemas } from '../../../content/block-types/engine-blocks.ts'
import { engineBlocks } from '../../../content/block-types/find-blocks.ts'
import type { FieldSchema } from '../../wire/setup.ts'
import { fieldSchemaOf } from './field-schema-of.ts'

/** The hash of the code as it was loaded: its files may change before the fields are first requested. */
const loadedCode = hashAll([
  moduleHash(import.meta.url),
  ...engineBlocks().map(({ schema }) => moduleHash(pathToFileURL(schema).href)),
])
const bucket = 'studio'

/**
 * The fields of block types with these tones. Those of the engine's are cached by the language too, as their JSON
 * schemas take a fifth of a second.
 */
export function blockFields(root: string, blocks: BlockSchemas, tones: readonly string[]): Record<string, FieldSchema> {
  const isOwn = ([type, schema]: [string, z.ZodType]) => engineSchemas[type] !== schema
  const own = Object.fromEntries(Object.entries(blocks).filter(isOwn))
  return { ...engineFields(root, tones), ...fieldsOf(own, tones) }
}

const fieldsOf = (blocks: BlockSchemas, tones: readonly string[]): Record<string, FieldSchema> =>
  Object.fromEntries(Object.entries(withTones(blocks, tones)).map(([type, schema]) => [type, fieldSchemaOf(schema)]))

function engineFields(root: string, tones: readonly string[]): Record<string, FieldSchema> {
  const cache = cacheOf(root)
  const key = hashAll([loadedCode, tones, language()])
  const cached = cache.getJson<Record<string, FieldSchema>>(bucket, key)
  if (cached) return cached
  const fields = fieldsOf(engineSchemas, tones)
  cache.putJson(bucket, key, fields)
  return fields
}
