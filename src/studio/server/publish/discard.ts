import { formatPath } from '../../../../schema/diagnostic.ts'
import { type Edit, type EditPath, valueIn } from '../../../../schema/edit.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { type ValueChange, valueChanges } from '../../../content/compare/value-changes.ts'
import { parentPath } from '../../../content/edit/edit-path.ts'
import { editText } from '../../../content/edit/edit-text.ts'
import { parse } from '../../../content/parse/parse.ts'
import { decode } from '../../../content/parse/source.ts'
import type { DiscardRequest } from '../../wire/publish.ts'
import { say } from '../../words/say.ts'
import { entryTextIn } from '../merging/list-edits.ts'
import { withPlainBreaks } from '../merging/typed-text.ts'
import type { Files } from '../site-files.ts'
import { changedFiles } from './changed-files.ts'
import { discardId } from './discard-id.ts'
import { changesOf, wordsOf } from './file-changes.ts'
import { bytesIfThere } from './file-history.ts'
import { GitRefused } from './git.ts'
import type { Repository } from './repository.ts'

const valueOfText = (text: string): unknown => parse({ file: '', text }).value

/** Where an entry belongs that was deleted from a list: behind those that stood before it and are still there. */
function placeOf({ path }: ValueChange, changes: readonly ValueChange[]): number {
  const list = formatPath(parentPath(path))
  const indexes = (kind: ValueChange['kind']) =>
    changes.flatMap((one) =>
      one.kind === kind && formatPath(parentPath(one.path)) === list ? [Number(one.path.at(-1))] : [],
    )
  const [index, added] = [Number(path.at(-1)), new Set(indexes('added'))]
  let left = index - indexes('deleted').filter((one) => one < index).length
  let at = 0
  for (; left > 0; at++) if (!added.has(at)) left--
  return at
}

/** The edits that take a change back. `before` and `after` are the texts of both states, `changes` all that differs between them. */
function inverseEdits(change: ValueChange, changes: readonly ValueChange[], before: string, after: string): Edit[] {
  const { path } = change
  const list = parentPath(path)
  switch (change.kind) {
    case 'set':
      // Of a translation, only what differs in it, so that comments in it stay.
      if (isMapping(change.before) && isMapping(change.after))
        return valueChanges(change.before, change.after, path).flatMap((one) => inverseEdits(one, [one], before, after))
      if (change.before !== undefined) return [{ kind: 'set', path, value: change.before }]
      return [{ kind: 'delete', path: lastOfItsGroup(valueOfText(after), path) }]
    case 'added':
      return [{ kind: 'delete', path }]
    case 'moved': {
      const length = (valueIn(valueOfText(after), list) as unknown[]).length
      return [{ kind: 'move', path, to: [...list, Math.min(change.from, length - 1)] }]
    }
    case 'deleted': {
      const { value } = change
      const yaml = entryTextIn(before, valueOfText(before))(list, value)
      return [{ kind: 'insert', path: [...list, placeOf(change, changes)], value, ...(yaml !== undefined && { yaml }) }]
    }
  }
}

/** The path of what goes with a field: own words of a page that would hold nothing go as a whole. */
function lastOfItsGroup(value: unknown, path: EditPath): EditPath {
  const own = valueIn(value, ['overrides'])
  return path[0] === 'overrides' && path.length === 2 && Object.keys(own ?? {}).length === 1 ? ['overrides'] : path
}

/** The text of a file without one of its changes. */
function withoutChange(
  name: string,
  [before, after]: readonly [string, string],
  id: string,
): { text: string; words: string } {
  const changes = changesOf(name, valueOfText(before), valueOfText(after))
  const change = changes.find((one) => discardId(valueOfText(after), one)?.id === id)
  if (change === undefined) throw new GitRefused(say().server.publishing.changeGone)
  const { words } = wordsOf(name, change, [valueOfText(before), valueOfText(after)])
  return { text: editText(after, inverseEdits(change, changes, before, after)), words }
}

/**
 * Discards what has changed in a file since the last commit, or one change of it: as one edit that Undo takes back. A new file goes, and
 * a deleted one comes back.
 */
export async function discard(
  repository: Repository,
  { files, fileOf }: { files: Files; fileOf: (name: string) => string },
  { name, change, anyway = false }: DiscardRequest,
) {
  const changed = (await changedFiles(repository)).find((one) => one.name === name)
  if (changed === undefined) throw new GitRefused(say().server.publishing.noChanges)
  const { state, from } = changed
  const file = fileOf(name)
  const label = say().server.steps.discardFile(file)
  const bytes = await bytesIfThere(repository, { commit: repository.head, name: from ?? name })
  const isText = name.endsWith('.yaml')
  if (state === 'new')
    return isText ? files.write(label, () => new Map([[file, undefined]])) : files.removeBytes(label, file)
  if (bytes === undefined) throw new GitRefused(say().server.publishing.notInLast(file))
  const before = withPlainBreaks(decode(bytes).text)
  if (state === 'moved')
    return files.write(
      label,
      () =>
        new Map([
          [file, undefined],
          [fileOf(from ?? name), before],
        ]),
    )
  if (!isText) return files.writeBytes(label, file, bytes)
  if (state === 'deleted') return files.write(label, () => new Map([[file, before]]))
  const { hash, text } = await files.seenText(file)
  if (change === undefined) return files.edit({ label, anyway, files: [{ file, hash, edits: [], text: before }] })
  const { text: after, words } = withoutChange(name, [before, text], change)
  return files.edit({
    label: say().server.steps.discard(words),
    anyway,
    files: [{ file, hash, edits: [], text: after }],
  })
}
