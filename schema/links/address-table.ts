/** What a release answers at an address that is no page: the page that it stands for (200), a redirect, or “gone”. */
export type AddressEntry = { to: string; status: 200 | RedirectStatus } | { status: 410 }

/** Statuses of redirects. */
export const redirectStatuses = [301, 302, 308] as const
type RedirectStatus = (typeof redirectStatuses)[number]

/** Every alias and redirect of a site. An address that ends with `/*` stands for all addresses below it. */
export type AddressTable = Readonly<Record<string, AddressEntry>>

/** A redirect of requests that have these parameters, in whatever order and beside others. `query` has them as they are sent. */
export type AskedRedirect = {
  query: string
  params: readonly (readonly [name: string, value: string])[]
  redirect: Redirect
}

export type Redirect = { status: RedirectStatus; to: string } | { status: 410 }

/** The table by the way in which an address is compared. */
export type AddressIndex = {
  /** Alias → the page that it shows. */
  shown: ReadonlyMap<string, string>
  /** By decoded path; the query of a visitor does not matter. */
  exact: ReadonlyMap<string, Redirect>
  /** By decoded path, those of most parameters first. The query is part of the address, and not handed on. */
  asked: ReadonlyMap<string, readonly AskedRedirect[]>
  /** By encoded folder, for every address below it. */
  below: ReadonlyMap<string, Redirect>
  /** The lengths of these folders, longest first. */
  belowLengths: readonly number[]
}

/** A text for an address as it is sent, of which parts may be encoded already. */
export const encoded = (address: string) => encodeURI(address).replaceAll('%25', '%')

/** Whether an address is on this site. */
const isOwn = (to: string) => to.startsWith('/')

/** Whether a release has what an address leads to. The addresses of a wildcard are not known, nor those of other sites. */
function isThere(to: string, files: ReadonlySet<string>): boolean {
  const [path = ''] = to.split(/[?#]/)
  if (!isOwn(to) || path.endsWith('/*')) return true
  return files.has(path === '/' ? 'index.html' : `${path.slice(1)}.html`) || files.has(path.slice(1))
}

/** A path as it is written, and with letters and their marks as one sign: some systems write two. */
const waysOf = (path: string) => [...new Set([path, path.normalize('NFC')])]

/** An address with and without a slash at its end, unless it ends like a file: other sites wrote both. */
function spellings(from: string): string[] {
  const path = from.replace(/\/$/, '')
  const ways = waysOf(path)
  return /\.[^/]*$/.test(path) ? ways : ways.flatMap((way) => [way, `${way}/`])
}

/** The entries of a table; with the files of a release, only those whose target is among them. */
export function indexAddresses(table: AddressTable, files?: ReadonlySet<string>): AddressIndex {
  const index = {
    shown: new Map<string, string>(),
    exact: new Map<string, Redirect>(),
    asked: new Map<string, AskedRedirect[]>(),
    below: new Map<string, Redirect>(),
  }
  for (const [from, entry] of Object.entries(table)) {
    if (entry.status !== 410 && files && !isThere(entry.to, files)) continue
    if (entry.status === 200) {
      index.shown.set(from, entry.to)
      continue
    }
    const redirect: Redirect = entry.status === 410 ? entry : { status: entry.status, to: encoded(entry.to) }
    if (from.endsWith('/*')) index.below.set(encodeURI(from.slice(0, -2)), redirect)
    else if (from.includes('?')) {
      const [path = '', query = ''] = from.split(/\?(.*)/s)
      const params = [...new URLSearchParams(query)]
      for (const way of waysOf(path))
        index.asked.set(way, [...(index.asked.get(way) ?? []), { query, params, redirect }])
    } else for (const path of spellings(from)) index.exact.set(path, redirect)
  }
  for (const some of index.asked.values()) some.sort((a, b) => b.params.length - a.params.length)
  const lengths = [...index.below.keys()].map(({ length }) => length).filter((length) => length > 0)
  const belowLengths = [...new Set(lengths)].sort((a, b) => b - a)
  return { ...index, belowLengths }
}

/** A folder or file as a wildcard takes it over: no `.` or `_` at the beginning, no encoded slash, dot or control sign. */
const part =
  '(?:[A-Za-z0-9~!()*,;=:@+-]|%(?:2[0-9a-dA-D]|[346-9a-fA-F][0-9a-fA-F]|5[0-9abdeABDE]))(?:[A-Za-z0-9._~!()*,;=:@+-]|%(?:2[0-9a-dA-D]|[346-9a-fA-F][0-9a-fA-F]|5[0-9abdeABDE]))*?'

/**
 * The part of an address that a wildcard stands for, as a pattern that JavaScript, nginx and Caddy read alike. Joined to
 * the target, it cannot lead to another site, out of a folder, or into another header. On this site, the ending that a page does
 * not have is left out; another site may need it.
 */
export const restPattern = (redirect: Redirect) =>
  redirect.status === 410 || isOwn(redirect.to) ? `(${part}(?:/${part})*?)(?:/|[.]html)?` : `(${part}(?:/${part})*?/?)`

const ownRest = new RegExp(`^${restPattern({ status: 301, to: '/' })}$`)
const otherRest = new RegExp(`^${restPattern({ status: 301, to: 'https://' })}$`)
const restOf = (redirect: Redirect) => (redirect.status === 410 || isOwn(redirect.to) ? ownRest : otherRest)

/** The target with the rest of the address in place of `*`, and the query of the visitor unless it has one of its own. */
export function locationOf(to: string, { query = '', rest = '' }: { query?: string; rest?: string }): string {
  const [, address = '', anchor = ''] = /^([^#]*)(.*)$/.exec(to) ?? []
  return address.replace(/\*$/, () => rest) + (address.includes('?') ? '' : query) + anchor
}

const filled = (redirect: Redirect, parts: { query: string; rest?: string }): Redirect =>
  redirect.status === 410 ? redirect : { status: redirect.status, to: locationOf(redirect.to, parts) }

/** The redirect of an address. `raw` is its path as requested, `path` the same decoded, `query` begins with `?`. */
export function redirectAt(
  { raw, path, query }: { raw: string; path: string; query: string },
  { asked, exact, below, belowLengths }: AddressIndex,
): Redirect | undefined {
  const some = query === '' ? undefined : asked.get(path)
  if (some) {
    const given = new URLSearchParams(query)
    const named = some.find(({ params }) => params.every(([name, value]) => given.getAll(name).includes(value)))
    if (named) return filled(named.redirect, { query: '' })
  }
  const one = exact.get(path)
  if (one) return filled(one, { query })
  // Not each slash of the address: a visitor may send thousands of them.
  for (const end of belowLengths) {
    if (raw[end] !== '/') continue
    const redirect = below.get(raw.slice(0, end))
    const [, joined] = (redirect && restOf(redirect).exec(raw.slice(end + 1))) ?? []
    if (redirect && joined !== undefined) return filled(redirect, { query, rest: joined })
  }
  return undefined
}
