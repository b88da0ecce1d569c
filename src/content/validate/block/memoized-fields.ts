import { z } from 'zod'
import { defOf, wrapped } from '../../../../schema/zod-internals.ts'
import { isShared } from '../../resolve/shared-values.ts'

type Memoized = z.core.$ZodType & { _zod: z.core.$ZodTypeInternals & { def: MemoizedDef } }
type MemoizedDef = z.core.$ZodTypeDef & { type: 'readonly'; innerType: z.core.$ZodType }

/** A schema that accepts and returns what another does, and validates a value that pages share once. */
const Memoized: z.core.$constructor<Memoized, MemoizedDef> = z.core.$constructor('Memoized', (inst, def) => {
  z.core.$ZodType.init(inst, def)
  const { innerType } = def
  const results = new WeakMap<object, unknown>()
  inst._zod.optin = innerType._zod.optin
  inst._zod.optout = innerType._zod.optout
  inst._zod.parse = (payload, context) => {
    const { value } = payload
    if (!isShared(value)) return innerType._zod.run(payload, context)
    if (results.has(value)) {
      payload.value = results.get(value)
      return payload
    }
    const result = innerType._zod.run(payload, context)
    if (!(result instanceof Promise) && result.issues.length === 0) results.set(value, result.value)
    return result
  }
})

const memoized = (innerType: z.core.$ZodType) => new Memoized({ type: 'readonly', innerType })

/** The schema with the entries of its list memoized, if they are mappings. */
function withMemoizedEntries(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodArray)
    return schema.element instanceof z.ZodObject
      ? z.clone(schema, { ...schema.def, element: memoized(schema.element) })
      : schema
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return z.clone(schema, { ...schema.def, innerType: withMemoizedEntries(schema.def.innerType) } as never)
  return schema
}

/** Whether a schema takes lists or mappings: other values are not shared. */
function takesContainers(schema: z.core.$ZodType): boolean {
  const inside = wrapped(schema)
  return inside ? takesContainers(inside) : ['array', 'object', 'record', 'union', 'tuple'].includes(defOf(schema).type)
}

/**
 * A schema that accepts the same blocks, returns the same and has the same issues, but validates a list or mapping that
 * pages share once for each field, and each entry of such a list. This is correct because content does not change after
 * it was read.
 */
export function withMemoizedFields(schema: z.ZodType): z.ZodType {
  if (!(schema instanceof z.ZodObject)) return schema
  const fields = Object.entries(schema.shape as Record<string, z.core.$ZodType>)
    .filter(([, field]) => takesContainers(field))
    .map(([name, field]) => [name, memoized(withMemoizedEntries(field))])
  return schema.safeExtend(Object.fromEntries(fields))
}
