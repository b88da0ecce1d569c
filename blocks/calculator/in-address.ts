import type { Calculator } from '../../schema/calculator/definition.ts'
import type { Value } from '../../schema/calculator/expression.ts'
import type { Typed } from '../../schema/calculator/typed.ts'

/** Inputs as their fields show them. */
export const asTyped = (values: Readonly<Record<string, Value>>): Typed =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === true || value === false ? value : String(value)]),
  )

/** The inputs in a query string; unknown keys and choices are ignored. */
export function fromQuery(search: string, { inputs }: Calculator): Typed {
  const query = new URLSearchParams(search)
  const typed: Record<string, string | boolean> = {}
  for (const input of inputs) {
    const value = query.get(input.name)
    if (value === null) continue
    if (input.kind === 'yes-no') typed[input.name] = value === '1'
    else if (input.kind === 'number' || input.options.some((option) => option.value === value))
      typed[input.name] = value
  }
  return typed
}

/** The query string with the inputs added; its other parameters stay. */
export function toQuery(typed: Typed, search = ''): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(typed))
    query.set(name, typeof value === 'boolean' ? (value ? '1' : '0') : value.trim())
  return `?${query}`
}
