import { isMapping } from '../../schema/is-mapping.ts'
import { tokensIn } from '../content/resolve/tokens.ts'

type Sought = {
  /** The word for the record: `city`. */
  word: string
  /** The value of a fragment by its name. */
  fragment: (name: string) => unknown
}

/** Whether a condition looks at a record with this word. */
function looksAt(when: unknown, word: string): boolean {
  if (Array.isArray(when)) return when.some((one) => looksAt(one, word))
  return isMapping(when) && Object.keys(when).some((path) => path.startsWith(`${word}.`))
}

/**
 * The fields of a record, as paths such as `labor.breaks`, that all pages of a template show: as tokens, or as a whole by
 * `from`. Without a text for a token, or an entry in a list, the pages have an error. What stands under a condition on the record, and lists among others, are left out.
 */
export function neededFields(template: unknown, { word, fragment }: Sought): { tokens: string[]; lists: string[] } {
  const seen = new Set<string>()
  const tokens = new Set<string>()
  const lists = new Set<string>()
  function look(value: unknown): void {
    if (typeof value === 'string')
      for (const { name } of tokensIn(value)) if (name.startsWith(`${word}.`)) tokens.add(name.slice(word.length + 1))
    if (Array.isArray(value)) value.forEach(look)
    if (!isMapping(value) || looksAt(value['when'], word)) return
    for (const [key, entry] of Object.entries(value)) {
      if (key !== 'when') look(entry)
      const from = isMapping(entry) ? entry['from'] : undefined
      if (typeof from === 'string' && from.startsWith(`${word}.`)) lists.add(from.slice(word.length + 1))
    }
    const name = value['use']
    if (typeof name !== 'string' || seen.has(name)) return
    seen.add(name)
    look(fragment(name))
  }
  look(template)
  return { tokens: [...tokens], lists: [...lists] }
}
