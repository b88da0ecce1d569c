import { defaultLanguage, type Language, type Wording } from './language.ts'

/** Groups of words for scripts of every page. */
const everywhere = ['layout', 'blocks', 'search', 'forms', 'answers']

/** The part of the language that scripts of a page need whose islands say these groups of words, and that differs from the default. */
export function pageLanguage(
  { words, timeZone: _timeZone, ...rest }: Language,
  groups: readonly string[],
): { language?: Partial<Language> } {
  const shown = new Set([...everywhere, ...groups])
  const own: Wording = Object.fromEntries(Object.entries(words).filter(([group]) => shown.has(group)))
  const changed = Object.fromEntries(
    Object.entries(rest).filter(([key, value]) => value !== defaultLanguage[key as keyof typeof rest]),
  )
  const language: Partial<Language> = { ...changed, ...(Object.keys(own).length > 0 && { words: own }) }
  return Object.keys(language).length > 0 ? { language } : {}
}
