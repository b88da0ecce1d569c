import { de } from './de.ts'
import { en } from './en.ts'

/** The words by language, as the studio has them. */
export const languages = { en, de }
