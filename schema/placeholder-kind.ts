import { z } from 'zod'

/**
 * What a component does with the text of a field, which decides whether a block can be rendered once for many texts:
 * - `text`: puts it in place, as text or as an attribute, whatever it says;
 * - `sized`: the same, but lays it out by its number of characters;
 * - `markdown`: hands it to `Prose`;
 * - `path`: puts it in place as an address of this site;
 * - `image`: hands it to `Picture`;
 * - `none`: reads what it says, so that blocks with other texts are rendered again.
 */
export type PlaceholderKind = 'text' | 'sized' | 'markdown' | 'path' | 'image' | 'none'

/** The kinds of fields, inherited by every field made from them. What is not marked here is `none`. */
export const placeholderKinds = z.registry<{ kind: PlaceholderKind; readWith?: string }>()

/** Marks a field whose component reads what its text says: looks for words in it, measures it, turns it into an address. */
export function isRead<Schema extends z.ZodType>(schema: Schema): Schema {
  placeholderKinds.add(schema, { kind: 'none' })
  return schema
}

/**
 * Marks a field whose component reads what its text says only if another field of the same object is set: a text whose
 * headings are listed with `contents: true`. The field itself is marked, not one that wraps it, such as an optional one.
 */
export function isReadWith<Schema extends z.ZodType>(other: string, schema: Schema): Schema {
  placeholderKinds.add(schema, { kind: placeholderKinds.get(schema)?.kind ?? 'none', readWith: other })
  return schema
}
