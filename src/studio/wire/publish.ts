import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { EditPath } from '../../../schema/edit.ts'
import type { FrameView } from './model.ts'

/** A change of a file in words, with the value before and after it; a value that is not there is missing. */
export type ChangeWords = { words: string; before?: string; after?: string }

/** A file of the site that differs from the last commit. */
export type ChangedFileModel = {
  /** Its path below the content folder, and from the root of the repository. */
  name: string
  file: string
  state: 'changed' | 'new' | 'deleted' | 'moved'
  /** The name that a moved file had. */
  from?: string
  /** Its title as a person knows it: that of a page as visitors read it. */
  title: string
  /** Its address in the studio, if it has one. */
  address?: string
  /** The template that it follows, if it is a generated page. */
  template?: string
  /** What changed in it; empty for a file that is new or deleted, or has no fields. */
  changes: ChangeWords[]
}

/** What differs from the last commit, and what can be done with it. */
export type Changes = {
  /** Why nothing can be compared. */
  refused?: string
  files: ChangedFileModel[]
  /** The branch that is checked out; missing if there is none. */
  branch?: string
  /** Why the branch cannot take a commit now. */
  refusedCommit?: string
  hasRemote: boolean
  /** What the commits say that are not at `origin` yet, each by its first line; the newest first. */
  unpushed: string[]
}

/** How many files differ from the last commit; missing if nothing can be compared. */
export type ChangeCount = { count?: number }

/** Which side counts in files that others have changed at the same place, by name: of the versions that a person has seen. */
export type OriginChoices = Readonly<Record<string, { side: 'mine' | 'theirs'; seen: string }>>

/** The files that a person has ticked, and what the commit says. */
export type CommitRequest = { names: string[]; message: string; choices?: OriginChoices }

/**
 * What others have pushed to `origin` since the last commit, in words: who changed how much. `unasked` says why `origin` could
 * not be asked.
 */
export type OriginWords = { since?: string; unasked?: string }

/** A commit on the current branch. `note` says what a person has to do yet. */
export type Committed = OriginWords & { commit: string; branch: string; note?: string }

/**
 * A file that was changed at the same place here and at `origin`, by its name and its title: both versions, without one where it was deleted.
 * `seen` is the hash of both.
 */
export type OriginConflict = { name: string; title: string; mine?: string; theirs?: string; seen: string }

/** Others have changed the same. Nothing was committed. `since` says who changed how much. */
export type OriginConflicts = { kind: 'conflicts'; since: string; conflicts: OriginConflict[] }

/** What became of a commit; `nothing` if everything is at `origin` already, whose newest commit is then checked out. `since` says who changed how much before, if somebody did. */
export type CommitOutcome = ({ kind: 'committed' | 'nothing' } & Committed) | OriginConflicts

/** Where a proposal went. */
export type Sent =
  /** To the remote; `compare` is the address at which it can be made a request to merge. */
  | { kind: 'pushed'; remote: string; compare?: string }
  /** It stays on this machine: why, and what to do. */
  | { kind: 'stored'; why: string; todo: string }
  /** There is no remote: into a file, to be sent by hand. */
  | { kind: 'patch'; file: string }

export type Proposal =
  | OriginConflicts
  /** Nothing was committed. */
  | { kind: 'errors'; total: number; problems: { diagnostic: Diagnostic; address?: string }[] }
  /** Everything that is ticked is at `origin` already. Nothing was committed. */
  | { kind: 'nothing'; since: string }
  /** The proposal rests on what others have pushed to `origin`. `note` says what a person has to do yet. */
  | ({
      kind: 'proposed'
      branch: string
      commit: string
      /** Which pages change, as `npm run diff` says. */
      report: string
      /** Addresses of the pages that get a new day of change. */
      days: string[]
      sent: Sent
      note?: string
    } & OriginWords)

/** What a long call says while it works, and in the end its result or why there is none. */
export type Progress<Result> = { step: string } | { result: Result } | { message: string }

/** A file, or a block in it, as it was in a commit that changed it. */
export type FileVersion = {
  /** Missing for what is not committed yet. */
  commit?: string
  author?: string
  /** When it was committed: an ISO date with time. */
  at?: string
  /** The first line of what the commit says. */
  subject?: string
  /** What changed since the version before it. */
  changes: ChangeWords[]
  /** Whether the commit has changed the template of the page, and so other pages too. */
  isOfTemplate?: boolean
  /** Whether the file, or the block, says the same now. */
  isNow: boolean
  /** The path of the block in this version, if the history is that of a block. */
  path?: EditPath
  /** Blocks of this version that the file has no more. */
  gone: { words: string; path: EditPath; to: EditPath }[]
}

/** The history of a file, or of a block in it; the newest version first. */
export type FileHistory = {
  /** Why there is none. */
  refused?: string
  /** Whether it is of a block of a page that follows a template. */
  followsTemplate?: boolean
  versions: FileVersion[]
}

/** Restores a file from a commit; with `part`, one block of it. */
export type RestoreRequest = {
  file: string
  commit: string
  /** The path of the block in that version, and where it goes: in place of the block there, or before it. */
  part?: { path: EditPath; to: EditPath; isReplacing: boolean }
  /** What is restored, in words for Undo. */
  words: string
  /** Write also what adds an error. */
  anyway?: boolean
}

/** What the frame shows of a page as it was in a commit: no view if it had errors, or while its pictures are drawn. */
export type EarlierView = { view?: FrameView; hasErrors: boolean }
