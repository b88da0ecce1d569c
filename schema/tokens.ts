/** `{{…}}` is a literal; `{word}` and `{word.word}` are tokens. Everything else in braces is plain text. */
const pattern = /\{\{([^{}\r\n]*)\}\}|\{([\w-]+(?:\.[\w-]+)*)\}/g

/** A part of a text: a token with its name, or text between tokens. A literal is written `{{x}}` and reads `{x}`. */
type TextPart = { token?: string; written: string; reads: string; start: number }

/** The parts of a text in order, none of them empty. */
export function cutAtTokens(text: string): TextPart[] {
  const parts: TextPart[] = []
  const addText = (start: number, end: number) => {
    const written = text.slice(start, end)
    if (written !== '') parts.push({ written, reads: written, start })
  }
  let from = 0
  for (const { 0: written, 1: literal, 2: token, index } of text.matchAll(pattern)) {
    addText(from, index)
    from = index + written.length
    if (token === undefined) parts.push({ written, reads: `{${literal}}`, start: index })
    else parts.push({ token, written, reads: written, start: index })
  }
  addText(from, text.length)
  return parts
}
