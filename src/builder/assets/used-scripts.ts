import type { Manifest, ManifestChunk } from 'vite'
import { engineModule } from '../../files/roots.ts'
import { gateId } from '../../render/page-data.ts'

/** The script of every page with islands. */
export const clientEntry = engineModule('src/client/main.tsx')
/** The script of the gallery. */
export const galleryEntry = engineModule('src/gallery/client/main.ts')

/** The script of every page of a site that counts. */
export const measureEntry = engineModule('src/measure/measure.ts')

/** Islands that are not blocks, by type. */
const engineIslands: Record<string, string> = { [gateId]: engineModule('src/client/gate.tsx') }

/** The type of a block by the file of its component, which is its key in the manifest if it is an island. */
const componentFile = /(?:^|[/_])blocks\/([a-z0-9-]+)\/\1\.[jt]sx?$/

/** The islands in the manifest with the key of each. */
export const islandEntries = (manifest: Manifest): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(engineIslands),
    ...Object.keys(manifest).flatMap((key): [string, string][] => {
      const type = componentFile.exec(key)?.[1]
      return type === undefined ? [] : [[type, key]]
    }),
  ])

/**
 * Names of all scripts that a site with blocks of these types may load, now or later; with `hasGallery` those of the
 * gallery, which shows every block, and with `isMeasured` the one that counts.
 */
export function usedScripts(
  manifest: Manifest,
  { types, hasGallery, isMeasured }: { types: ReadonlySet<string>; hasGallery: boolean; isMeasured: boolean },
): ReadonlySet<string> {
  const unused = new Set(
    [...islandEntries(manifest)].flatMap(([type, key]) => (hasGallery || types.has(type) ? [] : [key])),
  )
  const entries = [clientEntry, ...(hasGallery ? [galleryEntry] : []), ...(isMeasured ? [measureEntry] : [])]
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
