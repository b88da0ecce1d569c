import type { Diagnostic } from '../../schema/diagnostic.ts'
import type { createBlockCheck, ParsedBlock } from './blocks.ts'
import { fillTokens } from './fill.ts'
import { isMapping, type Place } from './place.ts'
import type { Scope } from './scope.ts'

/** What became of some blocks: as their schemas gave them, as they were with tokens filled, and where they stand. */
export type Blocks = {
  parsed: ParsedBlock[]
  filled: unknown[]
  places: Place[]
  broken: boolean
  diagnostics: Diagnostic[]
}

/** Fills and checks blocks that are resolved already. */
export function readBlocks(
  blocks: readonly unknown[],
  places: readonly Place[],
  scope: Scope,
  check_: ReturnType<typeof createBlockCheck>,
) {
  const result: Blocks = { parsed: [], filled: [], places: [], broken: false, diagnostics: [] }
  blocks.forEach((block, index) => {
    const place = places[index] as Place
    const type = isMapping(block) && typeof block['type'] === 'string' ? block['type'] : undefined
    const { value, diagnostics } = fillTokens(block, scope, type)
    const checked = check_(value, place)
    result.diagnostics.push(...diagnostics, ...checked.diagnostics)
    if (checked.block === undefined || diagnostics.length > 0) result.broken = true
    else {
      result.parsed.push(checked.block)
      result.filled.push(value)
      result.places.push(place)
    }
  })
  return result
}

/** Blocks one after another. */
export const together = (blocks: readonly Blocks[]): Blocks => ({
  parsed: blocks.flatMap(({ parsed }) => parsed),
  filled: blocks.flatMap(({ filled }) => filled),
  places: blocks.flatMap(({ places }) => places),
  broken: blocks.some(({ broken }) => broken),
  diagnostics: blocks.flatMap(({ diagnostics }) => diagnostics),
})
