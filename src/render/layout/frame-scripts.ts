import { announcementScript } from './announcement-script.ts'
import { languageScript } from './language-script.ts'
import { schemeScript } from './scheme-script.ts'
import type { ShownLanguage } from './shown-language.ts'

/** What a site has of which a script must know before its header is drawn. */
type Scripted = {
  announcements?: readonly unknown[] | undefined
  hasDark?: boolean | undefined
  languages?: readonly ShownLanguage[] | undefined
}

/** The inline scripts before the header, the same on every page: the policy names a hash of each. */
export const frameScripts = ({ announcements = [], hasDark, languages }: Scripted): string[] => [
  ...(hasDark ? [schemeScript] : []),
  ...(languages ? [languageScript(languages)] : []),
  ...(announcements.length > 0 ? [announcementScript] : []),
]
