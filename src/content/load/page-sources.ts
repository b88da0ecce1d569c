import type { BlockSchemas } from '../../../schema/block.ts'
import { type EditPath, valueIn } from '../../../schema/edit.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import { columnsOf } from '../../../schema/nested-blocks.ts'
import type { Parsed } from '../parse/parse.ts'
import { childPosition, type SourcePosition } from '../parse/source-position.ts'
import { fillTokens } from '../resolve/fill-tokens.ts'
import { resolveBlocks } from '../resolve/resolve-blocks.ts'
import type { Scope } from '../resolve/scope.ts'
import { checkPageHead } from './page-head.ts'
import type { SharedContent } from './shared/shared-content.ts'
import { pageAsWritten } from './template-blocks.ts'

/** A block that a page shows, with the positions of its values. */
export type BlockSource = {
  /** The path in the file of the page of the entry that it comes from. Blocks of one fragment come from the same. */
  entry: EditPath
  /** The block with fragments, shared data and tokens resolved; not validated. */
  filled: unknown
  position: SourcePosition
  /** The blocks in its columns, by their paths in it. */
  inside: { path: EditPath; block: BlockSource }[]
}

/** A parsed page, its blocks in the order in which it shows them, and the values of its tokens. */
export type PageSources = { parsed: Parsed; blocks: BlockSource[]; scope: Scope }

/** Reads a page for those who ask where each of its values is written. */
export function pageSources(page: Parsed, shared: SharedContent, schemas: BlockSchemas): PageSources {
  const parsed = pageAsWritten(page)
  const written = isMapping(parsed.value) ? parsed.value : {}
  const list: unknown[] = Array.isArray(written['blocks']) ? written['blocks'] : []
  const { scope, resolving } = checkPageHead(written, parsed.source.file, shared)
  const resolved = (item: unknown, position = parsed.position) => resolveBlocks([item], [position], resolving)

  /** The index of the written entry that each block of a resolved list comes from. */
  const entriesOf = (items: readonly unknown[]): number[] =>
    items.flatMap((item, index) =>
      isMapping(item) && Object.hasOwn(item, 'use') ? resolved(item).blocks.map(() => index) : [index],
    )

  /** A block with those in it. What a fragment has in its columns comes from the entry that names the fragment. */
  function sourceOf(entry: EditPath, item: unknown, filled: unknown, position: SourcePosition): BlockSource {
    const isOwn = isMapping(item) && !Object.hasOwn(item, 'use')
    const inside = columnsOf(filled).flatMap(({ column, blocks }) => {
      const path = ['columns', column, 'blocks']
      const items: unknown = isOwn ? valueIn(item, path) : undefined
      const entries = Array.isArray(items) ? entriesOf(items) : []
      return blocks.map((block, index) => {
        const at = entries[index]
        const own = at === undefined ? { entry, item } : { entry: [...entry, ...path, at], item: valueIn(items, [at]) }
        return {
          path: [...path, index],
          block: sourceOf(own.entry, own.item, block, childPosition(blocks, index) ?? position),
        }
      })
    })
    return { entry, filled, position, inside }
  }

  const blocks = list.flatMap((item, index) => {
    const { blocks, positions } = resolved(item, childPosition(list, index))
    return blocks.map((block, at) =>
      sourceOf(['blocks', index], item, fillTokens(block, scope, schemas).value, positions[at] as SourcePosition),
    )
  })
  return { parsed, blocks, scope }
}
