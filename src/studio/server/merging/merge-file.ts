import { extname } from 'node:path'
import { bytesInWords } from '../../../../schema/writing/bytes-in-words.ts'
import { encoded } from '../../../content/edit/edit-file.ts'
import { decode } from '../../../content/parse/source.ts'
import { isMirror } from '../../../content/translations/mirror-names.ts'
import { mergeTexts } from '../../merge-texts.ts'
import type { OriginConflict } from '../../wire/publish.ts'
import { shownValue } from './concurrent-edits.ts'
import { isOnlyGenerated, mergeGenerated } from './merge-generated.ts'
import { isLockFile, mergedLock } from './merge-lock.ts'
import type { Side, ValueConflict } from './merge-values.ts'
import { mergeYaml } from './merge-yaml.ts'
import { withOwnBreaks, withPlainBreaks } from './typed-text.ts'

/** The bytes of a file; `undefined` for one that is not there. */
export type Bytes = Buffer | undefined

type States = { base: Bytes; mine: Bytes; theirs: Bytes }

/** Whether two files are the same, byte for byte. */
export const isSame = (one: Bytes, other: Bytes): boolean =>
  one === undefined || other === undefined ? one === other : one.equals(other)

/** The text of a file; `undefined` if it is no text. */
function textOf(bytes: Bytes): string | undefined {
  if (bytes === undefined) return ''
  const { text, badAt } = decode(bytes)
  return badAt === undefined ? text : undefined
}

/** What a file that is no text is, in words. */
const binaryWords = (name: string, bytes: Buffer) =>
  `${extname(name).slice(1).toUpperCase()}, ${bytesInWords(bytes.length)}`

/** Both versions of a file that counts as a whole, without one that was deleted. */
const shownVersions = (name: string, { mine, theirs }: States) => ({
  ...(mine && { mine: textOf(mine) ?? binaryWords(name, mine) }),
  ...(theirs && { theirs: textOf(theirs) ?? binaryWords(name, theirs) }),
})

function plainText(bytes: Buffer | undefined): string | undefined {
  const text = textOf(bytes)
  return text && withPlainBreaks(text)
}

/** A conflict, before it has a title and the hash of what was seen. */
type Conflict = Pick<OriginConflict, 'id' | 'place' | 'mine' | 'theirs' | 'canKeepBoth'>
export type ChoiceOf = (id: string) => Side | undefined
type Result = { bytes: Bytes; conflicts: readonly Conflict[] }

/** A picture or a document that both have added under one name may get two names. What lies in no folder, as the logo of a tab, may not. */
const isNewUpload = (name: string, { base, mine, theirs }: States) =>
  /^_public\/.+\//.test(name) && base === undefined && mine !== undefined && theirs !== undefined

/** A file that counts as a whole: what one side has deleted, and what is no text. */
function wholeFile(name: string, states: States, choiceOf: ChoiceOf): Result {
  const choice = choiceOf(name)
  if (choice !== undefined) return { bytes: choice === 'mine' ? states.mine : states.theirs, conflicts: [] }
  const conflict = { id: name, canKeepBoth: isNewUpload(name, states), ...shownVersions(name, states) }
  return { bytes: states.mine, conflicts: [conflict] }
}

const shownIfThere = ({ mine, theirs }: ValueConflict) => ({
  ...(mine !== undefined && { mine: shownValue(mine) }),
  ...(theirs !== undefined && { theirs: shownValue(theirs) }),
})

/**
 * Merges the changes of both sides: YAML by field and by entry, other texts by line. Where both have changed the same, a choice says
 * which one counts. A text keeps the byte order mark and the line breaks of the working file.
 */
export function mergedFile(name: string, states: States, choiceOf: ChoiceOf): Result {
  const { base, mine, theirs } = states
  if (isSame(mine, theirs)) return { bytes: theirs, conflicts: [] }
  if (isLockFile(name)) return { bytes: mergedLock(states), conflicts: [] }
  const [own, other] = [plainText(mine), plainText(theirs)]
  const only = mine === undefined ? other : theirs === undefined ? own : undefined
  if (only !== undefined && isOnlyGenerated(only)) return { bytes: theirs, conflicts: [] }
  if (mine === undefined || theirs === undefined || own === undefined || other === undefined)
    return wholeFile(name, states, choiceOf)
  const result = (text: string) => Buffer.from(encoded(withOwnBreaks(text, textOf(mine) ?? ''), mine))
  const before = base && plainText(base)
  const texts = { base: before, mine: own, theirs: other }
  const choose = ({ id }: ValueConflict) => choiceOf(`${name} ${id}`)
  const byEntry = name.endsWith('.yaml')
    ? (mergeGenerated(texts, choose) ?? mergeYaml(texts, choose, { isMirror: isMirror(name) }))
    : undefined
  if (byEntry) {
    const conflicts = byEntry.conflicts.map((one) => ({
      id: `${name} ${one.id}`,
      place: one.place,
      canKeepBoth: one.canKeepBoth,
      ...shownIfThere(one),
    }))
    return { bytes: result(byEntry.text), conflicts }
  }
  if (before === undefined) return wholeFile(name, states, choiceOf)
  const choice = choiceOf(name)
  const { text, conflict } = choice === 'theirs' ? mergeTexts(before, other, own) : mergeTexts(before, own, other)
  const conflicts = conflict && choice === undefined ? [{ id: name, canKeepBoth: false, ...conflict }] : []
  return { bytes: result(text), conflicts }
}
