import { isLockFile } from '../../../studio/server/merging/merge-lock.ts'
import { acceptedFile, isFormat } from '../../../studio/server/uploads/accepted-file.ts'
import type { TreeChange, TreeEntry } from './tree-changes.ts'

/** Why a change is not allowed: what the path is, what kind of file, or what its bytes are. */
export type Forbidden = { path: string; why: 'place' | 'name' | 'kind' | 'bytes' }

/** A file that nobody runs and that leads nowhere. */
const plain = '100644'
/** The same for a file that a developer once marked as a program, and that stays as it is. */
const marked = '100755'

/** Endings of what can be uploaded, in any case. */
const uploads = /\.(jpe?g|png|webp|avif|svg|pdf|mp4|webm)$/i

/** Signs that no name of content has: invisible ones, and those that a system reads as a folder or a stream. */
const foreignSigns = /[\p{C}\p{Zl}\p{Zp}\uFFFD\\:*?"<>|]/u

/** Folders of code, and of packages. */
const code = /^(?:_blocks|node_modules)$/

function nameRefusal(below: string): Forbidden['why'] | undefined {
  const parts = below.split('/')
  if (foreignSigns.test(below)) return 'name'
  // A system may read `.GIT`, `git~1` or a name with a dot or a space at its end as another one.
  if (parts.some((part) => part === '' || part.startsWith('.') || /[. ]$/.test(part) || /~\d/.test(part))) return 'name'
  if (parts.some((part) => code.test(part.normalize('NFKC').toLowerCase()))) return 'place'
  return undefined
}

const isContent = (below: string) => below.endsWith('.yaml') || isContentLock(below)
const isContentLock = (below: string) => /^_data\/[\w-]+\.lock\.json$/.test(below) && isLockFile(below)
const isUpload = (below: string) => below.startsWith('_public/') && uploads.test(below)

function modeRefusal({ before, after }: TreeChange): Forbidden['why'] | undefined {
  const isPlain = ({ mode }: TreeEntry) => mode === plain || mode === marked
  if (before && !isPlain(before)) return 'kind'
  if (after && after.mode !== plain && !(after.mode === marked && before?.mode === marked)) return 'kind'
  return undefined
}

/** Why a path cannot be changed at all; of a file that moved, the one that it had counts, too. */
function pathRefusal(path: string, content: string): Forbidden['why'] | undefined {
  if (!path.startsWith(content)) return foreignSigns.test(path) ? 'name' : 'place'
  const below = path.slice(content.length)
  return nameRefusal(below) ?? (isContent(below) || isUpload(below) ? undefined : 'place')
}

async function bytesRefusal(path: string, bytes: Buffer): Promise<Forbidden['why'] | undefined> {
  const ending = uploads.exec(path)?.[1]?.toLowerCase()
  if (ending === undefined) return undefined
  try {
    const accepted = await acceptedFile(bytes, false)
    return isFormat(accepted.ending, ending) ? undefined : 'bytes'
  } catch {
    return 'bytes'
  }
}

/**
 * The changes that nobody may publish from a workspace: all but pages and shared files in YAML outside of `_blocks/`, lock files,
 * and pictures and files of the kinds that can be uploaded. `content` is the path of the content folder, with `/` at its
 * end. It looks at trees: what the folder of the workspace or its studio say does not count.
 */
export async function forbiddenChanges(
  changes: readonly TreeChange[],
  content: string,
  read: (entry: TreeEntry) => Promise<Buffer>,
): Promise<Forbidden[]> {
  const forbidden: Forbidden[] = []
  for (const change of changes) {
    const { path, from = path, after } = change
    const wrong = [path, from].find((one) => pathRefusal(one, content) !== undefined)
    const why =
      (wrong !== undefined && pathRefusal(wrong, content)) ||
      modeRefusal(change) ||
      (after && (await bytesRefusal(path, uploads.test(path) ? await read(after) : Buffer.alloc(0))))
    if (why) forbidden.push({ path: wrong ?? path, why })
  }
  return forbidden
}
