import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { type AddressIndex, indexAddresses, redirectAt } from '../../../../schema/links/address-table.ts'
import type { Redirect } from '../../../../schema/redirects.ts'
import { reservedPart } from '../../../../schema/reserved-name.ts'
import { memoizeObjects } from '../../../cache/memoize.ts'
import { diagnose, valueRange } from '../../diagnostics/diagnose.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import { correctedLine, positionAt } from '../../parse/source.ts'
import type { SourcePosition } from '../../parse/source-position.ts'
import type { LinkReference } from '../../resolve/contents.ts'
import { addressesOf, pagesOfAliases, type RoutedPage } from './address-checks.ts'

/** A redirect and the positions of its addresses; `to` is that of `from` where nothing took the place. */
export type WrittenRedirect = { redirect: Redirect; from: SourcePosition; to: SourcePosition }

/** The redirects by the way in which an address is compared, and whether each leads to something or not. */
export const indexRedirects = memoizeObjects(
  (redirects: readonly WrittenRedirect[]): AddressIndex =>
    indexAddresses(
      Object.fromEntries(
        redirects.map(({ redirect: { from, to, status } }) => [
          from,
          to === undefined || status === 410 ? { status: 410 } : { to, status },
        ]),
      ),
    ),
)

/** Stands for the address that a wildcard takes over, while redirects are followed. */
const probe = 'marquee-probe'

/** Where an address of this site is redirected to. `undefined` if it is not. */
export function nextOf(address: string, index: AddressIndex): { to: string | undefined } | undefined {
  const [before = ''] = address.split('#')
  const [path = '', query] = before.split(/(?=\?)/)
  const target = path.replace(/\*$/, probe)
  const found = redirectAt({ raw: encodeURI(target), path: target, query: query ?? '' }, index)
  if (found === undefined) return undefined
  return { to: found.status === 410 ? undefined : decodeURI(found.to).replace(probe, '*') }
}

/** An address as it is compared with others: a slash at the end and the order of parameters do not count. */
export function keyOfAddress(from: string): string {
  const [path = '', query] = from.split(/\?(.*)/s)
  const plain = path.normalize('NFC').replace(/(?<=.)\/$/, '')
  return query === undefined ? plain : `${plain}?${query.split('&').sort().join('&')}`
}

type Site = {
  pages: readonly RoutedPage[]
  isFile: (address: string) => boolean
  files: () => Iterable<string>
}

/** What is wrong with a redirect from an address that is not free, as a function for each redirect in turn. */
function takenCheck({ pages, isFile, files }: Site): (written: WrittenRedirect) => Diagnostic[] {
  const owners = addressesOf(pages)
  const seen = new Map<string, string>()
  const everyAddress = [...owners.keys(), ...files()]
  return ({ redirect: { from }, from: position }) => {
    const refuse = (owner: string, below?: string) => [
      diagnose('redirect-taken', valueRange(position), { from, owner, below }),
    ]
    const key = keyOfAddress(from)
    const earlier = seen.get(key)
    if (earlier !== undefined) return refuse(earlier)
    if (from.endsWith('/*')) {
      const folder = from.slice(0, -1)
      const below = everyAddress.find((address) => address.startsWith(folder))
      if (below !== undefined) return refuse(owners.get(below) ?? 'a file', below)
    }
    const path = from.replace(/(?<=.)\/(?:\*$|$)/, '')
    // Of `/Downloads/a.pdf` nothing is reserved: servers distinguish letters by their case.
    if (path.startsWith(reservedPart(path) ?? ' ')) return refuse('the server itself')
    const owner = owners.get(path) ?? (isFile(path) ? 'a file' : undefined)
    if (owner !== undefined && !from.endsWith('/*')) return refuse(owner)
    const { source, start } = position
    seen.set(key, `another redirect, in line ${positionAt(source, start).line}`)
    return []
  }
}

/** The line of a target with a different address. */
const lineWith = ({ redirect: { to }, to: { source, start, end } }: WrittenRedirect, address: string) =>
  source.text.slice(start, end).includes(to ?? '')
    ? correctedLine(
        source,
        start,
        end,
        source.text.slice(start, end).replace(to ?? '', () => address),
      )
    : undefined

/** Redirects that pass more addresses than browsers follow lengthen the address each time. */
const maxSteps = 20

/**
 * Follows redirects from a target: to their end, which is `undefined` if that is gone, or in a `loop` back to an address
 * that they have passed.
 */
function follow(from: string, target: string, index: AddressIndex): { end?: string | undefined; loop?: string[] } {
  const steps = from === target ? [from] : [from, target]
  for (let at = target; ; ) {
    const next = nextOf(at, index)
    if (next === undefined) return { end: at }
    if (next.to === undefined) return { end: undefined }
    const isPassed = steps.includes(next.to)
    steps.push(next.to)
    if (isPassed) return { loop: steps }
    if (steps.length > maxSteps) return { loop: [...steps.slice(0, 3), '…'] }
    at = next.to
  }
}

/** A target that is an alias or is redirected itself; nothing if it is reached at once. */
function chainDiagnostics(
  written: WrittenRedirect,
  target: string,
  { index, aliases, paths }: { index: AddressIndex; aliases: ReadonlyMap<string, string>; paths: readonly string[] },
): Diagnostic[] {
  const range = valueRange(written.to)
  const { from } = written.redirect
  const { end, loop } = follow(from, target, index)
  if (loop)
    return [
      diagnose('redirect-loop', range, { steps: loop, suggestion: suggest(keyOfAddress(from).toLowerCase(), paths) }),
    ]
  const [path = ''] = (end ?? '').split(/[?#]/)
  const page = aliases.get(path)
  const next = page === undefined ? end : page + (end ?? '').slice(path.length)
  if (next === target) return []
  const corrected = next === undefined ? undefined : lineWith(written, next)
  return [diagnose('redirect-chain', range, { to: target, next, isAlias: end === target, corrected })]
}

/** Below what an address of a wildcard leads to, there must be a page or a file. */
function emptyFolder(written: WrittenRedirect, target: string, addresses: readonly string[]): Diagnostic[] {
  const folder = target.slice(0, -1)
  if (addresses.some((address) => address.startsWith(folder))) return []
  const folders = new Set(addresses.flatMap((address) => address.match(/^(?:\/[^/]+)+(?=\/)/)?.[0] ?? []))
  const near = suggest(folder.slice(0, -1), folders)
  const suggestion = near === undefined ? undefined : `${near}/*`
  const corrected = suggestion === undefined ? undefined : lineWith(written, suggestion)
  const facts = { href: target, page: written.to.source.file, suggestion, corrected, missing: 'page' as const }
  return [diagnose('broken-link', valueRange(written.to), facts)]
}

/**
 * Errors of redirects that need all pages. `links` are the targets on this site that remain to be checked like the links
 * of a page.
 */
export function redirectDiagnostics(
  redirects: readonly WrittenRedirect[],
  site: Site & { origin: string },
): { diagnostics: Diagnostic[]; links: LinkReference[] } {
  if (redirects.length === 0) return { diagnostics: [], links: [] }
  const takenBy = takenCheck(site)
  const taken = redirects.map(takenBy)
  const index = indexRedirects(redirects.filter((_, number) => taken[number]?.length === 0))
  const aliases = pagesOfAliases(site.pages)
  const paths = site.pages.map(({ path }) => path)
  const addresses = [...paths, ...site.files()]
  const links: LinkReference[] = []
  const diagnostics = redirects.flatMap((written) => {
    const { to = '' } = written.redirect
    const target = to.startsWith(`${site.origin}/`) ? to.slice(site.origin.length) : to
    if (!target.startsWith('/')) return []
    const chain = chainDiagnostics(written, target, { index, aliases, paths })
    if (chain.length > 0) return chain
    if (target.endsWith('/*')) return emptyFolder(written, target, addresses)
    links.push({ href: target, position: written.to, written: to })
    return []
  })
  return { diagnostics: [...taken.flat(), ...diagnostics], links }
}
