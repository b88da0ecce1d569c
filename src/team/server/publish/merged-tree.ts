import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockFile } from '../../../generate/lock.ts'
import { mergedFile } from '../../../studio/server/merging/merge-file.ts'
import { git, zeroSeparated } from '../../../studio/server/publish/git.ts'
import { type BareRepository, bytesOf, type TreeChange, type TreeEntry, treeChangesIn } from '../review/tree-changes.ts'

/** Two sides with the commit that both began with. */
type Sides = { base: string; mine: string; theirs: string }

/** A tree with the changes of both sides, or the paths where a person has to choose. */
type Merged = { tree: string } | { asked: string[] }

async function changesOf({ gitDir, env }: BareRepository, base: string, commit: string): Promise<TreeChange[]> {
  const args = ['diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', '--no-ext-diff', base, commit]
  return treeChangesIn(zeroSeparated(await git(gitDir, args, { env })))
}

/**
 * Adds the changes of `mine` to `theirs`: files of content by field and by line where both have changed them. What a person has to choose is
 * left to them, and so are pages that both have generated. `content` is the path of the content folder, with `/` at its end.
 */
export async function mergedTree(repository: BareRepository, content: string, sides: Sides): Promise<Merged> {
  const { gitDir, env } = repository
  const own = await changesOf(repository, sides.base, sides.mine)
  const others = new Map((await changesOf(repository, sides.base, sides.theirs)).map((one) => [one.path, one]))
  const read = async (entry: TreeEntry | undefined) => entry && bytesOf(repository, entry)
  const asked: string[] = []
  const entries: string[] = []
  const put = (path: string, entry: TreeEntry | undefined) =>
    entries.push(entry ? `${entry.mode} ${entry.id}\t${path}\0` : `0 ${'0'.repeat(40)}\t${path}\0`)
  for (const { path, before, after } of own) {
    const other = others.get(path)
    if (!other) put(path, after)
    else if (other.after?.id === after?.id && other.after?.mode === after?.mode) continue
    else if (!path.startsWith(content) || path === content + lockFile) asked.push(path)
    else {
      const states = { base: await read(before), mine: await read(after), theirs: await read(other.after) }
      const { bytes, conflicts } = mergedFile(path.slice(content.length), states, () => undefined)
      if (conflicts.length > 0) asked.push(path)
      else put(path, bytes && { mode: after?.mode ?? '100644', id: await stored(repository, bytes) })
    }
  }
  if (asked.length > 0) return { asked }
  return withIndex(async (index) => {
    await git(gitDir, ['read-tree', sides.theirs], { env, index })
    await git(gitDir, ['update-index', '-z', '--index-info'], { env, index, input: entries.join('') })
    return { tree: String(await git(gitDir, ['write-tree'], { env, index })).trim() }
  })
}

/** Stores a file; returns the name of the object. */
async function stored({ gitDir, env }: BareRepository, input: Buffer): Promise<string> {
  return String(await git(gitDir, ['hash-object', '-w', '--no-filters', '--stdin'], { env, input })).trim()
}

/** A tree with another text of a file, by its path. */
export async function treeWithText(
  repository: BareRepository,
  { tree, path, text }: { tree: string; path: string; text: string },
): Promise<string> {
  const { gitDir, env } = repository
  const id = await stored(repository, Buffer.from(text))
  return withIndex(async (index) => {
    await git(gitDir, ['read-tree', tree], { env, index })
    await git(gitDir, ['update-index', '-z', '--index-info'], { env, index, input: `100644 ${id}\t${path}\0` })
    return String(await git(gitDir, ['write-tree'], { env, index })).trim()
  })
}

async function withIndex<Result>(work: (index: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-index-'))
  try {
    return await work(join(folder, 'index'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
