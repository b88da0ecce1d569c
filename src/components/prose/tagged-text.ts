/**
 * A tag goes around a text to follow it through the components. It holds a mark at both ends, which says where the text
 * comes from. Like a placeholder it consists of characters of Unicode's private use area, which components pass on.
 */
const [start, end, close] = ['\uE003', '\uE004', '\uE005']
/** Added to each character of a mark, which is ASCII, so that no component changes it. */
const shift = 0xe100

const shifted = (text: string, by: number) =>
  text.replace(/./gs, (character) => String.fromCharCode(character.charCodeAt(0) + by))

/** The text with a tag around it. `mark` is ASCII. */
export function taggedText(text: string, mark: string): string {
  const hidden = shifted(mark, shift)
  return `${start}${hidden}${close}${text}${end}${hidden}${close}`
}

const wholeText = /^(\uE003[^\uE005]*\uE005)([^\uE003-\uE005]*)(\uE004[^\uE005]*\uE005)$/

/** The tag around a text, and the text without it; `undefined` if it has none. */
export function tagAround(text: string): { text: string; around: (inner: string) => string } | undefined {
  const [, before, inner, behind] = wholeText.exec(text) ?? []
  if (before === undefined || inner === undefined || behind === undefined) return undefined
  return { text: inner, around: (other) => before + other + behind }
}

/** A text as a reader sees it, such as a day. A tag around the text goes around what is shown. */
export function shownAs(text: string, show: (text: string) => string): string {
  const tag = tagAround(text)
  return tag ? tag.around(show(tag.text)) : show(text)
}

const anyTag = /([\uE003\uE004])([^\uE005]*)\uE005/g

export type TaggedPart = { text: string } | { mark: string; isStart: boolean }

/** Texts and the starts and ends of tags, in their order. */
export function cutAtTags(text: string): TaggedPart[] {
  const parts: TaggedPart[] = []
  let from = 0
  for (const { 0: tag, 1: kind, 2: mark = '', index } of text.matchAll(anyTag)) {
    if (index > from) parts.push({ text: text.slice(from, index) })
    parts.push({ mark: shifted(mark, -shift), isStart: kind === start })
    from = index + tag.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

/** A text without its tags, for what reads it, such as a day as a number. */
export const withoutTags = (text: string): string => text.replace(anyTag, '')
