import * as z from 'zod/mini'
import { nameSchema } from './content-values.ts'

/** What server and shell exchange to create pages and shared files. */

/** A page to create. `copyOf` is the address of another page, `startingPoint` the name of what it begins with. */
export const newPageSchema = z.object({
  address: nameSchema,
  title: z.string(),
  copyOf: z.exactOptional(nameSchema),
  startingPoint: z.exactOptional(z.string()),
  /** A post says on which day it came out: today. */
  isPost: z.exactOptional(z.boolean()),
})
export type NewPageRequest = z.infer<typeof newPageSchema>

/** What a new page can begin with, and which pages are created otherwise. */
export const newPageChoicesSchema = z.object({
  startingPoints: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      description: z.string(),
      /** Its blocks in words. */
      sections: z.array(z.string()),
      /** Why no page can begin with it. */
      problem: z.exactOptional(z.string()),
    }),
  ),
  /** Matrices: their pages come from a template, one for each combination of their records. */
  grids: z.array(
    z.object({
      name: z.string(),
      /** The kind of its pages in words, as the list of pages says it: “City service”. */
      kind: z.string(),
      /** The words for the records that a page is about: “city”, “service”. */
      records: z.array(z.string()),
    }),
  ),
  /** Addresses that are taken by something else than a page, such as an alias. */
  taken: z.array(z.string()),
})
export type NewPageChoices = z.infer<typeof newPageChoicesSchema>

const named = { slug: nameSchema, title: z.string() }

/**
 * A shared file to create: a copy, a record or a fragment with one block, the wording of the site with one word of the
 * engine, by its path such as `search.none`, or another file that a site has once.
 */
export const newSharedFileSchema = z.union([
  z.strictObject({ ...named, copyOf: nameSchema }),
  z.strictObject({
    ...named,
    /** The word for a record, or `fragment`. */
    kind: nameSchema,
    /** The type of the block of a fragment. */
    block: nameSchema,
  }),
  z.strictObject({ wording: nameSchema }),
  z.strictObject({ only: z.enum(['theme', 'redirects']) }),
])
export type NewSharedFile = z.infer<typeof newSharedFileSchema>
