import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { linkTo, mayHoldLinks, siteLinks } from '../../../schema/links/markdown-links.ts'
import { quoteHref } from '../../../schema/links/quote-href.ts'
import { diagnose, valueRange } from '../diagnostics/diagnose.ts'
import { suggest } from '../diagnostics/suggest.ts'
import { correctedLine } from '../parse/source.ts'
import { childPosition, type SourcePosition } from '../parse/source-position.ts'

/** An internal link as written, with its position. */
export type LinkReference = { href: string; position: SourcePosition }

/** The address of a link without anchor and query; `undefined` for a link within the page. */
export const addressOf = (href: string) => href.split(/[#?]/)[0] || undefined

/** Where the address of a Markdown link stands in the source; a search within its own scalar only. */
const inMarkdown = (position: SourcePosition, href: string): SourcePosition =>
  position.part(({ source, start, end }) => {
    const found = linkTo(href).exec(source.text.slice(start, end))
    return found === null ? { start, end } : { start: start + found.index, end: start + found.index + href.length }
  })

/** Whether a field is an address by its name. */
export const isLinkKey = (key: string) => key === 'href' || key === 'link' || key.endsWith('Href')

/** Whether a field may contain a link, by its name or by its text. */
const mayLead = (key: string, text: string) => isLinkKey(key) || mayHoldLinks(text)

function ofText(key: string, text: string, position: SourcePosition): LinkReference[] {
  if (isLinkKey(key)) return /^[/#]/.test(text.trim()) ? [{ href: text.trim(), position }] : []
  return [...text.matchAll(siteLinks)].map(([href]) => ({ href, position: inMarkdown(position, href) }))
}

/** Adds the internal links in the texts of a container: fields named `href` or `link`, and links in Markdown. */
export function addLinks(container: object, links: LinkReference[]): void {
  for (const key in container) {
    const entry = (container as Record<string, unknown>)[key]
    if (typeof entry !== 'string' || !mayLead(key, entry)) continue
    const position = childPosition(container, Array.isArray(container) ? Number(key) : key)
    if (position) links.push(...ofText(key, entry, position))
  }
}

/** Anchors that exist on every page, in the layout or the browser. */
const everywhere = new Set(['main', 'top', ''])

/** Possible targets of links. */
export type Destinations = {
  /** Ids of the blocks at each path; an alias has those of its page. Those of a page with errors are unknown. */
  anchors: ReadonlyMap<string, ReadonlySet<string> | undefined>
  /** The page of each path that is only an alias. */
  aliases: ReadonlyMap<string, string>
  /** Paths of the matrices. */
  planned: ReadonlySet<string>
  /** The file that the quote dialog lacks, if it is not there. */
  missingForm: string | undefined
}

/** The line with a different address; `undefined` if the address contains tokens. */
function lineWith({ href, position }: LinkReference, address: string): string | undefined {
  const isWritten = position.source.text.slice(position.start, position.end) === href
  return isWritten ? correctedLine(position.source, position.start, position.end, address) : undefined
}

function linkToAlias(link: LinkReference, alias: string, target: string): Diagnostic {
  const meant = target + link.href.slice(alias.length)
  return diagnose('link-to-alias', valueRange(link.position), {
    alias,
    target,
    meant,
    corrected: lineWith(link, meant),
  })
}

function brokenLink(link: LinkReference, page: string, names: Iterable<string>, missing: 'page' | 'block'): Diagnostic {
  const { href, position } = link
  // The dialog is on every page, and opens over the one with the link.
  const suggestion = missing === 'block' && href.endsWith(quoteHref) ? quoteHref : suggest(href, names)
  const corrected = suggestion === undefined ? undefined : lineWith(link, suggestion)
  return diagnose('broken-link', valueRange(position), { href, page, suggestion, corrected, missing })
}

/**
 * Links to a missing page, a missing block, or an alias. Links at the same position are checked once, even if thousands
 * of pages share it, unless they are anchors within the page.
 */
export function linkDiagnostics(
  pages: Iterable<{ file: string; path?: string; links: readonly LinkReference[] }>,
  { anchors, aliases, planned, missingForm }: Destinations,
): Diagnostic[] {
  const diagnostics = new Map<string, Diagnostic>()
  const seen = new Set<LinkReference>()
  for (const { file, path, links } of pages)
    for (const link of links) {
      if (link.href.startsWith('/')) {
        if (seen.has(link)) continue
        seen.add(link)
      }
      const add = (diagnostic: () => Diagnostic) => {
        const key = `${link.position.source.file}:${link.position.start}:${link.href}`
        if (!diagnostics.has(key)) diagnostics.set(key, diagnostic())
      }
      if (link.href === quoteHref) {
        if (missingForm) add(() => diagnose('missing-quote-form', valueRange(link.position), { file: missingForm }))
        continue
      }
      const [target = '', anchor = ''] = link.href.split('#')
      const address = addressOf(link.href) ?? path
      if (address === undefined || /\.[a-z0-9]+$/.test(address)) continue
      const ids = anchors.get(address)
      const page = target === '' ? undefined : aliases.get(address)
      if (!anchors.has(address)) {
        if (planned.has(address))
          add(() => diagnose('page-not-generated', valueRange(link.position), { href: link.href }))
        else add(() => brokenLink(link, file, anchors.keys(), 'page'))
      } else if (ids && !everywhere.has(anchor) && !ids.has(anchor))
        add(() =>
          brokenLink(
            link,
            file,
            [...ids].map((id) => `${target}#${id}`),
            'block',
          ),
        )
      else if (page !== undefined) add(() => linkToAlias(link, address, page))
    }
  return [...diagnostics.values()]
}
