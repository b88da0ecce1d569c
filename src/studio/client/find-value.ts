import type { FieldPath } from './block-change.ts'
import { withTokens } from './field-schema.ts'

/** The words of a text without its layout and without marks of Markdown. */
const words = (text: string) =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`#>]|^\s*(?:-|\d+\.)\s/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** The only entry that matches. */
const only = <T>(entries: readonly T[], matches: (entry: T) => boolean): T | undefined => {
  const found = entries.filter(matches)
  return found.length === 1 ? found[0] : undefined
}

/**
 * The path of the text of a block that reads like this one on the page, or contains it: for texts without a mark, which
 * their component reads before it shows them. `undefined` if there are several.
 */
export function findText(
  values: unknown,
  tokens: Readonly<Record<string, string>>,
  shown: string,
): FieldPath | undefined {
  const wanted = words(shown)
  if (wanted === '') return undefined
  const texts: { path: FieldPath; text: string }[] = []
  const visit = (value: unknown, path: FieldPath) => {
    if (typeof value === 'string' || typeof value === 'number')
      texts.push({ path, text: words(withTokens(String(value), tokens)) })
    else if (typeof value === 'object' && value !== null)
      for (const [key, entry] of Object.entries(value)) visit(entry, path === '' ? key : `${path}.${key}`)
  }
  visit(values, '')
  return (only(texts, ({ text }) => text === wanted) ?? only(texts, ({ text }) => text.includes(wanted)))?.path
}
