import { join, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { decoded } from '../../schema/pictures/picture.ts'
import { ownBlocksFolder } from '../content/block-types/find-blocks.ts'
import { engineRoot, packagesOf, projectRoot } from '../files/roots.ts'

/** The rules of all style sheets that the modules of the renderer import: those of own blocks. */
export async function importedStyles(vite: ViteDevServer): Promise<string> {
  const modules = [...vite.environments.ssr.moduleGraph.idToModuleMap.values()]
  const sheets = modules.filter(({ id, importers }) => id?.endsWith('.css') && importers.size > 0)
  const texts = await Promise.all(sheets.map(({ url }) => vite.ssrLoadModule(`${url}?inline`)))
  return texts.map((module) => String(module['default'])).join('\n')
}

/**
 * The file that Vite names by this address, if own blocks can import it: a picture, a font or the like of theirs or of a package.
 * Vite itself answers only requests for modules of it.
 */
export function importedFile({ config }: ViteDevServer, pages: string, url: string): string | undefined {
  const [address = '', query = ''] = url.split('?')
  // After a save Vite adds the time.
  if (!/^(?:t=\d+)?$/.test(query)) return undefined
  const path = decoded(address)
  // So Vite names what is outside of its root. An installed engine is itself in a folder of packages: `/assets/…` is no file of one.
  const isOutside = path.startsWith('/@fs/')
  const file = isOutside ? join(path.slice('/@fs'.length)) : join(engineRoot, path)
  const packages = isOutside
    ? [join(projectRoot, 'node_modules'), packagesOf(engineRoot)]
    : [join(engineRoot, 'node_modules')]
  const isInside = [ownBlocksFolder(pages), ...packages].some((folder) => file.startsWith(folder + sep))
  return isInside && config.assetsInclude(file) ? file : undefined
}
