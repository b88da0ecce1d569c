import { fill, readNumber } from 'marquee/words'
import { estimateWords } from './words.ts'

/** The ratios of an estimate and the ranges of its inputs. */
export type Ratios = {
  guests: Range
  hours: Range
  guestsPerPerson: number
  setupHours: number
  /** The shortest shift that is counted, including set-up. */
  minimumHours: number
}
type Range = { min: number; max: number }

export type Ballpark =
  | {
      ok: true
      guests: number
      hours: number
      people: number
      shiftHours: number
      personHours: number
      isMinimum: boolean
    }
  | { ok: false; errors: { guests?: string; hours?: string } }

/** Removes the noise of binary fractions: 0.1 + 0.2 becomes 0.3. */
const withoutNoise = (value: number) => Number(value.toFixed(6))

/** Parses a typed number; a text is the message about it. */
function read(typed: string, name: 'guests' | 'hours', { min, max }: Range): number | string {
  const isHours = name === 'hours'
  if (typed.trim() === '') return isHours ? estimateWords.noHours : estimateWords.noGuests
  const value = readNumber(typed)
  if (Number.isNaN(value)) return isHours ? estimateWords.hoursInDigits : estimateWords.guestsInDigits
  if (value < min || value > max)
    return fill(isHours ? estimateWords.hoursRange : estimateWords.guestsRange, { min, max })
  return value
}

/**
 * Person-hours of an event: guests ÷ guests per person, rounded up to whole people, times the hours of a shift with
 * set-up, but at least the shortest shift. Returns error messages instead of a number if an input is invalid.
 */
export function estimateHours(typed: { guests: string; hours: string }, ratios: Ratios): Ballpark {
  const guests = readWhole(typed.guests, ratios.guests)
  const hours = read(typed.hours, 'hours', ratios.hours)
  if (typeof guests === 'string' || typeof hours === 'string')
    return {
      ok: false,
      errors: { ...(typeof guests === 'string' && { guests }), ...(typeof hours === 'string' && { hours }) },
    }
  const people = Math.ceil(withoutNoise(guests / ratios.guestsPerPerson))
  const withSetup = withoutNoise(hours + ratios.setupHours)
  const shiftHours = Math.max(withSetup, ratios.minimumHours)
  const isMinimum = withSetup < ratios.minimumHours
  return { ok: true, guests, hours, people, shiftHours, personHours: withoutNoise(people * shiftHours), isMinimum }
}

function readWhole(typed: string, range: Range): number | string {
  const guests = read(typed, 'guests', range)
  return typeof guests === 'number' && !Number.isInteger(guests) ? estimateWords.wholeGuests : guests
}
