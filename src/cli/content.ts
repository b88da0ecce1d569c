import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type LoadedSite, loadSite } from '../content/load.ts'
import { formatPretty } from '../content/pretty.ts'

/** Root of the repository. */
export const root = resolve(fileURLToPath(import.meta.url), '../../..')

/**
 * Loads the content. Errors are shown in full, and give `undefined`: nothing may be built from it. Warnings are only
 * counted, as `npm run validate` shows them.
 */
export async function loadOrTell(pages: string, afterwards: string, now = new Date()): Promise<LoadedSite | undefined> {
  const site = await loadSite({ root, pages, now })
  const errors = site.diagnostics.filter(({ severity }) => severity === 'error')
  const warnings = site.diagnostics.length - errors.length
  if (errors.length > 0) console.error(`${formatPretty(errors, site.sources, { pages: site.pageCount })}${afterwards}`)
  else if (warnings > 0)
    console.error(`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}. To read them: npm run validate`)
  return errors.length > 0 ? undefined : site
}

/** A path from the command line, relative to the root. */
export const underRoot = (path: string) => resolve(root, path)
