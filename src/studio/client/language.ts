import { firstLanguage, type LanguageTag, languages } from '../words/languages.ts'
import { speak } from '../words/say.ts'

/** Where the browser stores the language that a person has chosen in the studio. */
const storedAt = 'studio-language'

function storedLanguage(): string[] {
  try {
    return [localStorage.getItem(storedAt) ?? []].flat()
  } catch {
    // The browser stores nothing for this site.
    return []
  }
}

/** The language of the studio: the one that was chosen here, else the first of the browser that the studio has. */
const languageTag: LanguageTag = firstLanguage([...storedLanguage(), ...navigator.languages])

/** Loads the words of the language, before anything is shown. */
export async function loadWords(): Promise<void> {
  const words = await languages[languageTag].load()
  speak(() => words)
  document.documentElement.lang = languageTag
}

/** Stores the language for this browser. The studio is loaded again with its words. */
export function chooseLanguage(tag: LanguageTag): void {
  try {
    localStorage.setItem(storedAt, tag)
  } catch {
    // The browser stores nothing for this site: the studio stays in its language.
  }
  location.reload()
}
