import { z } from 'zod'

/** File of a build that lists the hash of each public page's main content. */
export const contentsFile = '_contents.json'

export const contentsSchema = z.strictObject({
  /** Origin of the addresses, `https://www.example.com`. */
  origin: z.url(),
  /** Path → hash. */
  pages: z.record(z.string().startsWith('/'), z.string()),
})
export type Contents = z.infer<typeof contentsSchema>
