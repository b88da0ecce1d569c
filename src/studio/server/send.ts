import type { ServerResponse } from 'node:http'

/** What an answer may load that is no document: nothing. */
const noPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Sends an answer of the studio, which only its own shell may read and show. `policy` is that of a document. */
export function send(response: ServerResponse, status: number, type: string, body: string, policy = noPolicy): void {
  response.removeHeader('access-control-allow-origin')
  response
    .writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': policy,
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    })
    .end(body)
}
