import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs'
import { sep } from 'node:path'
import type { BadLink } from '../../schema/diagnostics/file.ts'
import { isAbsent } from './read-text.ts'

/** The real path of a file or folder; `undefined` if there is none, as at the end of some links. */
export function realPath(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

/** Whether a real path is one of these places, or below one. A place need not exist. */
export const isWithin = (path: string, places: readonly string[]): boolean =>
  places.some((place) => {
    const real = realPath(place)
    return real !== undefined && (path === real || path.startsWith(real + sep))
  })

/** The entries of a folder; none if it was removed meanwhile. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (!isAbsent(error)) throw error
    return []
  }
}

/**
 * The paths of all files below a folder, with `/`, sorted. A link to a file or a folder within `places` is followed;
 * `badLinks` are those that are not. Throws if there is no such folder. Node's own recursive listing stats every file and
 * takes six times as long.
 */
export function listFolder(folder: string, places: readonly string[] = [folder]) {
  const files: string[] = []
  const badLinks: { name: string; reason: BadLink }[] = []
  /** `above` are the real paths of the folders that lead here. */
  const walk = (below: string, above: readonly string[]) => {
    for (const entry of entriesOf(`${folder}/${below}`)) {
      const name = below + entry.name
      if (entry.isDirectory()) walk(`${name}/`, [...above, above.at(-1) + sep + entry.name])
      else if (entry.isFile()) files.push(name)
      else if (entry.isSymbolicLink()) follow(name, above)
    }
  }
  const follow = (name: string, above: readonly string[]) => {
    const target = realPath(`${folder}/${name}`)
    if (target === undefined) badLinks.push({ name, reason: 'nowhere' })
    else if (!isWithin(target, places)) badLinks.push({ name, reason: 'outside' })
    else if (above.includes(target)) badLinks.push({ name, reason: 'loop' })
    else if (statSync(target).isDirectory()) walk(`${name}/`, [...above, target])
    else files.push(name)
  }
  walk('', [realpathSync(folder)])
  return { files: files.sort(), badLinks }
}

/** The files of {@link listFolder}; none if there is no such folder. */
export const filesBelow = (folder: string): string[] =>
  statSync(folder, { throwIfNoEntry: false }) === undefined ? [] : listFolder(folder).files
