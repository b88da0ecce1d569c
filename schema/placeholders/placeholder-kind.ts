import { z } from 'zod'

/**
 * What a component does with the text of a field, which decides whether a block can be rendered once for many texts:
 * - `text`: puts it in place, as text or as an attribute, whatever it says;
 * - `markdown`: hands it to `Markdown`;
 * - `path`: puts it in place as an address of this site;
 * - `image`: hands it to `Picture`;
 * - `none`: depends on what it says, so that a block with another text is rendered by itself.
 */
export type PlaceholderKind = 'text' | 'markdown' | 'path' | 'image' | 'none'

/**
 * Lengths of texts that a component lays out alike: up to the first, longer than that and up to the second, and so on. A
 * text longer than all is `none`.
 */
export type Sizes = {
  upTo: readonly number[]
  /** The component looks only at the length of the text in the first entry of a list. */
  onlyFirst?: boolean
}

/** Splits a text into named parts. */
export type Split = (text: string) => Readonly<Record<string, string>>

type Placing = {
  kind: PlaceholderKind
  /** The field is `none` where this field of the same object is set. */
  readWith?: string
  /** Of a `text` that is laid out by its length. */
  sizes?: Sizes
  /** Of a `text` whose parts the component puts in place: `splitText`. */
  split?: Split
}

/** The kinds of fields, inherited by all schemas derived from them. A field without an entry is `none`. */
export const placeholderKinds = z.registry<Placing>()

/** Changes how the text of a field is placed. Pass the schema of the field itself, not one that wraps it, such as `optional`. */
function placed<Schema extends z.ZodType>(schema: Schema, placing: Partial<Placing>): Schema {
  placeholderKinds.add(schema, { kind: 'none', ...placeholderKinds.get(schema), ...placing })
  return schema
}

/** Sets `none`, for a field whose component searches or measures the text, or turns it into an address. */
export const isRead = <Schema extends z.ZodType>(schema: Schema): Schema => placed(schema, { kind: 'none' })

/** Treats a field as `none` where another field of the same object is set: a text whose headings are listed with `contents: true`. */
export const isReadWith = <Schema extends z.ZodType>(other: string, schema: Schema): Schema =>
  placed(schema, { readWith: other })

/** For a text whose component chooses its layout by the number of characters. */
export const isSized = <Schema extends z.ZodType>(sizes: Sizes, schema: Schema): Schema => placed(schema, { sizes })

/** For a text that the component splits, with `splitText` and the same function. */
export const isSplit = <Schema extends z.ZodType>(split: Split, schema: Schema): Schema => placed(schema, { split })
