import type { BlockSchemas } from '../../../schema/block.ts'
import { conditionsOf, listingOf } from '../../../schema/block-capabilities.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { Page } from '../../../schema/page.ts'
import { neededAddresses, pagesWithNumbers } from '../derive/numbered-pages.ts'
import { diagnose, type SourceRange, valueRange } from '../diagnostics/diagnose.ts'
import { locate, segmentsOf } from '../parse/source-position.ts'
import type { RoutedPage } from './addresses/address-checks.ts'
import type { WrittenRedirect } from './addresses/redirect-checks.ts'
import type { CheckedBlock } from './checked-block.ts'

/** A list with `perPage`, or a pager for one, as written on a page. */
export type PagedPart = Pick<CheckedBlock, 'block' | 'written' | 'position'> & { isPager: boolean }

/** The lists with `perPage` on a page, and the pagers for them. */
export const pagedPartsOf = (checked: readonly CheckedBlock[], schemas: BlockSchemas): PagedPart[] =>
  checked.flatMap(({ block, written, position }) => {
    const isPager = listingOf(schemas, block)?.linksNumbers?.(block) ?? false
    const isPart = isPager || conditionsOf(schemas, block)?.perPage !== undefined
    return isPart ? [{ block, isPager, written, position }] : []
  })

type Result = RoutedPage & { page?: Page; paged: readonly PagedPart[] }

/** A list without a pager, a pager without a list, and a second list of one page. */
function unmatched({ page, paged }: Result): Diagnostic[] {
  // On a page with errors the other block may be missing for that reason.
  if (page === undefined) return []
  const pagers = paged.filter(({ isPager }) => isPager)
  const [list, second] = paged.filter(({ isPager }) => !isPager)
  const at = ({ written, position, block }: PagedPart) =>
    valueRange(locate(written, ['perPage']).position ?? position, block.type)
  if (list === undefined)
    return pagers.map(({ position, block }) => diagnose('pager-without-list', valueRange(position, block.type), {}))
  return [
    ...(second ? [diagnose('second-paged-list', at(second), {})] : []),
    ...(pagers.length > 0 ? [] : [diagnose('list-without-pager', at(list), { block: segmentsOf(list.position) })]),
  ]
}

/** Addresses that pages, aliases and redirects have, and that a list needs for its pages. */
function takenAddresses(
  results: readonly Result[],
  redirects: readonly WrittenRedirect[],
  schemas: BlockSchemas,
): Diagnostic[] {
  const needed = new Map(
    pagesWithNumbers(
      results.flatMap(({ page }) => page ?? []),
      schemas,
    ).flatMap(({ page, count }) => neededAddresses(page, count).map((address) => [address, page.file] as const)),
  )
  if (needed.size === 0) return []
  const taken = (address: string, rangeOf: () => SourceRange, owner: 'page' | 'alias' | 'redirect') => {
    const list = needed.get(address)
    if (list === undefined) return []
    const range = rangeOf()
    return [diagnose('address-of-a-list', range, { address, list, file: range.source.file, owner })]
  }
  return [
    ...results.flatMap(({ path, start, aliases }) => [
      ...taken(path, () => start, 'page'),
      ...aliases.flatMap(({ alias, position }) => taken(alias, () => valueRange(position), 'alias')),
    ]),
    ...redirects.flatMap(({ redirect, from }) => taken(redirect.from, () => valueRange(from), 'redirect')),
  ]
}

/** Errors of lists with `perPage`, of the blocks that link their pages, and of the addresses of these. */
export const pagerDiagnostics = (
  results: readonly Result[],
  redirects: readonly WrittenRedirect[],
  schemas: BlockSchemas,
): Diagnostic[] => [...results.flatMap(unmatched), ...takenAddresses(results, redirects, schemas)]
