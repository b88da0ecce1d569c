import { isDeepStrictEqual } from 'node:util'
import { type Edit, type EditPath, valueIn } from '../../../../schema/edit.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { parentPath } from '../../../content/edit/edit-path.ts'
import { entryTexts } from '../../../content/edit/entry-text.ts'
import { isGenerated } from '../../../content/overrides/apply-overrides.ts'
import { parse } from '../../../content/parse/parse.ts'
import { decode } from '../../../content/parse/source.ts'
import { pathWords } from '../../path-words.ts'
import type { RestoreRequest } from '../../wire/history.ts'
import { say } from '../../words/say.ts'
import { withPlainBreaks } from '../merging/typed-text.ts'
import type { Files } from '../site-files.ts'
import { bytesAt, commitsOf, valueWithOverrides } from './file-history.ts'
import { GitRefused } from './git.ts'
import type { Repository } from './repository.ts'

/** The edits that put a block of an earlier text into a file, with its comments. */
function blockEdits(text: string, { path, to, isReplacing }: NonNullable<RestoreRequest['part']>): Edit[] {
  const list = parentPath(path)
  const yaml = entryTexts(text, list)[Number(path.at(-1))]
  const value = valueIn(parse({ file: '', text }).value, path)
  if (yaml === undefined || value === undefined) throw new GitRefused(say().server.publishing.noBlockThen)
  const behind = [...parentPath(to), Number(to.at(-1)) + 1]
  return [
    { kind: 'insert', path: to, value, yaml },
    ...(isReplacing ? [{ kind: 'delete' as const, path: behind }] : []),
  ]
}

/**
 * The edits that give a block of a generated page the values of an earlier version: they become overrides. Throws
 * `GitRefused` for a field that the earlier version lacks: an override can replace a value, and cannot remove it.
 */
function fieldEdits(page: unknown, before: unknown, path: EditPath): Edit[] {
  const now = valueIn(page, path)
  if (isDeepStrictEqual(now, before)) return []
  if (before === undefined) throw new GitRefused(say().server.publishing.cannotLeaveOut(pathWords(page, path)))
  if (!isMapping(now) || !isMapping(before)) return [{ kind: 'set', path, value: before }]
  return [...new Set([...Object.keys(now), ...Object.keys(before)])].flatMap((key) =>
    fieldEdits(page, before[key], [...path, key]),
  )
}

/**
 * Restores a file, or one block of it, as it was in a commit: as one edit that Undo takes back. Everything beside a block
 * stays as it is, with its comments. A block of a page that follows a template gets words of its own on this page.
 */
export async function restore(
  repository: Repository,
  { files, name, isThere }: { files: Files; name: string; isThere: boolean },
  { file, commit, part, words, anyway = false }: RestoreRequest,
) {
  const version = (await commitsOf(repository, name)).find((one) => one.commit === commit)
  if (version === undefined) throw new GitRefused(say().server.publishing.noVersion(file))
  const bytes = await bytesAt(repository, version)
  const { text, badAt } = decode(bytes)
  const label = say().server.steps.restore(words)
  // A picture, for example.
  if (badAt !== undefined || !name.endsWith('.yaml')) return files.writeBytes(label, file, bytes)
  if (!isThere) return files.write(label, () => new Map([[file, text]]))
  const { hash, text: current } = await files.seenText(file)
  const now = valueWithOverrides(Buffer.from(current))
  if (part?.isReplacing && isGenerated(now)) {
    const edits = fieldEdits(now, valueIn(valueWithOverrides(bytes), part.path), part.to)
    return files.edit({ label, anyway, files: [{ file, hash, edits }] })
  }
  const change = part ? { edits: blockEdits(text, part) } : { edits: [], text: withPlainBreaks(text) }
  return files.edit({ label, anyway, files: [{ file, hash, ...change }] })
}
