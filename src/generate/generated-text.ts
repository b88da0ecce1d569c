import { editText } from '../content/edit/edit-text.ts'
import { isGenerated, overridesOf } from '../content/overrides/apply-overrides.ts'
import { parse } from '../content/parse/parse.ts'

/** Whether the text of a page names a template. */
export const namesTemplate = (text: string) => /^template: /m.test(text)

/** Whether the author has taken a page out of its template. */
export const isDetached = (text: string) => /^detached: true[ \t]*(?:#.*)?$/m.test(text)

/** A comment or an empty line between two fields of the page. */
const isBetween = (line: string | undefined) => line !== undefined && /^(?:#.*|\s*)\n?$/.test(line)

/**
 * A page file as it was generated, and the lines of its `overrides:` with the comments around them. The section may
 * stand between any two fields of the page; the generator writes it at the end.
 */
export function splitOverrides(text: string): { generated: string; overrides: string } {
  if (!text.includes('\noverrides:')) return { generated: text, overrides: '' }
  const lines = text.split(/(?<=\n)/)
  const key = lines.findIndex((line) => line.startsWith('overrides:'))
  const after = lines.findIndex((line, index) => index > key && /^[^\s#}\]]/.test(line))
  const end = after === -1 ? lines.length : after
  let start = key
  // The first line says where the page comes from.
  while (start > 1 && isBetween(lines[start - 1])) start -= 1
  const overrides = lines.slice(start, end).join('').trim()
  return { generated: [...lines.slice(0, start), ...lines.slice(end)].join(''), overrides: `${overrides}\n` }
}

/** The text of a page with each overriding value in the place of the value that it replaces. */
export function withOverridesInPlace(text: string): string {
  const page = parse({ file: '', text }).value
  if (!isGenerated(page)) return text
  const { overrides } = overridesOf(page)
  return editText(
    splitOverrides(text).generated,
    overrides.map(({ path, value }) => ({ kind: 'set', path, value })),
  )
}
