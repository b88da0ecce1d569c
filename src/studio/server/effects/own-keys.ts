import { isMapping } from '../../../../schema/is-mapping.ts'
import { valueChanges } from '../../../content/compare/value-changes.ts'
import { isWithin } from '../../../content/edit/edit-path.ts'
import { overridesOf } from '../../../content/overrides/apply-overrides.ts'
import { parse } from '../../../content/parse/parse.ts'
import { splitOverrides } from '../../../generate/generated-text.ts'
import type { NamedText } from '../file-writer.ts'

const readValue = (text: string) => parse({ file: '', text }).value

/**
 * The keys of the overrides of a page that stand where its template changes: there the page keeps its own words.
 */
export function ownKeys({ before, after = '' }: Pick<NamedText, 'before' | 'after'>): string[] {
  // Most pages have none, and need not be parsed.
  const page = before.text.includes('\noverrides:') ? readValue(before.text) : undefined
  if (!isMapping(page)) return []
  const [from, to] = [before.text, after].map((text) => readValue(splitOverrides(text).generated))
  const changed = valueChanges(from, to).map(({ path }) => path)
  return overridesOf(page)
    .overrides.filter(({ path }) => changed.some((one) => isWithin(one, path) || isWithin(path, one)))
    .map(({ key }) => key)
}
