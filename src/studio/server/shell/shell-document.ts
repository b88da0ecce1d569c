import { escapeAttribute } from '../../../render/escape.ts'

/** The document of the shell: the same at every address of the studio. It alone carries the token. */
export const shellDocument = (token: string, folder: string): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">',
    `<meta name="studio-token" content="${escapeAttribute(token)}">`,
    '<title>Studio</title><link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    `</head><body><div id="studio"></div><script type="module" src="${folder}shell.js"></script></body></html>`,
  ].join('')
