import type { ServerResponse } from 'node:http'
import type { Progress } from '../wire/publish.ts'
import { messageOf } from '../words.ts'

/** The content security policy of answers that are not documents: they load nothing. */
const noPolicy = "default-src 'none'; frame-ancestors 'none'"

function begin(response: ServerResponse, status: number, type: string, policy = noPolicy): ServerResponse {
  response.removeHeader('access-control-allow-origin')
  return response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': policy,
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  })
}

/** Sends an answer that only the shell of the studio may read and show. A document has its own `policy`. */
export function send(response: ServerResponse, status: number, type: string, body: string, policy = noPolicy): void {
  begin(response, status, type, policy).end(body)
}

/** Sends the answer of a call. */
export const sendJson = (response: ServerResponse, status: number, answer: object): void =>
  send(response, status, 'application/json', JSON.stringify(answer))

/** Sends what a long call does while it works, and in the end its result or why there is none: a line of JSON each. */
export async function sendProgress<Result>(
  response: ServerResponse,
  run: (onStep: (words: string) => void) => Promise<Result>,
): Promise<void> {
  begin(response, 200, 'application/x-ndjson')
  const line = (progress: Progress) => response.write(`${JSON.stringify(progress)}\n`)
  try {
    line({ result: await run((step) => line({ step })) })
  } catch (error) {
    line({ message: messageOf(error) })
  }
  response.end()
}
