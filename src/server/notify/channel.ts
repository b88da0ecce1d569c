import type { FormField } from '../../../schema/forms/form-field.ts'
import type { Notification } from '../inquiry-store.ts'

/** A channel for notifications about new inquiries. */
export type Channel = {
  /** The name under which its notifications wait in the store. */
  name: 'email' | 'webhook' | 'newsletter'
  /** Whether it reports inquiries of this form. */
  takes: (form: string) => boolean
  /**
   * Resolves when the receiver has acknowledged the notification. `fields` are those that its form has now. The error of a
   * rejection may be logged: its `code` contains no personal data.
   */
  send: (notification: Notification & { fields: readonly FormField[] }, signal: AbortSignal) => Promise<void>
  /** Says something else to the same receivers, where they are people. */
  announce?: (mail: { subject: string; text: string }) => Promise<void>
}

/** How long one try may take, in milliseconds. */
export const sendTimeoutMs = 10_000

/** A failed try, with a code for the log that contains nothing of the inquiry. */
export class NotSent extends Error {
  readonly code: string
  constructor(code: string) {
    super(`not sent: ${code}`)
    this.code = code
  }
}
