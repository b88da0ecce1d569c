import { escapeAttribute } from '../render/escape.ts'

type Parts = {
  siteName: string
  /** Markup of the head: styles and scripts. */
  head: string
  body: string
}

/** The complete HTML of the gallery. Search engines must not index it. */
export const renderGalleryDocument = ({ siteName, head, body }: Parts): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Blocks of ${escapeAttribute(siteName)}</title>`,
    '<meta name="robots" content="noindex">',
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    head,
    `</head><body data-tone="night">${body}</body></html>`,
  ].join('')
