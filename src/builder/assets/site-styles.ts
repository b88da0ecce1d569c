import type { Page } from '../../../blocks/page.ts'
import { policyHash } from '../../cache/hash.ts'
import { memoize } from '../../cache/memoize.ts'
import { gateId } from '../../render/page-data.ts'
import type { Renderer } from '../../render/renderer.ts'
import { splitStyles } from './critical-css.ts'
import type { FontFaces } from './site-fonts.ts'
import { minifyCss, sharedStyles, writeSheet } from './stylesheet.ts'

/** The style sheets of a site. */
export type SiteStyles = {
  /** The critical CSS of a page, by its path. */
  criticalOf: (path: Page['path']) => string
  /** `sha256-…` of each different critical CSS, for the policy. */
  hashes: readonly string[]
  /** Address of the sheet that every page links at its end. */
  sheet: string
}

type StyleOptions = {
  root: string
  /** The folder of the release. */
  stagingDir: string
  fonts: FontFaces
  renderer: Renderer
  /** All pages, protected ones with their contents. */
  pages: readonly Page[]
}

/**
 * Renders every block structure that the pages use, and writes the sheet. Protected pages must have been rendered before
 * (`sealPages`): their rules are in the sheet.
 */
export async function writeStyles({ root, stagingDir, fonts, renderer, pages }: StyleOptions): Promise<SiteStyles> {
  for (const page of pages)
    if (page.gate) renderer.renderGate(page.path)
    else renderer.preparePage(page)
  const { screen, print } = await sharedStyles(root)
  const base = fonts.css + screen + renderer.theme.rules
  const rules = renderer.rules()
  const split = splitStyles({ base, variables: renderer.theme.variables, print, rules, namesOf: renderer.namesOf })
  const criticalOf = memoize((firstType: string) => minifyCss(split.criticalOf(firstType)))
  const firstTypes = new Map(pages.map(({ path, gate, blocks }) => [path, gate ? gateId : (blocks[0]?.type ?? '')]))
  return {
    criticalOf: (path) => criticalOf(firstTypes.get(path) ?? ''),
    hashes: [...new Set(firstTypes.values())].sort().map((type) => policyHash(criticalOf(type))),
    // The browser recognizes a new release by this address, so it changes with every rule that a page shows.
    sheet: writeSheet(stagingDir, 'site', split.sheet, base + split.sheet + split.criticalOf('')),
  }
}
