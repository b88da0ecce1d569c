import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { encoded } from '../../../content/edit/edit-file.ts'
import { decode } from '../../../content/parse/source.ts'
import { mergeTexts } from '../../merge-texts.ts'
import type { OriginChoices, OriginConflict } from '../../publish-model.ts'
import { withOwnBreaks, withPlainBreaks } from '../merging/typed-text.ts'
import { bytesIfThere } from './file-history.ts'
import type { Since } from './origin.ts'
import type { Repository } from './repository.ts'
import { bytesOf } from './site-changes.ts'

/** The bytes of a file; `undefined` for one that is not there. */
type Bytes = Buffer | undefined

type States = { base: Bytes; mine: Bytes; theirs: Bytes }

/**
 * Files with the changes of both sides, by path below the content folder; `undefined` for one that is deleted. `read` has what
 * was on the disk.
 */
export type Merged = { files: Map<string, Bytes>; read: Map<string, Bytes>; conflicts: OriginConflict[] }

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
function hashOf({ base, mine, theirs }: States): string {
  const hash = createHash('sha256')
  for (const bytes of [base, mine, theirs]) hash.update(`${bytes?.length}\n`).update(bytes ?? '')
  return hash.digest('hex')
}

const shown = (bytes: Buffer): string => textOf(bytes) ?? 'A file that is no text, such as a picture.'

/** Both versions of a file that counts as a whole, without one that was deleted. */
const shownVersions = ({ mine, theirs }: States) => ({
  ...(mine && { mine: shown(mine) }),
  ...(theirs && { theirs: shown(theirs) }),
})

/**
 * Merges the changes of both sides. Where both have changed the same, `choice` says which one counts. A text keeps the byte
 * order mark and the line breaks of the working file.
 */
function mergedFile(states: States, choice: 'mine' | 'theirs' | undefined) {
  const { base, mine, theirs } = states
  if (isSame(mine, theirs)) return { bytes: theirs }
  const texts = [base, mine, theirs].map(textOf)
  const [before = '', own, other] = texts.map((text) => text && withPlainBreaks(text))
  // What one side has deleted, and what is no text, is taken as a whole.
  if (base === undefined || mine === undefined || theirs === undefined || own === undefined || other === undefined) {
    if (choice) return { bytes: states[choice] }
    return { conflict: shownVersions(states) }
  }
  const { text, conflict } = choice === 'theirs' ? mergeTexts(before, other, own) : mergeTexts(before, own, other)
  if (conflict && choice === undefined) return { conflict }
  return { bytes: Buffer.from(encoded(withOwnBreaks(text, texts[1] ?? ''), mine)) }
}

/**
 * Merges the files of these paths, as they are on the disk, with what came from `origin`. A choice counts for the versions that a
 * person has seen: of others the question comes again.
 */
export async function mergeOrigin(
  repository: Repository,
  { since, names, choices }: { since: Since; names: readonly string[]; choices: OriginChoices },
): Promise<Merged> {
  const { folder, head, prefix } = repository
  const [files, read] = [new Map<string, Bytes>(), new Map<string, Bytes>()]
  const conflicts: OriginConflict[] = []
  const changed = new Set(since.paths)
  for (const name of names) {
    if (!changed.has(prefix + name)) continue
    const states = {
      base: await bytesIfThere(repository, { commit: head, name }),
      mine: await bytesOf(join(folder, name)),
      theirs: await bytesIfThere(repository, { commit: since.commit, name }),
    }
    const seen = hashOf(states)
    const choice = choices[name]?.seen === seen ? choices[name].side : undefined
    const { bytes, conflict } = mergedFile(states, choice)
    if (conflict) conflicts.push({ name, ...conflict, seen })
    else files.set(name, bytes)
    read.set(name, states.mine)
  }
  return { files, read, conflicts }
}
