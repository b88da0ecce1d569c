import { isDeepStrictEqual } from 'node:util'
import { stringify } from 'yaml'
import { type Edit, type EditPath, valueIn } from '../../../../schema/edit.ts'
import { parentPath } from '../../../content/edit/edit-path.ts'
import { editedValue } from '../../../content/edit/edited-value.ts'
import { kindOf, nameOf } from '../../../content/edit/entry-identity.ts'
import { say } from '../../words/say.ts'
import { mappedEdits } from './mapped-edits.ts'
import { mergedValue } from './merge-values.ts'

/** What tells an entry from others of its list. */
const identityOf = (entry: unknown) => [kindOf(entry), nameOf(entry)]

/**
 * Whether a path leads to the same value in two states of a file. In a list that has grown or shrunk, the same index
 * may lead to a different entry.
 */
function leadsToSame(before: unknown, now: unknown, path: EditPath): boolean {
  return path.every((_, length) => {
    const [one, other] = [valueIn(before, path.slice(0, length)), valueIn(now, path.slice(0, length))]
    if (!Array.isArray(one)) return !Array.isArray(other)
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      isDeepStrictEqual(one.map(identityOf), other.map(identityOf))
    )
  })
}

/** What an edit depends on: the value that it replaces, or the list whose entries it moves. */
const guarded = ({ kind, path }: Edit): EditPath =>
  kind !== 'set' && typeof path.at(-1) === 'number' ? parentPath(path) : path

/**
 * Whether edits that are based on `before` can be applied to `now` without changing what somebody else has written. What
 * has the new value already may have been written by the same edit, whose answer did not arrive.
 */
const isUntouched = (before: unknown, now: unknown, edits: readonly Edit[]): boolean =>
  edits.every((edit) => {
    const path = guarded(edit)
    const values = [valueIn(before, path), ...(edit.kind === 'set' ? [edit.value] : [])]
    return leadsToSame(before, now, path) && values.some((value) => isDeepStrictEqual(value, valueIn(now, path)))
  })

/** How often a list has an entry. */
const countIn = (list: unknown, entry: unknown) =>
  Array.isArray(list) ? list.filter((one) => isDeepStrictEqual(one, entry)).length : 0

/** An edit at its path in `now`, with what both sides have done to its value; `undefined` if that is a question. */
function rebasedEdit({ before, now }: { before: unknown; now: unknown }, edit: Edit, to: Edit): Edit[] | undefined {
  const [was, is] = [valueIn(before, edit.path), valueIn(now, to.path)]
  if (edit.kind === 'move') return [to]
  if (edit.kind === 'delete') return isDeepStrictEqual(was, is) ? [to] : undefined
  if (edit.kind === 'insert' && typeof edit.path.at(-1) === 'number') {
    const [list, there] = [parentPath(edit.path), parentPath(to.path)]
    // It was written already, by the same edit whose answer did not arrive, or by somebody who wrote the same.
    const isThere = countIn(valueIn(now, there), edit.value) > countIn(valueIn(before, list), edit.value)
    return isThere ? [] : [to]
  }
  const { value, conflicts } = mergedValue({ base: was, mine: edit.value, theirs: is }, [], () => undefined)
  if (conflicts.length > 0) return undefined
  return [{ kind: 'set', path: to.path, value }]
}

/**
 * Edits that are based on `before`, as edits of `now` that lose nothing of what somebody else has written there. `undefined` if
 * both have changed the same value, or if one is gone.
 */
export function rebasedEdits(before: unknown, now: unknown, edits: readonly Edit[]): Edit[] | undefined {
  if (isUntouched(before, now, edits)) return [...edits]
  const mapped = mappedEdits(before, now, edits)
  const rebased = mapped?.map((to, index) => rebasedEdit({ before, now }, edits[index] as Edit, to))
  return rebased?.includes(undefined) ? undefined : (rebased as Edit[][] | undefined)?.flat()
}

/** A value as a person reads it: a text as it is, all else as YAML. */
export const shownValue = (value: unknown): string =>
  typeof value === 'string' ? value : stringify(value, { lineWidth: 0 }).trimEnd()

/**
 * Both versions of a conflict: what edits would write, and what the file has now at the paths to which they lead there. One that
 * is missing was deleted; without these paths, what the edits are about is gone.
 */
export function shownVersions(
  edits: readonly Edit[],
  mapped: readonly Edit[] | undefined,
  { before, now }: { before: unknown; now: unknown },
): { mine?: string; theirs?: string; isGone?: true } {
  const mine = edits.flatMap((edit) =>
    'value' in edit ? [shownValue(edit.value)] : edit.kind === 'move' ? [say().server.changes.otherOrder] : [],
  )
  const theirs = mapped?.map((edit) => valueIn(now, edit.kind === 'delete' ? edit.path : guarded(edit))) ?? []
  const found = theirs.filter((value) => value !== undefined)
  const wasThere = edits.some(({ path }) => valueIn(before, path) !== undefined)
  return {
    ...(mine.length > 0 && { mine: mine.join('\n') }),
    ...((found.length > 0 || !wasThere) && { theirs: found.map(shownValue).join('\n') }),
    ...(mapped === undefined && { isGone: true }),
  }
}

/** The path of the entry of a list that an edit changes, if it may stand there twice: it has no name, and is no block. */
export function repeatableEntry(value: unknown, edits: readonly Edit[]): EditPath | undefined {
  const [edit, ...others] = edits
  const depth = edit?.path.findLastIndex((key) => typeof key === 'number') ?? -1
  if (edit?.kind !== 'set' || others.length > 0 || depth === -1) return undefined
  const path = edit.path.slice(0, depth + 1)
  const entry = valueIn(value, path)
  return kindOf(entry) === undefined && nameOf(entry) === undefined ? path : undefined
}

/** The edit that writes an entry of `before`, with an edit, beside what it is in `now`. */
export function besideEdit(before: unknown, edit: Edit, to: Edit): Edit {
  const from = repeatableEntry(before, [edit]) ?? []
  const entry = { entry: structuredClone(valueIn(before, from)) }
  const { entry: value } = editedValue(entry, {
    ...edit,
    path: ['entry', ...edit.path.slice(from.length)],
  }) as typeof entry
  const at = to.path.slice(0, from.length)
  return { kind: 'insert', path: [...parentPath(at), Number(at.at(-1)) + 1], value }
}
