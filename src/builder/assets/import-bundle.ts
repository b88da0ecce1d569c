import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as RenderModule from '../../render/create-renderer.tsx'

/** The file of what is bundled for Node, in a folder of its own. */
export const bundleName = 'module.mjs'

/** What was bundled for Node into `outDir`: as it is there now, whatever was imported from there before. */
export async function importBundle<Module>(outDir: string): Promise<Module> {
  const file = join(outDir, bundleName)
  const version = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 12)
  return (await import(`${pathToFileURL(file).href}?v=${version}`)) as Module
}

export const importRenderer = (outDir: string) => importBundle<typeof RenderModule>(outDir)
