import type { KeyboardEvent } from 'react'
import { fieldNumber } from '../../../schema/language/number-formats.ts'
import { readNumber } from '../../../schema/language/typed-number.ts'

type Range = { min: number; max: number; step: number }

/** The next multiple of the step above or below what was typed, within the range, as text for the field. */
export function stepped(typed: string, by: 1 | -1, { min, max, step }: Range): string {
  const current = readNumber(typed) || 0
  const next = by > 0 ? Math.floor(current / step) * step + step : Math.ceil(current / step) * step - step
  return fieldNumber(Number(Math.min(max, Math.max(min, next)).toFixed(6)))
}

/** Moves a number by a step with the arrow keys, as a number field of the browser does, which reads other digits than people type. */
export const onArrowKeys = (move: (by: 1 | -1) => void) => (event: KeyboardEvent) => {
  const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined
  if (by === undefined) return
  event.preventDefault()
  move(by)
}
