import { cityHref, serviceHref } from '../../../schema/records/coverage.ts'
import type { Coverage } from '../../../schema/records/coverage-fields.ts'
import { type Checked, makeCard } from '../load/records.ts'
import { locate, type SourcePosition } from '../parse/source-position.ts'
import type { Shared } from './resolve-context.ts'

type Linked = (slug: string) => { href: string; place: SourcePosition } | undefined

/** Cards of all records in the given order; other records follow, sorted by slug. */
export function cardsOf(
  records: ReadonlyMap<string, Checked<{ slug: string }>>,
  order: readonly string[],
  fields: string[],
  link: Linked,
): Shared {
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

/** The address of a city or a service in the matrix. */
export function linksFrom(coverage: Checked<Coverage> | undefined): { city: Linked; service: Linked } {
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
