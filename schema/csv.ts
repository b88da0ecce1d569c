/** What a spreadsheet takes for a formula, also after blanks and in full width (OWASP, CSV injection). */
const formulaStart = /^[\s\p{Cf}]*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u

/** A leading apostrophe makes any text a text. Numbers are numbers, also below zero. */
function toCell(value: string | number): string {
  const text = typeof value === 'string' && formulaStart.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A table for spreadsheets: RFC 4180, with the mark by which Excel knows UTF-8, and no text that could act as a formula. */
export const toCsvText = (rows: readonly (readonly (string | number)[])[]) =>
  `\uFEFF${rows.map((cells) => cells.map(toCell).join(',')).join('\r\n')}\r\n`
