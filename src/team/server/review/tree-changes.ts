import { git, zeroSeparated } from '../../../studio/server/publish/git.ts'

/** What a tree has at a path: the mode as git writes it, such as `100644`, and the name of the object. */
export type TreeEntry = { mode: string; id: string }

/** A path at which two trees differ. `from` is the path that it had, where it moved. */
export type TreeChange = { path: string; from?: string; before?: TreeEntry; after?: TreeEntry }

/** The mode of what is not there. */
const none = '0'.repeat(6)

/** The changes that `git diff-tree --raw -z` lists. */
export function treeChangesIn(parts: readonly string[]): TreeChange[] {
  const changes: TreeChange[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const [modeBefore = none, mode = none, idBefore = '', id = '', state = ''] = (parts[at] ?? '').slice(1).split(' ')
    const isMoved = state.startsWith('R')
    const name = parts[at + 1] ?? ''
    changes.push({
      path: isMoved ? (parts[at + 2] ?? '') : name,
      ...(isMoved && { from: name }),
      ...(modeBefore !== none && { before: { mode: modeBefore, id: idBefore } }),
      ...(mode !== none && { after: { mode, id } }),
    })
    if (isMoved) at += 1
  }
  return changes
}

/** A repository that is read by its own name, never by what a folder says. */
export type BareRepository = { gitDir: string; env: NodeJS.ProcessEnv }

/** The differences of two commits or trees. */
export const treeChanges = async ({ gitDir, env }: BareRepository, base: string, commit: string) =>
  treeChangesIn(
    zeroSeparated(
      await git(gitDir, ['diff-tree', '-r', '-z', '--raw', '-M', '--no-abbrev', '--no-ext-diff', base, commit], {
        env,
      }),
    ),
  )

/** The bytes of a file of a tree. */
export const bytesOf = ({ gitDir, env }: BareRepository, { id }: TreeEntry): Promise<Buffer> =>
  git(gitDir, ['cat-file', 'blob', id], { env })

/** The bytes of the file at a path of a commit; `undefined` if it has none. */
export const fileAt = ({ gitDir, env }: BareRepository, commit: string, path: string): Promise<Buffer | undefined> =>
  git(gitDir, ['cat-file', 'blob', `${commit}:${path}`], { env }).catch(() => undefined)
