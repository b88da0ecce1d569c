import type { InquiryInput } from '../../../schema/inquiry.ts'

/** An inquiry without what marks the single submission. */
export type InquiryContent = DistributiveOmit<InquiryInput, 'submissionId' | 'elapsedMs'>
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

/** How long an answer may take. */
const patienceMs = 30_000

/** A random UUID. `crypto.randomUUID` is missing on plain http, where a new site is often tried out. */
function uuid() {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}

/**
 * Gives each content one submission: the same content has the same bytes and the same `submissionId` on every try, so
 * that the service stores it once, and changed content is a new submission.
 */
export function createSubmissions(startedAt: number) {
  let last: { content: string; body: string } | undefined
  return (inquiry: InquiryContent): string => {
    const content = JSON.stringify(inquiry)
    if (last?.content !== content) {
      const elapsedMs = Date.now() - startedAt
      last = { content, body: JSON.stringify({ ...inquiry, submissionId: uuid(), elapsedMs }) }
    }
    return last.body
  }
}

/**
 * Posts an inquiry. Fulfilled when it was taken: by an own service with a 2xx answer, by an endpoint on another origin
 * when the request completed, since its answer cannot be read (spec, section 7). Rejected in every other case.
 */
export async function sendInquiry(endpoint: string, body: string): Promise<void> {
  const isOwn = new URL(endpoint, location.href).origin === location.origin
  const response = await fetch(endpoint, {
    method: 'POST',
    body,
    headers: { 'content-type': isOwn ? 'application/json' : 'text/plain' },
    ...(!isOwn && { mode: 'no-cors' as const }),
    signal: AbortSignal.timeout(patienceMs),
  })
  if (isOwn && !response.ok) throw new Error(`The inquiry service answered ${response.status}.`)
}
