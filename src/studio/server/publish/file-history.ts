import { isDeepStrictEqual } from 'node:util'
import { type EditPath, valueIn } from '../../../../schema/edit.ts'
import { valueChanges } from '../../../content/compare/value-changes.ts'
import { entryPairs } from '../../../content/edit/entry-pairs.ts'
import { applyOverrides } from '../../../content/overrides/apply-overrides.ts'
import { parse } from '../../../content/parse/parse.ts'
import { decode } from '../../../content/parse/source.ts'
import { blockWords } from '../../path-words.ts'
import type { FileVersion } from '../../wire/history.ts'
import { say } from '../../words/say.ts'
import { changeWords } from './change-words.ts'
import { fileChanges } from './file-changes.ts'
import { git, tryGit } from './git.ts'
import type { Repository } from './repository.ts'

/** How many commits of a file are listed. */
const maxVersions = 50

/** A commit that changed a file, and the path below the content folder that the file had there. */
export type FileCommit = { commit: string; author: string; at: string; subject: string; name: string }

/** The commits that changed a file, the newest first; also those before it was moved. */
export async function commitsOf({ folder, prefix }: Repository, name: string): Promise<FileCommit[]> {
  const format = '--format=%x01%H%x00%an%x00%aI%x00%s%x00'
  const args = ['log', '--follow', `--max-count=${maxVersions}`, format, '--name-only', '-z', '--', name]
  const entries = (await git(folder, args)).toString('utf8').split('\x01').slice(1)
  return entries.flatMap((entry) => {
    const [commit = '', author = '', at = '', subject = '', ...rest] = entry.split('\0')
    const path = rest.map((part) => part.trim()).find((part) => part !== '')
    return path?.startsWith(prefix) ? [{ commit, author, at, subject, name: path.slice(prefix.length) }] : []
  })
}

/** The bytes of a file in a commit, with the line breaks that git writes to the disk. */
export async function bytesAt({ folder, prefix }: Repository, { commit, name }: Pick<FileCommit, 'commit' | 'name'>) {
  return git(folder, ['cat-file', '--filters', `${commit}:${prefix}${name}`])
}

/** The same; `undefined` if the commit does not have the file. Throws `GitRefused` if git fails for any other reason. */
export async function bytesIfThere(repository: Repository, { commit, name }: Pick<FileCommit, 'commit' | 'name'>) {
  const { folder, prefix } = repository
  const { status, stdout } = await tryGit(folder, ['ls-tree', '-z', '--full-tree', commit, '--', prefix + name])
  const isAbsent = status === 0 && stdout.length === 0
  return isAbsent ? undefined : bytesAt(repository, { commit, name })
}

/** A state of a file. `commit` is missing for what is on the disk. */
export type FileState = { commit?: FileCommit; bytes: Buffer | undefined }

const parsed = (bytes: Buffer | undefined): unknown =>
  bytes === undefined ? undefined : parse({ file: '', text: decode(bytes).text }).value

/** The path in another state of a file of the entry at a path in this one; `undefined` if it is not there. */
export function pathIn(another: unknown, state: unknown, path: EditPath): EditPath | undefined {
  const there: (string | number)[] = []
  for (const [at, key] of path.entries()) {
    const [one, other] = [valueIn(another, there), valueIn(state, path.slice(0, at))]
    const found =
      typeof key !== 'number'
        ? key
        : Array.isArray(one) && Array.isArray(other)
          ? entryPairs(one, other).get(key)
          : undefined
    if (found === undefined) return undefined
    there.push(found)
  }
  return valueIn(another, there) === undefined ? undefined : there
}

/** The lists of blocks of a page or a fragment, without those in columns. */
const listOf = (value: unknown): { list: EditPath; blocks: readonly unknown[] } => {
  const blocks = valueIn(value, ['blocks'])
  if (Array.isArray(blocks)) return { list: ['blocks'], blocks }
  return { list: [], blocks: Array.isArray(value) ? value : [] }
}

/** The blocks of an older state that the file has no more, each with the place where it would stand. */
function goneBlocks(older: unknown, now: unknown): FileVersion['gone'] {
  const [before, after] = [listOf(older), listOf(now)]
  if (!isDeepStrictEqual(before.list, after.list)) return []
  const pairs = entryPairs(before.blocks, after.blocks)
  const nowAt = new Map([...pairs].map(([index, from]) => [from, index]))
  return before.blocks.flatMap((block, index) => {
    const words = blockWords(block)
    if (nowAt.has(index) || words === undefined) return []
    const previous = before.blocks.slice(0, index).findLastIndex((_, at) => nowAt.has(at))
    const to = [...after.list, (nowAt.get(previous) ?? -1) + 1]
    return [{ words: words.replace(/^./, (first) => first.toUpperCase()), path: [...before.list, index], to }]
  })
}

const aboutCommit = ({ commit }: FileState): Partial<FileVersion> =>
  commit ? { commit: commit.commit, author: commit.author, at: commit.at, subject: commit.subject } : {}

/** The versions of a file from its states, the newest first. */
export function fileVersions(name: string, states: readonly FileState[]): FileVersion[] {
  const [newest] = states
  const isYaml = name.endsWith('.yaml')
  const now = isYaml ? parsed(newest?.bytes) : undefined
  return states.flatMap((state, index): FileVersion[] => {
    const older = states[index + 1]
    const changes =
      !isYaml && older?.bytes
        ? [{ words: state.bytes ? say().server.changes.isReplaced : say().server.changes.isDeleted }]
        : fileChanges(name, { before: older?.bytes, after: state.bytes })
    const isSame = state.bytes !== undefined && newest?.bytes?.equals(state.bytes) === true
    // What is on the disk is a version of its own only if it is not committed.
    if (!state.commit && older && older.bytes?.equals(state.bytes ?? Buffer.alloc(0)) === true) return []
    const gone = index === 0 || !isYaml ? [] : goneBlocks(parsed(state.bytes), now)
    return [{ ...aboutCommit(state), changes, isNow: isSame, gone }]
  })
}

/** The value of a file; that of a generated page with its own words in place. */
export const valueWithOverrides = (bytes: Buffer | undefined): unknown =>
  bytes === undefined ? undefined : applyOverrides(parse({ file: '', text: decode(bytes).text })).value

/** The versions of one block of a file: those in which it differs from the version before. */
export function blockVersions(states: readonly FileState[], path: EditPath): FileVersion[] {
  const values = states.map(({ bytes }) => valueWithOverrides(bytes))
  const now = valueIn(values[0], path)
  const versions: FileVersion[] = []
  let at: EditPath | undefined = path
  for (const [index, state] of states.entries()) {
    const current: EditPath = at
    const before = pathIn(values[index + 1], values[index], current)
    const [from, to] = [before && valueIn(values[index + 1], before), valueIn(values[index], current)]
    if (!isDeepStrictEqual(from, to)) {
      const found = before === undefined ? [] : valueChanges(from, to).map((change) => changeWords(change, [from, to]))
      const changes = before === undefined ? [{ words: say().server.changes.isAdded }] : found
      versions.push({ ...aboutCommit(state), changes, isNow: isDeepStrictEqual(to, now), path: current, gone: [] })
    }
    if (before === undefined) break
    at = before
  }
  return versions
}
