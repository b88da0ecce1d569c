import * as z from 'zod/mini'
import { diagnosticSchema } from './content-values.ts'
import { stateSchema } from './page.ts'

/** What server and shell exchange to list pages, pictures and problems. */

/** A page in the list of all. */
export const pageListEntrySchema = z.object({
  address: z.string(),
  state: stateSchema,
  /** The title as visitors read it. */
  title: z.string(),
  /** In words: “City service” of a page that follows this template, “Post”, “Page”. */
  kind: z.string(),
  /** The names of the records that it is about, such as its city: “Los Angeles · Ushers”. */
  records: z.string(),
  /** Problems of its file. */
  errors: z.number(),
  warnings: z.number(),
})
export type PageListEntry = z.infer<typeof pageListEntrySchema>

/** The last changes of pages, by their addresses: the day and the author; without both it is not committed yet. */
export const pageChangesSchema = z.record(
  z.string(),
  z.object({ at: z.exactOptional(z.string()), by: z.exactOptional(z.string()) }),
)
export type PageChanges = z.infer<typeof pageChangesSchema>

/** A picture file of the site. */
export const listedPictureSchema = z.object({
  name: z.string(),
  /** Its path from the root of the repository. */
  file: z.string(),
  bytes: z.number(),
  /** In pixels, as it is shown; missing if it cannot be read. */
  width: z.exactOptional(z.number()),
  height: z.exactOptional(z.number()),
  /** The pages, shared files and blocks of the site that use it. A block has no address in the studio. */
  uses: z.array(z.object({ address: z.exactOptional(z.string()), title: z.string() })),
})
export type ListedPicture = z.infer<typeof listedPictureSchema>

/** A file that the site publishes as it is, such as a PDF or a film. */
export const listedFileSchema = z.object({
  address: z.string(),
  /** Its path from the root of the repository. */
  file: z.string(),
  /** In capitals: `PDF`. */
  kind: z.string(),
  bytes: z.number(),
  /** The pages, shared files and blocks of the site that name it. A block has no address in the studio. */
  uses: z.array(z.object({ address: z.exactOptional(z.string()), title: z.string() })),
})
export type ListedFile = z.infer<typeof listedFileSchema>

/** How a page is found and shared. */
export const foundPageSchema = z.object({
  /** The name of the site. */
  site: z.string(),
  /** The title of its document, with what the site adds to it. */
  title: z.string(),
  description: z.string(),
  address: z.string(),
  /** Whether it is hidden from search engines. */
  isHidden: z.boolean(),
  /** Its card in link previews, as a data address. */
  card: z.string(),
})
export type FoundPage = z.infer<typeof foundPageSchema>

/** The problems of all other files than that of one page: how many, and the first of them. */
export const siteProblemsSchema = z.object({
  errors: z.number(),
  warnings: z.number(),
  /** Values of the sample to replace, which are no warnings. */
  samples: z.number(),
  listed: z.array(
    z.object({
      diagnostic: diagnosticSchema,
      /** The address of its page or shared file, or of the one that it translates; missing if the file is neither. */
      address: z.exactOptional(z.string()),
      /** The language of a translation. */
      language: z.exactOptional(z.string()),
    }),
  ),
})
export type SiteProblems = z.infer<typeof siteProblemsSchema>

/** A page and the one that is most like it. */
export const likenessSchema = z.object({
  /** Not all pages are compared yet. */
  isPending: z.exactOptional(z.literal(true)),
  /** From 0 to 1; missing for a page that is not compared, since it is hidden from search engines, or too short. */
  share: z.exactOptional(z.number()),
  other: z.exactOptional(z.object({ address: z.string(), title: z.string() })),
  /** Above which the checks warn, and above which they report an error. */
  limits: z.exactOptional(z.object({ warn: z.number(), error: z.number() })),
})
export type Likeness = z.infer<typeof likenessSchema>

/** The pages that follow a template. */
export const followersSchema = z.object({
  /** The name under which each of the pages has the block. */
  block: z.exactOptional(z.string()),
  /** The words of the records that they name: `city`, `service`. */
  words: z.array(z.string()),
  pages: z.array(
    z.object({
      address: z.string(),
      file: z.string(),
      hash: z.string(),
      records: z.record(z.string(), z.string()),
    }),
  ),
})
export type Followers = z.infer<typeof followersSchema>
