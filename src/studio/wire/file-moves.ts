import * as z from 'zod/mini'
import { nameSchema } from './content-values.ts'

/** A file of `_public/` that gets another path, other content, or both. */
export const fileMoveSchema = z.object({
  /** Its path from the root of the repository. */
  file: nameSchema,
  /** The hash of what was uploaded to take its place. */
  upload: z.optional(nameSchema),
  /** The folder among the files of its kind, such as `team`; empty for none, missing for the one that it has. */
  folder: z.optional(z.string()),
  /** Its name without ending; missing for that of the uploaded file, else for its own. */
  name: z.optional(z.string()),
  /** Whether the old file stays, without uses. */
  keepsOld: z.optional(z.boolean()),
})
export type FileMoveRequest = z.infer<typeof fileMoveSchema>

/** What another path of a file leads to. */
export const fileMovePlanSchema = z.object({
  /** Its address then. */
  address: z.string(),
  /** The pages, shared files and other files that change. A file that is neither has no address in the studio. */
  uses: z.array(z.object({ address: z.exactOptional(z.string()), title: z.string(), places: z.number() })),
  /** Why it cannot have another path, in words. */
  refusal: z.exactOptional(z.string()),
  /** Whether the uploaded file can have the old path instead. */
  fitsOldName: z.boolean(),
})
export type FileMovePlan = z.infer<typeof fileMovePlanSchema>
