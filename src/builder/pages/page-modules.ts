import type { Manifest } from 'vite'

export const clientEntry = 'src/client/main.tsx'

/** Islands that are not blocks, by type. */
const engineParts: Record<string, string> = { gate: 'src/client/gate.tsx' }

const moduleOf = (liveType: string) => engineParts[liveType] ?? `blocks/${liveType}/${liveType}.tsx`

/**
 * Chunks that all others need, named as in `bundle.ts`. The loader requests these at once, and others when the last,
 * which is small, has arrived: the largest has most of the bandwidth to itself until then.
 */
const firstChunks = ['rolldown-runtime', 'react-dom', 'mui', 'emotion']

/** Addresses of an entry's modules, dependencies first: the order in which the loader evaluates them. */
function modulesOf(manifest: Manifest, entries: readonly string[]): string[] {
  const chunks = Object.values(manifest)
  const first = firstChunks.flatMap((name) => chunks.find((chunk) => chunk.name === name) ?? [])
  const order = new Set(first.map(({ file }) => `/${file}`))
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || order.has(`/${chunk.file}`)) return
    for (const dependency of chunk.imports ?? []) visit(dependency)
    order.add(`/${chunk.file}`)
  }
  for (const entry of entries) visit(entry)
  return [...order]
}

/**
 * Returns all modules of a page in the order of their use: those of its islands and of the app, which needs them at
 * once. `apart` are addresses of their lazy props, which are small and wait for nothing.
 */
export function createPageModules(
  manifest: Manifest,
): (liveTypes: readonly string[], apart?: readonly string[]) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (liveTypes, apart = []) => {
    const key = liveTypes.join()
    const modules = known.get(key) ?? modulesOf(manifest, [...liveTypes.map(moduleOf), clientEntry])
    known.set(key, modules)
    return modules.toSpliced(firstChunks.length, 0, ...apart)
  }
}
