import { readdirSync, statSync } from 'node:fs'

/**
 * The paths of all files below a folder, with `/`, sorted, including links to files; none if there is no such folder.
 * Node's own recursive listing stats every file and takes six times as long.
 */
export function filesBelow(folder: string): string[] {
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return []
  const names: string[] = []
  const walk = (below: string) => {
    for (const entry of readdirSync(`${folder}/${below}`, { withFileTypes: true })) {
      if (entry.isDirectory()) walk(`${below}${entry.name}/`)
      else if (entry.isFile() || entry.isSymbolicLink()) names.push(below + entry.name)
    }
  }
  walk('')
  return names.sort()
}
