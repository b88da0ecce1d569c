import type { Release } from '../server/release.ts'

/** What the configuration of every host is made of. The rules of addresses are those of `src/server/address.ts`. */
export type HostFacts = {
  /** The folder that is served, absolute. */
  dist: string
  /** Where the inquiry service listens: `127.0.0.1:4173`. */
  service: string
  /** Port that visitors come to. */
  port: number
  /** Address → address of the page it stands for, for aliases that show the page. */
  shown: readonly Alias[]
  /** The same for aliases that lead to the page. */
  moved: readonly Alias[]
  /** Whether `/snapshots/about.html` stands for the page `/about`, and is no file of its own. */
  snapshotsRewritten: boolean
  /** Headers of every answer over http, and over https. Names in small letters. */
  headers: HeadersByScheme
  /** Those of the gallery of blocks and of the pages in its frames; none without a gallery. */
  gallery?: { holds: HeadersByScheme; held: HeadersByScheme } | undefined
}

type HeadersByScheme = { http: Readonly<Record<string, string>>; https: Readonly<Record<string, string>> }

type Alias = readonly [alias: string, page: string]

/** The header in which the gallery differs from other pages. */
export const policyHeader = 'content-security-policy'

/** Paths that the inquiry service answers. */
export const servicePaths = { folder: '/api/', health: '/healthz' }

/** The aliases of a release whose page is there. */
export function aliasesOf({ aliases, files }: Pick<Release, 'aliases' | 'files'>): Pick<HostFacts, 'shown' | 'moved'> {
  const there = [...aliases].filter(([, { to }]) => files.has(to === '/' ? 'index.html' : `${to.slice(1)}.html`))
  const named = (redirect: boolean) =>
    there.filter(([, alias]) => alias.redirect === redirect).map(([from, { to }]) => [from, to] as const)
  return { shown: named(false), moved: named(true) }
}
