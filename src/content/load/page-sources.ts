import type { Parsed } from '../parse/parse.ts'
import { childPosition, isMapping, type SourcePosition } from '../parse/source-position.ts'
import { fillTokens } from '../resolve/fill-tokens.ts'
import { resolveBlocks } from '../resolve/resolve-blocks.ts'
import { readHead } from './read-page.ts'
import type { SharedContent } from './shared-content.ts'

/** A block that a page shows, with the positions of its values. */
export type BlockSource = {
  /** Index of the entry in the `blocks:` of the page. */
  entry: number
  /** The block with fragments, shared data and tokens resolved; not validated. */
  filled: unknown
  place: SourcePosition
}

/** The blocks of a page in the order in which it shows them. */
export function pageSources(parsed: Parsed, shared: SharedContent): BlockSource[] {
  const written = parsed.value
  if (!isMapping(written) || !Array.isArray(written['blocks'])) return []
  const list: unknown[] = written['blocks']
  const { scope, resolving } = readHead(written, parsed.source.file, shared)
  return list.flatMap((item, entry) => {
    const { blocks, places } = resolveBlocks([item], [childPosition(list, entry) ?? parsed.place], resolving)
    return blocks.map((block, index) => ({
      entry,
      filled: fillTokens(block, scope).value,
      place: places[index] as SourcePosition,
    }))
  })
}
