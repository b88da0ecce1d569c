import type { BlockSchemas } from '../../../schema/block.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import type { Parsed } from '../parse/parse.ts'
import { childPosition, type SourcePosition } from '../parse/source-position.ts'
import { fillTokens } from '../resolve/fill-tokens.ts'
import { resolveBlocks } from '../resolve/resolve-blocks.ts'
import type { Scope } from '../resolve/scope.ts'
import { checkPageHead } from './page-head.ts'
import type { SharedContent } from './shared-content.ts'
import { pageAsWritten } from './template-blocks.ts'

/** A block that a page shows, with the positions of its values. */
type BlockSource = {
  /** Index of the entry in the `blocks:` of the page. */
  entry: number
  /** The block with fragments, shared data and tokens resolved; not validated. */
  filled: unknown
  position: SourcePosition
}

/** A parsed page, its blocks in the order in which it shows them, and the values of its tokens. */
export type PageSources = { parsed: Parsed; blocks: BlockSource[]; scope: Scope }

/** Reads a page for those who ask where each of its values is written. */
export function pageSources(page: Parsed, shared: SharedContent, schemas: BlockSchemas): PageSources {
  const parsed = pageAsWritten(page)
  const written = isMapping(parsed.value) ? parsed.value : {}
  const list: unknown[] = Array.isArray(written['blocks']) ? written['blocks'] : []
  const { scope, resolving } = checkPageHead(written, parsed.source.file, shared)
  const blocks = list.flatMap((item, entry) => {
    const { blocks, positions } = resolveBlocks([item], [childPosition(list, entry) ?? parsed.position], resolving)
    return blocks.map((block, index) => ({
      entry,
      filled: fillTokens(block, scope, schemas).value,
      position: positions[index] as SourcePosition,
    }))
  })
  return { parsed, blocks, scope }
}
