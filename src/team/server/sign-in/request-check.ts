import type { IncomingHttpHeaders } from 'node:http'
import { Problem } from '../problem.ts'

/**
 * Refuses what was not sent by a page of this server. Cookies alone do not hold: the hosts of drafts and previews are of
 * the same site, so a browser sends the cookie of the team along with what a script there asks.
 */
export function checkSender(headers: IncomingHttpHeaders, origin: string): void {
  const { origin: sender, 'sec-fetch-site': site = 'same-origin', 'content-type': type = '' } = headers
  if (sender !== origin || site !== 'same-origin') throw new Problem('elsewhere')
  if (type.split(';')[0]?.trim() !== 'application/json') throw new Problem('wrongRequest')
}
