import { z } from 'zod'

/**
 * Fields of live blocks whose value many pages share and that weighs much: the HTML holds what they lead to, and the
 * browser loads the value once for all pages, from a file of its own, when the block comes alive.
 */
const apartFields = z.registry<{ apart: true }>()

/** Marks a field of a live block whose value is kept in a file of its own. */
export function keptApart<Schema extends z.ZodType>(schema: Schema): Schema {
  apartFields.add(schema, { apart: true })
  return schema
}

/** The fields of a block that are kept apart. */
export const apartKeys = (schema: z.ZodObject): string[] =>
  Object.entries(schema.shape).flatMap(([key, field]) => (apartFields.has(field as z.core.$ZodType) ? [key] : []))
