import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { quoteHref } from '../../../../schema/links/quote-href.ts'
import { diagnose, valueRange } from '../../diagnostics/diagnose.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import { correctedLine } from '../../parse/source.ts'
import type { LinkReference } from '../../resolve/contents.ts'

/** The address of a link without anchor and query; `undefined` for a link within the page. */
export const addressOf = (href: string) => href.split(/[#?]/)[0] || undefined

/** Anchors that exist on every page, in the layout or the browser. */
const everywhere = new Set(['main', 'top', ''])

/** Possible targets of links. */
export type Destinations = {
  /** Ids of the blocks at each path; an alias has those of its page. Those of a page with errors are unknown. */
  anchors: ReadonlyMap<string, ReadonlySet<string> | undefined>
  /** The page of each path that is only an alias. */
  aliases: ReadonlyMap<string, string>
  /** Where an address is redirected to: to nothing if it is gone, `undefined` if it is not redirected. */
  redirectOf: (address: string) => { to: string | undefined } | undefined
  /** Paths of the matrices. */
  planned: ReadonlySet<string>
  /** The file that the quote dialog lacks, if it is not there. */
  missingForm: string | undefined
  /** Whether a file is published at an address: a public one, or one that a build writes. */
  isFile: (address: string) => boolean
  /** The addresses of the public files, as suggestions. */
  files: () => Iterable<string>
}

/** The line with a different address; `undefined` if the address contains tokens. */
function lineWith({ href, written = href, position }: LinkReference, address: string): string | undefined {
  const isWritten = position.source.text.slice(position.start, position.end) === written
  return isWritten ? correctedLine(position.source, position.start, position.end, address) : undefined
}

type Detour = { to: string; isRedirect: boolean }

function linkToAlias(link: LinkReference, alias: string, { to: target, isRedirect }: Detour): Diagnostic {
  const meant = target.includes('#') ? target : target + link.href.slice(alias.length)
  return diagnose('link-to-alias', valueRange(link.position), {
    alias,
    target,
    meant,
    corrected: lineWith(link, meant),
    isRedirect,
  })
}

/** Addresses of files of pages, such as `/about.yaml` and `/about.html`. */
const pageFile = /(?:\/index)?\.(?:ya?ml|html?)$/i

/** Whether an address means a file, by its ending. */
const isOfFile = (address: string) => /\.[a-z0-9]+$/i.test(address) && !pageFile.test(address)

/** The page that a link probably means, with its anchor. */
function suggestPage(href: string, pages: Iterable<string>): string | undefined {
  const address = addressOf(href) ?? ''
  const near = suggest(address.replace(pageFile, '').replace(/(?<=.)\/$/, '') || '/', pages)
  return near === undefined ? undefined : near + href.slice(address.length)
}

/** The dialog is on every page, and opens over the one with the link. */
const suggestBlock = (href: string, target: string, ids: ReadonlySet<string>) =>
  href.endsWith(quoteHref)
    ? quoteHref
    : suggest(
        href,
        [...ids].map((id) => `${target}#${id}`),
      )

type Missing = 'page' | 'block' | 'file'

function brokenLink(link: LinkReference, page: string, missing: Missing, suggestion: string | undefined) {
  const { href, written, position } = link
  const corrected = suggestion === undefined ? undefined : lineWith(link, suggestion)
  return diagnose('broken-link', valueRange(position), { href: written ?? href, page, suggestion, corrected, missing })
}

type PageLinks = { file: string; path?: string; links: readonly LinkReference[] }

/**
 * What is wrong with a link of a page, as a function: the same link stands on many pages, and to suggest a name takes
 * long.
 */
function problemOf(
  link: LinkReference,
  { file, path }: PageLinks,
  { anchors, aliases, redirectOf, planned, missingForm, isFile, files }: Destinations,
): (() => Diagnostic) | undefined {
  const { href, position } = link
  if (href === quoteHref)
    return missingForm ? () => diagnose('missing-quote-form', valueRange(position), { file: missingForm }) : undefined
  const [target = '', anchor = ''] = href.split('#')
  const address = addressOf(href) ?? path
  if (address === undefined) return undefined
  if (!anchors.has(address)) {
    if (isFile(address)) return undefined
    const to = redirectOf(address)?.to
    if (to !== undefined) return () => linkToAlias(link, address, { to, isRedirect: true })
    if (planned.has(address)) return () => diagnose('page-not-generated', valueRange(position), { href })
    return isOfFile(address)
      ? () => brokenLink(link, file, 'file', suggest(address, files()))
      : () => brokenLink(link, file, 'page', suggestPage(href, anchors.keys()))
  }
  const ids = anchors.get(address)
  if (ids && !everywhere.has(anchor) && !ids.has(anchor))
    return () => brokenLink(link, file, 'block', suggestBlock(href, target, ids))
  const page = target === '' ? undefined : aliases.get(address)
  return page === undefined ? undefined : () => linkToAlias(link, address, { to: page, isRedirect: false })
}

/**
 * Links to a missing page, a missing block, an alias, or a redirect. Links at the same position are checked once, even if thousands
 * of pages share it, unless they are anchors within the page.
 */
export function linkDiagnostics(pages: Iterable<PageLinks>, destinations: Destinations): Diagnostic[] {
  const diagnostics = new Map<string, Diagnostic>()
  const seen = new Set<LinkReference>()
  for (const page of pages)
    for (const link of page.links) {
      if (seen.has(link)) continue
      if (link.href.startsWith('/')) seen.add(link)
      const problem = problemOf(link, page, destinations)
      if (problem === undefined) continue
      const key = `${link.position.source.file}:${link.position.start}:${link.href}`
      if (!diagnostics.has(key)) diagnostics.set(key, problem())
    }
  return [...diagnostics.values()]
}
