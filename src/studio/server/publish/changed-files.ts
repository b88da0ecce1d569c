import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { git, zeroSeparated } from './git.ts'
import { withOwnIndex } from './own-index.ts'
import type { Repository } from './repository.ts'

/** A file of the content folder that differs from the checked out commit. Names are paths below the folder. */
export type ChangedFile = {
  name: string
  state: 'changed' | 'new' | 'deleted' | 'moved'
  /** The name that a moved file had. */
  from?: string
}

const states = { A: 'new', D: 'deleted', R: 'moved' } as const

/** The files that `git diff --name-status -z` lists. */
function changedFilesIn(parts: readonly string[]): ChangedFile[] {
  const files: ChangedFile[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const letter = parts[at]?.[0] as keyof typeof states
    const name = parts[at + 1] as string
    if (letter !== 'R') {
      files.push({ name, state: states[letter] ?? 'changed' })
      continue
    }
    files.push({ name: parts[at + 2] as string, state: 'moved', from: name })
    at += 1
  }
  return files
}

const listing = ['diff', '--name-status', '-z', '-M', '--relative', '--no-ext-diff', '--ignore-submodules']

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Matches what a file of content says if it shows or links a public file: its path, or the name of a picture. */
function mentionOf(name: string): RegExp {
  const path = escaped(name.slice('_public/'.length))
  const picture = /^_public\/images\/(.+)\.\w+$/.exec(name)?.[1]
  const asPicture = picture === undefined ? '' : String.raw`|\bname:\s*['"]?${escaped(picture)}(?![\w/-])`
  return new RegExp(`${path}${asPicture}`)
}

const isHidden = (name: string) => name.split('/').some((part) => part.startsWith('.') || part === 'node_modules')

/** The files below a folder that git ignores, without hidden ones and packages. */
async function ignoredBelow({ folder }: Repository, place: string): Promise<string[]> {
  const args = ['ls-files', '--others', '--ignored', '--exclude-standard', '-z']
  // Folders that are ignored as a whole come first: packages are many files, and need not be listed.
  const outer = zeroSeparated(await git(folder, [...args, '--directory', '--', place])).filter(
    (name) => !isHidden(name),
  )
  if (outer.length === 0) return []
  return zeroSeparated(await git(folder, [...args, '--', ...outer])).filter((name) => !isHidden(name))
}

/** The public files that git ignores although one of these files of content shows them: without them a page would lack its pictures. */
async function shownThoughIgnored(
  repository: Repository,
  contentFiles: () => Promise<readonly string[]>,
): Promise<string[]> {
  const ignored = await ignoredBelow(repository, '_public')
  if (ignored.length === 0) return []
  const yaml = (await contentFiles()).filter((name) => name.endsWith('.yaml'))
  const read = (name: string) => readFile(join(repository.folder, name), 'utf8').catch(() => '')
  const text = (await Promise.all(yaml.map(read))).join('\n')
  return ignored.filter((name) => mentionOf(name).test(text))
}

/**
 * The pages and shared files that git ignores, and the public files that pages show although git ignores them: no commit has them. What
 * a changed page shows is among the changed files, and goes along.
 */
export async function ignoredContent(repository: Repository, changed: readonly ChangedFile[]): Promise<string[]> {
  const goesAlong = new Set(changed.map(({ name }) => name))
  const yaml = (await ignoredBelow(repository, '.')).filter((name) => name.endsWith('.yaml'))
  const listed = async () => zeroSeparated(await git(repository.folder, ['ls-files', '-z', '--', '.']))
  return [...yaml, ...(await shownThoughIgnored(repository, listed))].filter((name) => !goesAlong.has(name))
}

/**
 * The files of the content folder that differ from the checked out commit: also new ones. Of those that git ignores it has the
 * pictures and files that changed content shows.
 */
export const changedFiles = (repository: Repository): Promise<ChangedFile[]> =>
  withOwnIndex(repository, async (index) => {
    const { folder } = repository
    const listed = async () => changedFilesIn(zeroSeparated(await git(folder, [...listing, '--', '.'], { index })))
    // Only the names of new files: their bytes are stored when they are committed.
    await git(folder, ['add', '--intent-to-add', '--ignore-removal', '--', '.'], { index })
    const files = await listed()
    const ignored = await shownThoughIgnored(repository, async () => files.map(({ name }) => name))
    if (ignored.length === 0) return files
    await git(folder, ['add', '--intent-to-add', '--force', '--', ...ignored], { index })
    return listed()
  })
