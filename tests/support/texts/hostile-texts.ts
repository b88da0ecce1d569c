/** What texts are repeated from that make patterns slow: blanks, signs of Markdown, HTML and YAML, digits, letters. */
const units = [
  ...[' ', '\t', '\n', '\r\n', '\u00a0', '\u200b', 'a', 'A', 'é', '李', '1', '1,', '1.', '0 ', 'a1', 'a ', 'a-', 'a.'],
  ...['!', '"', "'", '`', '*', '**', '_', '~', '#', '$', '€', '%', '&', '&a', '-', '+', '=', '.', ',', ';', ':', '/'],
  ...['<', '<a', '</', '<!--', '>', '(', '((', '[', '[[', '![', '](', '{', '{a', '{{', '}', '@', 'a@', '\\', '|', '^'],
]

/** Texts of this length, each of one unit repeated, plain and with a last character that lets a match fail. */
export const hostileTexts = (length: number, more: readonly string[] = []): string[] =>
  [...new Set([...units, ...more])].flatMap((unit) => {
    const text = unit.repeat(Math.ceil(length / unit.length)).slice(0, length - 1)
    return ['', '\u0001', 'x'].map((last) => text + last)
  })
