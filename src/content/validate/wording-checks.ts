import { type BlockSchemas, wordGroupsOf } from '../../../schema/block.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { Language } from '../../../schema/language/language.ts'
import { type WordsLeft, wordsLeft } from '../../../schema/language/wording.ts'
import type { Site } from '../../../schema/site/site.ts'
import { diagnose, valueRange } from '../diagnostics/diagnose.ts'
import { type Container, locate } from '../parse/source-position.ts'

/** What decides which words a site says to its visitors. */
export type Speaking = {
  site: Site
  siteRoot: Container | undefined
  language: Language
  schemas: BlockSchemas
  /** Types of the blocks on its pages and in its dialog. */
  types: ReadonlySet<string>
  hasForms: boolean
  hasSearch: boolean
  hasGates: boolean
  /** The file with the words of a language that the site is translated into. */
  mirror?: string | undefined
}

/** Names of the groups of words that the site needs. */
function groupsOf({ site, schemas, types, hasForms, hasSearch, hasGates, mirror }: Speaking): Set<string> {
  const parts: [isThere: boolean, groups: readonly string[]][] = [
    [true, ['layout', 'crawlers', 'blocks']],
    [site.announcements.length > 0, ['announcement']],
    [site.actionBar !== undefined, ['action-bar']],
    [Boolean(site.backToTop), ['back-to-top']],
    [site.consent !== undefined, ['consent']],
    [hasSearch, ['search']],
    [hasGates, ['gate']],
    [hasForms, ['form', 'forms', 'answers', 'service']],
    // Mails go to those who run the site, in its own language.
    [hasForms && mirror === undefined, ['mail']],
  ]
  return new Set([...wordGroupsOf(schemas, types), ...parts.flatMap(([isThere, groups]) => (isThere ? groups : []))])
}

/** The words that a site in another language than English still says in English. */
export const englishWords = (speaking: Speaking): WordsLeft[] =>
  new Intl.Locale(speaking.language.locale).language === 'en'
    ? []
    : wordsLeft(speaking.schemas, groupsOf(speaking), speaking.language.words)

/** A warning of these words. */
export function wordingDiagnostics(speaking: Speaking): Diagnostic[] {
  const { siteRoot, language, mirror } = speaking
  const { position } = (siteRoot && locate(siteRoot, [mirror === undefined ? 'locale' : 'languages'])) ?? {}
  const left = position === undefined ? [] : englishWords(speaking)
  if (position === undefined || left.length === 0) return []
  const facts = left.map(({ group, words }) => ({
    group,
    words: words.map(([name, word]) => [name, typeof word === 'string' ? word : word.other] as const),
  }))
  return [diagnose('english-words', valueRange(position), { locale: language.locale, left: facts, mirror })]
}
