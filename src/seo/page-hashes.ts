import { z } from 'zod'

/** File of a build that lists the hash of each public page's main content. */
export const pageHashesFile = '_contents.json'

export const pageHashesSchema = z.strictObject({
  /** Origin of the addresses, `https://www.example.com`. */
  origin: z.url(),
  /** Path → hash. */
  pages: z.record(z.string().startsWith('/'), z.string()),
})
export type PageHashes = z.infer<typeof pageHashesSchema>
