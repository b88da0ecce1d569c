import type { Page } from '../../../blocks/page.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { Site } from '../../../schema/site.ts'
import type { BlockSchemas } from '../blocks.ts'
import { diagnose, fileSpot } from '../diagnose.ts'
import { findNearDuplicates } from './find.ts'
import { createTextReader } from './shown-text.ts'

const elsewhere = new WeakMap<Page, readonly string[]>()

/** Notes the texts of a page whose blocks are not here. */
export const noteTexts = (page: Page, texts: readonly string[]) => elsewhere.set(page, texts)

/** Gives the texts of a page that are compared, one a block. */
export function createPageTexts(schemas: BlockSchemas) {
  const textOf = createTextReader(schemas)
  return (page: Page) => elsewhere.get(page) ?? page.blocks.map(textOf)
}

/** Whether pages of the site are compared at all. */
export const isCompared = ({ duplicates }: Site) => duplicates.warn < 1

/** Whether a page is compared with the others. */
export const isComparedPage = ({ noindex, path }: Page) => !noindex && path !== '/404'

type Compared = {
  site: Site
  pages: readonly Page[]
  /** Names of cities, states and services, which make no difference. */
  names: Iterable<string>
  sources: (file: string) => string | undefined
}

/**
 * Pages that search engines would take for one: an error over `duplicates.error` of the site file, a warning over
 * `duplicates.warn`; where that is 1 nothing can be over it. Pages that are kept out of search engines are not looked at, and an alias is no page.
 */
export function nearDuplicateFaults({ site, pages, names, sources }: Compared, schemas: BlockSchemas): Diagnostic[] {
  const indexed = pages.filter(isComparedPage)
  const { warn, error } = site.duplicates
  if (!isCompared(site)) return []
  const textsOf = createPageTexts(schemas)
  const start = (file: string) => fileSpot({ file, text: sources(file) ?? '' })
  const { alike, unchecked } = findNearDuplicates({
    count: indexed.length,
    textsOf: (page) => textsOf(indexed[page] as Page),
    names,
    over: warn,
  })
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
  if (worst === undefined || unchecked === 0) return faults
  return [...faults, diagnose('more-similar-pages', start(worst.file), { unchecked, told: faults.length })]
}
