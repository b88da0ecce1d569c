import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { engineRoot } from './roots.ts'
import { withSlashes } from './with-slashes.ts'

/**
 * Signs that Node or Vite takes for something else than a name in the path of a module: part of an address, a pattern, what
 * a replacement refers to, a folder on another system.
 */
const sign = /[#?*\\]|\$(?=[$&`'\d])/

/** Why code in this folder cannot be bundled or served; `undefined` if it can. */
export function unbundledPath(folder: string): string | undefined {
  const [found] = sign.exec(withSlashes(folder)) ?? []
  return found === undefined
    ? undefined
    : `The path of this folder has a \`${found}\`: ${folder}\nScripts cannot be bundled there. Rename the folder, or move it.`
}

/** The same for all code of a site: the engine, and the blocks in its content folder `pages`. */
export const unbundledCode = (pages: string): string | undefined =>
  unbundledPath(engineRoot) ?? (existsSync(join(pages, '_blocks')) ? unbundledPath(pages) : undefined)
