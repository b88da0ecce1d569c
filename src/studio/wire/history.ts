import * as z from 'zod/mini'
import { nameSchema, pathSchema } from './content-values.ts'
import { frameViewSchema } from './page.ts'

/** What server and shell exchange for the history of a file. */

/**
 * A change of a file in words, with the value before and after it; a value that is not there is missing. `id` names one that can be
 * discarded alone.
 */
export const changeWordsSchema = z.object({
  id: z.exactOptional(z.string()),
  words: z.string(),
  /** The key of the field that has another value. */
  field: z.exactOptional(z.string()),
  before: z.exactOptional(z.string()),
  after: z.exactOptional(z.string()),
})
export type ChangeWords = z.infer<typeof changeWordsSchema>

/** A file, or a block in it, as it was in a commit that changed it. */
const fileVersionSchema = z.object({
  /** Missing for what is not committed yet. */
  commit: z.exactOptional(z.string()),
  author: z.exactOptional(z.string()),
  /** When it was committed: an ISO date with time. */
  at: z.exactOptional(z.string()),
  /** The first line of what the commit says. */
  subject: z.exactOptional(z.string()),
  /** What changed since the version before it. */
  changes: z.array(changeWordsSchema),
  /** Whether the commit has changed the template of the page, and so other pages too. */
  isOfTemplate: z.exactOptional(z.boolean()),
  /** Whether the file, or the block, says the same now. */
  isNow: z.boolean(),
  /** The path of the block in this version, if the history is that of a block. */
  path: z.exactOptional(pathSchema),
  /** Blocks of this version that the file has no more. */
  gone: z.array(z.object({ words: z.string(), path: pathSchema, to: pathSchema })),
})
export type FileVersion = z.infer<typeof fileVersionSchema>

/** The history of a file, or of a block in it; the newest version first. */
export const fileHistorySchema = z.object({
  /** Why there is none. */
  refused: z.exactOptional(z.string()),
  /** Whether it is of a block of a page that follows a template. */
  followsTemplate: z.exactOptional(z.boolean()),
  versions: z.array(fileVersionSchema),
})
export type FileHistory = z.infer<typeof fileHistorySchema>

/** Names a commit. */
export const commitNameSchema = z
  .string()
  .check(z.regex(/^(?:HEAD|[0-9a-f]{40,64})$/, 'must be HEAD or the hash of a commit.'))

/** Restores a file from a commit; with `part`, one block of it. */
export const restoreRequestSchema = z.object({
  file: nameSchema,
  commit: commitNameSchema,
  /** The path of the block in that version, and where it goes: in place of the block there, or before it. */
  part: z.exactOptional(z.object({ path: pathSchema, to: pathSchema, isReplacing: z.boolean() })),
  /** What is restored, in words for Undo. */
  words: z.string(),
  /** Write also what adds an error. */
  anyway: z.exactOptional(z.boolean()),
})
export type RestoreRequest = z.infer<typeof restoreRequestSchema>

/** What the frame shows of a page as it was in a commit: no view if it had errors, or while its pictures are drawn. */
export const earlierViewSchema = z.object({ view: z.exactOptional(frameViewSchema), hasErrors: z.boolean() })
export type EarlierView = z.infer<typeof earlierViewSchema>
