import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { LRUCache } from 'lru-cache'
import { ownBlocksFolder } from '../../../content/block-types/find-blocks.ts'
import { withSlashes } from '../../../files/with-slashes.ts'
import { createQueue } from '../../../studio/queue.ts'
import { git, gitLine, zeroSeparated } from '../../../studio/server/publish/git.ts'
import { Problem } from '../problem.ts'
import type { Origin } from '../publish/origin.ts'
import { gitEnvironment } from './git-environment.ts'
import { createSiteCommit, mainRef } from './site-commit.ts'

export type Checkouts = ReturnType<typeof createCheckouts>

/** The files of a workspace as they were saved: the commit that has them, the one that they rest on, and how many differ from it. */
export type Snapshot = { commit: string; base: string; changes: number }

/** How many comparisons of a snapshot are cached. */
const cachedComparisons = 1_000

type Known = { id: number; base: string; snapshot: string | null }

/**
 * The files of workspaces: a repository of the server's own, in `data`, and a folder for each workspace. What is in such a folder
 * was written by others, so git works with the repository that is named here and an index of its own, never with what the
 * folder says. `pages` is the content folder, absolute, whose repository they begin with, and `origin` where that is pushed to.
 */
export function createCheckouts({ data, pages, origin }: { data: string; pages: string; origin?: Origin | undefined }) {
  const gitDir = resolve(data, 'repository.git')
  const repository = { gitDir, env: gitEnvironment({ gitDir }) }
  const folderOf = (id: number) => resolve(data, 'workspaces', String(id))
  const indexOf = (id: number) => resolve(data, 'workspaces', `${id}.index`)
  /** A file that is there while the folder is written or removed. Where the server ended in between, the folder is written again. */
  const unfinishedOf = (id: number) => resolve(data, 'workspaces', `${id}.unfinished`)
  const refOf = (id: number) => `refs/marquee/workspaces/${id}`

  const run = async (args: readonly string[]) => String(await git(data, args, { env: repository.env })).trim()

  /** Two that change the same folder or index would be in each other's way. */
  const inOrder = createQueue()
  let prefix: Promise<string> | undefined

  /** Where the content folder is in its repository, with `/` at its end. The repository of the server exists afterwards. */
  async function prepare(): Promise<string> {
    const below = await gitLine(pages, ['rev-parse', '--show-prefix']).catch(() => undefined)
    const head = await gitLine(pages, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']).catch(() => undefined)
    // A folder that is a repository itself would have its journal among those of all others.
    if (!below || head === undefined) throw new Problem('noRepository')
    await mkdir(join(data, 'workspaces'), { recursive: true })
    if (!existsSync(gitDir)) await git(data, ['init', '--quiet', '--bare', gitDir])
    return below
  }

  function prefixOf(): Promise<string> {
    prefix ??= prepare().catch((error: unknown) => {
      prefix = undefined
      throw error
    })
    return prefix
  }

  const { latest, takeIn, moveOn, isWithin } = createSiteCommit({ repository, pages, origin, prepare: prefixOf })

  /** The commit that the files of a workspace rest on: its studio moves it on when it brings them up to date, to commits of the site alone. */
  async function baseNow(id: number, base: string): Promise<string> {
    const listed = zeroSeparated(
      await git(data, ['worktree', 'list', '--porcelain', '-z'], { env: gitEnvironment({ gitDir }) }),
    )
    const at = listed.indexOf(`worktree ${folderOf(id)}`)
    const head = listed[at + 1]?.replace(/^HEAD /, '')
    if (at < 0 || head === undefined || head === base) return base
    return (await isWithin(head, mainRef)) ? head : base
  }

  const isWhole = async (id: number): Promise<boolean> =>
    existsSync(join(folderOf(id), await prefixOf())) && !existsSync(unfinishedOf(id))

  /** Puts the files of a workspace into its folder: those of its snapshot, if it has one. */
  async function checkOut({ id, base, snapshot }: Known): Promise<void> {
    if (await isWhole(id)) return
    const folder = folderOf(id)
    await writeFile(unfinishedOf(id), '')
    await rm(folder, { recursive: true, force: true })
    await rm(indexOf(id), { force: true })
    await run(['worktree', 'prune'])
    // Git that was killed has locked the folder that it was writing.
    await run(['worktree', 'add', '--quiet', '--force', '--force', '--detach', folder, base])
    if (snapshot !== null) {
      const options = { env: gitEnvironment({ gitDir, workTree: folder }), index: indexOf(id) }
      await git(folder, ['read-tree', base], options)
      // Takes away what the snapshot does not have, and writes what it has.
      await git(folder, ['read-tree', '--reset', '-u', snapshot], options)
    }
    await rm(unfinishedOf(id))
  }

  /** Writes the content folder of a commit, or one folder of it, to `to`, with files in place of links to elsewhere. */
  async function writeFolder(commit: string, below: string, to: string): Promise<void> {
    const index = `${to}.index`
    const options = { env: gitEnvironment({ gitDir, workTree: data }), index }
    await mkdir(to, { recursive: true })
    await git(data, ['read-tree', `${commit}:${below}`], options)
    await git(data, ['-c', 'core.symlinks=false', 'checkout-index', '--all', '--quiet', `--prefix=${to}/`], options)
    await rm(index, { force: true })
  }

  /**
   * Writes the content folder of a commit below a new folder, with the code of another, which others have reviewed. Returns the content
   * folder.
   */
  async function writeFiles({ commit, code, to }: { commit: string; code: string; to: string }): Promise<string> {
    const content = (await prefixOf()).replace(/\/$/, '')
    const pages = join(to, content)
    await rm(to, { recursive: true, force: true })
    await writeFolder(commit, content, pages)
    if (commit === code) return pages
    const blocks = withSlashes(ownBlocksFolder(content))
    await rm(join(to, blocks), { recursive: true, force: true })
    const known = await run(['ls-tree', '--name-only', code, blocks])
    if (known !== '') await writeFolder(code, blocks, join(to, blocks))
    return pages
  }

  /** Saves the files of a workspace as they are now; nothing if they are as they were saved last. */
  async function snapshot(known: Known, author: { name: string; email: string }): Promise<Snapshot | undefined> {
    const { id, snapshot: last } = known
    if (!(await isWhole(id))) return undefined
    const folder = folderOf(id)
    const options = { env: gitEnvironment({ gitDir, workTree: folder }, author), index: indexOf(id) }
    const base = await baseNow(id, known.base)
    // What is not content is as it is in the base.
    if (base !== known.base || !existsSync(indexOf(id))) await git(folder, ['read-tree', base], options)
    await git(folder, ['add', '--all', '--', await prefixOf()], options)
    const tree = (await git(folder, ['write-tree'], options)).toString('utf8').trim()
    const isSame = tree === (await run(['rev-parse', `${last ?? base}^{tree}`]))
    if (isSame && base === known.base) return undefined
    // Whoever merges the snapshot sees what it rests on.
    const parents = new Set([last ?? base, ...(base === known.base ? [] : [base])])
    const written = await git(
      folder,
      ['commit-tree', ...[...parents].flatMap((parent) => ['-p', parent]), '-m', `Workspace ${id}`, tree],
      options,
    )
    const commit = written.toString('utf8').trim()
    await run(['update-ref', refOf(id), commit])
    return { commit, base, changes: (await differing(base, commit)).length }
  }

  const compared = new LRUCache<string, readonly string[]>({ max: cachedComparisons })
  const within = new LRUCache<string, boolean>({ max: cachedComparisons })

  /** The files of the content folder, by their names there, in which two commits differ. */
  async function differing(base: string, commit: string): Promise<readonly string[]> {
    const key = `${base} ${commit}`
    const cached = compared.get(key)
    if (cached) return cached
    const content = await prefixOf()
    const args = ['diff-tree', '-r', '-z', '--name-only', '--no-renames', base, commit, '--', content]
    const paths = await git(data, args, { env: gitEnvironment({ gitDir }) })
    const names = zeroSeparated(paths).map((path) => path.slice(content.length))
    compared.set(key, names)
    return names
  }

  /** What was published since the base of a workspace and is not as it has it: who wrote it, and the names of the files. */
  async function news({
    base,
    snapshot,
  }: Pick<Known, 'base' | 'snapshot'>): Promise<{ authors: string[]; names: readonly string[] }> {
    const main = await latest()
    const content = await prefixOf()
    const other = new Set(await differing(snapshot ?? base, main))
    const names = (await differing(base, main)).filter((name) => other.has(name))
    const log = await run(['log', '--no-merges', '--format=%an', `${base}..${main}`, '--', content])
    return { authors: [...new Set(log.split('\n').filter(Boolean))], names }
  }

  return {
    folderOf,
    /** The names of the files that a snapshot has changed, below the content folder. */
    changedIn: ({ base, snapshot }: { base: string; snapshot: string }) => differing(base, snapshot),
    /** The content folder of a workspace. */
    pagesOf: async (id: number) => join(folderOf(id), await prefixOf()),
    /** The path of the content folder in its repository, with `/` at its end. */
    content: prefixOf,
    /** The repository of the server, by its own name. */
    repository,
    /** The name of the files of a commit: the same for the same files. */
    treeOf: (commit: string) => run(['rev-parse', '--verify', `${commit}^{tree}`]),
    latest,
    takeIn,
    moveOn,
    origin,
    /** Whether a commit has another one in its history, or is the same. */
    async isWithin(commit: string, later: string): Promise<boolean> {
      const key = `${commit} ${later}`
      const found = within.get(key) ?? (await isWithin(commit, later))
      within.set(key, found)
      return found
    },
    baseNow: (id: number, base: string) => inOrder(() => baseNow(id, base)),
    mainRef,
    news: (known: Pick<Known, 'base' | 'snapshot'>) => inOrder(() => news(known)),
    checkOut: (known: Known) => inOrder(() => checkOut(known)),
    writeFiles,
    /**
     * The snapshot of a workspace, whose commit has its files. It is in the repository of the server under
     * `refs/marquee/workspaces/`, which no branch is.
     */
    snapshot: (known: Known, author: { name: string; email: string }): Promise<Snapshot | undefined> =>
      inOrder(() => snapshot(known, author)),
    /** Removes the folder of a workspace. Its snapshots stay. */
    forget: (id: number): Promise<void> =>
      inOrder(async () => {
        await writeFile(unfinishedOf(id), '')
        await rm(folderOf(id), { recursive: true, force: true, maxRetries: 3 })
        await rm(indexOf(id), { force: true })
        await run(['worktree', 'prune'])
        await rm(unfinishedOf(id))
      }),
  }
}
