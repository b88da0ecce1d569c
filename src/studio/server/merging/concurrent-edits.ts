import { isDeepStrictEqual } from 'node:util'
import { stringify } from 'yaml'
import { type Edit, type EditPath, valueIn } from '../../../../schema/edit.ts'
import { parentPath } from '../../../content/edit/edit-path.ts'
import { kindOf, nameOf } from '../../../content/edit/entry-identity.ts'

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
export const isUntouched = (before: unknown, now: unknown, edits: readonly Edit[]): boolean =>
  edits.every((edit) => {
    const path = guarded(edit)
    const values = [valueIn(before, path), ...(edit.kind === 'set' ? [edit.value] : [])]
    return leadsToSame(before, now, path) && values.some((value) => isDeepStrictEqual(value, valueIn(now, path)))
  })

const shown = (value: unknown) => (typeof value === 'string' ? value : stringify(value, { lineWidth: 0 }).trimEnd())

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
    'value' in edit ? [shown(edit.value)] : edit.kind === 'move' ? ['In a different order'] : [],
  )
  const theirs = mapped?.map((edit) => valueIn(now, edit.kind === 'delete' ? edit.path : guarded(edit))) ?? []
  const found = theirs.filter((value) => value !== undefined)
  const wasThere = edits.some(({ path }) => valueIn(before, path) !== undefined)
  return {
    ...(mine.length > 0 && { mine: mine.join('\n') }),
    ...((found.length > 0 || !wasThere) && { theirs: found.map(shown).join('\n') }),
    ...(mapped === undefined && { isGone: true }),
  }
}
