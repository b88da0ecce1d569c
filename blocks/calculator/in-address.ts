import { fieldNumber, readNumber } from 'marquee/words'
import type { Calculator } from '../../schema/calculator/definition.ts'
import type { Value } from '../../schema/calculator/expression.ts'
import type { Typed } from '../../schema/calculator/typed.ts'

/** Inputs as their fields show them. */
export const asTyped = (values: Readonly<Record<string, Value>>): Typed =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? fieldNumber(value) : value]),
  )

/** A number as programs write it, in addresses of every language; any other text as it is. */
const fromAddress = (text: string) => (/^-?\d+(?:\.\d+)?$/.test(text) ? fieldNumber(Number(text)) : text)

function forAddress(text: string): string {
  const number = readNumber(text)
  return Number.isNaN(number) ? text.trim() : String(number)
}

/** The inputs in a query string; unknown keys and choices are ignored. */
export function fromQuery(search: string, { inputs }: Calculator): Typed {
  const query = new URLSearchParams(search)
  const typed: Record<string, string | boolean> = {}
  for (const input of inputs) {
    const value = query.get(input.name)
    if (value === null) continue
    if (input.kind === 'yes-no') typed[input.name] = value === '1'
    else if (input.kind === 'number') typed[input.name] = fromAddress(value)
    else if (input.options.some((option) => option.value === value)) typed[input.name] = value
  }
  return typed
}

/** The query string with the inputs added; its other parameters stay. */
export function toQuery(typed: Typed, search = ''): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(typed))
    query.set(name, typeof value === 'boolean' ? (value ? '1' : '0') : forAddress(value))
  return `?${query}`
}
