import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as RenderModule from '../../render/create-renderer.tsx'

/** The file of a Node bundle, in a folder of its own. */
export const bundleName = 'module.mjs'

/** Imports the Node bundle in `outDir` in its current state, even if an older one was imported from there. */
export async function importBundle<Module>(outDir: string): Promise<Module> {
  const file = join(outDir, bundleName)
  const version = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 12)
  return (await import(`${pathToFileURL(file).href}?v=${version}`)) as Module
}

export const importRenderer = (outDir: string) => importBundle<typeof RenderModule>(outDir)
