import type { Manifest, ManifestChunk } from 'vite'
import { islands } from '../../../blocks/islands.ts'
import { engineModule } from '../../files/roots.ts'
import { gateId } from '../../render/page-data.ts'

/** The script of every page with islands. */
export const clientEntry = engineModule('src/client/main.tsx')
/** The script of the gallery. */
export const galleryEntry = engineModule('src/gallery/client/main.ts')

/** Islands that are not blocks, by type. */
const engineIslands: Record<string, string> = { [gateId]: engineModule('src/client/gate.tsx') }

/** The source file of an island, which is its key in the manifest. */
export const islandEntry = (type: string) => engineIslands[type] ?? engineModule(`blocks/${type}/${type}.tsx`)

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
  const entries = [clientEntry, ...(hasGallery ? [galleryEntry] : [])]
  return importedFiles(manifest, entries, ({ imports = [], dynamicImports = [] }) =>
    [...imports, ...dynamicImports].filter((key) => !unused.has(key)),
  )
}

/**
 * The files of entries of the manifest, and of all that they import, each once and behind those that it imports.
 * `importsOf` selects which imports of a chunk count.
 */
export function importedFiles(
  manifest: Manifest,
  entries: readonly string[],
  importsOf: (chunk: ManifestChunk) => readonly string[] = ({ imports = [] }) => imports,
): ReadonlySet<string> {
  const visited = new Set<string>()
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || visited.has(key)) return
    visited.add(key)
    for (const next of importsOf(chunk)) visit(next)
    files.add(chunk.file)
  }
  for (const entry of entries) visit(entry)
  return files
}
