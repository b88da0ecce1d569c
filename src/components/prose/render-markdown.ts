import type { Token } from 'markdown-it'
import { quoteDialogId, quoteHref } from '../../../schema/links/quote-href.ts'
import { pictureKey, textPicture } from '../../../schema/pictures/picture.ts'
import { anchorSlug, freeNames } from '../../../schema/slug.ts'
import { typesetQuotes, typesetSigns } from '../../../schema/writing/typeset.ts'
import type { PictureTable } from '../picture/pictures-context.ts'
import { markdownParser } from './markdown-parser.ts'
import { placeholder, placeholderIndex } from './placeholder.ts'
import { tagAround } from './tagged-text.ts'

/** Level of the highest headings, and the prefix of their ids; without it headings have no ids. */
type Headings = { topLevel: 2 | 3; anchors?: string | undefined }
/** A heading of the highest level, for a table of contents. */
export type Heading = { text: string; id: string }
type Env = { headings: Headings; top: Heading[]; pictures: PictureTable }

const parser = markdownParser()
const { escapeHtml } = parser.utils

/** The text of a token as a typesetter sees it: what is shown as it is written is one letter, a mark nothing. */
function seenText({ type, content }: Token, isAddress: boolean): string {
  if (type === 'text' && !isAddress) return content
  if (type.endsWith('break')) return '\n'
  return content === '' ? '' : 'x'
}

// Quotation marks, dashes and dots as in plain text. Those behind a backslash, in code and in addresses stay.
parser.core.ruler.before('text_join', 'typeset', ({ tokens }) => {
  for (const { children } of tokens) {
    if (!children) continue
    let isAddress = false
    const seen = children.map((token) => {
      if (token.type.startsWith('link_')) isAddress = token.type === 'link_open' && token.info === 'auto'
      return seenText(token, isAddress)
    })
    const marks = typesetQuotes(seen.join(''))
    let from = 0
    children.forEach((token, index) => {
      const text = seen[index] ?? ''
      if (text === token.content)
        token.content = typesetSigns(text.replace(/["']/g, (sign, at: number) => marks.get(from + at) ?? sign))
      from += text.length
    })
  }
})

// `##` is the highest heading of a text. A page has one `h1`, so `#` counts as `##`.
parser.core.ruler.push('headings', ({ tokens, env }) => {
  const { headings, top } = env as Env
  const freeName = freeNames(new Set())
  tokens.forEach((token, index) => {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') return
    const level = Math.max(2, Number(token.tag.slice(1))) + headings.topLevel - 2
    token.tag = `h${Math.min(6, level)}`
    if (token.type === 'heading_close' || headings.anchors === undefined) return
    const text = (tokens[index + 1]?.children ?? []).map(({ content }) => content).join('')
    const id = freeName(`${headings.anchors}-${anchorSlug(text) || 'section'}`)
    token.attrSet('id', id)
    if (level === headings.topLevel) top.push({ text, id })
  })
})

// As `SiteLink` does it: a link to the quote dialog is a button that opens it.
parser.core.ruler.push('dialogs', ({ tokens }) => {
  for (const { children } of tokens)
    children?.forEach((link, index) => {
      if (link.type !== 'link_open' || link.attrGet('href') !== quoteHref) return
      const end = children.slice(index).find(({ type }) => type === 'link_close')
      for (const token of [link, end]) if (token) token.tag = 'button'
      link.attrs = [
        ['type', 'button'],
        ['popovertarget', quoteDialogId],
        ['aria-haspopup', 'dialog'],
      ]
    })
})

// Alignment in a table would be a style attribute, which the content policy of the site refuses.
parser.core.ruler.push('table-cells', ({ tokens }) => {
  for (const token of tokens) if (token.type === 'th_open' || token.type === 'td_open') token.attrs = null
})

// A table that is wider than its column is scrolled, by keys as well.
parser.renderer.rules['table_open'] = () => '<div data-table tabindex="0"><table>\n'
parser.renderer.rules['table_close'] = () => '</table></div>\n'

// `- [ ]` is a line of a checklist to print: an empty box is drawn in place of the bullet.
parser.core.ruler.push('check-lists', ({ tokens }) => {
  tokens.forEach((token, index) => {
    const inline = tokens[index + 2]
    const [first] = inline?.children ?? []
    if (token.type !== 'list_item_open' || inline?.type !== 'inline' || !first?.content.startsWith('[ ] ')) return
    first.content = first.content.slice(4)
    token.attrSet('data-check', '')
  })
})

// A picture of the site has the files that the picture pipeline writes.
parser.renderer.rules['image'] = (tokens, index, options, env, self) => {
  const { pictures } = env as Env
  const token = tokens[index] as Token
  const alt = self.renderInlineAsText(token.children ?? [], options, env)
  const address = String(token.attrGet('src'))
  const image = textPicture(address)
  const files = image && pictures[pictureKey(image)]
  const attribute = (name: string, value: string | number) => ` ${name}="${escapeHtml(String(value))}"`
  const title = token.attrGet('title')
  const common = `${attribute('alt', alt)}${title ? attribute('title', title) : ''} loading="lazy" decoding="async">`
  if (!files) return `<img${attribute('src', address)}${common}`
  const { src, avif, width, height } = files
  const sources = `${attribute('srcset', avif)}${attribute('sizes', textSizes(width))}`
  // A quick release has no AVIF.
  const source = avif === '' ? '' : `<source type="image/avif"${sources}>`
  return `<picture>${source}<img${attribute('src', src)}${attribute('width', width)}${attribute('height', height)}${common}</picture>`
}

/** A picture in a text is as wide as its file, but no wider than the window. */
const textSizes = (width: number) => `(min-width: ${width}px) ${width}px, 100vw`

/** Characters that are plain in Markdown, in one line, and characters that only have a meaning in pairs. */
const plainLine = /^[A-Za-z$][A-Za-z0-9 $%/;:,.?—–’·-]*[A-Za-z0-9.?%]$/
const pairs = /[-.]{2}/

/** Whether a text is one paragraph without markup: most texts are, and parsing one takes 25 times as long. */
const isPlain = (markdown: string) => plainLine.test(markdown) && !pairs.test(markdown)

/** The headings of a text as the part of its placeholder: `h2`, or `h3-terms` with the prefix of their ids. */
const partOf = ({ topLevel, anchors }: Headings) => (anchors === undefined ? `h${topLevel}` : `h${topLevel}-${anchors}`)

/** The headings that are written as the part of a placeholder. */
export function headingsOf(part: string): Headings {
  const [, level, anchors] = /^h([23])(?:-(.+))?$/.exec(part) ?? []
  return { topLevel: level === '2' ? 2 : 3, anchors }
}

/**
 * Markdown as HTML, and its highest headings. HTML in the source is shown as text, unsafe link schemes stay text. A
 * placeholder stays one, to be filled with the HTML of its text; a tag goes around the HTML, and around each heading.
 * `pictures` are those that the picture pipeline has written.
 */
export function renderMarkdown(
  markdown: string,
  headings: Headings,
  pictures: PictureTable = {},
): { html: string; top: readonly Heading[] } {
  const tag = tagAround(markdown)
  if (tag) {
    const { html, top } = renderMarkdown(tag.text, headings, pictures)
    return { html: tag.around(html), top: top.map(({ text, id }) => ({ text: tag.around(text), id })) }
  }
  const index = placeholderIndex(markdown)
  if (index !== undefined) return { html: placeholder(index, { part: partOf(headings) }), top: [] }
  if (isPlain(markdown)) return { html: `<p>${markdown}</p>\n`, top: [] }
  const env: Env = { headings, top: [], pictures }
  return { html: parser.render(markdown, env), top: env.top }
}
