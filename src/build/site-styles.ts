import { summaryOf } from '../content/page-summary.ts'
import type { UsedNames } from '../renderer/class-names.ts'
import type { KnownStyles, Renderer } from '../renderer/renderer.ts'
import { type Again, checkRules } from './again.ts'
import { partsOf } from './page-documents.ts'
import { policyHash } from './policy-hash.ts'
import { type FontFaces, fontPreloads } from './site-fonts.ts'
import type { SitePages } from './site-pages.ts'
import { sharedStyles, writeStylesheets } from './stylesheet.ts'

/** The sheets of a site, and what is remembered of its rules. */
export type SiteStyles = {
  /** Markup of the head of every page: the styles that it holds itself, and the fonts. */
  head: string
  /** `sha256-…` of those styles, for the policy. */
  hash: string
  /** Address of the sheet that every page links at its end. */
  sheet: string
  /** What each page uses of the rules, in the order of the site. */
  uses: readonly (readonly UsedNames[])[]
  known: KnownStyles
  /** Address of the further sheet that the page at a place (from 0) links, if there is one. */
  sheetOf: (index: number) => string | undefined
}

type Making = {
  root: string
  /** The folder of the release. */
  made: string
  fonts: FontFaces
  renderer: Renderer
  /** What protected pages use, by path. */
  sealedUses: ReadonlyMap<string, readonly UsedNames[]>
  pages: SitePages
  again: Again | undefined
}

/**
 * Renders every shape that pages have, and writes the sheets: from here on class names are short, and documents can be made.
 * Throws `NotAgain` where the rules are not those of the release before.
 */
export async function makeStyles(making: Making): Promise<SiteStyles> {
  const { root, made, fonts, renderer, sealedUses, pages, again } = making
  const { whole, isSame } = pages
  const uses = pages.site.pages.map((page, index) => {
    if (again && isSame(index)) return again.release.pages[page.path]?.uses ?? []
    const used = sealedUses.get(page.path)
    if (!used) return [...new Set(renderer.preparePage(page))]
    renderer.renderGate(page.path)
    return used
  })
  if (again) checkRules(again.release, renderer, uses)
  const known = renderer.knownStyles()
  renderer.shortenNames()
  // Of protected pages as well, what they show when they are open.
  const parts = whole.map((page) => partsOf(summaryOf(page).types, page.gate))
  const { screen, print } = await sharedStyles(root)
  const sheets = writeStylesheets({
    outDir: made,
    before: again?.folder,
    base: { screen: fonts.css + screen, print },
    rules: renderer.rules(),
    namesOf: renderer.namesOf,
    pages: parts,
  })
  return {
    head: `<style>${sheets.critical}</style>${fontPreloads(fonts)}`,
    hash: policyHash(sheets.critical),
    sheet: sheets.site,
    uses,
    known,
    sheetOf: (index) => sheets.moreFor(parts[index] ?? []),
  }
}
