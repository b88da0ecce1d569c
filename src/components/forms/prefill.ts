import { createStore } from 'zustand/vanilla'

/**
 * Values for an inquiry from another part of the page or from its address, by name, such as `guests: '120'` and
 * `positions: ['Bartenders:4']`. A form takes the names that its fields list under `prefill`, and no others.
 */
export type Prefill = Readonly<Record<string, string | readonly string[]>>

type State = { values: Prefill; ofPage: readonly string[] }

const prefillStore = createStore<State>(() => ({ values: {}, ofPage: [] }))

/** Hands values to all forms of the page, in addition to earlier ones. A form that is hydrated later gets them then. */
export const prefillForms = (added: Prefill) =>
  prefillStore.setState(({ values }) => ({ values: { ...values, ...added } }))

/** A result in words: of what, and its numbers. */
export type Result = { title: string; lines: readonly string[] }

/**
 * Hands over a result: its values, and under `result` its words. Results with different titles stay beside each other,
 * the latest first.
 */
export const prefillResult = ({ title, lines }: Result, added: Prefill) =>
  prefillStore.setState(({ values }) => {
    const others = [values['result'] ?? []].flat().filter((text) => !text.startsWith(`${title}\n`))
    return { values: { ...values, ...added, result: [[title, ...lines].join('\n'), ...others] } }
  })

/** Hands the values of a page and its address to all forms, in place of those of the previous page. */
export const prefillFromPage = (added: Prefill) =>
  prefillStore.setState(({ values, ofPage }) => ({
    values: { ...Object.fromEntries(Object.entries(values).filter(([name]) => !ofPage.includes(name))), ...added },
    ofPage: Object.keys(added),
  }))

/** Drops the values when they have been sent: the next inquiry is about a different event. */
export const clearPrefill = () => prefillStore.setState({ values: {}, ofPage: [] })

/** Calls `take` with the values, now and whenever they change. Returns a function that stops this. */
export function onPrefill(take: (prefill: Prefill) => void): () => void {
  const { values } = prefillStore.getState()
  if (Object.keys(values).length > 0) take(values)
  return prefillStore.subscribe((state) => take(state.values))
}

/** The values in the query of an address: `?city=la&role=bartenders:4,servers`. */
export function prefillOf(search: string): Prefill {
  const query = new URLSearchParams(search)
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]))
}
