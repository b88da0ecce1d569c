import type { Manifest } from 'vite'

const clientEntry = 'src/client/main.tsx'
/** The script of the gallery. */
export const galleryEntry = 'src/gallery/client/main.ts'

/** Islands that are not blocks, by type. */
const engineIslands: Record<string, string> = { gate: 'src/client/gate.tsx' }

const moduleOf = (type: string) => engineIslands[type] ?? `blocks/${type}/${type}.tsx`

/**
 * Returns a function that lists the modules of a page with islands of these types: theirs and the app's, and all that these
 * import, dependencies first. The loader requests them all at once.
 */
export function createPageModules(manifest: Manifest): (islandTypes: readonly string[]) => readonly string[] {
  const cached = new Map<string, readonly string[]>()
  return (islandTypes) => {
    const key = islandTypes.join()
    const modules = cached.get(key) ?? collectModules(manifest, [clientEntry, ...islandTypes.map(moduleOf)])
    cached.set(key, modules)
    return modules
  }
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
