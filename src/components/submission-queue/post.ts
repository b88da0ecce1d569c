import type { EndpointAnswer } from './retry.ts'
import { isSameOrigin, type Submission } from './submission.ts'

/** How long an answer may take, in milliseconds. */
const timeoutMs = 30_000

/** The service has read the submission and will never take it (docs/requirements.md, “Inquiry service”). */
const refusals = [400, 413, 415, 422]

/**
 * Sends a submission once. Of a readable endpoint only `{"ok":true}` counts: the page of a proxy or of a hotel network
 * does not. Of a `no-cors` endpoint each completed request counts (docs/requirements.md, “Sending”).
 */
export async function postSubmission({ endpoint, body, transport }: Submission): Promise<EndpointAnswer> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body,
      // Neither type causes a preflight request to a foreign endpoint, which a spreadsheet script could not answer.
      headers: { 'content-type': isSameOrigin(endpoint) ? 'application/json' : 'text/plain' },
      mode: transport === 'readable' ? 'cors' : 'no-cors',
      // A closed tab does not take the request with it.
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    })
    return transport === 'readable' ? await readAnswer(response) : { kind: 'unconfirmed' }
  } catch {
    return { kind: 'unsure' }
  }
}

async function readAnswer(response: Response): Promise<EndpointAnswer> {
  const { ok } = (await response.json()) as { ok?: unknown }
  if (response.ok && ok === true) return { kind: 'taken' }
  if (refusals.includes(response.status) && ok === false) return { kind: 'refused' }
  const seconds = Number(response.headers.get('retry-after'))
  return { kind: 'unsure', waitMs: seconds > 0 ? seconds * 1_000 : undefined, isBusy: response.status === 429 }
}
