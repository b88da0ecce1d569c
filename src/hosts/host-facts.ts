import type { AddressIndex, AskedRedirect, Redirect } from '../../schema/links/address-table.ts'

/** The input of every host configuration. The rules of addresses are those of `src/server/address.ts`. */
export type HostFacts = {
  /** The folder that is served, absolute. */
  dist: string
  /** Where the inquiry service listens: `127.0.0.1:4173`. */
  service: string
  /** The port of visitors. */
  port: number
  /** The aliases and redirects of the release. */
  addresses: AddressIndex
  /** The languages that have a page of their own for unknown addresses below them: `ar/404.html`. */
  notFoundIn?: readonly string[] | undefined
  /** Whether `/snapshots/about.html` serves the page `/about`, and is not a file of its own. */
  snapshotsRewritten: boolean
  /** Headers of every answer over http, and over https. Names in lower case. */
  headers: HeadersByScheme
  /** Headers of the gallery and of the pages in its frames; none without a gallery. */
  gallery?: { embeds: HeadersByScheme; embedded: HeadersByScheme } | undefined
}

type HeadersByScheme = { http: Readonly<Record<string, string>>; https: Readonly<Record<string, string>> }

/** The header in which the gallery differs from other pages. */
export const policyHeader = 'content-security-policy'

/** Paths that the inquiry service answers. */
export const servicePaths = { folder: '/api/', health: '/healthz' }

/** The addresses to which one with a slash or `.html` behind it leads, besides those of pages. */
export const plainOf = ({ shown, exact }: AddressIndex) =>
  [...shown.keys(), ...exact.keys()].filter((from) => !from.endsWith('/'))

/** Redirects by the same parameters, with the values of these. */
export type AskedGroup = { names: readonly string[]; redirects: (AskedRedirect & { path: string })[] }

/** A web server knows a parameter by its name alone, so one without a value, or of other signs, is compared with the whole query. */
const isPlain = ({ params }: AskedRedirect) => params.every(([name, value]) => /^\w+$/.test(name) && value !== '')

/**
 * The redirects by query in the two ways in which a web server compares them: by parameters, most of them first, and by the whole
 * address as it is sent.
 */
export function askedGroups({ asked }: AddressIndex): { groups: AskedGroup[]; whole: [address: string, Redirect][] } {
  const groups = new Map<string, AskedGroup>()
  const whole: [string, Redirect][] = []
  for (const [path, some] of asked)
    for (const one of some) {
      const names = one.params.map(([name]) => name).sort()
      const group = groups.get(names.join()) ?? { names, redirects: [] }
      group.redirects.push({ ...one, path })
      if (isPlain(one)) groups.set(names.join(), group)
      else whole.push([`${encodeURI(path)}?${one.query}`, one.redirect])
    }
  return { groups: [...groups.values()].sort((a, b) => b.names.length - a.names.length), whole }
}

/** The folders of wildcards, the longest first: it decides about the addresses that several of them hold. */
export const foldersOf = ({ below }: AddressIndex) => [...below].sort(([a], [b]) => b.length - a.length)
