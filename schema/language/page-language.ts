import { defaultLanguage, type Language, type Wording } from './language.ts'

/** Groups of words for scripts of every page. Each other group is for the island of the same name. */
const everywhere = ['layout', 'blocks', 'search', 'forms', 'answers']

/** Islands with a search of their own, which need `search-terms`. The index of the site search contains these. */
const searching = ['city-map', 'faq-search']

/** The part of the language that scripts of a page with these islands need and that differs from the default. */
export function pageLanguage(
  { words, ...rest }: Language,
  islandTypes: readonly string[],
): { language?: Partial<Language> } {
  const searches = islandTypes.some((type) => searching.includes(type))
  const shown = new Set([...everywhere, ...islandTypes, ...(searches ? ['search-terms'] : [])])
  const own: Wording = Object.fromEntries(Object.entries(words).filter(([group]) => shown.has(group)))
  const changed = Object.fromEntries(
    Object.entries(rest).filter(([key, value]) => value !== defaultLanguage[key as keyof typeof rest]),
  )
  const language: Partial<Language> = { ...changed, ...(Object.keys(own).length > 0 && { words: own }) }
  return Object.keys(language).length > 0 ? { language } : {}
}
