import type { City } from '../../schema/city.ts'
import type { Service } from '../../schema/service.ts'
import { collector } from './collect.ts'
import type { Parsed } from './parse.ts'
import { isMapping } from './place.ts'
import { isOwnName } from './resolve-data.ts'

/** Lists of all records, by the folders of those. */
const listsOfAll: Readonly<Record<string, readonly string[]>> = {
  cities: ['cities/*'],
  places: ['cities/*'],
  services: ['services/*'],
  'cities-with-services': ['cities/*', 'services/*'],
}

const none: readonly string[] = []

/** The names that stand behind `use:` and `from:` anywhere in a value: those of fragments as files of `_data/`. */
const namesBelow = collector((container): readonly string[] => {
  if (!isMapping(container)) return none
  const { use, from } = container
  const fragment = typeof use === 'string' ? [`fragments/${use}`] : none
  return typeof from === 'string' ? [...fragment, from] : fragment
})

type Records = {
  /** All files of `_data/`, by their names there. */
  data: ReadonlyMap<string, Parsed>
  cityOf: (slug: string) => City | undefined
  serviceOf: (slug: string) => Service | undefined
}

/**
 * Gives the files of `_data/` that the text of a page is made of, by their names: `fragments/quote-form`, and `cities/*`
 * for all of a folder. The site file and the matrix of coverage are left out: they concern every page. Whatever a page
 * looks up stands by its name in the page or in what it looks up, so these are all, and perhaps more than it uses.
 */
export function createLookups({ data, cityOf, serviceOf }: Records) {
  const reached = new Map<string, ReadonlySet<string>>()
  /** Names that a file leads to, its own among them. */
  const reachedFrom = (name: string): ReadonlySet<string> => {
    const known = reached.get(name)
    if (known) return known
    const found = new Set([name])
    for (const next of found) for (const further of namesBelow(data.get(next)?.value)) found.add(further)
    reached.set(name, found)
    return found
  }
  /** What a list of the page's own records is made of beside these records. */
  const ownLists = (name: string, city: string | undefined, service: string | undefined): readonly string[] => {
    if (name === 'city.nearby' || name === 'city.map')
      return (city === undefined ? undefined : cityOf(city))?.nearby.map((slug) => `cities/${slug}`) ?? none
    if (name === 'city.related' || name === 'city.services') return ['services/*']
    const named = service === undefined ? undefined : serviceOf(service)
    if (name === 'service.faqs' && named) return [...reachedFrom(`faqs/${named.slug}`)]
    if (name === 'service.calculator' && named?.calculator !== undefined)
      return [...reachedFrom(`calculators/${named.calculator}`)]
    return none
  }

  return (value: unknown, { city, service }: { city?: string | undefined; service?: string | undefined }): string[] => {
    const found = new Set<string>()
    if (city !== undefined) found.add(`cities/${city}`)
    if (service !== undefined) found.add(`services/${service}`)
    for (const first of new Set(namesBelow(value)))
      for (const name of reachedFrom(first)) {
        const files = isOwnName(name) ? ownLists(name, city, service) : (listsOfAll[name] ?? [name])
        for (const file of files) found.add(file)
      }
    return [...found].sort()
  }
}
