import type { Page } from '../../../blocks/page.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { Site } from '../../../schema/site.ts'
import type { BlockSchemas } from '../blocks.ts'
import { diagnose, fileSpot } from '../diagnose.ts'
import { createTextReader } from '../shown-text.ts'
import { findNearDuplicates, type Sketched } from './find.ts'

type Compared = {
  site: Site
  pages: readonly Page[]
  /** Names of cities, states and services, which make no difference. */
  names: Iterable<string>
  sources: (file: string) => string | undefined
  /** What was found before. A page of which it knows may have no blocks; `read` gives it in full. */
  before?: { compared: Comparison; knows: (page: Page) => boolean; read: (page: Page) => Page } | undefined
}

/** What was worked out to compare pages, by their paths; `settled` are pairs that look alike and are not. */
export type Comparison = {
  pages: ReadonlyMap<string, Sketched>
  settled: readonly (readonly [path: string, other: string])[]
}

/**
 * Pages that search engines would take for one: an error over `duplicates.error` of the site file, a warning over
 * `duplicates.warn`; where that is 1 nothing can be over it. Pages that are kept out of search engines are not looked at, and an alias is no page.
 */
export function nearDuplicateFaults(
  { site, pages, names, sources, before }: Compared,
  schemas: BlockSchemas,
): { faults: Diagnostic[]; compared: Comparison } {
  const indexed = pages.filter(({ noindex, path }) => !noindex && path !== '/404')
  const textOf = createTextReader(schemas)
  const { warn, error } = site.duplicates
  if (warn === 1) return { faults: [], compared: { pages: new Map(), settled: [] } }
  const start = (file: string) => fileSpot({ file, text: sources(file) ?? '' })
  const pageAt = (index: number) => indexed[index] as Page
  const whole = new Map<number, Page>()
  const wholeAt = (index: number) => {
    const page = pageAt(index)
    if (!before?.knows(page)) return page
    const read = whole.get(index) ?? before.read(page)
    whole.set(index, read)
    return read
  }
  const settledBefore = new Set(before?.compared.settled.map(([path, other]) => `${path} ${other}`))
  const {
    alike,
    unchecked,
    pages: sketched,
    settled,
  } = findNearDuplicates({
    count: indexed.length,
    textsOf: (page) => wholeAt(page).blocks.map(textOf),
    names,
    over: warn,
    known: (page) => (before?.knows(pageAt(page)) ? before.compared.pages.get(pageAt(page).path) : undefined),
    isSettled: (page, other) => settledBefore.has(`${pageAt(page).path} ${pageAt(other).path}`),
  })
  const compared: Comparison = {
    pages: new Map(sketched.map((one, page) => [pageAt(page).path, one])),
    settled: settled.map(([page, other]) => [pageAt(page).path, pageAt(other).path]),
  }
  const faults = alike.map(({ page, other, share, passages }) => {
    const { file, path, template } = indexed[page] as Page
    const sibling = indexed[other] as Page
    const isError = share > error
    return diagnose(isError ? 'near-duplicate' : 'similar-page', start(file), {
      path,
      other: sibling.file,
      share,
      most: isError ? error : warn,
      passages,
      template: template === sibling.template ? template : undefined,
    })
  })
  const [worst] = faults
  if (worst !== undefined && unchecked > 0)
    faults.push(diagnose('more-similar-pages', start(worst.file), { unchecked, told: faults.length }))
  return { faults, compared }
}
