import * as z from 'zod/mini'
import { diagnosticSchema, nameSchema } from './content-values.ts'
import { changeWordsSchema, commitNameSchema } from './history.ts'

/** What server and shell exchange for the view “Changes”. */

/** A file of the site that differs from the last commit. */
const changedFileSchema = z.object({
  /** Its path below the content folder, and from the root of the repository. */
  name: z.string(),
  file: z.string(),
  state: z.enum(['changed', 'new', 'deleted', 'moved']),
  /** The name that a moved file had. */
  from: z.exactOptional(z.string()),
  /** Its title as a person knows it: that of a page as visitors read it. */
  title: z.string(),
  /** Its address in the studio, if it has one. */
  address: z.exactOptional(z.string()),
  /** The template that it follows, if it is a generated page. */
  template: z.exactOptional(z.string()),
  /** The tag of the language of a mirror, and how many of its translations say something else. */
  language: z.exactOptional(z.string()),
  texts: z.exactOptional(z.number()),
  /** What changed in it; empty for a file that is new or deleted, or has no fields. */
  changes: z.array(changeWordsSchema),
})
export type ChangedFileModel = z.infer<typeof changedFileSchema>

/** What differs from the last commit, and what can be done with it. */
export const changedFilesSchema = z.object({
  /** Why nothing can be compared. */
  refused: z.exactOptional(z.string()),
  files: z.array(changedFileSchema),
  /** Pages, shared files, and what pages show that git ignores: no commit has them. */
  ignored: z.array(z.string()),
  /** The branch that is checked out; missing if there is none. */
  branch: z.exactOptional(z.string()),
  /** Why the branch cannot take a commit now. */
  refusedCommit: z.exactOptional(z.string()),
  hasRemote: z.boolean(),
  /** What the commits say that are not at `origin` yet, each by its first line; the newest first. */
  unpushed: z.array(z.string()),
})
export type Changes = z.infer<typeof changedFilesSchema>

/** How many files differ from the last commit; missing if nothing can be compared. */
export const changeCountSchema = z.object({ count: z.exactOptional(z.number()) })
export type ChangeCount = z.infer<typeof changeCountSchema>

/** Which side counts where others have changed the same, by the id of the conflict: of the versions that a person has seen. */
const originChoicesSchema = z.record(
  z.string(),
  z.strictObject({ side: z.enum(['mine', 'theirs', 'both']), seen: z.string() }),
)
export type OriginChoices = Readonly<z.infer<typeof originChoicesSchema>>

/** The files that a person has ticked, and what the commit says. */
export const commitRequestSchema = z.object({
  names: z.array(z.string()),
  message: z.string().check(z.trim(), z.minLength(1, 'is empty: write what was changed.')),
  choices: z.exactOptional(originChoicesSchema),
})
export type CommitRequest = z.infer<typeof commitRequestSchema>

/** The same, and the proposal that a further round goes into, also where a person may not publish; a new one if missing. */
export const proposeRequestSchema = z.extend(commitRequestSchema, { into: z.exactOptional(z.string()) })
export type ProposeRequest = z.infer<typeof proposeRequestSchema>

/**
 * What others have pushed to `origin` since the last commit, in words: who changed how much. `unasked` says why `origin` could
 * not be asked.
 */
export const originWordsSchema = z.object({
  since: z.exactOptional(z.string()),
  unasked: z.exactOptional(z.string()),
})

/** A commit on the current branch. `note` says what a person has to do yet. */
const committedSchema = z.extend(originWordsSchema, {
  kind: z.enum(['committed', 'nothing']),
  commit: z.string(),
  branch: z.string(),
  note: z.exactOptional(z.string()),
})
export type Committed = Omit<z.infer<typeof committedSchema>, 'kind'>

/**
 * What was changed here and at `origin` in two ways: a value of a file, or a file as a whole, by its name and its title. It has
 * both versions, without one where it was deleted. `seen` is the hash of both files.
 */
const originConflictSchema = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  /** Where the value is, in words; missing for a whole file. */
  place: z.exactOptional(z.string()),
  mine: z.exactOptional(z.string()),
  theirs: z.exactOptional(z.string()),
  /** Both versions of a picture, as data addresses. */
  pictures: z.exactOptional(z.object({ mine: z.exactOptional(z.string()), theirs: z.exactOptional(z.string()) })),
  canKeepBoth: z.boolean(),
  seen: z.string(),
})
export type OriginConflict = z.infer<typeof originConflictSchema>

/** Others have changed the same. Nothing was committed. `since` says who changed how much. */
const originConflictsSchema = z.object({
  kind: z.literal('conflicts'),
  since: z.string(),
  conflicts: z.array(originConflictSchema),
})
export type OriginConflicts = z.infer<typeof originConflictsSchema>

/** What became of a commit; `nothing` if everything is at `origin` already, whose newest commit is then checked out. `since` says who changed how much before, if somebody did. */
export const commitOutcomeSchema = z.discriminatedUnion('kind', [committedSchema, originConflictsSchema])
export type CommitOutcome = z.infer<typeof commitOutcomeSchema>

/** A proposal of this machine: its branch, what its commit says and when, and the files that it changes. */
export const proposedSchema = z.object({
  branch: z.string(),
  subject: z.string(),
  at: z.string(),
  /** At origin as it is here; changed there by somebody else; merged; withdrawn; or on this machine alone. */
  state: z.enum(['open', 'changed', 'merged', 'withdrawn', 'here']),
  /** Who has changed it at origin. */
  by: z.exactOptional(z.array(z.string())),
  names: z.array(z.string()),
  /** The address that asks for it to be merged. */
  compare: z.exactOptional(z.string()),
})
export type Proposed = z.infer<typeof proposedSchema>

/** Asks for what others have pushed, with what was chosen. */
export const updateRequestSchema = z.object({ choices: z.exactOptional(originChoicesSchema) })

/** Where a proposal went. */
export const sentSchema = z.discriminatedUnion('kind', [
  /** To the remote; `compare` is the address at which it can be made a request to merge. */
  z.object({ kind: z.literal('pushed'), remote: z.string(), compare: z.exactOptional(z.string()) }),
  /** It stays on this machine: why. */
  z.object({ kind: z.literal('stored'), why: z.string() }),
  /** There is no remote: into a file, to be sent by hand. */
  z.object({ kind: z.literal('patch'), file: z.string() }),
])
export type Sent = z.infer<typeof sentSchema>

/** The site would have errors. Nothing was committed. */
const siteErrorsSchema = z.object({
  kind: z.literal('errors'),
  total: z.number(),
  problems: z.array(z.object({ diagnostic: diagnosticSchema, address: z.exactOptional(z.string()) })),
})
export type SiteErrors = z.infer<typeof siteErrorsSchema>

/** Everything that is ticked is at `origin` already, published or in the proposal that it was to go into. Nothing was committed. */
const nothingSchema = z.object({
  kind: z.literal('nothing'),
  since: z.exactOptional(z.string()),
  isProposed: z.exactOptional(z.boolean()),
})

/** A commit that rests on what others have pushed to `origin`. `note` says what a person has to do yet. */
const sentCommitSchema = z.extend(originWordsSchema, {
  commit: z.string(),
  /** Which pages change, as `npm run diff` says. */
  report: z.string(),
  /** Addresses of the pages that get a new day of change. */
  days: z.array(z.string()),
  note: z.exactOptional(z.string()),
})

const proposedAsSchema = z.extend(sentCommitSchema, {
  kind: z.literal('proposed'),
  branch: z.string(),
  sent: sentSchema,
})

export const proposalSchema = z.discriminatedUnion('kind', [
  originConflictsSchema,
  siteErrorsSchema,
  nothingSchema,
  proposedAsSchema,
])
export type Proposal = z.infer<typeof proposalSchema>

/** What became of a publication: a proposal where a person may not publish, and `note` says why. */
export const publishedSchema = z.discriminatedUnion('kind', [
  originConflictsSchema,
  siteErrorsSchema,
  nothingSchema,
  proposedAsSchema,
  /** The commit is at the remote; without one it is on this machine. */
  z.extend(sentCommitSchema, { kind: z.literal('published'), remote: z.exactOptional(z.string()) }),
])
export type Published = z.infer<typeof publishedSchema>

/** Something that was published. */
export const publicationSchema = z.object({
  commit: z.string(),
  author: z.string(),
  /** When it was committed: an ISO date with time. */
  at: z.string(),
  /** The first line of what the commit says. */
  subject: z.string(),
  isTakenBack: z.boolean(),
})
export type Publication = z.infer<typeof publicationSchema>

/** A line of the answer to a long call: what it does, and in the end its result or why there is none. */
export const progressSchema = z.union([
  z.object({ step: z.string() }),
  z.object({ result: z.unknown() }),
  z.object({ message: z.string() }),
])
export type Progress = z.infer<typeof progressSchema>

/** Takes a publication back, with what was chosen. */
export const takeBackRequestSchema = z.object({
  commit: commitNameSchema,
  choices: z.exactOptional(originChoicesSchema),
})

/** Discards all that has changed in a file since the last commit, or one change of it. */
export const discardRequestSchema = z.object({
  name: nameSchema,
  change: z.exactOptional(z.string()),
  /** Write also what adds an error. */
  anyway: z.exactOptional(z.boolean()),
})
export type DiscardRequest = z.infer<typeof discardRequestSchema>
