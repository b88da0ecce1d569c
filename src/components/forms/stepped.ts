import { fieldNumber, readNumber } from '../../../schema/language/typed-number.ts'

type Range = { min: number; max: number; step: number }

/** The next multiple of the step above or below what was typed, within the range, as text for the field. */
export function stepped(typed: string, by: 1 | -1, { min, max, step }: Range): string {
  const current = readNumber(typed) || 0
  const next = by > 0 ? Math.floor(current / step) * step + step : Math.ceil(current / step) * step - step
  return fieldNumber(Number(Math.min(max, Math.max(min, next)).toFixed(6)))
}
