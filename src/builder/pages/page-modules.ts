import type { Manifest } from 'vite'
import { memoize } from '../../cache/memoize.ts'
import { clientEntry, islandEntry } from '../assets/used-scripts.ts'

/**
 * Returns a function that lists the modules of a page with islands of these types: theirs and the app's, and all that these
 * import, dependencies first. The loader requests them all at once.
 */
export function createPageModules(manifest: Manifest): (islandTypes: readonly string[]) => readonly string[] {
  const modulesOf = memoize((types: string) =>
    collectModules(manifest, [clientEntry, ...types.split(',').filter(Boolean).map(islandEntry)]),
  )
  return (islandTypes) => modulesOf(islandTypes.join())
}

function collectModules(manifest: Manifest, entries: readonly string[]): string[] {
  const modules = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || modules.has(`/${chunk.file}`)) return
    for (const dependency of chunk.imports ?? []) visit(dependency)
    modules.add(`/${chunk.file}`)
  }
  for (const entry of entries) visit(entry)
  return [...modules]
}
