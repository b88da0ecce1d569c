import type { BlockSchemas } from '../../../../schema/block.ts'
import type { Collections } from '../../../../schema/collections/collections.ts'
import { recordSchemas } from '../../../../schema/collections/record-schemas.ts'
import { linkFields } from '../../../../schema/links/link.ts'
import { defOf, type Schema, wrapped } from '../../../../schema/zod-internals.ts'

/** The names of the fields of blocks and records, at any depth, that are addresses: `href()`, alone or in a list. */
export function linkNames(blocks: BlockSchemas, collections: Collections): ReadonlySet<string> {
  const names = new Set<string>()
  const seen = new Set<Schema>()
  function addNames(schema: Schema, name: string): void {
    if (linkFields.has(schema)) names.add(name)
    const inner = wrapped(schema)
    const def = defOf(schema)
    if (inner) addNames(inner, name)
    else if (def.type === 'lazy') addNames(def.getter(), name)
    else if (def.type === 'object') {
      if (seen.has(schema)) return
      seen.add(schema)
      for (const [key, field] of Object.entries(def.shape as Record<string, Schema>)) addNames(field, key)
    } else if (def.type === 'array') addNames(def.element as Schema, name)
    else if (def.type === 'record') addNames(def.valueType as Schema, name)
    else if (def.type === 'union') for (const option of def.options as readonly Schema[]) addNames(option, name)
  }
  for (const schema of [...Object.values(blocks), ...Object.values(recordSchemas(collections))]) addNames(schema, '')
  return names
}
