import { lostLinks, lostTokens } from './facts.ts'
import { repeatsSource } from './same-text.ts'
import { isShown, type TranslationUnit } from './translation-units.ts'

/** Headings of Markdown by level, in order: `##` and `###`. */
const headingsOf = (text: string) => [...text.matchAll(/^ {0,3}(#{1,6})\s/gm)].map(([, level]) => level)

/** What is wrong with a translation that is shown: what of the text that it was made from it lacks. */
export type UnitFlaw =
  | { code: 'lost-token'; lost: readonly string[] }
  | { code: 'lost-link'; lost: readonly string[] }
  | { code: 'lost-heading' }
  | { code: 'same-as-source' }

/** The word for a record that a token begins with: `city` of `{city.name}`. */
const wordOf = (token: string) => /^\{(\w+)\./.exec(token)?.[1]

/**
 * What is wrong with a translation. `ownTokens` are those of fields that only its language has: one of them says in its grammar what
 * another token of the same record says in the source.
 */
export function flawsOf(unit: TranslationUnit, ownTokens: readonly string[] = []): UnitFlaw[] {
  const { text, before = unit.source, at } = unit
  if (text === undefined || !isShown(unit)) return []
  const replacing = new Set(ownTokens.filter((token) => text.includes(token)).map(wordOf))
  const tokens = lostTokens(before, text).filter((token) => !replacing.has(wordOf(token)))
  const links = lostLinks(before, text)
  const hasOtherHeadings = at?.isMarkdown && headingsOf(before).join() !== headingsOf(text).join()
  return [
    ...(tokens.length > 0 ? [{ code: 'lost-token', lost: tokens } as const] : []),
    ...(links.length > 0 ? [{ code: 'lost-link', lost: links } as const] : []),
    ...(hasOtherHeadings ? [{ code: 'lost-heading' } as const] : []),
    ...(repeatsSource(before, text) ? [{ code: 'same-as-source' } as const] : []),
  ]
}
