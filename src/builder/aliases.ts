import type { PageHead } from '../content/derive/page-summary.ts'
import type { LoadedSite } from '../content/load/load.ts'

/** What the server does with each alias: show the page of `to`, or redirect to it. */
export type AliasTable = Record<string, { to: string; redirect: boolean }>

/** The aliases of all pages. */
export function aliasTable({ site, pages }: Pick<LoadedSite, 'site'> & { pages: readonly PageHead[] }): AliasTable {
  const redirect = site.aliases === 'redirect'
  return Object.fromEntries(
    pages.flatMap(({ path, aliases }) => aliases.map((alias) => [alias, { to: path, redirect }])),
  )
}
