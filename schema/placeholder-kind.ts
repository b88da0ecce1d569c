import { z } from 'zod'

/**
 * What a component does with the text of a field, which decides whether a block can be rendered once for many texts:
 * - `text`: puts it in place, as text or as an attribute, whatever it says;
 * - `sized`: the same, but lays it out by its number of characters;
 * - `markdown`: hands it to `Prose`;
 * - `path`: puts it in place as an address of this site;
 * - `image`: hands it to `Picture`;
 * - `none`: depends on what it says, so that a block with another text is rendered by itself.
 */
export type PlaceholderKind = 'text' | 'sized' | 'markdown' | 'path' | 'image' | 'none'

/** The kinds of fields, inherited by all schemas derived from them. A field without an entry is `none`. */
export const placeholderKinds = z.registry<{ kind: PlaceholderKind; readWith?: string }>()

/** Sets `none`, for a field whose component searches or measures the text, or turns it into an address. */
export function isRead<Schema extends z.ZodType>(schema: Schema): Schema {
  placeholderKinds.add(schema, { kind: 'none' })
  return schema
}

/**
 * Treats a field as `none` where another field of the same object is set: a text whose headings are listed with
 * `contents: true`. Pass the schema of the field itself, not one that wraps it, such as `optional`.
 */
export function isReadWith<Schema extends z.ZodType>(other: string, schema: Schema): Schema {
  placeholderKinds.add(schema, { kind: placeholderKinds.get(schema)?.kind ?? 'none', readWith: other })
  return schema
}
