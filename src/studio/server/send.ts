import type { ServerResponse } from 'node:http'

/** Sends an answer of the studio, which only its own shell may read and show. */
export function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.removeHeader('access-control-allow-origin')
  response
    .writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    })
    .end(body)
}
