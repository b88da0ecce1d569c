import { actionBarHeightPx, desktopWidthPx } from '../../../render/layout/sizes.ts'
import type { TeamWords } from '../../words/en.ts'

/** Where the style sheet of what the server adds to a preview is. No page of a site has an address like this. */
export const previewStyles = '/-/preview.css'

/** The style sheet of the strip, and of the pages that are there instead of the site. */
export const styleSheet = `
.marquee-preview{all:initial;display:block;position:sticky;bottom:0;z-index:1100;box-sizing:border-box;padding:6px 16px calc(6px + env(safe-area-inset-bottom));background:#1b2430;color:#fff;font:14px/1.4 system-ui,sans-serif;text-align:center;overflow-wrap:anywhere}
.marquee-preview b{font-weight:650}
body.marquee-notice{margin:0;min-height:100vh;display:grid;place-content:center;padding:16px;font:16px/1.5 system-ui,sans-serif;text-align:center;background:#fff;color:#1b2430}
.marquee-notice h1{font-size:22px;margin:0 0 8px}
.marquee-notice p{margin:0;max-width:34em}
@media (max-width:${desktopWidthPx - 0.05}px){body[data-action-bar] .marquee-preview{bottom:calc(${actionBarHeightPx}px + env(safe-area-inset-bottom))}}
@media print{.marquee-preview{display:none}}
@media (prefers-color-scheme:dark){body.marquee-notice{background:#12181f;color:#eef2f6}}
`

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

type Strip = { title: string; at: string; day: string; endsAt: string; tag: string; words: TeamWords['previews'] }

/** A page of a preview with the strip that says what it is: at its end, where nothing of it is, and always to be seen. */
export function withStrip(html: string, { title, at, day, endsAt, tag, words }: Strip): string {
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  const parts = [
    words.strip(time.format(new Date(at)), day && date.format(new Date(day))),
    words.stripForms,
    words.stripEnds(date.format(new Date(endsAt))),
  ]
  const strip = [
    `<link rel="stylesheet" href="${previewStyles}">`,
    `<aside class="marquee-preview" lang="${tag}" dir="ltr" aria-label="${escaped(words.one)}">`,
    `<b>${escaped(words.stripTitle(title))}</b> ${escaped(parts.join(' '))}</aside>`,
  ].join('')
  const end = html.lastIndexOf('</body>')
  return end < 0 ? html + strip : html.slice(0, end) + strip + html.slice(end)
}

type Notice = { title: string; text: string; tag: string }

/** A page that is there instead of the site, which says why. */
export const noticePage = ({ title, text, tag }: Notice): string =>
  [
    `<!doctype html><html lang="${tag}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<meta name="robots" content="noindex, nofollow"><link rel="icon" href="data:,"><title>${escaped(title)}</title>`,
    `<link rel="stylesheet" href="${previewStyles}"></head><body class="marquee-notice">`,
    `<main><h1>${escaped(title)}</h1><p>${escaped(text)}</p></main></body></html>`,
  ].join('')
