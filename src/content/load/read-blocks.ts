import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { isMapping, type Place } from '../parse/source-position.ts'
import { fillTokens } from '../resolve/fill-tokens.ts'
import type { Scope } from '../resolve/scope.ts'
import type { createBlockCheck, ParsedBlock } from '../validate/block-check.ts'
import { type Found, findIn } from '../validate/references.ts'

/** What became of some blocks: as their schemas gave them, as they were with tokens filled, and where they stand. */
export type Blocks = {
  parsed: ParsedBlock[]
  /** Of a block that was made by a recipe only the fields that every block has. */
  filled: unknown[]
  places: Place[]
  /** What other pages and files are to be compared with, of each. */
  found: Found[]
  broken: boolean
  diagnostics: Diagnostic[]
}

const nothing = (): Blocks => ({ parsed: [], filled: [], places: [], found: [], broken: false, diagnostics: [] })

/** Fills and checks blocks that are resolved already. */
export function readBlocks(
  blocks: readonly unknown[],
  places: readonly Place[],
  scope: Scope,
  check_: ReturnType<typeof createBlockCheck>,
) {
  const result = nothing()
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
      result.found.push(findIn(value, checked.block))
    }
  })
  return result
}

/** Blocks one after another. */
export function together(all: readonly Blocks[]): Blocks {
  const result = nothing()
  for (const { parsed, filled, places, found, broken, diagnostics } of all) {
    result.parsed.push(...parsed)
    result.filled.push(...filled)
    result.places.push(...places)
    result.found.push(...found)
    result.diagnostics.push(...diagnostics)
    result.broken ||= broken
  }
  return result
}
