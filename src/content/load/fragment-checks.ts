import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { BlockCheck } from '../validate/block/check-block.ts'
import { checkFragment } from './fill-and-check.ts'
import type { SharedContent } from './shared/shared-content.ts'

/** Diagnostics of fragments that no page uses, validated by themselves with the tokens of any record. */
export function fragmentDiagnostics(
  shared: SharedContent,
  used: ReadonlySet<string>,
  checkBlock: BlockCheck,
): Diagnostic[] {
  if (shared.collectionsBroken) return []
  return shared.library.fragmentNames().flatMap((name) => {
    const fragment = used.has(name) ? undefined : shared.library.fragment(name)
    if (fragment === undefined || 'chain' in fragment || fragment.broken) return []
    const scope = shared.anyScope(fragment.positions[0]?.source.file ?? name)
    return checkFragment(fragment, scope, shared.anyLibrary(), checkBlock).diagnostics
  })
}
