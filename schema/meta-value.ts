import type { z } from 'zod'

const metas = new WeakMap<z.ZodType, Readonly<Record<string, unknown>>>()

/**
 * What a schema says of itself under a name, by its `.meta()`. It is asked for many times a block, and zod puts the answer
 * together anew each time.
 */
export function metaValue(schema: z.ZodType | undefined, name: string): unknown {
  if (schema === undefined) return undefined
  const meta = metas.get(schema) ?? schema.meta() ?? {}
  metas.set(schema, meta)
  return meta[name]
}
