import type { InquiryContent } from '../../../schema/forms/answers.ts'
import { language } from '../../../schema/language/language.ts'
import type { SubmissionWords } from './words.ts'

/**
 * How an endpoint is requested: `readable` if its answer can be read, else `no-cors` (docs/requirements.md,
 * “Sending”).
 */
export type Transport = 'no-cors' | 'readable'

/** An inquiry on its way. It waits in the queue until the endpoint has taken it. */
export type Submission = {
  /** The `submissionId` in the body: the same on every try, so that the service stores it once. */
  id: string
  /** The bytes that are sent, the same on every try. */
  body: string
  /** The inquiry without id and times. Two inquiries with the same content are the same inquiry. */
  content: string
  form: string
  endpoint: string
  transport: Transport
  words: SubmissionWords
  /** Milliseconds of the visitor's clock, which may be wrong and may be set at any time. */
  writtenAt: number
  tries: number
  triedAt: number
  /** How long to wait after `triedAt`. */
  waitMs: number
  /** The service has read it and will not take it, however often it is sent. */
  isRefused: boolean
}

/** An inquiry that has been sent. */
export type Receipt = Pick<Submission, 'id' | 'content' | 'form' | 'words' | 'writtenAt'> & {
  sentAt: number
  /** Whether the endpoint has confirmed it. */
  isConfirmed: boolean
}

/** The same content again within this time is the same inquiry, already sent. */
const sameInquiryMs = 24 * 60 * 60_000

/** How long the visitor can look up a receipt on the device, confirmed or not. */
const receiptStoredMs = 30 * 24 * 60 * 60_000

/** Whether an endpoint is on the origin of the page. */
export const isSameOrigin = (endpoint: string) => new URL(endpoint, location.href).origin === location.origin

/**
 * Whether an endpoint is a path of this site, or has that of this project's own service (docs/requirements.md,
 * “Inquiry service”).
 */
const hasServicePath = (endpoint: string) => endpoint.startsWith('/') || endpoint.endsWith('/api/inquiries')

/** Whether an endpoint is the service of this project: anything on this site, or its path elsewhere. */
const isOwnService = (endpoint: string) => hasServicePath(endpoint) || isSameOrigin(endpoint)

/** The default transport: the answer of the own service can be read, that of a spreadsheet script cannot. */
export const transportOf = (endpoint: string): Transport => (isOwnService(endpoint) ? 'readable' : 'no-cors')

/** Whether an endpoint accepts files, as only the own service does. It is rendered, where no origin can be asked for. */
export const takesFiles = (endpoint: string, transport?: Transport) =>
  transport !== 'no-cors' && hasServicePath(endpoint)

/** Where a form sends to, and the words that are stored with the inquiry for the visitor. */
type Destination = { endpoint: string; transport?: Transport | undefined; words: SubmissionWords }

export type NewSubmission = Pick<Submission, 'id' | 'body' | 'content' | 'form' | 'endpoint' | 'transport' | 'words'>

/**
 * Returns a function that creates submissions of inquiries. The same content is the same submission on every try, so
 * that the service stores it once; changed content is a new submission.
 */
export function createSubmissions(startedAt: number) {
  let last: NewSubmission | undefined
  return (inquiry: InquiryContent, { endpoint, transport, words }: Destination): NewSubmission => {
    const content = JSON.stringify(inquiry)
    if (last?.content === content) return last
    const id = crypto.randomUUID()
    const { website, ...fields } = inquiry
    // Only the own service knows these fields.
    const honeypot = { website, elapsedMs: Math.max(0, Date.now() - startedAt) }
    const forService = isOwnService(endpoint) && { ...honeypot, ...originOfVisit() }
    const body = JSON.stringify({ ...fields, submissionId: id, ...forService })
    last = { id, body, content, form: inquiry.form, endpoint, transport: transport ?? transportOf(endpoint), words }
    return last
  }
}

/**
 * The page from which an inquiry is sent, its language on a site of several, and the site that led the visitor here, if that is known.
 */
function originOfVisit(): { sentFrom: string; pageLanguage?: string; cameFrom?: string } {
  const { tag } = language()
  const referrer = URL.parse(document.referrer)
  return {
    sentFrom: location.pathname,
    ...(tag !== undefined && { pageLanguage: tag }),
    ...(referrer && referrer.origin !== location.origin && { cameFrom: referrer.hostname }),
  }
}

/** A submission before its first try. */
export const pendingSubmission = (submission: NewSubmission, now: number): Submission => ({
  ...submission,
  writtenAt: now,
  tries: 0,
  triedAt: now,
  waitMs: 0,
  isRefused: false,
})

/** Whether the visitor can no longer look up a receipt. */
export const isExpired = (receipt: Receipt, now: number) => now - receipt.sentAt > receiptStoredMs

/** Whether two inquiries are the same inquiry. */
export const isSame = (submission: Submission, other: { content: string; form: string }) =>
  submission.content === other.content && submission.form === other.form

/**
 * Whether a submission has arrived already. An unconfirmed receipt does not count: the visitor sends again for a
 * reason.
 */
export const hasArrived = (submission: Submission, receipt: Receipt) =>
  isSame(submission, receipt) && receipt.isConfirmed && submission.writtenAt - receipt.sentAt < sameInquiryMs
