import type { Committed } from '../../wire/publish.ts'
import { say } from '../../words/say.ts'
import type { ChangedFile } from './changed-files.ts'
import { GitRefused, git, gitLine, tryGit, zeroSeparated } from './git.ts'
import { withOwnIndex } from './own-index.ts'
import { checkAuthor, type Repository, refusedCommit } from './repository.ts'

/** The paths that a commit of files concerns, below the content folder: a moved file has two. */
export const pathsOf = (files: readonly ChangedFile[]): string[] => [
  ...new Set(files.flatMap(({ name, from }) => (from === undefined ? [name] : [from, name]))),
]

/** How long a program that signs may take, in milliseconds: it may ask for a password. */
const signMs = 120_000

const written = (output: Buffer) => output.toString('utf8').trim()

/** Stores the files of the checked out commit, those at these paths as they are on the disk, and returns their tree. */
export const storeTree = (repository: Repository, paths: readonly string[]): Promise<string> =>
  withOwnIndex(repository, async (index) => {
    const input = paths.map((path) => `${path}\0`).join('')
    // Applies what the repository says about line breaks, as `git add` does.
    const args = ['update-index', '--add', '--remove', '--replace', '-z', '--stdin']
    await git(repository.folder, args, { index, input })
    return written(await git(repository.folder, ['write-tree'], { index }))
  })

/** Stores a tree with other content of a file, by its path below the content folder; without content it is deleted. */
export const treeWithFile = (
  repository: Repository,
  tree: string,
  name: string,
  content: string | Buffer | undefined,
): Promise<string> =>
  withOwnIndex(repository, async (index) => {
    const { folder, top, prefix } = repository
    await git(folder, ['read-tree', tree], { index })
    if (content === undefined) await git(top, ['update-index', '--force-remove', '--', prefix + name], { index })
    else {
      const stored = written(await git(folder, ['hash-object', '-w', '--stdin', `--path=${name}`], { input: content }))
      await git(folder, ['update-index', '--add', '--cacheinfo', `100644,${stored},${prefix}${name}`], { index })
    }
    return written(await git(folder, ['write-tree'], { index }))
  })

/** Stores a commit of a tree, child of these commits: of the one that is checked out, if none are given. It belongs to no branch yet. */
export async function storeCommit(
  repository: Repository,
  { tree, message, parents = [repository.head] }: { tree: string; message: string; parents?: readonly string[] },
): Promise<string> {
  await checkAuthor(repository)
  const { folder } = repository
  const isSigned = (await gitLine(folder, ['config', '--type=bool', '--get', 'commit.gpgsign'])) === 'true'
  const args = [
    'commit-tree',
    tree,
    ...parents.flatMap((parent) => ['-p', parent]),
    ...(isSigned ? ['-S'] : []),
    '-F',
    '-',
  ]
  const { status, stdout, stderr } = await tryGit(folder, args, { input: `${message.trim()}\n`, timeoutMs: signMs })
  if (status === 0) return written(stdout)
  throw new GitRefused(isSigned ? say().server.git.notSigned(stderr) : say().server.git.refused('commit-tree', stderr))
}

/** Whether a branch of this name is here, or was at `origin` when it was asked last. */
async function isTaken({ folder }: Repository, name: string): Promise<boolean> {
  const places = ['refs/heads', 'refs/remotes/origin'].map((place) => `${place}/${name}`)
  return zeroSeparated(await git(folder, ['for-each-ref', '--format=%(refname)%00', ...places])).some((found) =>
    places.includes(found.trim()),
  )
}

/** Creates a branch at a commit; returns its name, which has a number if the name is taken here or at `origin`. */
export async function createBranch(
  repository: Repository,
  {
    folder: area,
    name,
    commit,
    taken = [],
  }: { folder: string; name: string; commit: string; taken?: readonly string[] },
): Promise<string> {
  // A branch of the name of a folder of branches stands in their way.
  const start = (await isTaken(repository, area)) ? `${area}-` : `${area}/`
  for (let number = 1; ; number++) {
    const free = number === 1 ? start + name : `${start}${name}-${number}`
    if (taken.includes(free) || (await isTaken(repository, free))) continue
    // Without a commit of before, git refuses if the branch exists.
    await git(repository.folder, ['update-ref', `refs/heads/${free}`, commit, '0'.repeat(commit.length)])
    return free
  }
}

type Entries = ReadonlyMap<string, string>

/** The entries of paths, as `ls-files` and `ls-tree` list them: mode and object by path from the top. */
const entriesIn = (output: Buffer, entry: RegExp): Entries =>
  new Map(
    zeroSeparated(output).flatMap((line) => {
      const { mode, object, path } = entry.exec(line)?.groups ?? {}
      return path === undefined ? [] : [[path, `${mode} ${object}`] as const]
    }),
  )

const treeEntry = /^(?<mode>\d+) \w+ (?<object>\w+)\t(?<path>.*)$/s
const indexEntry = /^(?<mode>\d+) (?<object>\w+) \d\t(?<path>.*)$/s

async function treeEntries({ folder }: Repository, commit: string, paths: readonly string[]): Promise<Entries> {
  return entriesIn(await git(folder, ['ls-tree', '-z', '--full-name', commit, '--', ...paths]), treeEntry)
}

/**
 * Moves the index of the repository on from the commit that was checked out to `after` at these paths, where it had the
 * state of that commit. What a person has added themselves stays: it would be lost otherwise. Without this, every file of
 * the commit would seem to be added with its earlier text. Returns what a person has to do if it cannot be moved on.
 */
async function refreshIndex(
  repository: Repository,
  paths: readonly string[],
  after: string,
): Promise<string | undefined> {
  const { folder, head } = repository
  const listed = await git(folder, ['ls-files', '--stage', '-z', '--full-name', '--', ...paths])
  const [index, from, to] = [
    entriesIn(listed, indexEntry),
    await treeEntries(repository, head, paths),
    await treeEntries(repository, after, paths),
  ]
  const clean = [...new Set([...from.keys(), ...to.keys()])].filter((path) => index.get(path) === from.get(path))
  const noObject = '0'.repeat(head.length)
  const input = clean.map((path) => `${to.get(path) ?? `0 ${noObject}`}\t${path}\0`).join('')
  const { status } = await tryGit(folder, ['update-index', '-z', '--index-info'], { input })
  return status === 0 ? undefined : say().server.git.indexHeld
}

/**
 * Moves the current branch on to a commit of files at these paths, from the commit that was checked out. The index goes first:
 * should this end in between, it holds what is about to be committed. The other way round it would hold the reverse, and the
 * next commit in a terminal would take it all back. Returns what a person has to do yet. Throws `GitRefused`.
 */
export async function moveBranch(
  repository: Repository,
  { commit, message, paths }: { commit: string; message: string; paths: readonly string[] },
): Promise<string | undefined> {
  const { folder, head, branch = '' } = repository
  const note = await refreshIndex(repository, paths, commit)
  const [subject = ''] = message.split('\n')
  const { status } = await tryGit(folder, ['update-ref', '-m', `commit: ${subject}`, 'HEAD', commit, head])
  if (status === 0) return note
  await refreshIndex({ ...repository, head: commit }, paths, head)
  throw movedMeanwhile(branch)
}

/** The branch is no longer where it was when a commit was begun. */
export const movedMeanwhile = (branch: string) => new GitRefused(say().server.git.branchMoved(branch))

/** Commits files as they are on the disk on the current branch, and no others. Throws `GitRefused`. */
export async function commitFiles(
  repository: Repository,
  files: readonly ChangedFile[],
  message: string,
): Promise<Committed> {
  const wrong = refusedCommit(repository)
  if (wrong !== undefined) throw new GitRefused(wrong)
  const paths = pathsOf(files)
  const commit = await storeCommit(repository, { tree: await storeTree(repository, paths), message })
  const note = await moveBranch(repository, { commit, message, paths })
  return { commit, branch: repository.branch ?? '', ...(note !== undefined && { note }) }
}
