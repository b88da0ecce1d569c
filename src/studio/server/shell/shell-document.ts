import { escapeMarkup } from '../../../../schema/writing/escape-markup.ts'
import { emptyStyleHash } from '../../../server/security-headers.ts'

/**
 * The content security policy of the shell: its own scripts, its own server, the page in the frame, pictures as data.
 * MUI inserts its rules by CSSOM into empty style elements; a style element with text needs the nonce.
 */
export const shellPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}' '${emptyStyleHash}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/**
 * The document of the shell: the same at every address of the studio. It alone carries the token. `nonce` allows style
 * elements: a script reads it as `document.querySelector('script').nonce`. `bar` is the address of the script of the bar that a team has
 * above the studio of a workspace.
 */
export const shellDocument = (token: string, nonce: string, folder: string, bar?: string): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">',
    `<meta name="studio-token" content="${escapeMarkup(token)}">`,
    bar === undefined ? '' : '<meta name="studio-workspace">',
    '<title>Studio</title><link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    `</head><body><div id="studio"></div>`,
    `<script type="module" nonce="${nonce}" src="${folder}shell.js"></script>`,
    bar === undefined ? '' : `<script type="module" src="${bar}"></script>`,
    '</body></html>',
  ].join('')
