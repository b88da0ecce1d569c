import type { ServerResponse } from 'node:http'

/** The content security policy of answers that are not documents: they load nothing. */
const noPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Sends an answer that only the shell of the studio may read and show. A document has its own `policy`. */
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
