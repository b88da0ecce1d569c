import { escapeMarkup } from '../../schema/writing/escape-markup.ts'
import type { Unpublished } from '../content/derive/schedule.ts'

/** The styles of badges for unpublished pages and blocks. */
export const badgeStyles = `
  [data-unpublished] { position: relative; outline: 3px dashed #c23b8f; outline-offset: -3px }
  [data-unpublished]::before { content: attr(data-unpublished); position: absolute; inset: 0 auto auto 0; z-index: 20;
    padding: 4px 12px; border-radius: 0 0 10px 0; background: #c23b8f; color: #fff; font: 600 14px/1.5 system-ui, sans-serif }
  main[data-unpublished]::before { position: fixed; inset: auto auto 0 0; border-radius: 0 10px 0 0 }`

/** The body of a page with a badge on each unpublished block, and one for the page. */
export function withBadges(body: string, unpublished: Unpublished | undefined): string {
  if (unpublished === undefined) return body
  const marked = [...unpublished.blocks].reduce(
    (html, [id, words]) =>
      html.replace(` id="${id}" data-tone=`, () => ` id="${id}" data-unpublished="${escapeMarkup(words)}" data-tone=`),
    body,
  )
  const { page } = unpublished
  return page === undefined
    ? marked
    : marked.replace('<main ', () => `<main data-unpublished="${escapeMarkup(page)}: this page" `)
}
