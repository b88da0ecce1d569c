import type { Gate } from '../../../schema/gate.ts'
import { gateWords } from '../../../schema/language/gate-words.ts'
import type { Page } from '../../../schema/page.ts'

export type GatedPage = Page & { gate: Gate }

/** Passwords by the variable that a page names. */
export type GatePasswords = ReadonlyMap<string, readonly string[]>

const isGated = (page: Page): page is GatedPage => page.gate !== undefined

/** The protected pages. */
export const gatedPages = (pages: readonly Page[]): GatedPage[] => pages.filter(isGated)

/** The public facts of a protected page: that it exists at this address. */
const publicFace = ({ path, file, aliases, gate }: GatedPage): Page => ({
  path,
  file,
  aliases,
  gate,
  title: `${gateWords.title} (${path})`,
  description: gateWords.description,
  noindex: true,
  blocks: [],
})

/**
 * The site with nothing of its protected pages but their addresses. Everything except the sealed content is built from
 * this, so that nothing else can reveal them.
 */
export const withoutSecrets = <Site extends { pages: Page[] }>(site: Site): Site => ({
  ...site,
  pages: site.pages.map((page) => (isGated(page) ? publicFace(page) : page)),
})
