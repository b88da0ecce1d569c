import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type LoadedSite, loadSite } from '../content/load.ts'
import { formatPretty } from '../content/pretty.ts'

/** Root of the repository. */
export const root = resolve(fileURLToPath(import.meta.url), '../../..')

/** Loads the content, says what is wrong with it, and gives `undefined` where an error forbids to go on. */
export async function loadOrTell(pages: string, afterwards: string): Promise<LoadedSite | undefined> {
  const site = await loadSite({ root, pages })
  if (site.diagnostics.length > 0)
    console.error(formatPretty(site.diagnostics, site.sources, { pages: site.pageCount }))
  const failed = site.diagnostics.some(({ severity }) => severity === 'error')
  if (failed) console.error(afterwards)
  return failed ? undefined : site
}

/** A path from the command line, relative to the root. */
export const underRoot = (path: string) => resolve(root, path)
