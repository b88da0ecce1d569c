import { escapeMarkup } from '../../schema/writing/escape-markup.ts'

type Parts = {
  siteName: string
  title: string
  /** Markup of the head: styles and scripts. */
  head: string
  body: string
}

/** The complete HTML of the gallery. Search engines must not index it. */
export const renderGalleryDocument = ({ siteName, title, head, body }: Parts): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeMarkup(`${title} of ${siteName}`)}</title>`,
    '<meta name="robots" content="noindex">',
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    head,
    `</head><body>${body}</body></html>`,
  ].join('')
