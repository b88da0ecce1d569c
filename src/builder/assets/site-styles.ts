import type { Page } from '../../../blocks/page.ts'
import { policyHash } from '../../cache/hash.ts'
import { summaryOf } from '../../content/derive/page-summary.ts'
import type { Renderer } from '../../render/renderer.ts'
import { partsOf } from '../pages/page-documents.ts'
import { type FontFaces, fontPreloads } from './site-fonts.ts'
import { sharedStyles, writeStylesheets } from './stylesheet.ts'

/** The style sheets of a site. */
export type SiteStyles = {
  /** Markup of the head of every page: its inlined styles, and the fonts. */
  head: string
  /** `sha256-…` of those styles, for the content policy. */
  hash: string
  /** Address of the sheet that every page links at its end. */
  sheet: string
  /** Address of the additional sheet of a page, by path, if it has one. */
  sheetOf: (path: Page['path']) => string | undefined
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
 * Renders every block structure of the pages, and writes the sheets. Protected pages must have been rendered before
 * (`sealPages`): their rules are in the sheets.
 */
export async function writeStyles({ root, stagingDir, fonts, renderer, pages }: StyleOptions): Promise<SiteStyles> {
  for (const page of pages)
    if (page.gate) renderer.renderGate(page.path)
    else renderer.preparePage(page)
  // Includes the content that protected pages show when they are open.
  const parts = new Map(pages.map((page) => [page.path, partsOf(summaryOf(page).types, page.gate)]))
  const { screen, print } = await sharedStyles(root)
  const sheets = writeStylesheets({
    outDir: stagingDir,
    base: { screen: fonts.css + screen, print },
    rules: renderer.rules(),
    namesOf: renderer.namesOf,
    pages: [...parts.values()],
  })
  return {
    head: `<style>${sheets.critical}</style>${fontPreloads(fonts)}`,
    hash: policyHash(sheets.critical),
    sheet: sheets.site,
    sheetOf: (path) => sheets.moreFor(parts.get(path) ?? []),
  }
}
