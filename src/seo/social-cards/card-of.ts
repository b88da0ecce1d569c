import { type Collection, fieldNamesOf, textsOf } from '../../../schema/collections/collections.ts'
import type { AnyRecord } from '../../../schema/collections/record-schemas.ts'
import type { Scene } from '../../../schema/scene.ts'
import type { PageSummary, PageWithoutBlocks } from '../../content/derive/page-summary.ts'
import type { LoadedSite } from '../../content/load/load.ts'
import type { Card } from './card.ts'

type Content = Pick<LoadedSite, 'site' | 'collections' | 'cityOf' | 'serviceOf' | 'firstPages'> & {
  pages: readonly PageSummary[]
}

/**
 * Returns the drawn card of a page for link previews. There is one card per city, for its first page; one per service;
 * one per folder, named after the page above it; and the card of the home page for everything else. Protected pages use
 * that too, because their card must not reveal their content.
 */
export function cardsOf({
  site,
  pages,
  collections,
  cityOf,
  serviceOf,
  firstPages,
}: Content): (page: PageWithoutBlocks) => Card {
  const brand = site.name
  const byPath = new Map<string, PageSummary>(pages.filter(({ gate }) => !gate).map((page) => [page.path, page]))
  const home = byPath.get('/')
  const folders = new Set(pages.map(({ path }) => above(path)))
  const cards = new Map<string, Card>()

  const folderCard = (path: string, page: PageSummary | undefined): Card => {
    const cached = cards.get(path)
    if (cached) return cached
    const name = path === '/' ? 'site' : `pages${path.replaceAll('/', '-')}`
    const scene = page?.scene ?? { kind: 'stage' as const, seed: name }
    const card = { name, brand, title: page?.title ?? brand, scene }
    cards.set(path, card)
    return card
  }

  return ({ path, city: citySlug, service: serviceSlug, gate }) => {
    if (gate) return folderCard('/', home)
    const city = citySlug === undefined ? undefined : cityOf(citySlug)
    const service = serviceSlug === undefined ? undefined : serviceOf(serviceSlug)
    if (city && (!service || firstPages.has(path))) {
      const scene = sceneOf(city, collections.cities)
      const { area, note } = collections.cities
      const [eyebrow] = textsOf(city, area)
      return { name: `city-${city.slug}`, brand, eyebrow, title: city.name, note: textOf(city, note), scene }
    }
    if (service) {
      const scene = sceneOf(service, collections.services)
      const note = textOf(service, collections.services.note)
      return { name: `service-${service.slug}`, brand, title: service.name, note, scene }
    }
    const folder = folders.has(path) ? path : above(path)
    return byPath.has(folder) ? folderCard(folder, byPath.get(folder)) : folderCard('/', home)
  }
}

/** What is drawn of a record: what its collection says, else a stage. */
function sceneOf(record: AnyRecord, { fields }: Collection): Scene {
  const [name = ''] = fieldNamesOf('drawing', { fields })
  const field = fields[name]
  if (field?.kind !== 'drawing') return { kind: 'stage', seed: record.slug }
  return field.scene === 'skyline'
    ? { kind: 'skyline', seed: record.slug, features: record[name] as Scene['features'] }
    : { kind: 'role', seed: record.slug, role: record[name] as Scene['role'] }
}

/** The text of a record in a field that the collection names. */
const textOf = (record: Readonly<Record<string, unknown>>, name: string | undefined) =>
  name === undefined ? undefined : textsOf(record, [name])[0]

/** The folder of a page. */
const above = (path: string) => path.slice(0, path.lastIndexOf('/')) || '/'
