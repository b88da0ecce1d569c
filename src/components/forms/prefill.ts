import type { Position } from '../../../schema/forms/positions.ts'

/** What another part of the page already knows about an event. */
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

/** Event on the document that hands a {@link Prefill} to every quote form of the page. */
const prefillEvent = 'marquee:prefill'

let latest: Prefill | undefined

/** Hands over what is known, beside what was handed over before. A form that is not there yet gets it when it comes. */
export function prefillQuote(known: Prefill) {
  latest = { ...latest, ...known }
  document.dispatchEvent(new CustomEvent<Prefill>(prefillEvent, { detail: latest }))
}

/** Ends what was handed over: it has been sent, and the next inquiry is about something else. */
export function forgetPrefill() {
  latest = undefined
}

/** Calls `take` with what was handed over last, if anything, and with everything from now on. Returns a function that ends it. */
export function onPrefill(take: (prefill: Prefill) => void): () => void {
  const listener = (event: Event) => take((event as CustomEvent<Prefill>).detail)
  document.addEventListener(prefillEvent, listener)
  if (latest) take(latest)
  return () => document.removeEventListener(prefillEvent, listener)
}
