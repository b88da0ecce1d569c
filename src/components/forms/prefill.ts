import { createStore } from 'zustand/vanilla'

/**
 * What another part of the page, or its address, knows of an inquiry, by name: `{ guests: '120', positions: ['Bartenders:4'] }`.
 * A form takes the names that its fields list under `prefill`, and no others.
 */
export type Prefill = Readonly<Record<string, string | readonly string[]>>

type State = { known: Prefill; ofPage: readonly string[] }

const prefillStore = createStore<State>(() => ({ known: {}, ofPage: [] }))

/** Hands values to all forms of the page, in addition to earlier ones. A form that is hydrated later gets them then. */
export const prefillForms = (values: Prefill) =>
  prefillStore.setState(({ known }) => ({ known: { ...known, ...values } }))

/** Hands on what the page and its address know, in place of what those of the previous page knew. */
export const prefillFromPage = (values: Prefill) =>
  prefillStore.setState(({ known, ofPage }) => ({
    known: { ...Object.fromEntries(Object.entries(known).filter(([name]) => !ofPage.includes(name))), ...values },
    ofPage: Object.keys(values),
  }))

/** Drops the values when they have been sent: the next inquiry is about a different event. */
export const forgetPrefill = () => prefillStore.setState({ known: {}, ofPage: [] })

/** Calls `take` with the values, now and whenever they change. Returns a function that ends it. */
export function onPrefill(take: (prefill: Prefill) => void): () => void {
  const { known } = prefillStore.getState()
  if (Object.keys(known).length > 0) take(known)
  return prefillStore.subscribe((state) => take(state.known))
}

/** The values in the query of an address: `?city=la&role=bartenders:4,servers`. */
export function prefillOf(search: string): Prefill {
  const query = new URLSearchParams(search)
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]))
}
