import type { BlockSchemas } from '../../schema/block.ts'
import { formIn } from '../../schema/block-capabilities.ts'
import { newsletterForm } from '../../schema/forms/newsletter-form.ts'
import { languageTag, textDirection } from '../../schema/language/language.ts'
import { layoutWords } from '../../schema/language/layout-words.ts'
import { escaped } from '../../schema/links/markdown-links.ts'
import { numberedPath } from '../../schema/links/numbered-path.ts'
import { matchesPath } from '../../schema/links/path-pattern.ts'
import { everyBlock } from '../../schema/nested-blocks.ts'
import { headerOf, type Page, shownTitle } from '../../schema/page.ts'
import type { Picture } from '../../schema/pictures/picture.ts'
import { fillPlaceholders } from '../../schema/placeholders/placeholders.ts'
import type { Site } from '../../schema/site/site.ts'
import { escapeMarkup } from '../../schema/writing/escape-markup.ts'
import { memoizeObjects } from '../cache/memoize.ts'
import type { HtmlParts, SharedHtml } from './html-parts.ts'
import type { PageData } from './page-data.ts'
import { scriptJson } from './script-json.ts'

/** How the site is called, and where in the titles of its documents. */
type TitledSite = Pick<Site, 'name' | 'titlePattern'>

/** What a document shows of the site file. */
type ShownSite = TitledSite & Pick<Site, 'actionBar'>

/** A text in which words compare: without accents, soft hyphens and kinds of spaces. */
const comparable = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u00ad]/gu, '')
    .replace(/\s+/g, ' ')

/** Whether a title has the name of the site as words of its own, in any case but small letters that the name has not. */
function namesSite(title: string, name: string): boolean {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(comparable(name))}(?![\\p{L}\\p{N}])`, 'giu')
  const isSmall = (text: string) => text === text.toLowerCase()
  return [...comparable(title).matchAll(pattern)].some(([found]) => isSmall(comparable(name)) || !isSmall(found))
}

/** The title of a document: that of its page by the pattern of the site, if it fits and has not the name of the site already. */
export function documentTitle(title: string, { name, titlePattern }: TitledSite): string {
  if (namesSite(title, name)) return title
  const whole = fillPlaceholders(titlePattern, (placeholder) => ({ title, name })[placeholder] ?? `[${placeholder}]`)
  return [...whole].length > shownTitle ? title : whole
}

/** What all documents of a build share. */
export type DocumentFrame = {
  site: ShownSite
  /** Colour of the browser around the page. */
  themeColour: string
  /** The same for visitors who prefer dark colours, if the site has others for them. */
  darkColour?: string | undefined
  /** Origin for canonical links, `https://www.example.com`. */
  origin: string
  /** Extra markup of the head: styles and fonts. */
  head: string
  /** Address of the sheet that all pages link at their end, so that a page shows before the sheet has loaded. */
  sheet?: string | undefined
  /** The script that counts, with its settings, of a site that counts. */
  measure?: string | undefined
  /** The schemas of the site's blocks. */
  blocks: BlockSchemas
  /** The inline loader. The content policy contains its hash, so it must be the same on every page. */
  loader: string
}

type DocumentParts = {
  page: Page
  body: HtmlParts
  data: PageData
  /** The style element of the CSS that the page holds itself. */
  critical?: SharedHtml
  preload?: Picture | undefined
  /** The picture of link previews. */
  card?: { address: string; alt: string; width: number; height: number } | undefined
  /** Markup for crawlers at the end of the head. */
  crawlerHead?: string
}

/** The end of the head, which all pages of a frame share. */
const endOfHead = memoizeObjects(({ head, loader }: DocumentFrame) => ({ shared: `${head}<script>${loader}</script>` }))

/** The start of a document, with its language and, where that is written from right to left, its direction. */
const htmlStart = () =>
  `<!doctype html><html lang="${escapeMarkup(languageTag())}"${textDirection() === 'rtl' ? ' dir="rtl"' : ''}>`

/** The start of the body, with what the layout knows of the page: the tone of its header, and whether it has the action bar. */
const bodyStart = (page: Page, { blocks, site }: Pick<DocumentFrame, 'blocks' | 'site'>): string =>
  `<body data-header="${headerOf(page, blocks)}"${hasActionBar(page, { blocks, site }) ? ' data-action-bar' : ''}>`

type InSite = { blocks: BlockSchemas; site: Pick<Site, 'actionBar'> }

/** Whether a page has the action bar of its site. */
export const hasActionBar = (page: Page, { blocks, site: { actionBar } }: InSite): boolean =>
  actionBar !== undefined && !page.gate && !beginsWithForm(page, blocks) && !matchesPath(actionBar.except, page.path)

/** Whether a page begins with a form, after a title and a text at most. An address for a newsletter is no question. */
const beginsWithForm = ({ blocks }: Page, schemas: BlockSchemas): boolean =>
  everyBlock(blocks.slice(0, 3)).some((block) => {
    const form = formIn(schemas, block)
    return form !== undefined && form.name !== newsletterForm
  })

/** The complete HTML of a page. */
export function renderDocument(
  frame: DocumentFrame,
  { page, body, data, critical, preload, card, crawlerHead = '' }: DocumentParts,
): HtmlParts {
  const canonical = frame.origin + (page.path === '/' ? '/' : page.path)
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeMarkup(content)}">`
  const og = (name: string, content: string) => `<meta property="og:${name}" content="${escapeMarkup(content)}">`
  const head = [
    `${htmlStart()}<head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeMarkup(documentTitle(page.title, frame.site))}</title>`,
    meta('description', page.description),
    page.noindex ? meta('robots', 'noindex') : '',
    `<link rel="canonical" href="${escapeMarkup(canonical)}">`,
    ...neighbourLinks(page, frame.origin),
    og('type', page.published === undefined ? 'website' : 'article'),
    og('site_name', frame.site.name),
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
    ...(frame.darkColour === undefined
      ? [meta('theme-color', frame.themeColour)]
      : [schemeColour('light', frame.themeColour), schemeColour('dark', frame.darkColour)]),
    icons,
    preload?.avif ? preloadLink(preload) : '',
  ]
  const end = [
    // The loader shows this if a part of the app cannot be loaded even after a reload.
    `<p id="lost" role="alert" hidden>${escapeMarkup(layoutWords.lost)}</p>`,
    `<script type="application/json" id="page">${scriptJson(data)}</script><script>${readyScript}</script>`,
    // The page below its first block appears once the sheet has loaded: `critical-css.ts`.
    frame.sheet === undefined ? '' : sheetLink(frame.sheet, preload !== undefined),
    frame.measure ?? '',
    '</body></html>',
  ]
  return [
    head.join(''),
    ...(critical ? [critical] : []),
    endOfHead(frame),
    `${crawlerHead}</head>${bodyStart(page, frame)}`,
    ...body,
    end.join(''),
  ]
}

/** Where the page of a list before this one and the next one are. */
const neighbourLinks = ({ numbered }: Page, origin: string): string[] => {
  if (numbered === undefined) return []
  const { number, count, first } = numbered
  const link = (rel: string, to: number) =>
    `<link rel="${rel}" href="${escapeMarkup(origin + numberedPath(first, to))}">`
  return [...(number > 1 ? [link('prev', number - 1)] : []), ...(number < count ? [link('next', number + 1)] : [])]
}

/**
 * Chromium fetches sheets at the end of a page after its fonts if a picture precedes them, and before everything else
 * if none does, though they hold nothing for the first view. In that case the attribute gives them the priority of
 * fonts.
 */
const sheetLink = (href: string, afterPicture: boolean): string =>
  `<link rel="stylesheet" href="${href}"${afterPicture ? '' : ' fetchpriority="low"'}>`

/** The colour of the browser while the page is light or dark; `scheme-script.ts` knows it by the attribute. */
const schemeColour = (scheme: 'light' | 'dark', colour: string): string =>
  `<meta name="theme-color" content="${escapeMarkup(colour)}" media="(prefers-color-scheme:${scheme})" data-scheme="${scheme}">`

/** Signals the loader that the whole page has arrived, except its sheets. */
export const readyScript = 'marquee.ready()'

/** The build renders the other files from the drawing. Browsers that support SVG take it, others the small one. */
const icons = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/site.webmanifest">',
].join('')

type SealedParts = Pick<DocumentParts, 'page' | 'data'> &
  Pick<DocumentFrame, 'blocks' | 'origin' | 'site'> & { main: string }

/**
 * The sealed content of a protected page: the parts of a document that the browser replaces when it navigates. The rest
 * is in the page already.
 */
export const renderSealedDocument = ({ page, data, blocks, main, origin, site }: SealedParts): string =>
  [
    `${htmlStart()}<head><title>${escapeMarkup(documentTitle(page.title, site))}</title>`,
    `<meta name="description" content="${escapeMarkup(page.description)}"><meta name="robots" content="noindex">`,
    `<link rel="canonical" href="${escapeMarkup(origin + page.path)}"></head>`,
    `${bodyStart({ ...page, gate: undefined }, { blocks, site })}<main id="main">${main}</main>`,
    `<script type="application/json" id="page">${scriptJson(data)}</script></body></html>`,
  ].join('')

/** The first picture of a page is fetched in parallel with the styles. */
const preloadLink = ({ avif }: Picture) =>
  `<link rel="preload" as="image" type="image/avif" imagesrcset="${escapeMarkup(avif)}" imagesizes="100vw" fetchpriority="high">`
