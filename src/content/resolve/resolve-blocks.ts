import { isMapping } from '../../../schema/is-mapping.ts'
import { withColumns } from '../../../schema/nested-blocks.ts'
import { diagnose, keyRange, valueRange } from '../diagnostics/diagnose.ts'
import { kindInWords } from '../diagnostics/format-value.ts'
import { unknownName } from '../diagnostics/suggest.ts'
import {
  type Container,
  childPosition,
  childPositions,
  copyPositions,
  positionOf,
  type SourcePosition,
  setPositions,
} from '../parse/source-position.ts'
import { contentsOf } from './contents.ts'
import { fail, type Resolving } from './resolve-context.ts'
import { resolveData, resolveMapping } from './resolve-data.ts'
import { sharedCopy } from './shared-values.ts'

/** A fragment's block with the fields beside `use:`. */
function overridden(block: unknown, use: Record<string, unknown>): unknown {
  const keys = Object.keys(use).filter((key) => key !== 'use')
  const self = isMapping(block) ? positionOf(block) : undefined
  if (keys.length === 0 || !isMapping(block) || self === undefined) return block
  const own = Object.fromEntries(keys.map((key) => [key, use[key]]))
  return sharedCopy(use, { ...block, ...own }, (copy) => {
    const positions = new Map(childPositions(block))
    for (const key of keys) {
      const position = childPosition(use, key)
      if (position) positions.set(key, position)
    }
    return setPositions(copy, self, positions)
  })
}

type Blocks = {
  blocks: unknown[]
  positions: SourcePosition[]
  /** For each block that stands alone in a fragment, the name after `use:`, beside which a page may write fields of its own. */
  uses: (SourcePosition | undefined)[]
}

function fromFragment(use: Record<string, unknown>, resolving: Resolving): Blocks {
  const none: Blocks = { blocks: [], positions: [], uses: [] }
  const name = use['use']
  const position = childPosition(use, 'use') as SourcePosition
  if (typeof name !== 'string') {
    const facts = { key: 'use', expected: 'the name of a fragment', found: kindInWords(name), corrected: undefined }
    fail(resolving, diagnose('wrong-type', valueRange(position), facts))
    return none
  }
  resolving.used.add(name)
  const fragment = resolving.library.fragment(name)
  if (fragment === undefined)
    fail(
      resolving,
      diagnose(
        'unknown-fragment',
        valueRange(position),
        unknownName(name, resolving.library.fragmentNames(), position),
      ),
    )
  else if ('chain' in fragment)
    fail(resolving, diagnose('fragment-cycle', valueRange(position), { chain: fragment.chain }))
  else if (fragment.broken) resolving.failed = true
  else {
    resolving.needsPage ||= fragment.needsPage
    const keys = Object.keys(use).filter((key) => key !== 'use')
    if (keys.length > 0 && !fragment.single)
      fail(
        resolving,
        diagnose('override-of-list', keyRange(childPosition(use, keys[0] ?? '') ?? position), { name, keys }),
      )
    const own = contentsOf(use).hasFrom ? resolveMapping(use, resolving) : use
    const given = fragment.needsPage ? fragment.blocks.map((block) => resolveData(block, resolving)) : fragment.blocks
    const blocks = fragment.single ? given.map((block) => overridden(block, own)) : [...given]
    return {
      blocks,
      positions: [...fragment.positions],
      uses: blocks.map(() => (fragment.single ? position : undefined)),
    }
  }
  return none
}

/** A copy of a written block or of a part of it, with its positions. */
const copied = <C extends object>(original: C, copy: C): C =>
  sharedCopy(original as Container, copy as Container, (entries) => copyPositions(original, entries)) as C

/** A block with fragments in place of every `use:` in it. */
const resolveNested = (block: unknown, resolving: Resolving): unknown =>
  withColumns(
    block,
    (list) => {
      const self = positionOf(list) as SourcePosition
      const resolved = resolveBlocks(
        list,
        list.map((_, index) => childPosition(list, index) ?? self),
        resolving,
      )
      const isSame = resolved.blocks.length === list.length && resolved.blocks.every((one, at) => one === list[at])
      if (isSame) return list
      const positions = new Map(resolved.positions.entries())
      return sharedCopy(list as unknown[], resolved.blocks, (copy) => setPositions(copy, self, positions))
    },
    copied,
  )

/**
 * A list of blocks, and of those in them, with fragments in place of every `use:`, and shared data in place of every
 * `from:`.
 */
export function resolveBlocks(
  list: readonly unknown[],
  positions: readonly SourcePosition[],
  resolving: Resolving,
): Blocks {
  const all: Blocks = { blocks: [], positions: [], uses: [] }
  list.forEach((item, index) => {
    const found =
      isMapping(item) && Object.hasOwn(item, 'use')
        ? fromFragment(item, resolving)
        : { blocks: [resolveData(item, resolving)], positions: [positions[index] as SourcePosition], uses: [undefined] }
    all.blocks.push(...found.blocks.map((block) => resolveNested(block, resolving)))
    all.positions.push(...found.positions)
    all.uses.push(...found.uses)
  })
  return all
}
