import * as z from 'zod/mini'

/** What server and shell of the studio exchange about the theme. */

/** What a theme that is not written looks like: the values of its variables as CSS; missing if it has an error. */
export const themeLookSchema = z.object({ styles: z.exactOptional(z.string()) })
export type ThemeLook = z.infer<typeof themeLookSchema>

/** A font that a theme can name. */
export const fontChoiceSchema = z.object({
  /** What the theme says: the package of Fontsource, or the file. */
  package: z.exactOptional(z.string()),
  file: z.exactOptional(z.string()),
  family: z.string(),
  generic: z.enum(['sans-serif', 'serif', 'monospace']),
})
export type FontChoice = z.infer<typeof fontChoiceSchema>
