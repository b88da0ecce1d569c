import type { z } from 'zod'

const remembering = new WeakSet<object>()

/**
 * Makes a schema remember which objects it found sound, and what they came to: a list that thousands of blocks take from
 * one record is checked once. Errors are worked out each time. Sound because content does not change after it was read.
 *
 * To be applied last: what is made from a schema, by `optional()` or `meta()`, remembers nothing.
 */
export function checkedOnce<Schema extends z.core.$ZodType>(schema: Schema): Schema {
  if (remembering.has(schema)) return schema
  remembering.add(schema)
  const sound = new WeakMap<object, { value: unknown }>()
  const run = schema._zod.run
  schema._zod.run = (payload, context) => {
    const { value } = payload
    if (typeof value !== 'object' || value === null) return run(payload, context)
    const known = sound.get(value)
    if (known) {
      payload.value = known.value
      return payload
    }
    const result = run(payload, context)
    if (!(result instanceof Promise) && result.issues.length === 0) sound.set(value, { value: result.value })
    return result
  }
  return schema
}

/** The schema of the entries of a list, if it is one of mappings, also where the list may be left out. */
export function entrySchemas(schema: z.core.$ZodType): z.core.$ZodType[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if ('innerType' in def) return entrySchemas(def.innerType as z.core.$ZodType)
  if (def.type !== 'array') return []
  const entry = def.element as z.core.$ZodTypes
  return entry._zod.def.type === 'object' ? [entry] : []
}
