import MarkdownIt from 'markdown-it'

const endsInSign = /[\p{P}\p{S}]$/u
const endsInOpening = /[\p{Ps}\p{Pi}¿¡]$/u
const beginsWithOpening = /^[\p{Ps}\p{Pi}\p{Sc}¿¡]/u

const { State } = new MarkdownIt().inline

/**
 * Emphasis may end behind a sign though a letter follows, and begin before an opening sign though a letter precedes:
 * `**Price:**45`, `**「日本」**は`. CommonMark asks for a blank there, which Chinese and Japanese do not have.
 */
class EmphasisState extends State {
  override scanDelims(start: number, canSplitWord: boolean) {
    const scanned = super.scanDelims(start, canSplitWord)
    const { can_open: canOpen, can_close: canClose, length } = scanned
    if (!canSplitWord || canOpen === canClose) return scanned
    const before = this.src.slice(Math.max(0, start - 2), start)
    const behind = this.src.slice(start + length, Math.min(this.posMax, start + length + 2))
    if (canOpen) return { ...scanned, can_close: endsInSign.test(before) && !endsInOpening.test(before) }
    return { ...scanned, can_open: beginsWithOpening.test(behind) && /\S$/u.test(before) }
  }
}

/** Reads Markdown as the pages and the studio do: CommonMark with tables and `~~struck~~`, where HTML is text. */
export function markdownParser() {
  const parser = new MarkdownIt({ html: false, linkify: false })
  parser.inline.State = EmphasisState
  return parser
}
