import { randomBytes } from 'node:crypto'
import { securityHeaders } from '../../../server/security-headers.ts'
import { shellPolicy } from '../../../studio/server/shell/shell-document.ts'

/** Where the scripts of the pages are. */
export const scriptsFolder = '/-/scripts/'

/** The headers of every answer. Nothing of a team is stored by a browser or a proxy, or found by a search engine. */
export function teamHeaders(origin: string): Record<string, string> {
  const { 'speculation-rules': _, ...headers } = securityHeaders({
    scriptHashes: [],
    styleHashes: [],
    origins: {},
    https: origin.startsWith('https:'),
    subdomains: false,
  })
  return {
    ...headers,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  }
}

/** The document of all pages for the team, with its policy. What it shows depends on the answers to its script. */
export function teamDocument(): { html: string; policy: string } {
  const nonce = randomBytes(16).toString('base64')
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><title>Marquee</title>',
    '<link rel="icon" href="data:,"></head><body><div id="studio"></div>',
    `<script type="module" nonce="${nonce}" src="${scriptsFolder}team.js"></script></body></html>`,
  ].join('')
  return { html, policy: shellPolicy(nonce) }
}
