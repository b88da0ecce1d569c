import Papa from 'papaparse'

/** What a spreadsheet takes for a formula, also after blanks and in full width (OWASP, CSV injection). */
const formulaStart = /^[\s\p{Cf}]*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u

/**
 * A table for spreadsheets: RFC 4180, with the mark by which Excel knows UTF-8. An apostrophe before what could act as a
 * formula makes it a text. Numbers are numbers, also below zero.
 */
export const toCsvText = (rows: readonly (readonly (string | number)[])[]) =>
  `\uFEFF${Papa.unparse([...rows], { escapeFormulae: formulaStart })}\r\n`
