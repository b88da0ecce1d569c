import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { encoded } from '../../../content/edit/edit-file.ts'
import { decode } from '../../../content/parse/source.ts'
import { mergeTexts } from '../../merge-texts.ts'
import type { OriginChoices, OriginConflict } from '../../wire/publish.ts'
import { withOwnBreaks, withPlainBreaks } from '../merging/typed-text.ts'
import { fileTitle } from './file-changes.ts'
import { bytesIfThere } from './file-history.ts'
import type { Since } from './origin.ts'
import type { Repository } from './repository.ts'
import { bytesOf } from './site-changes.ts'

/** The bytes of a file; `undefined` for one that is not there. */
type Bytes = Buffer | undefined

type States = { base: Bytes; mine: Bytes; theirs: Bytes }

/**
 * Files with the changes of both sides, by path below the content folder; `undefined` for one that is deleted. `files` come from
 * those on the disk, `committed` from those that commits of this branch have changed. `read` has what was on the disk.
 */
export type Merged = {
  files: Map<string, Bytes>
  committed: Map<string, Bytes>
  read: Map<string, Bytes>
  conflicts: OriginConflict[]
}

/** Whether two files are the same, byte for byte. */
export const isSame = (one: Bytes, other: Bytes): boolean =>
  one === undefined || other === undefined ? one === other : one.equals(other)

/** The text of a file; `undefined` if it is no text. */
function textOf(bytes: Bytes): string | undefined {
  if (bytes === undefined) return ''
  const { text, badAt } = decode(bytes)
  return badAt === undefined ? text : undefined
}

/** Hash of the versions that a choice is between. */
function hashOf(versions: readonly Bytes[]): string {
  const hash = createHash('sha256')
  for (const bytes of versions) hash.update(`${bytes?.length}\n`).update(bytes ?? '')
  return hash.digest('hex')
}

const shown = (bytes: Buffer): string => textOf(bytes) ?? 'A file that is no text, such as a picture.'

/** Both versions of a file that counts as a whole, without one that was deleted. */
const shownVersions = ({ mine, theirs }: States) => ({
  ...(mine && { mine: shown(mine) }),
  ...(theirs && { theirs: shown(theirs) }),
})

function plainText(bytes: Buffer | undefined): string | undefined {
  const text = textOf(bytes)
  return text && withPlainBreaks(text)
}

/**
 * Merges the changes of both sides. Where both have changed the same, `choice` says which one counts. A text keeps the byte
 * order mark and the line breaks of the working file.
 */
function mergedFile(states: States, choice: 'mine' | 'theirs' | undefined) {
  const { base, mine, theirs } = states
  if (isSame(mine, theirs)) return { bytes: theirs }
  const [own, other] = [plainText(mine), plainText(theirs)]
  // What one side has deleted, and what is no text, is taken as a whole.
  if (base === undefined || mine === undefined || theirs === undefined || own === undefined || other === undefined) {
    if (choice) return { bytes: states[choice] }
    return { conflict: shownVersions(states) }
  }
  const before = plainText(base) ?? ''
  const { text, conflict } = choice === 'theirs' ? mergeTexts(before, other, own) : mergeTexts(before, own, other)
  if (conflict && choice === undefined) return { conflict }
  return { bytes: Buffer.from(encoded(withOwnBreaks(text, textOf(mine) ?? ''), mine)) }
}

type Request = {
  since: Since
  /** The files that are merged as they are on the disk. */
  names: readonly string[]
  /** Those of them that are committed, in place of what earlier commits say; all of them if missing. */
  ticked?: readonly string[]
  choices: OriginChoices
  /** The titles of pages as visitors read them, by address. */
  titles: ReadonlyMap<string, string>
}

/** The paths below the content folder of what was changed on both sides: on the disk, or by commits of this branch. */
function changedTwice({ prefix }: Repository, { since, names }: Request): Map<string, { isCommitted: boolean }> {
  const [theirs, own] = [new Set(since.paths), new Set(since.own)]
  const committed = since.own.flatMap((path) => (path.startsWith(prefix) ? [path.slice(prefix.length)] : []))
  const both = [...names, ...committed].filter((name) => theirs.has(prefix + name))
  return new Map(both.map((name) => [name, { isCommitted: own.has(prefix + name) }]))
}

/**
 * Merges files, as they are on the disk and in the commits of this branch, with what came from `origin`. A choice counts for the
 * versions that a person has seen: of others the question comes again.
 */
export async function mergeOrigin(repository: Repository, request: Request): Promise<Merged> {
  const { since, names, ticked = names, choices, titles } = request
  const { folder, head } = repository
  const [onDisk, toCommit] = [new Set(names), new Set(ticked)]
  const merged: Merged = { files: new Map(), committed: new Map(), read: new Map(), conflicts: [] }
  for (const [name, { isCommitted }] of changedTwice(repository, request)) {
    const [base, theirs] = [
      await bytesIfThere(repository, { commit: since.base, name }),
      await bytesIfThere(repository, { commit: since.commit, name }),
    ]
    const own: { mine: Bytes; to: Map<string, Bytes> }[] = []
    if (onDisk.has(name)) own.push({ mine: await bytesOf(join(folder, name)), to: merged.files })
    for (const { mine } of own) merged.read.set(name, mine)
    if (isCommitted && !toCommit.has(name))
      own.push({ mine: await bytesIfThere(repository, { commit: head, name }), to: merged.committed })
    const seen = hashOf([base, theirs, ...own.map(({ mine }) => mine)])
    const choice = choices[name]?.seen === seen ? choices[name].side : undefined
    const results = own.map(({ mine, to }) => ({ to, ...mergedFile({ base, mine, theirs }, choice) }))
    const conflict = results.find((result) => result.conflict)?.conflict
    if (conflict) {
      const { title } = fileTitle(name, { before: base ?? theirs, after: own[0]?.mine }, titles)
      merged.conflicts.push({ name, title, ...conflict, seen })
    } else for (const { to, bytes } of results) to.set(name, bytes)
  }
  return merged
}
