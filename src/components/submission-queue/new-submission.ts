import type { QuoteInput } from '../../../schema/forms/inquiry.ts'
import type { NewSubmission, SubmissionWords, Transport } from './submission.ts'

/** An inquiry without what marks the single submission. */
export type InquiryContent = Omit<QuoteInput, 'submissionId' | 'elapsedMs'> | FormContent

/** Answers to a form whose questions are data. */
type FormContent = Readonly<Record<string, unknown>> & { form: string }

/** Where a form sends to, and what is kept beside the inquiry for people to read. */
export type Address = { endpoint: string; transport?: Transport | undefined; words: SubmissionWords }

/** A random UUID. `crypto.randomUUID` is missing on plain http, where a new site is often tried out. */
export function uuid() {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}

/** The path that this project's own service answers at, wherever it runs (contract: HTTP). */
const servicePath = '/api/inquiries'

/** Whether an endpoint is the service of this project: anything on this site, or its path elsewhere. */
function isOwnService(endpoint: string): boolean {
  const { origin, pathname } = new URL(endpoint, location.href)
  return origin === location.origin || pathname === servicePath
}

/** How an endpoint is asked where nobody says it: its own answer is read, that of a spreadsheet script cannot be. */
export const transportOf = (endpoint: string): Transport => (isOwnService(endpoint) ? 'readable' : 'no-cors')

/**
 * Makes submissions of inquiries. The same content has the same submission on every try, so that the service stores it once;
 * changed content is a submission of its own.
 */
export function createSubmissions(startedAt: number) {
  let last: NewSubmission | undefined
  return (inquiry: InquiryContent, { endpoint, transport, words }: Address): NewSubmission => {
    const content = JSON.stringify(inquiry)
    if (last?.content === content) return last
    const id = uuid()
    const { website, ...fields } = inquiry
    // The honeypot is for the own service: nobody else knows these fields.
    const honeypot = { website, elapsedMs: Math.max(0, Date.now() - startedAt) }
    const body = JSON.stringify({ ...fields, submissionId: id, ...(isOwnService(endpoint) && honeypot) })
    const route = { endpoint, transport: transport ?? transportOf(endpoint) }
    last = { id, body, content, form: inquiry.form, ...route, words }
    return last
  }
}
