import { z } from 'zod'

/**
 * How another language says what stands in a field, inherited by all schemas derived from it. `text`: by a text in its place.
 * `label`: by a text beside it, since the text itself is a value that is stored and compared. `none`: not at all, as a
 * name or a code. A field without an entry is translated if visitors read it.
 */
export const translated = z.registry<{ as: 'text' | 'label' | 'none' }>()

/** Marks a text that is the same in every language, or that no visitor reads: a name, a code, a note for the owner. */
export const untranslated = <Schema extends z.ZodType>(schema: Schema): Schema => {
  translated.add(schema, { as: 'none' })
  return schema
}
