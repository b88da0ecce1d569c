import { z } from 'zod'

/** The same schema. An object that passes is validated once. */
function memoized(schema: z.ZodType): z.ZodType {
  const results = new WeakMap<object, unknown>()
  return z.unknown().transform((value, context) => {
    const isObject = typeof value === 'object' && value !== null
    if (isObject && results.has(value)) return results.get(value)
    const { success, data } = schema.safeParse(value)
    if (!success) context.addIssue('is invalid')
    else if (isObject) results.set(value, data)
    return data
  })
}

/** A field of a block; in a list of mappings, each entry is memoized too. */
function memoizedField(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodOptional) return memoizedField(field.unwrap() as z.ZodType).optional()
  if (field instanceof z.ZodDefault)
    return memoizedField(field.unwrap() as z.ZodType).default(field.def.defaultValue as never)
  if (field instanceof z.ZodArray && field.element instanceof z.ZodObject)
    return memoized(z.clone(field, { ...field.def, element: memoized(field.element) }))
  return memoized(field)
}

/**
 * A schema that accepts the same blocks and returns the same, but validates the same object once for each field: a list
 * that thousands of blocks take from one record. This is correct because content does not change after it was read. Its
 * issues only say that there are some: `schema` has their positions and words.
 */
export function withMemoizedFields(schema: z.ZodType): z.ZodType {
  if (!(schema instanceof z.ZodObject)) return schema
  const fields = Object.entries(schema.shape).map(([name, field]) => [name, memoizedField(field as z.ZodType)])
  return schema.safeExtend(Object.fromEntries(fields))
}
