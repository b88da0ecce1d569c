import type { SiteContent } from '../../content/load/load.ts'
import { rareLetters } from '../../fonts/font-parts.ts'

type Content = Pick<SiteContent, 'pages' | 'site' | 'language' | 'header' | 'footer' | 'dialog' | 'tags' | 'derive'>

const lettersIn = (value: unknown): string => [...new Set(JSON.stringify(value).match(rareLetters))].join('')

/** The letters that a site shows beyond those of western languages, in both cases: some of its words may be set in capitals. */
export function rareLettersOf({ pages, derive, ...shared }: Content): ReadonlySet<string> {
  const { site, language, header, footer, dialog, tags } = shared
  const ofPages = pages.map((page) => derive(page, 'letters', () => lettersIn(page)))
  const all = [
    lettersIn([site, language.words, header, footer, dialog ?? null, [...tags.values()]]),
    ...new Set(ofPages),
  ].join('')
  return new Set([...all, ...all.toUpperCase(), ...all.toLowerCase()])
}
