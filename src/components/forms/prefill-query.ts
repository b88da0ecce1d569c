import { type Position, positions } from '../../../schema/forms/positions.ts'
import type { Prefill } from './prefill.ts'

/** Longer texts in an address are neither a city nor a type of event. */
const longest = 120

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** `bartender`, `bartenders` and `Bartenders` name the same position. */
const positionOf = (text: string): Position | undefined =>
  positions.find((position) => [slugOf(position), slugOf(position).replace(/s$/, '')].includes(slugOf(text)))

/**
 * The event data in a query string: `city` (its slug or name), `role` (several with commas or repeated; `bartenders:4`
 * adds a count), `event`, `guests`, `staff`, `hours`. Contact details are never read from it.
 */
export function prefillOf(search: string): Prefill {
  const query = new URLSearchParams(search)
  const text = (key: string) => query.get(key)?.trim().slice(0, longest) || undefined
  const number = (key: string) => {
    const value = Number(query.get(key) ?? '')
    return Number.isFinite(value) && value > 0 && value < 1e6 ? value : undefined
  }
  const roles = query
    .getAll('role')
    .flatMap((list) => list.split(','))
    .flatMap((entry) => {
      const [name = '', count] = entry.split(':')
      const position = positionOf(name)
      return position ? [{ position, count: Math.floor(Number(count)) }] : []
    })
  const counts = Object.fromEntries(roles.filter(({ count }) => count >= 1).map((one) => [one.position, one.count]))
  const known = {
    city: text('city'),
    eventType: text('event'),
    guests: number('guests'),
    staff: number('staff'),
    hours: number('hours'),
    ...(roles.length > 0 && { positions: [...new Set(roles.map(({ position }) => position))] }),
    ...(Object.keys(counts).length > 0 && { counts }),
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined))
}
