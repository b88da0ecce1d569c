import { join, relative, resolve } from 'node:path'
import type { FileHashes } from '../../cache/file-hashes.ts'
import { hashOf } from '../../cache/file-hashes.ts'
import { momentsIn } from '../../cache/moments.ts'
import { awayResults } from '../../content/away.ts'
import { contentNames } from '../../content/content-files.ts'
import { compared, createContent, type LoadedSite, loadSite } from '../../content/load.ts'
import { openPageThread, type PageThread } from './host.ts'
import type { ThreadOrder, ThreadRead } from './messages.ts'

/**
 * Files of the pages that a second thread reads: about half, whole folders, because pages of one folder have blocks in
 * common. `names` are sorted.
 */
export function awayNames(names: readonly string[]): string[] {
  const pages = names.filter((name) => !name.startsWith('_data/'))
  const inFolders = pages.filter((name) => name.includes('/'))
  if (inFolders.length === 0) return []
  const folderOf = (name: string | undefined) => name?.split('/')[0]
  let from = Math.max(0, inFolders.length - Math.ceil(pages.length / 2))
  while (from > 0 && folderOf(inFolders[from - 1]) === folderOf(inFolders[from])) from -= 1
  return inFolders.slice(from)
}

type Loading = Pick<ThreadOrder, 'root' | 'pages' | 'endpoint'> & { now: Date; threads: 1 | 2 }

/** A site, the hashes of its files by name, and the moments of its schedules if they can be read. */
export type LoadedForBuild = {
  site: LoadedSite
  hashes: FileHashes
  moments: Set<number> | undefined
  /** Holds the pages that have no blocks in `site`. */
  thread: PageThread | undefined
}

/**
 * Loads a site to be built. Where two threads read it and anything is wrong with its pages, all are read here, so
 * that it is told as it is by every other command.
 */
export async function loadForBuild({ root, pages, endpoint, now, threads }: Loading): Promise<LoadedForBuild> {
  const names = threads === 1 ? [] : awayNames(await contentNames(resolve(root, pages)).catch(() => []))
  if (names.length === 0) return described(root, pages, await loadSite({ root, pages, now }))
  const thread = openPageThread({ root, pages, endpoint, now: now.getTime(), names })
  const away = new Set(names)
  const fileOf = (name: string) => relative(root, join(resolve(root, pages), name)).replaceAll('\\', '/')
  let read: ThreadRead | undefined
  const isWanted = (name: string) => !away.has(name)
  const found = await createContent({ root, pages, now }).loadWith(isWanted, async () => {
    read = await thread.read()
    if (!read) return undefined
    const refused = new Set(read.part.refused)
    return { results: awayResults(read.part), refused: new Set(names.filter((name) => refused.has(fileOf(name)))) }
  })
  const site = found && compared(found)
  if (!read || !site || site.diagnostics.length > found.diagnostics.length) {
    thread.close()
    return described(root, pages, await loadSite({ root, pages, now }))
  }
  return described(root, pages, site, read, thread)
}

function described(
  root: string,
  pages: string,
  site: LoadedSite,
  read?: ThreadRead,
  thread?: PageThread,
): LoadedForBuild {
  const { files } = site.material
  const nameOf = (file: string) => relative(resolve(root, pages), join(root, file)).replaceAll('\\', '/')
  const own = momentsIn(files.map(({ parsed }) => parsed.value))
  const theirs = read ? read.moments : []
  return {
    site,
    hashes: new Map([
      ...(read?.hashes ?? []),
      ...files.map(({ parsed: { source } }) => [nameOf(source.file), hashOf(source.text)] as const),
    ]),
    moments: own && theirs && new Set([...own, ...theirs]),
    thread,
  }
}
