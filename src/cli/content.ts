import { loadSite, type SiteContent } from '../content/load.ts'
import { formatPretty } from '../content/pretty.ts'
import { root } from './root.ts'

/**
 * Loads the content. Errors are shown in full, and give `undefined`: nothing may be built from it. Warnings are only
 * counted, as `npm run validate` shows them.
 */
export async function loadOrTell(
  pages: string,
  afterwards: string,
  now = new Date(),
): Promise<SiteContent | undefined> {
  const site = await loadSite({ root, pages, now })
  const errors = site.diagnostics.filter(({ severity }) => severity === 'error')
  const warnings = site.diagnostics.length - errors.length
  if (errors.length > 0) console.error(`${formatPretty(errors, site.sources, { pages: site.pageCount })}${afterwards}`)
  else if (warnings > 0)
    console.error(`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}. To read them: npm run validate`)
  const { material: _material, sources: _sources, ...content } = site
  return errors.length > 0 ? undefined : content
}
