import { z } from 'zod'

/** The same schema. An object that it found sound is not validated again. */
function onceSound(schema: z.ZodType): z.ZodType {
  const sound = new WeakMap<object, unknown>()
  return z.unknown().transform((value, context) => {
    const isObject = typeof value === 'object' && value !== null
    if (isObject && sound.has(value)) return sound.get(value)
    const { success, data } = schema.safeParse(value)
    if (!success) context.addIssue('is not sound')
    else if (isObject) sound.set(value, data)
    return data
  })
}

/** A field of a block, with memory for its value and, in a list of mappings, for each entry. */
function fieldOnceSound(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodOptional) return fieldOnceSound(field.unwrap() as z.ZodType).optional()
  if (field instanceof z.ZodDefault)
    return fieldOnceSound(field.unwrap() as z.ZodType).default(field.def.defaultValue as never)
  if (field instanceof z.ZodArray && field.element instanceof z.ZodObject)
    return onceSound(z.clone(field, { ...field.def, element: onceSound(field.element) }))
  return onceSound(field)
}

/**
 * A schema that accepts the same blocks and returns the same, but remembers which fields it found sound: a list that
 * thousands of blocks take from one record is validated once. This is correct because content does not change after it
 * was read. Its issues only say that there are some: `schema` has their positions and words.
 */
export function withSoundFields(schema: z.ZodType): z.ZodType {
  if (!(schema instanceof z.ZodObject)) return schema
  const fields = Object.entries(schema.shape).map(([name, field]) => [name, fieldOnceSound(field as z.ZodType)])
  return schema.safeExtend(Object.fromEntries(fields))
}
