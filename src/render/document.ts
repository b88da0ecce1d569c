import { headerOf, type Page } from '../../blocks/page.ts'
import type { Picture } from '../../schema/picture.ts'
import { escapeAttribute, scriptJson } from './escape.ts'
import type { PageData } from './page-data.ts'

/** What the documents of one build have in common. */
export type DocumentFrame = {
  siteName: string
  /** Origin for canonical links, `https://www.example.com`. */
  origin: string
  /** Extra markup of the head: styles and fonts. */
  head: string
  /** Address of the sheet that all pages link at their end, so that what they hold styles of shows before it is there. */
  sheet?: string | undefined
  /** The inline loader. Its hash stands in the policy, so it must be the same on every page. */
  loader: string
}

type DocumentParts = {
  page: Page
  body: string
  data: PageData
  /** Address of a sheet with the rules that few pages need. */
  stylesheet?: string | undefined
  preload?: Picture | undefined
  /** The picture that is shown where the address is passed on. */
  card?: { address: string; alt: string; width: number; height: number } | undefined
  /** Markup for crawlers at the end of the head. */
  crawlerHead?: string
}

/** The complete HTML of a page. */
export function renderDocument(
  frame: DocumentFrame,
  { page, body, data, stylesheet, preload, card, crawlerHead = '' }: DocumentParts,
): string {
  const canonical = frame.origin + (page.path === '/' ? '/' : page.path)
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeAttribute(content)}">`
  const og = (name: string, content: string) => `<meta property="og:${name}" content="${escapeAttribute(content)}">`
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeAttribute(page.title)}</title>`,
    meta('description', page.description),
    page.noindex ? meta('robots', 'noindex') : '',
    `<link rel="canonical" href="${escapeAttribute(canonical)}">`,
    og('type', page.published === undefined ? 'website' : 'article'),
    og('site_name', frame.siteName),
    og('title', page.title),
    og('description', page.description),
    og('url', canonical),
    ...(card
      ? [
          og('image', frame.origin + card.address),
          og('image:width', String(card.width)),
          og('image:height', String(card.height)),
          og('image:alt', card.alt),
        ]
      : []),
    meta('twitter:card', card ? 'summary_large_image' : 'summary'),
    meta('theme-color', '#120e0c'),
    icons,
    preload ? preloadLink(preload) : '',
    frame.head,
    `<script>${frame.loader}</script>`,
    crawlerHead,
    `</head><body data-tone="night" data-header="${headerOf(page)}">`,
    body,
    partLost,
    `<script type="application/json" id="page">${scriptJson(data)}</script><script>${readyScript}</script>`,
    // With both of them the page below its top shows: `progressive-reveal-css.ts`.
    ...[stylesheet, frame.sheet].map((href) => (href === undefined ? '' : sheetLink(href, preload !== undefined))),
    '</body></html>',
  ].join('')
}

/**
 * Chromium asks for sheets at the end of a page after its fonts where a picture stands before them, and ahead of all else where none
 * does, though they hold nothing that is seen first. There the attribute makes them equal to fonts.
 */
const sheetLink = (href: string, afterPicture: boolean): string =>
  `<link rel="stylesheet" href="${href}"${afterPicture ? '' : ' fetchpriority="low"'}>`

/** Tells the loader that all of the page is there, but for its sheets. */
export const readyScript = 'marquee.ready()'

/** The build makes the other files from the drawing. Browsers that know SVG take it, the others the small one. */
const icons = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/site.webmanifest">',
].join('')

type SealedParts = Pick<DocumentParts, 'page' | 'data'> & { blocks: string; origin: string }

/**
 * What is kept behind a password: the parts of a document that the browser takes over when it goes to a page. The rest
 * is there already.
 */
export const renderSealedDocument = ({ page, data, blocks, origin }: SealedParts): string =>
  [
    `<!doctype html><html lang="en"><head><title>${escapeAttribute(page.title)}</title>`,
    `<meta name="description" content="${escapeAttribute(page.description)}"><meta name="robots" content="noindex">`,
    `<link rel="canonical" href="${escapeAttribute(origin + page.path)}"></head>`,
    `<body data-header="${headerOf(page)}"><main id="main">${blocks}</main>`,
    `<script type="application/json" id="page">${scriptJson(data)}</script></body></html>`,
  ].join('')

/** The first picture of a page is fetched beside the styles, not after them. */
const preloadLink = ({ avif }: Picture) =>
  `<link rel="preload" as="image" type="image/avif" imagesrcset="${escapeAttribute(avif)}" imagesizes="100vw" fetchpriority="high">`

/** Shown by the loader when a part of the app cannot be loaded and loading the page anew did not help. */
const partLost =
  '<p id="lost" role="alert" hidden>A part of this page could not be loaded. Reading and links work; to use the forms, check your connection and load the page again.</p>'
