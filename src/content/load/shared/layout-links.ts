import type { Collections } from '../../../../schema/collections/collections.ts'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import type { FooterColumn, HeaderEntry, MenuColumn } from '../../../../schema/layout/header.ts'
import type { Site } from '../../../../schema/site/site.ts'
import { diagnose, valueRange } from '../../diagnostics/diagnose.ts'
import {
  type Container,
  childPosition,
  isContainer,
  locate,
  positionOf,
  setPosition,
  setPositions,
} from '../../parse/source-position.ts'
import { withoutKeys } from '../../resolve/card-fields.ts'
import type { MatrixLinks } from '../../resolve/matrix-links.ts'
import { type Library, startResolving } from '../../resolve/resolve-context.ts'
import { resolveData } from '../../resolve/resolve-data.ts'

type Card = { name?: string; href?: string }

/** Returns which page is meant of a record in a list, if the links say with which others. */
function createPageOf(links: Exclude<Written, readonly unknown[]>, { library, collections, links: toPages }: Context) {
  const { from, only, with: others } = links
  const word = collections[from]?.one
  if (others === undefined || word === undefined) return () => undefined
  const named = new Map(Object.entries(others))
  const data = library.data(from)
  const slugs = only ?? (data && 'records' in data ? [...(data.records?.keys() ?? [])] : [])
  return (index: number) => toPages.linkTo(word, slugs[index] ?? '', named)?.href
}

/** A link to the page of a record, or another; its text is that of the record, and has its position. */
function linkOf(card: Card, page: string | undefined): { text: string; href: string } | undefined {
  const { name } = card
  const href = page ?? card.href
  if (!name || !href) return undefined
  const [self, position] = [positionOf(card), childPosition(card, 'name')]
  const link = { text: name, href }
  return self && position ? setPositions(link, self, new Map([['text', position]])) : link
}

type Written = Site['footer']['columns'][number]['links']
type Where = { languages?: readonly string[] | undefined }
type Context = {
  root: Container | undefined
  library: Library
  diagnostics: Diagnostic[]
  collections: Collections
  links: MatrixLinks
  /** Whether the language of the site has what says its languages. */
  isHere: (part: Where) => boolean
}

/** A part of the layout with its position in the site file: its place there is another where a language lacks parts before it. */
function located<Part extends Container>(part: Part, path: readonly PropertyKey[], { root }: Context): Part {
  const position = positionOf(root && locate(root, path).value)
  if (position) setPosition(part, position)
  return part
}

/** Links as they are written that the language has. */
const writtenLinks = (links: Extract<Written, readonly unknown[]>, path: readonly PropertyKey[], context: Context) =>
  links.flatMap(({ languages, ...link }, index) =>
    context.isHere({ languages }) ? [located(link, [...path, index], context)] : [],
  )

/** Links as they are written, or those to the records of a collection. Records without a page have none. */
function resolvedLinks(links: Written, path: readonly PropertyKey[], context: Context) {
  if (Array.isArray(links)) return writtenLinks(links, path, context)
  const { root, library, diagnostics } = context
  const at = root && locate(root, path)
  const resolving = startResolving(library)
  const cards = resolveData(isContainer(at?.value) ? withoutKeys(at.value, ['with']) : at?.value, resolving)
  diagnostics.push(...resolving.diagnostics)
  const found = Array.isArray(cards) ? (cards as Card[]) : []
  const pageOf = createPageOf(links, context)
  const linked = found.flatMap((card, index) => linkOf(card, pageOf(index)) ?? [])
  if (at?.position && linked.length === 0 && !resolving.failed) {
    const problem = `the records of \`${links.from}\` have no pages that a link can lead to.`
    diagnostics.push(
      diagnose('invalid-value', valueRange(at.position), {
        key: 'links',
        problem,
        description: 'Write the links here.',
      }),
    )
  }
  return linked
}

/** The column at `path`, with the collection that its links come from. */
const menuColumn = (
  { links, ...column }: { title?: string; links: Written },
  path: readonly PropertyKey[],
  context: Context,
): MenuColumn => {
  const from = Array.isArray(links) ? {} : { from: links.from }
  return located({ ...column, ...from, links: resolvedLinks(links, [...path, 'links'], context) }, path, context)
}

/** The entries of the header and the columns of the footer, with the links that come from a collection. */
export function layoutLinks(
  { site, root }: { site: Site; root: Container | undefined },
  others: Omit<Context, 'root' | 'isHere'>,
): { header: HeaderEntry[]; footer: FooterColumn[] } {
  const [own] = site.languages
  const isHere = ({ languages }: Where) => languages === undefined || own === undefined || languages.includes(own.tag)
  const context = { root, ...others, isHere }
  const hasLinks = (column: { links: readonly unknown[] }) => column.links.length > 0
  return {
    header: site.header.links.flatMap(({ links, columns, languages, ...entry }, index) => {
      if (!isHere({ languages })) return []
      const path = ['header', 'links', index]
      const written = columns
        ? columns.map((column, at) => menuColumn(column, [...path, 'columns', at], context))
        : links && [menuColumn({ links }, path, context)]
      const menu = written?.filter(hasLinks)
      const hasMenu = menu !== undefined && menu.length > 0
      if (menu && !hasMenu && entry.href === undefined) return []
      return [located(hasMenu ? { ...entry, menu } : entry, path, context)]
    }),
    footer: site.footer.columns.flatMap(({ title, links, languages }, index) => {
      if (!isHere({ languages })) return []
      const path = ['footer', 'columns', index]
      const column = located({ title, links: resolvedLinks(links, [...path, 'links'], context) }, path, context)
      return hasLinks(column) ? [column] : []
    }),
  }
}
