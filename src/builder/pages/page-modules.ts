import type { Manifest } from 'vite'
import { islands } from '../../../blocks/islands.ts'
import { memoize } from '../../cache/memoize.ts'
import { gateId } from '../../render/page-data.ts'

const clientEntry = 'src/client/main.tsx'
/** The script of the gallery. */
export const galleryEntry = 'src/gallery/client/main.ts'

/** Islands that are not blocks, by type. */
const engineIslands: Record<string, string> = { [gateId]: 'src/client/gate.tsx' }

const moduleOf = (type: string) => engineIslands[type] ?? `blocks/${type}/${type}.tsx`

/**
 * Returns a function that lists the modules of a page with islands of these types: theirs and the app's, and all that these
 * import, dependencies first. The loader requests them all at once.
 */
export function createPageModules(manifest: Manifest): (islandTypes: readonly string[]) => readonly string[] {
  const modulesOf = memoize((types: string) =>
    collectModules(manifest, [clientEntry, ...types.split(',').filter(Boolean).map(moduleOf)]),
  )
  return (islandTypes) => modulesOf(islandTypes.join())
}

/**
 * Names of all scripts that a site with blocks of these types may load, now or later; with `hasGallery` those of the
 * gallery, which shows every block.
 */
export function usedScripts(
  manifest: Manifest,
  { types, hasGallery }: { types: ReadonlySet<string>; hasGallery: boolean },
): ReadonlySet<string> {
  const all = [...Object.keys(islands), ...Object.keys(engineIslands)]
  const unused = new Set(all.filter((type) => !hasGallery && !types.has(type)).map(moduleOf))
  const visited = new Set<string>()
  const visit = (key: string) => {
    if (visited.has(key) || unused.has(key)) return
    visited.add(key)
    for (const next of [...(manifest[key]?.imports ?? []), ...(manifest[key]?.dynamicImports ?? [])]) visit(next)
  }
  for (const entry of [clientEntry, ...(hasGallery ? [galleryEntry] : [])]) visit(entry)
  return new Set([...visited].flatMap((key) => manifest[key]?.file ?? []))
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
