/** A language of the site, by its own name. */
export type ShownLanguage = {
  tag: string
  name: string
  /** What offers it, in the language itself. */
  offer: string
}

/** Stands for the address of a page in a language. The build knows it when all pages have theirs: `src/builder/languages/`. */
export const languagePlaceholder = (tag: string): string => `#language-${tag}`
