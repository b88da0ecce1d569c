import { readdirSync, statSync } from 'node:fs'

/**
 * The paths of all files below a folder, with `/`, sorted, links to files among them; none where there is no such folder.
 * Node's own way of listing all that lies below a folder asks the disk once more for each file, and takes six times as
 * long.
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
