import type { Calculator } from '../../schema/calculator/definition.ts'
import type { Value } from '../../schema/calculator/expression.ts'
import { inWords } from '../../schema/calculator/wording.ts'
import type { Position } from '../../schema/forms/positions.ts'
import type { Prefill } from '../../src/components/forms/prefill.ts'

/** What a result prefills in the quote form: people by position, hours of each, guests and the type of event. */
export function prefillOf(calculator: Calculator, valueFor: (name: string) => Value): Prefill {
  const counts: Partial<Record<Position, number>> = {}
  for (const { position, count } of calculator.crew) {
    const people = Number(valueFor(count))
    if (position && people > 0) counts[position] = (counts[position] ?? 0) + people
  }
  const { guests, hours, staff, eventType } = calculator.quote
  return {
    counts,
    positions: Object.keys(counts) as Position[],
    ...(guests && { guests: Number(valueFor(guests)) }),
    ...(hours && { hours: Number(valueFor(hours)) }),
    ...(staff && { staff: Number(valueFor(staff)) }),
    ...(eventType && { eventType: inWords(calculator, eventType, valueFor(eventType)) }),
  }
}
