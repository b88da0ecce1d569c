import * as z from 'zod/mini'
import { diagnosticSchema, list } from './content-values.ts'
import { fileEditsSchema, stoppedSchema } from './edits.ts'
import { changeWordsSchema } from './history.ts'

/** What server and shell exchange about what edits would do to pages before they are written. */

/** A page that keeps words of its own where a template changes. */
const ownWordsSchema = z.object({
  address: z.string(),
  title: z.string(),
  /** Its file and the hash of it, on which the edit is based that removes its own words. */
  file: z.string(),
  hash: z.string(),
  /** The paths in the file of these words. */
  paths: z.array(z.array(z.string())),
})
export type OwnWords = z.infer<typeof ownWordsSchema>

/** How many pages edits would change. */
export const effectCountSchema = z.discriminatedUnion('kind', [
  stoppedSchema,
  z.object({
    kind: z.literal('counted'),
    /** How many pages say or list something else. */
    changed: z.number(),
    /** What changes around the blocks of every page, such as in the header, in words; empty if nothing does. */
    around: z.array(changeWordsSchema),
    /** The first pages that follow the template, and keep words of their own at these places. */
    own: z.array(ownWordsSchema),
    /** How many such pages there are. */
    owning: z.number(),
    /** How many pages show the template or the shared section, and stay as they are. */
    unchanged: z.number(),
    /** Errors that pages or shared files would have. */
    diagnostics: z.array(diagnosticSchema),
  }),
])
export type EffectCount = z.infer<typeof effectCountSchema>

/** Which places are shown. */
export const placesRequestSchema = z.object({
  /** The template or another shared file, from the root of the repository. */
  of: z.string(),
  files: list(fileEditsSchema),
  /** The entry of the template whose blocks are shown where nothing changes. */
  entry: z.optional(z.int().check(z.nonnegative())),
  /** Words of the names and the addresses of the pages. */
  filter: z.string().check(z.maxLength(200)),
  /** How many places are left out before the first one. */
  skip: z.int().check(z.nonnegative()),
})

/** A page as it would be. */
const shownPlaceSchema = z.object({
  address: z.string(),
  /** The names of its records, or its title. */
  name: z.string(),
  changes: z.array(changeWordsSchema),
  /** Whether it has words of its own in these blocks. */
  hasOwnWords: z.boolean(),
  /** Whether it could not be shown, because it would have errors. */
  hasErrors: z.boolean(),
  /** The blocks that change, as HTML before and after; missing while their pictures are drawn, or with errors. */
  before: z.exactOptional(z.string()),
  after: z.exactOptional(z.string()),
})
export type ShownPlace = z.infer<typeof shownPlaceSchema>

export const placesSchema = z.discriminatedUnion('kind', [
  stoppedSchema,
  z.object({
    kind: z.literal('places'),
    places: z.array(shownPlaceSchema),
    /** How many pages there are to choose from. */
    total: z.number(),
    /** The styles of their blocks, and the attributes of their documents. */
    styles: z.string(),
    language: z.string(),
    direction: z.string(),
    diagnostics: z.array(diagnosticSchema),
  }),
])
export type Places = z.infer<typeof placesSchema>
