import { z } from 'zod'

/**
 * Fields of live blocks whose value many pages share and that weighs much: the HTML holds what they lead to, and the
 * browser loads the value once for all pages, from a file of its own, when the block comes alive.
 */
const lazyFields = z.registry<{ apart: true }>()

/** Marks a field of a live block whose value is kept in a file of its own. */
export function lazyProp<Schema extends z.ZodType>(schema: Schema): Schema {
  lazyFields.add(schema, { apart: true })
  return schema
}

/** The fields of a block that are kept apart. */
export const lazyPropKeys = (schema: z.ZodObject): string[] =>
  Object.entries(schema.shape).flatMap(([key, field]) => (lazyFields.has(field as z.core.$ZodType) ? [key] : []))
