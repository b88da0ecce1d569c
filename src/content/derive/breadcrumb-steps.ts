import type { AnyRecord } from '../../../schema/collections/record-schemas.ts'
import { crawlerWords } from '../../../schema/language/crawler-words.ts'
import type { HeaderEntry } from '../../../schema/layout/header.ts'
import type { BreadcrumbStep } from '../../../schema/pages/listed-page.ts'
import type { RecordLookups } from '../resolve/record-lookups.ts'
import { isIndexable } from './indexable.ts'
import type { PageWithoutBlocks } from './page-summary.ts'

/** What decides the steps besides the pages. */
export type BreadcrumbFacts = Pick<RecordLookups, 'recordsOf' | 'firstPages'> & { header: readonly HeaderEntry[] }

/** The page of the header's entry whose menu lists all records of a collection. */
const entryOf = (header: BreadcrumbFacts['header'], collection: string) =>
  header.find(({ menu }) => menu?.some(({ from }) => from === collection))

/** The paths of the folders that a page lies in, outermost first: `/la` of `/la/ushers`. */
const foldersOf = (path: string): string[] => {
  const folders = path.split('/').slice(1, -1)
  return folders.map((_, depth) => `/${folders.slice(0, depth + 1).join('/')}`)
}

/** Whether the page at `path` may be a step on the way to `page`. */
export function mayBeStep(page: PageWithoutBlocks, { recordsOf, firstPages, header }: BreadcrumbFacts, path: string) {
  const leading = recordsOf(page).find(({ leads }) => leads)
  if (!leading) return foldersOf(page.path).includes(path)
  return (
    firstPages.has(path) || entryOf(header, leading.collection)?.href === path || foldersOf(page.path).includes(path)
  )
}

/**
 * The steps from the home page to a page: through the pages of its folders. A page whose record leads a matrix is reached
 * through the page of all such records, if the header has one, and the first page of the record.
 */
export function createBreadcrumbSteps(
  pages: readonly PageWithoutBlocks[],
  { recordsOf, firstPages, header }: BreadcrumbFacts,
) {
  const byPath = new Map<string, PageWithoutBlocks>(pages.filter(isIndexable).map((page) => [page.path, page]))
  const pagesOfRecords = new Map(
    [...firstPages].flatMap((path) => {
      const page = byPath.get(path)
      const first = page && recordsOf(page).find(({ leads }) => leads)
      return first ? [[first.record, { name: first.record.name, href: path }] as const] : []
    }),
  )

  function stepsToRecord(page: PageWithoutBlocks): BreadcrumbStep[] | undefined {
    const leading = recordsOf(page).find(({ leads }) => leads)
    const own = leading && pagesOfRecords.get(leading.record)
    if (!own) return undefined
    const entry = entryOf(header, leading.collection)
    const all = entry?.href === undefined ? [] : [{ name: entry.all ?? entry.text, href: entry.href }]
    return [...all.filter(({ href }) => byPath.has(href)), own].filter(({ href }) => href !== page.path)
  }

  const stepsThroughFolders = ({ path }: PageWithoutBlocks) =>
    foldersOf(path).flatMap((href) => {
      const parent = byPath.get(href)
      return parent ? [{ name: parent.title, href }] : []
    })

  return {
    stepsTo(page: PageWithoutBlocks): BreadcrumbStep[] {
      const home = { name: crawlerWords.home, href: '/' }
      if (page.path === '/') return [home]
      return [home, ...(stepsToRecord(page) ?? stepsThroughFolders(page)), { name: page.title, href: page.path }]
    },
    /** The first page of a record that leads a matrix. */
    firstPageOf: (record: AnyRecord): string | undefined => pagesOfRecords.get(record)?.href,
  }
}

/** The steps to pages: {@link createBreadcrumbSteps}. */
export type BreadcrumbSteps = ReturnType<typeof createBreadcrumbSteps>
