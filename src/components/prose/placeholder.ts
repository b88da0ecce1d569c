/**
 * A placeholder takes the place of a text until the HTML around it has been rendered, and is then filled. It consists
 * of characters of Unicode's private use area, which neither React nor escaping changes.
 */
const [open, pad, close] = ['\uE000', '\uE001', '\uE002']
const anyPlaceholder = /\uE000(\d+)(?::([a-z0-9-]+))?\uE001*\uE002/g

/**
 * A placeholder with this number. `part` distinguishes several placeholders of one value. `size`: its length in
 * characters.
 */
export function placeholder(index: number, { part, size = 0 }: { part?: string; size?: number } = {}): string {
  const name = part === undefined ? String(index) : `${index}:${part}`
  return open + name + pad.repeat(Math.max(0, size - name.length - 2)) + close
}

/** Whether a text could be mistaken for a placeholder. */
export const looksLikePlaceholder = (text: string) => text.includes(open)

/** The index of the placeholder, if this text is one and nothing else. */
export function placeholderIndex(text: string): number | undefined {
  const [, index] = text.startsWith(open) && text.endsWith(close) ? (/^\uE000(\d+)/.exec(text) ?? []) : []
  return index === undefined ? undefined : Number(index)
}

/**
 * The parts of a text. A placeholder has placeholders as its parts: its own part lists those that are not empty,
 * `first-rest`.
 */
export function splitText<Parts extends Readonly<Record<string, string>>>(
  split: (text: string) => Parts,
  text: string,
) {
  const [, index, given = ''] = text.startsWith(open) ? (/^\uE000(\d+):([a-z-]*)\uE002$/.exec(text) ?? []) : []
  if (index === undefined) return split(text)
  const parts = Object.keys(split('')).map((part) => [
    part,
    given.split('-').includes(part) ? placeholder(Number(index), { part }) : '',
  ])
  return Object.fromEntries(parts) as Parts
}

/** HTML split at its placeholders: texts and placeholders alternate, beginning and ending with a text. */
export type CompiledHtml = {
  texts: readonly string[]
  placeholders: readonly { index: number; part?: string | undefined }[]
}

export function cutAtPlaceholders(html: string): CompiledHtml {
  const texts: string[] = []
  const placeholders: { index: number; part?: string | undefined }[] = []
  let from = 0
  for (const match of html.matchAll(anyPlaceholder)) {
    texts.push(html.slice(from, match.index))
    placeholders.push({ index: Number(match[1]), part: match[2] })
    from = match.index + match[0].length
  }
  texts.push(html.slice(from))
  return { texts, placeholders }
}

/** The HTML that was split, with its placeholders in their shortest length. */
export const joinPlaceholders = ({ texts, placeholders }: CompiledHtml): string =>
  texts.reduce((html, text, at) => {
    const { index, part } = placeholders[at - 1] as CompiledHtml['placeholders'][number]
    return html + placeholder(index, part === undefined ? {} : { part }) + text
  })
