import { z } from 'zod'

/** Note of a build, beside its pages: what each public page of it says, as a hash. */
export const contentsFile = '_contents.json'

export const contentsSchema = z.strictObject({
  /** Origin of the addresses, `https://www.example.com`. */
  origin: z.url(),
  /** Path → hash. */
  pages: z.record(z.string().startsWith('/'), z.string()),
})
export type Contents = z.infer<typeof contentsSchema>
