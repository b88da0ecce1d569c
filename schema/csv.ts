import Papa from 'papaparse'

/** Text that a spreadsheet reads as a formula, also after blanks and in full width (OWASP, CSV injection). */
const formulaStart = /^[\s\p{Cf}]*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u

/**
 * A table for spreadsheets: RFC 4180, with the byte order mark by which Excel recognises UTF-8. An apostrophe keeps a
 * text from acting as a formula. Numbers stay numbers, also below zero.
 */
export const toCsvText = (rows: readonly (readonly (string | number)[])[]) =>
  `\uFEFF${Papa.unparse([...rows], { escapeFormulae: formulaStart })}\r\n`
