import type { Manifest } from 'vite'
import { islands } from '../../../blocks/islands.ts'
import { gateId } from '../../render/page-data.ts'

/** The script of every page with islands. */
export const clientEntry = 'src/client/main.tsx'
/** The script of the gallery. */
export const galleryEntry = 'src/gallery/client/main.ts'

/** Islands that are not blocks, by type. */
const engineIslands: Record<string, string> = { [gateId]: 'src/client/gate.tsx' }

/** The source file of an island, which is its key in the manifest. */
export const islandEntry = (type: string) => engineIslands[type] ?? `blocks/${type}/${type}.tsx`

/**
 * Names of all scripts that a site with blocks of these types may load, now or later; with `hasGallery` those of the
 * gallery, which shows every block.
 */
export function usedScripts(
  manifest: Manifest,
  { types, hasGallery }: { types: ReadonlySet<string>; hasGallery: boolean },
): ReadonlySet<string> {
  const all = [...Object.keys(islands), ...Object.keys(engineIslands)]
  const unused = new Set(all.filter((type) => !hasGallery && !types.has(type)).map(islandEntry))
  const visited = new Set<string>()
  const visit = (key: string) => {
    if (visited.has(key) || unused.has(key)) return
    visited.add(key)
    for (const next of [...(manifest[key]?.imports ?? []), ...(manifest[key]?.dynamicImports ?? [])]) visit(next)
  }
  for (const entry of [clientEntry, ...(hasGallery ? [galleryEntry] : [])]) visit(entry)
  return new Set([...visited].flatMap((key) => manifest[key]?.file ?? []))
}
