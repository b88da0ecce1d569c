import type { BreadcrumbList } from 'schema-dts'
import { crawlerWords } from '../../../schema/language/crawler-words.ts'
import type { PageWithoutBlocks } from '../../content/derive/page-summary.ts'

type Step = { name: string; path: string }

export type Places = {
  /** The page at an address, if there is one. */
  pageAt: (path: string) => Pick<PageWithoutBlocks, 'title'> | undefined
  /** The main page of a city, with the name of the city. */
  cityPage: (slug: string) => Step | undefined
  /** The page of the header's entry whose menu lists the cities. */
  allCities: Step | undefined
}

/** The path from the home page to `page`: through the page of its folder, or through all cities and its city. */
export function breadcrumbs(page: PageWithoutBlocks, origin: string, places: Places): BreadcrumbList | undefined {
  if (page.path === '/') return undefined
  const steps: Step[] = [{ name: crawlerWords.home, path: '/' }]
  const city = page.city === undefined ? undefined : places.cityPage(page.city)
  if (city) {
    const { allCities } = places
    if (allCities && places.pageAt(allCities.path)) steps.push(allCities)
    if (city.path !== page.path) steps.push(city)
  } else {
    const folders = page.path.split('/').slice(1, -1)
    for (const depth of folders.keys()) {
      const path = `/${folders.slice(0, depth + 1).join('/')}`
      const parent = places.pageAt(path)
      if (parent) steps.push({ name: parent.title, path })
    }
  }
  steps.push({ name: page.title, path: page.path })
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}
