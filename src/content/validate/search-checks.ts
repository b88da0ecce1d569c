import type { BlockSchemas } from '../../../schema/block.ts'
import { searchIn } from '../../../schema/block-capabilities.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { setAt } from '../../../schema/diagnostics/parts/fixes.ts'
import type { Site } from '../../../schema/site/site.ts'
import { diagnose, valueRange } from '../diagnostics/diagnose.ts'
import { type Container, locate, type SourcePosition, segmentsOf } from '../parse/source-position.ts'
import { type CheckedBlock, fieldPosition } from './checked-block.ts'

/** A search on a page: the page that its form leads to, and its positions. */
export type PageSearch = {
  type: string
  leadsTo: string
  /** Whether it finds what is near an address that does not exist. */
  isNearest: boolean
  block: SourcePosition
  position: SourcePosition
}

/** The searches among the blocks of a page. */
export const searchesIn = (blocks: readonly CheckedBlock[], schemas: BlockSchemas): PageSearch[] =>
  blocks.flatMap((one) => {
    const search = searchIn(schemas, one.block)
    if (search === undefined) return []
    const { page: leadsTo, isNearest } = search
    const { type } = one.block
    return [{ type, leadsTo, isNearest, block: one.position, position: fieldPosition(one, 'page') }]
  })

type Result = {
  path: string
  page?: object
  aliases: readonly { alias: string }[]
  searches: readonly PageSearch[]
}

/**
 * Searches that could find nothing: a block on a site whose header has no search, a block whose form leads to another
 * page, and a header whose page of results has no such block.
 */
export function searchDiagnostics(
  results: readonly Result[],
  { header }: Pick<Site, 'header'>,
  siteRoot: Container | undefined,
): Diagnostic[] {
  // A site file with errors may have a search.
  if (siteRoot === undefined || (header.search === undefined && locate(siteRoot, ['header', 'search']).exists))
    return []
  const isAt = ({ path, aliases }: Result, address: string | undefined) =>
    path === address || aliases.some(({ alias }) => alias === address)
  const ofBlocks = results.flatMap((own) => {
    const { path, searches } = own
    return searches.flatMap(({ type, leadsTo, isNearest, block, position }) => {
      if (header.search === undefined) return [diagnose('search-without-header', valueRange(block), { page: path })]
      // The not-found page shows the nearest results, and leads to the page of all.
      const isPage = (one: Result) => one === own || (isNearest && one.searches.length > 0)
      if (results.some((one) => isAt(one, leadsTo) && isPage(one))) return []
      const fix = setAt([...segmentsOf(block), 'page'], path, `Change to \`${path}\``)
      return [diagnose('search-of-another-page', valueRange(position, type), { page: path, leadsTo }, fix)]
    })
  })
  const href = header.search?.href
  const target = results.find((one) => isAt(one, href))
  const { position } = locate(siteRoot, ['header', 'search', 'href'])
  // A page with errors may have the block.
  if (!target?.page || target.searches.length > 0 || !position) return ofBlocks
  const other = results.find(({ searches }) => searches.length > 0)?.path
  return [...ofBlocks, diagnose('page-without-search', valueRange(position), { page: target.path, other })]
}
