import { cityHref, serviceHref } from '../../../schema/records/coverage.ts'
import type { Coverage } from '../../../schema/records/coverage-fields.ts'
import type { MatrixRow } from '../../../schema/records/matrix.ts'
import {
  type Container,
  childPosition,
  locate,
  positionOf,
  type SourcePosition,
  setPositions,
} from '../parse/source-position.ts'
import type { CheckedRecord } from '../validate/record-checks.ts'
import type { ResolvedData } from './resolve-context.ts'

/** The pages of a matrix, and the position of its records. */
type ReadMatrix = { rows: readonly MatrixRow[]; place: SourcePosition }
type Linked = (slug: string) => { href: string; place: SourcePosition } | undefined

/** A card: some fields of a record, and its address, which comes from elsewhere. */
export function makeCard(
  record: Container,
  fields: readonly string[],
  link?: { href: string; place: SourcePosition },
): unknown {
  const place = positionOf(record)
  const card: Record<string, unknown> = {}
  const places = new Map<string | number, SourcePosition>()
  for (const field of fields) {
    const value = (record as Record<string, unknown>)[field]
    const at = childPosition(record, field)
    if (value === undefined || at === undefined) continue
    card[field] = value
    places.set(field, at)
  }
  if (link) {
    card['href'] = link.href
    places.set('href', link.place)
  }
  return place ? setPositions(card, place, places) : card
}

/** Cards of all records in the given order; other records follow, sorted by slug. */
export function cardsOf(
  records: ReadonlyMap<string, CheckedRecord<{ slug: string }>>,
  order: readonly string[],
  fields: string[],
  link: Linked,
): ResolvedData {
  const named = new Set(order)
  const slugs = [
    ...order.filter((slug) => records.has(slug)),
    ...[...records.keys()].filter((slug) => !named.has(slug)),
  ]
  const cards = new Map(
    slugs.flatMap((slug) => {
      const root = records.get(slug)?.root
      return root === undefined ? [] : [[slug, makeCard(root, fields, link(slug))] as const]
    }),
  )
  return { value: [...cards.values()], records: cards, broken: [...records.values()].some(({ broken }) => broken) }
}

/** The address of a record: that of the first page of a matrix that names it by this word. */
export function firstRows(matrices: readonly ReadMatrix[], word: string): Linked {
  const links = new Map<string, { href: string; place: SourcePosition }>()
  for (const { rows, place } of matrices)
    for (const { named, path } of rows) {
      const slug = named.get(word)
      if (slug !== undefined && !links.has(slug)) links.set(slug, { href: path, place })
    }
  return (slug) => links.get(slug)
}

/** The address of a city or a service in the matrix. */
export function linksFrom(coverage: CheckedRecord<Coverage> | undefined): { city: Linked; service: Linked } {
  const data = coverage?.data
  const root = coverage?.root
  if (data === undefined || root === undefined) return { city: () => undefined, service: () => undefined }
  // All cards share one position, so that pages that are not written yet are reported once and not for every city.
  const at = (list: 'cities' | 'services', href: string | undefined) => {
    const place = locate(root, [list]).place
    return href === undefined || place === undefined ? undefined : { href, place }
  }
  return {
    city: (slug) => at('cities', cityHref(data, slug)),
    service: (slug) => at('services', serviceHref(data, slug)),
  }
}
