import type { Notification } from '../inquiry-store.ts'

/** A way to tell the agency of a new inquiry. */
export type Channel = {
  /** Under this name its notifications wait in the store. */
  name: 'email' | 'webhook'
  /** Resolves when it was acknowledged. What it rejects with may be logged: its `code` names no person. */
  send: (notification: Notification, signal: AbortSignal) => Promise<void>
}

/** How long one try may take, in milliseconds. */
export const sendTimeoutMs = 10_000

/** A try that failed, with a word for the log that holds nothing of the inquiry. */
export class NotSent extends Error {
  readonly code: string
  constructor(code: string) {
    super(`not sent: ${code}`)
    this.code = code
  }
}
