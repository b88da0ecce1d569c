import type { Manifest } from 'vite'
import { memoize } from '../../cache/memoize.ts'
import { clientEntry, importedFiles, islandEntries } from '../assets/used-scripts.ts'

/**
 * Returns a function that lists the modules of a page with islands of these types: theirs and the app's, and all that these
 * import, dependencies first. The loader requests them all at once.
 */
export function createPageModules(manifest: Manifest): (islandTypes: readonly string[]) => readonly string[] {
  const islands = islandEntries(manifest)
  const modulesOf = memoize((types: string) =>
    [...importedFiles(manifest, [clientEntry, ...types.split(',').flatMap((type) => islands.get(type) ?? [])])].map(
      (file) => `/${file}`,
    ),
  )
  return (islandTypes) => modulesOf(islandTypes.join())
}
