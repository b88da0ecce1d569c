import { createStore } from 'zustand/vanilla'
import type { Position } from '../../../schema/forms/positions.ts'

/** What another part of the page knows about an event. */
export type Prefill = {
  guests?: number
  staff?: number
  /** Hours of one person on the day. */
  hours?: number
  positions?: readonly Position[]
  /** How many people each position takes. */
  counts?: Partial<Record<Position, number>>
  /** The kind of event in words. */
  eventType?: string
  /** Where the event is. */
  location?: string | undefined
  /** The same as the slug of a city, which a form that knows the cities puts into words. */
  city?: string
}

const prefillStore = createStore<{ prefill: Prefill | undefined }>(() => ({ prefill: undefined }))

/** Hands values to all quote forms of the page, in addition to earlier ones. A form that is hydrated later gets them then. */
export const prefillQuote = (values: Prefill) =>
  prefillStore.setState(({ prefill }) => ({ prefill: { ...prefill, ...values } }))

/** Drops the values when they have been sent: the next inquiry is about a different event. */
export const forgetPrefill = () => prefillStore.setState({ prefill: undefined })

/** Calls `take` with the values, now and whenever they change. Returns a function that ends it. */
export function onPrefill(take: (prefill: Prefill) => void): () => void {
  const run = ({ prefill }: { prefill: Prefill | undefined }) => prefill && take(prefill)
  run(prefillStore.getState())
  return prefillStore.subscribe(run)
}
