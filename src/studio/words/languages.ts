import type { Words } from './en.ts'

type Language = {
  /** Its own name of itself. */
  name: string
  load: () => Promise<Words>
}

/** The languages of the studio by their tags. A further one is a folder like `de/`, a file like `de.ts` that joins it, and a line here. */
export const languages = {
  en: { name: 'English', load: async () => (await import('./en.ts')).en },
  de: { name: 'Deutsch', load: async () => (await import('./de.ts')).de },
} satisfies Record<string, Language>

export type LanguageTag = keyof typeof languages

const isOurs = (tag: string): tag is LanguageTag => Object.hasOwn(languages, tag)

/** The first of these languages that the studio has, such as `de` for `de-AT`; English if it has none. */
export const firstLanguage = (tags: readonly string[]): LanguageTag =>
  tags.map((tag) => tag.split('-')[0]?.toLowerCase() ?? '').find(isOurs) ?? 'en'
