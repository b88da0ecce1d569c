import type { Measure, ProviderName } from '../../schema/measure/measure.ts'
import type { PolicyOrigins } from '../../schema/policy-origins.ts'
import type { MeasuredEvent, MeasuredPage } from './measured-event.ts'

/** Loads a script of another site. Resolves once it has run. */
export type LoadScript = (address: string, attributes?: { integrity: string; crossOrigin: string }) => Promise<void>

/** Passes an event on to a provider. */
export type Send = (event: MeasuredEvent, page: MeasuredPage) => void

/** How to speak to one provider: `Settings` is its entry under `measure:`. */
export type Provider<Name extends ProviderName> = {
  /** What its script may load, and where it may send to. */
  origins: (settings: SettingsOf<Name>) => PolicyOrigins
  /** How the names of its cookies begin. They are deleted when a visitor withdraws a consent. */
  cookies: readonly string[]
  /** Its script reads the address of the page by itself, with the query. */
  readsAddress?: true
  /** Starts its script on `page`, and returns what passes events on from then. It is called in the browser, once. */
  start: (settings: SettingsOf<Name>, load: LoadScript, page: MeasuredPage) => Send
}

export type SettingsOf<Name extends ProviderName> = Extract<Measure, { provider: Name }>
