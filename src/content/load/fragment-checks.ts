import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { startResolving } from '../resolve/resolve-context.ts'
import { resolveData } from '../resolve/resolve-data.ts'
import type { BlockCheck } from '../validate/block-check.ts'
import { checkBlocks } from './check-blocks.ts'
import type { SharedContent } from './shared-content.ts'

/** Diagnostics of fragments that no page uses, validated by themselves with the tokens of any city and service. */
export function fragmentDiagnostics(
  shared: SharedContent,
  used: ReadonlySet<string>,
  checkBlock: BlockCheck,
): Diagnostic[] {
  return shared.library.fragmentNames().flatMap((name) => {
    const fragment = used.has(name) ? undefined : shared.library.fragment(name)
    if (fragment === undefined || 'chain' in fragment || fragment.broken) return []
    const scope = shared.anyScope(fragment.positions[0]?.source.file ?? name)
    const resolving = startResolving(shared.anyLibrary())
    const blocks = fragment.blocks.map((block) => resolveData(block, resolving))
    return [
      ...resolving.diagnostics,
      ...checkBlocks({ blocks, positions: fragment.positions }, scope, checkBlock).diagnostics,
    ]
  })
}
