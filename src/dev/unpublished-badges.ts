import { escapeMarkup } from '../../schema/writing/escape-markup.ts'
import type { Unpublished } from '../content/derive/published-page.ts'

/** The styles of badges for unpublished pages and blocks. */
export const badgeStyles = `
  [data-unpublished] { position: relative; outline: 3px dashed #c23b8f; outline-offset: -3px }
  [data-unpublished]::before { content: attr(data-unpublished); position: absolute; inset: 0 auto auto 0; z-index: 20;
    padding: 4px 12px; border-radius: 0 0 10px 0; background: #c23b8f; color: #fff; font: 600 14px/1.5 system-ui, sans-serif }
  main[data-unpublished]::before { position: fixed; inset: auto auto 0 0; border-radius: 0 10px 0 0 }
  section[data-gone], main[data-gone] > * { display: none !important }
  main[data-gone]::before { content: attr(data-gone); display: block; padding: 30vh 24px; text-align: center; font: 18px/1.5 system-ui, sans-serif }`

/** The body of a page with an attribute on each unpublished block, and on its main part if the page is unpublished. */
function withAttributes(
  body: string,
  { page, blocks }: Unpublished,
  { name, pageWords }: { name: string; pageWords: (words: string) => string },
): string {
  const marked = [...blocks].reduce(
    (html, [id, words]) =>
      html.replace(` id="${id}" data-tone=`, () => ` id="${id}" ${name}="${escapeMarkup(words)}" data-tone=`),
    body,
  )
  return page === undefined
    ? marked
    : marked.replace('<main ', () => `<main ${name}="${escapeMarkup(pageWords(page))}" `)
}

/** The body of a page with a badge on each unpublished block, and one for the page. */
export const withBadges = (body: string, unpublished: Unpublished | undefined): string =>
  unpublished === undefined
    ? body
    : withAttributes(body, unpublished, { name: 'data-unpublished', pageWords: (words) => `${words}: this page` })

/**
 * The body of a page without its unpublished blocks. They stay in it, hidden: the studio counts the blocks of the page
 * that it edits.
 */
export const withoutUnpublished = (body: string, unpublished: Unpublished | undefined): string =>
  unpublished === undefined
    ? body
    : withAttributes(body, unpublished, {
        name: 'data-gone',
        pageWords: () => 'The site does not have this page then.',
      })
