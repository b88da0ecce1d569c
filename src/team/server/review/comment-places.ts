import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { type EditPath, valueIn } from '../../../../schema/edit.ts'
import type { ValueChange } from '../../../content/compare/value-changes.ts'
import { fileKind } from '../../../content/parse/file-kind.ts'
import { parse } from '../../../content/parse/parse.ts'
import { decode } from '../../../content/parse/source.ts'
import { pathIn } from '../../../studio/server/publish/file-history.ts'
import { addressOfShared } from '../../../studio/shared-address.ts'
import type { CommentStanding } from '../../review-wire.ts'
import type { Team } from '../team.ts'
import { checkoutsOf } from '../workspaces/workspaces.ts'
import { bytesOf, type TreeEntry, treeChanges } from './tree-changes.ts'

const pathSchema = z.array(z.union([z.string(), z.int().check(z.nonnegative())])).check(z.minLength(1))

/** The path of a place in a file, as comments have it: JSON. `undefined` for any other text. */
export function readPath(place: string): EditPath | undefined {
  try {
    return pathSchema.parse(JSON.parse(place))
  } catch {
    return undefined
  }
}

/** What a change in a file is of, as JSON of a path: a block, else a field of the file, or a text of a generated page. */
export function placeOfChange({ kind, path }: ValueChange): string {
  // What was deleted is in what is still there.
  const there = kind === 'deleted' ? path.slice(0, -1) : path
  const block = there.findLastIndex((key, at) => typeof key === 'number' && (at === 0 || there[at - 1] === 'blocks'))
  return JSON.stringify(there.slice(0, block >= 0 ? block + 1 : there[0] === 'overrides' ? 2 : 1))
}

/** Where a comment stands: the file and the path there, and whether what it is about is as it was. */
export type CommentPlace = { file: string; path: string; standing: CommentStanding }

/** A comment as it was written: `commit` has the files that its author saw. */
type Written = { id: number; file: string; path: string; commit: string }

/** Where comments stand in the files of a commit, by their ids. Those at no place in a file stand where they were written. */
export async function placesOf(
  team: Team,
  comments: readonly Written[],
  shown: string,
): Promise<ReadonlyMap<number, CommentPlace>> {
  const checkouts = checkoutsOf(team)
  const { repository } = checkouts
  const content = await checkouts.content()
  const places = new Map<number, CommentPlace>()
  for (const [commit, written] of Map.groupBy(comments, (one) => one.commit)) {
    const isAsWritten = commit === '' || commit === shown
    const changes = isAsWritten ? [] : await treeChanges(repository, commit, shown)
    const byName = new Map(changes.map((change) => [change.from ?? change.path, change]))
    for (const { id, file, path } of written) {
      const change = byName.get(content + file)
      const at = readPath(path)
      if (!at || !change) places.set(id, { file, path, standing: 'here' })
      else if (!change.before || !change.after) places.set(id, { file, path: '', standing: 'gone' })
      else {
        const [then, now] = [await readValue(change.before), await readValue(change.after)]
        places.set(id, { file: change.path.slice(content.length), ...placeIn(then, now, at) })
      }
    }
  }
  return places

  async function readValue(entry: TreeEntry): Promise<unknown> {
    return parse({ file: '', text: decode(await bytesOf(repository, entry)).text }).value
  }
}

function placeIn(then: unknown, now: unknown, path: EditPath): Omit<CommentPlace, 'file'> {
  const found = pathIn(now, then, path)
  if (found === undefined) return { path: '', standing: 'gone' }
  const isSame = isDeepStrictEqual(valueIn(then, path), valueIn(now, found))
  return { path: JSON.stringify(found), standing: isSame ? 'here' : 'changed' }
}

/** The address of the studio that leads to a path in a file; empty for a file that it does not show. */
export function addressInStudio(file: string, [list, index]: EditPath): string {
  const kind = fileKind(file)
  if (kind.kind === 'page')
    return list === 'blocks' && typeof index === 'number' ? `${kind.path}?at=${index}` : kind.path
  return kind.kind === 'data' ? addressOfShared(kind.name) : ''
}
