import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

/** What the studio learns of a request: no cookie, no host or address of the team, nothing about the connection. */
const ofRequest = [
  'accept',
  'accept-language',
  'content-type',
  'content-length',
  'if-modified-since',
  'if-none-match',
  'range',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'x-studio-token',
]

/** What a browser gets of the headers of an answer. */
const ofAnswer = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-range',
  'content-security-policy',
  'content-type',
  'etag',
  'last-modified',
  'vary',
  'x-frame-options',
]

const only = (headers: IncomingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders =>
  Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])))

/** The headers with which a request goes on to a studio at a port of this machine. */
export function toStudio(headers: IncomingHttpHeaders, port: number): OutgoingHttpHeaders {
  const host = `localhost:${port}`
  const { referer = '', host: asked } = headers
  const from = URL.parse(referer)
  return {
    ...only(headers, ofRequest),
    host,
    // A page that is shown as of a day leads to others of this day.
    ...(from && from.host === asked && { referer: `http://${host}${from.pathname}${from.search}` }),
  }
}

/** The headers of the answer of a studio, at the host of its workspace. */
export function fromStudio(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const { location } = headers
  return {
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
    ...only(headers, ofAnswer),
    // A redirect of the site leads to another page of it; one to elsewhere is not followed from here.
    ...(location !== undefined && /^\/(?![/\\])/.test(location) && { location }),
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
  }
}
