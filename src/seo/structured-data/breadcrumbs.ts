import type { BreadcrumbList } from 'schema-dts'
import { crawlerWords } from '../../../schema/language/crawler-words.ts'
import type { PageWithoutBlocks } from '../../content/derive/page-summary.ts'

type Step = { name: string; path: string }

export type Places = {
  /** The page at an address, if there is one. */
  pageAt: (path: string) => Pick<PageWithoutBlocks, 'title'> | undefined
  /**
   * For a page whose record leads a matrix: the page of the header's entry whose menu lists such records, if there is one,
   * and the first page of the record with its name.
   */
  stepsTo: (page: PageWithoutBlocks) => Step[] | undefined
}

/** The path from the home page to `page`: through the page of its folder, or through all records and its own. */
export function breadcrumbs(page: PageWithoutBlocks, origin: string, places: Places): BreadcrumbList | undefined {
  if (page.path === '/') return undefined
  const steps: Step[] = [{ name: crawlerWords.home, path: '/' }]
  const toRecord = places.stepsTo(page)
  if (toRecord) steps.push(...toRecord.filter(({ path }) => path !== page.path))
  else {
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
