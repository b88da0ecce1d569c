import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { isMapping, type SourcePosition } from '../parse/source-position.ts'
import { fillTokens } from '../resolve/fill-tokens.ts'
import type { Scope } from '../resolve/scope.ts'
import type { createBlockCheck, ParsedBlock } from '../validate/block-check.ts'
import { type References, referencesIn } from '../validate/references.ts'

/** Parsed blocks, the same blocks with tokens filled, and their positions. */
export type Blocks = {
  parsed: ParsedBlock[]
  filled: unknown[]
  places: SourcePosition[]
  /** References of each block, for checks across pages and files. */
  references: References[]
  broken: boolean
  diagnostics: Diagnostic[]
}

/** Fills the tokens of resolved blocks, and validates them. */
export function readBlocks(
  { blocks, places }: { blocks: readonly unknown[]; places: readonly SourcePosition[] },
  scope: Scope,
  checkBlock: ReturnType<typeof createBlockCheck>,
): Blocks {
  const result: Blocks = { parsed: [], filled: [], places: [], references: [], broken: false, diagnostics: [] }
  blocks.forEach((block, index) => {
    const place = places[index] as SourcePosition
    const type = isMapping(block) && typeof block['type'] === 'string' ? block['type'] : undefined
    const { value, diagnostics } = fillTokens(block, scope, type)
    const checked = checkBlock(value, place)
    result.diagnostics.push(...diagnostics, ...checked.diagnostics)
    if (checked.block === undefined || diagnostics.length > 0) result.broken = true
    else {
      result.parsed.push(checked.block)
      result.filled.push(value)
      result.places.push(place)
      result.references.push(referencesIn(value))
    }
  })
  return result
}
