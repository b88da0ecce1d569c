import { inLanguage, type Language } from '../language/language.ts'
import { inLand, type Land } from '../outline.ts'

/** Runs what reads the words, formats and land of a site. What it waits for reads them too. */
export const inSite = <Result>(
  { language, land }: { language: Language; land?: Land | undefined },
  action: () => Result,
): Result => inLanguage(language, () => inLand(land, action))
