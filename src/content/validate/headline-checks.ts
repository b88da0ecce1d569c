import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { diagnose, type Spot } from '../diagnostics/diagnose.ts'

/**
 * A page needs one `h1`: the title of a block of one of the types `headlines`. `spot` returns the position of a block,
 * `start` is that of the page. Nothing is reported if no type has a headline, or no block is visible.
 */
export function headlineDiagnostics(
  types: readonly string[],
  headlines: ReadonlySet<string>,
  spot: (index: number) => Spot,
  start: Spot,
): Diagnostic[] {
  if (headlines.size === 0 || types.length === 0) return []
  const found = types.flatMap((type, index) => (headlines.has(type) ? [index] : []))
  const facts = { count: found.length, types: [...headlines] }
  if (found.length === 0) return [diagnose('headline-count', start, facts)]
  return found.slice(1).map((index) => diagnose('headline-count', spot(index), facts))
}
