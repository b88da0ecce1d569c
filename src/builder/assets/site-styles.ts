import type { BlockSchemas } from '../../../schema/block.ts'
import type { Page } from '../../../schema/page.ts'
import { policyHash } from '../../cache/hash.ts'
import { memoize } from '../../cache/memoize.ts'
import { summaryOf } from '../../content/derive/page-summary.ts'
import type { SharedHtml } from '../../render/html-parts.ts'
import { gateId } from '../../render/page-data.ts'
import type { Renderer } from '../../render/renderer.ts'
import { splitStyles } from './critical-css.ts'
import type { FontFaces } from './site-fonts.ts'
import { minifyCss, sharedStyles, writeSheet } from './stylesheet.ts'

/** The style sheets of a site. */
export type SiteStyles = {
  /** The style element with the critical CSS of pages that begin with a block of this type: {@link firstTypeOf}. */
  criticalOfType: (firstType: string) => SharedHtml
  /** `sha256-…` of each different critical CSS, for the policy. */
  hashes: readonly string[]
  /** Address of the sheet that every page links at its end. */
  sheet: string
}

type StyleOptions = {
  codeRoot: string
  /** The folder of the release. */
  stagingDir: string
  fonts: FontFaces
  own: { styles: string; types: ReadonlySet<string> }
  renderer: Renderer
  pages: readonly Page[]
  schemas: BlockSchemas
}

/** The type of the block that a page shows first. */
export const firstTypeOf = (page: Page, schemas: BlockSchemas): string =>
  page.gate ? gateId : (summaryOf(page, schemas).types[0] ?? '')

/** Splits the rules of everything that `renderer` has rendered, and writes the sheet. */
export async function writeStyles(options: StyleOptions): Promise<SiteStyles> {
  const { codeRoot, stagingDir, fonts, own, renderer, pages, schemas } = options
  const { screen, print } = await sharedStyles(codeRoot)
  const base = fonts.css + screen + renderer.themeStyles.rules
  const rules = renderer.rules()
  const split = splitStyles({
    base,
    variables: renderer.themeStyles.variables,
    print,
    own,
    rules,
    namesOf: renderer.namesOf,
  })
  const criticalOf = memoize((firstType: string) => minifyCss(split.criticalOf(firstType)))
  const styleOf = memoize((firstType: string) => ({ shared: `<style>${criticalOf(firstType)}</style>` }))
  const firstTypes = [...new Set(pages.map((page) => firstTypeOf(page, schemas)))].sort()
  return {
    criticalOfType: styleOf,
    hashes: firstTypes.map((type) => policyHash(criticalOf(type))),
    // The browser recognizes a new release by this address.
    sheet: writeSheet(stagingDir, 'site', split.sheet, split.identity),
  }
}
