import type { BlockSchemas } from '../../../schema/block.ts'
import { formIn } from '../../../schema/block-capabilities.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { Page } from '../../../schema/page.ts'
import type { Site } from '../../../schema/site/site.ts'
import { type Derive, deriveAlways } from '../../cache/derive.ts'
import { recordRead } from '../../cache/reads.ts'
import { isIndexable } from '../derive/indexable.ts'
import { isFurtherPage } from '../derive/numbered-pages.ts'
import { createTextReader } from '../derive/shown-text.ts'
import { diagnose, fileStart } from '../diagnostics/diagnose.ts'
import { findNearDuplicates } from './find-near-duplicates.ts'
import { createPageReader } from './page-sketch.ts'

type Compared = {
  site: Site
  pages: readonly Page[]
  /** Names of records and of the areas around them, which are ignored. */
  names: Iterable<string>
  sources: (file: string) => string | undefined
  derive?: Derive
}

/** The pages that are compared: those that search engines may show, and of a list over several pages the first. */
export const comparedPages = (pages: readonly Page[]): Page[] =>
  pages.filter((page) => isIndexable(page) && !isFurtherPage(page))

/** Returns a function that reads the texts of a page, one of each block that is compared. */
export function createPageTexts(schemas: BlockSchemas) {
  const textOf = createTextReader(schemas)
  return ({ blocks }: Pick<Page, 'blocks'>): string[] =>
    blocks.filter((block) => formIn(schemas, block) === undefined).map(textOf)
}

/**
 * Near-duplicates: an error above `duplicates.error` of the site file, a warning above `duplicates.warn`; 1 turns the
 * check off. Pages with `noindex` are not compared, an alias is not a page, and
 * no form is compared: a site asks the same on many pages.
 */
export function nearDuplicateDiagnostics(
  { site, pages, names, sources, derive = deriveAlways }: Compared,
  schemas: BlockSchemas,
): Diagnostic[] {
  const { warn, error } = site.duplicates
  if (warn === 1) return []
  const indexed = comparedPages(pages)
  const textsOf = createPageTexts(schemas)
  const { sketchOf } = createPageReader(names)
  const start = (file: string) => fileStart({ file, text: sources(file) ?? '' })
  const { alike, unchecked } = findNearDuplicates({
    sketches: indexed.map((page) =>
      derive(page, 'sketch', () => {
        recordRead('names')
        return sketchOf(textsOf(page))
      }),
    ),
    textsOf: (page) => textsOf(indexed[page] as Page),
    names,
    over: warn,
  })
  const diagnostics = alike.map(({ page, other, share, passages }) => {
    const { file, path, template } = indexed[page] as Page
    const sibling = indexed[other] as Page
    const isError = share > error
    return diagnose(isError ? 'near-duplicate' : 'similar-page', start(file), {
      path,
      other: sibling.file,
      share,
      limit: isError ? error : warn,
      passages,
      template: template === sibling.template ? template : undefined,
    })
  })
  const [worst] = diagnostics
  if (worst !== undefined && unchecked > 0)
    diagnostics.push(diagnose('more-similar-pages', start(worst.file), { unchecked, listed: diagnostics.length }))
  return diagnostics
}
