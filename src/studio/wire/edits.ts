import * as z from 'zod/mini'
import { diagnosticSchema, editSchema, nameSchema } from './content-values.ts'
import { frameViewSchema, historySchema, pageSchema } from './page.ts'
import { themeLookSchema } from './theme.ts'

/** What server and shell of the studio exchange to edit files. */

/** Edits of one file. */
export const fileEditsSchema = z.object({
  file: nameSchema,
  /** The hash of the file that the edits are based on. */
  hash: z.string(),
  /** The hash of the version of a conflict that a person has seen, and writes over. */
  over: z.exactOptional(z.string()),
  /** Beside that version: the entry of the list stays as it is there, and comes again with the edit. */
  isBeside: z.exactOptional(z.literal(true)),
  edits: z.array(editSchema),
  /** In place of edits: the whole text as a person has typed it, with `\n` as line breaks. */
  text: z.exactOptional(z.string()),
  /**
   * The edits of a page that follows a template belong in the template: it is written, and the pages that follow it.
   * No other file can be in the same request.
   */
  inTemplate: z.exactOptional(z.boolean()),
})
export type FileEdits = z.infer<typeof fileEditsSchema>

/** Edits that belong together: all are written, or none, and one Undo undoes all of them. */
export const editRequestSchema = z.object({
  files: z.array(fileEditsSchema).check(
    z.minLength(1, 'names no file.'),
    z.refine(
      (files) => files.length === 1 || !files.some(({ inTemplate }) => inTemplate),
      'has other files beside a template: an edit of a template is a request of its own.',
    ),
  ),
  /** What the edits do, in words for Undo: `Edit title`. */
  label: z.string(),
  /** Write also what adds an error. */
  anyway: z.exactOptional(z.boolean()),
})
export type EditRequest = z.infer<typeof editRequestSchema>

/**
 * A file that was written, with the hash on which the tab that wrote it bases its next edits. The hash of a deleted
 * file is empty.
 */
const writtenFileSchema = z.object({ file: z.string(), hash: z.string() })
export type WrittenFile = z.infer<typeof writtenFileSchema>

/** The text of a file, with `\n` as line breaks. */
export const seenTextSchema = z.object({
  file: z.string(),
  hash: z.string(),
  text: z.string(),
  /** The revision of the content. */
  revision: z.number(),
})
export type SeenText = z.infer<typeof seenTextSchema>

/** Files were written. */
const savedSchema = z.object({
  kind: z.literal('saved'),
  files: z.array(writtenFileSchema),
  history: historySchema,
  revision: z.number(),
  /** The page that the request named as shown, after the edit; missing if it is gone. */
  page: z.exactOptional(pageSchema),
})
export type Saved = z.infer<typeof savedSchema>

/** Why nothing was written. */
export const stoppedSchema = z.discriminatedUnion('kind', [
  /** The edits would add these errors. `isFinal`: they cannot even be written with them. */
  z.object({
    kind: z.literal('held'),
    diagnostics: z.array(diagnosticSchema),
    isFinal: z.exactOptional(z.boolean()),
  }),
  /** The file was changed elsewhere at the same place. */
  z.object({
    kind: z.literal('conflict'),
    file: z.string(),
    hash: z.string(),
    /** Both versions; one that is missing was deleted. */
    mine: z.exactOptional(z.string()),
    theirs: z.exactOptional(z.string()),
    /** What was edited is gone, or cannot be distinguished from others beside it: mine cannot be written. */
    isGone: z.exactOptional(z.literal(true)),
    /** What was edited is in an entry of a list that may stand there twice. */
    canKeepBoth: z.exactOptional(z.literal(true)),
    /** The text of the file with the version of this tab where it was changed in two ways, if a text was typed. */
    merged: z.exactOptional(z.string()),
  }),
  /** The edits cannot be applied. */
  z.object({ kind: z.literal('refused'), message: z.string() }),
])
export type Stopped = z.infer<typeof stoppedSchema>

export const editResultSchema = z.discriminatedUnion('kind', [savedSchema, stoppedSchema])
export type EditResult = z.infer<typeof editResultSchema>

/**
 * A page with edits that are not written; of edits of the theme, only its look. All are missing if the edits cannot be
 * applied.
 */
export const trialSchema = z.object({
  diagnostics: z.exactOptional(z.array(diagnosticSchema)),
  view: z.exactOptional(frameViewSchema),
  look: z.exactOptional(themeLookSchema),
})
export type Trial = z.infer<typeof trialSchema>

/** A block from the clipboard: its value, and its YAML with comments. */
export const clipboardEntrySchema = z.object({ value: z.record(z.string(), z.unknown()), yaml: z.string() })
export type ClipboardEntry = z.infer<typeof clipboardEntrySchema>
