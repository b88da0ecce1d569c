import type { Manifest } from 'vite'

export const clientEntry = 'src/app/main.tsx'

/** Live parts of pages that are no blocks, by type. */
const engineParts: Record<string, string> = { gate: 'src/app/gate.tsx' }

const moduleOf = (liveType: string) => engineParts[liveType] ?? `blocks/${liveType}/${liveType}.tsx`

/** Addresses of an entry's modules, dependencies first: the order in which the loader evaluates them. */
function modulesOf(manifest: Manifest, entries: readonly string[]): string[] {
  const order = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || order.has(`/${chunk.file}`)) return
    for (const dependency of chunk.imports ?? []) visit(dependency)
    order.add(`/${chunk.file}`)
  }
  for (const entry of entries) visit(entry)
  return [...order]
}

/** Gives all modules of a page: those of its live blocks, then the app itself, which needs them at once. */
export function createPageModules(manifest: Manifest): (liveTypes: readonly string[]) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (liveTypes) => {
    const key = liveTypes.join()
    const modules = known.get(key) ?? modulesOf(manifest, [...liveTypes.map(moduleOf), clientEntry])
    known.set(key, modules)
    return modules
  }
}
