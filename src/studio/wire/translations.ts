import * as z from 'zod/mini'
import { nameSchema, pathSchema } from './content-values.ts'
import { frameViewSchema } from './page.ts'

/** The translations of a page or a shared file, as server and shell of the studio exchange them. */

/** How a translation stands to its text; `unreviewed`: a machine made it, and nobody has read it. */
const translationStates = [
  'untranslated',
  'stale-fact',
  'stale',
  'rewritten',
  'unreviewed',
  'moved',
  'current',
  'unused',
] as const
const translationStateSchema = z.enum(translationStates)
export type TranslationState = z.infer<typeof translationStateSchema>

/** A text of the source with its translation. */
const translationUnitSchema = z.object({
  /** The path of the text as mirrors write it: `blocks[hero].title`. */
  key: z.string(),
  /** The same with the numbers of blocks; none of a text that is gone. */
  path: z.exactOptional(pathSchema),
  /** Where it stands, in words. */
  where: z.string(),
  state: translationStateSchema,
  source: z.string(),
  /** The text that the translation was made from, if it is another one. */
  before: z.exactOptional(z.string()),
  text: z.exactOptional(z.string()),
  isMarkdown: z.exactOptional(z.boolean()),
  /** The most characters that the field takes. */
  max: z.exactOptional(z.number()),
})
export type TranslationUnit = z.infer<typeof translationUnitSchema>

const translatedFileSchema = z.object({
  /** The source and its mirror, from the root of the repository. */
  file: z.string(),
  mirror: z.string(),
  /** The address in the studio of a shared file that the page shows; none of the page itself. */
  shared: z.exactOptional(z.string()),
  units: z.array(translationUnitSchema),
})
export type TranslatedFile = z.infer<typeof translatedFileSchema>

export const translationRequestSchema = z.object({ address: nameSchema, tag: nameSchema })

/** A page in a language. */
export const translationSchema = z.object({
  files: z.array(translatedFileSchema),
  /** Its address in the language; none of a page that the language does not have. */
  address: z.exactOptional(z.string()),
  /** Why it cannot be begun here, such as a page that follows a template. */
  begins: z.enum(['mirror', 'template', 'shared']),
  /** What the frame shows; missing if the page has errors in the language, or while its pictures are drawn. */
  view: z.exactOptional(frameViewSchema),
})
export type Translation = z.infer<typeof translationSchema>

/** A translation as a person has written it, over the texts that they saw. */
export const translateRequestSchema = z.object({
  tag: nameSchema,
  /** The source file, from the root of the repository. */
  file: nameSchema,
  key: z.string(),
  /** The text of the source, and the translation before; none if there was none. */
  source: z.string(),
  seen: z.exactOptional(z.string()),
  /** The translation; an empty one is taken away. The same one again says that it is still right. */
  text: z.string(),
})

/** The source files, from the root of the repository. */
export const removeUnusedSchema = z.object({ tag: nameSchema, files: z.array(nameSchema) })

export const beginRequestSchema = z.object({
  address: nameSchema,
  tag: nameSchema,
  /** The address of the page in the language; left out, that of the source behind the tag. */
  path: z.exactOptional(z.string()),
})

/** How much of each file is translated into a language. */
export const translationCountsSchema = z.array(
  z.object({
    tag: z.string(),
    texts: z.number(),
    done: z.number(),
    files: z.array(
      z.object({
        /** The page or the shared file, by its address in the studio. */
        address: z.string(),
        texts: z.number(),
        done: z.number(),
        states: z.partialRecord(translationStateSchema, z.number()),
      }),
    ),
    /** Addresses of pages that the language does not have. */
    pagesWithout: z.array(z.string()),
  }),
)
export type TranslationCounts = z.infer<typeof translationCountsSchema>
