import type { Release } from '../server/release.ts'

/** The input of every host configuration. The rules of addresses are those of `src/server/address.ts`. */
export type HostFacts = {
  /** The folder that is served, absolute. */
  dist: string
  /** Where the inquiry service listens: `127.0.0.1:4173`. */
  service: string
  /** The port of visitors. */
  port: number
  /** Alias → address of the page that it shows. */
  shown: readonly Alias[]
  /** Alias → address of the page that it redirects to. */
  moved: readonly Alias[]
  /** Old address with a query → address of the page that it redirects to. */
  asked: readonly Alias[]
  /** Whether `/snapshots/about.html` serves the page `/about`, and is not a file of its own. */
  snapshotsRewritten: boolean
  /** Headers of every answer over http, and over https. Names in lower case. */
  headers: HeadersByScheme
  /** Headers of the gallery and of the pages in its frames; none without a gallery. */
  gallery?: { embeds: HeadersByScheme; embedded: HeadersByScheme } | undefined
}

type HeadersByScheme = { http: Readonly<Record<string, string>>; https: Readonly<Record<string, string>> }

type Alias = readonly [alias: string, page: string]

/** The header in which the gallery differs from other pages. */
export const policyHeader = 'content-security-policy'

/** Paths that the inquiry service answers. */
export const servicePaths = { folder: '/api/', health: '/healthz' }

/** The aliases of a release whose page exists. */
export function aliasesOf({
  aliases,
  files,
}: Pick<Release, 'aliases' | 'files'>): Pick<HostFacts, 'shown' | 'moved' | 'asked'> {
  const there = [...aliases].filter(([, { to }]) => files.has(to === '/' ? 'index.html' : `${to.slice(1)}.html`))
  const named = (isNamed: (from: string, redirect: boolean) => boolean) =>
    there.filter(([from, { redirect }]) => isNamed(from, redirect)).map(([from, { to }]) => [from, to] as const)
  return {
    shown: named((_, redirect) => !redirect),
    moved: named((from, redirect) => redirect && !from.includes('?')),
    asked: named((from, redirect) => redirect && from.includes('?')),
  }
}
