import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { defaultLanguage, inLanguage, type Plural, type Wording } from '../../../../schema/language/language.ts'
import { typeset } from '../../../../schema/writing/typeset.ts'
import { memoize } from '../../../cache/memoize.ts'
import { engineRoot } from '../../../files/roots.ts'

const fileOf = (language: string) => join(engineRoot, 'schema/language/ready', `${language}.yaml`)

/** Switzerland and Liechtenstein write no ß. */
const spelled = (text: string, region: string | undefined) =>
  region === 'CH' || region === 'LI' ? text.replaceAll('ß', 'ss') : text

const mapWord = (word: string | Plural, set: (text: string) => string): string | Plural =>
  typeof word === 'string'
    ? set(word)
    : { ...Object.fromEntries(Object.entries(word).map(([form, text]) => [form, set(text)])), other: set(word.other) }

/** The words that the engine has in the language of this locale, as the language sets them; none if it has no such file. */
const readyWords = memoize((locale: string): Wording => {
  const { language, region } = new Intl.Locale(locale)
  const file = fileOf(language)
  if (!existsSync(file)) return {}
  const written = parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string | Plural>>
  const set = (text: string) => spelled(typeset(text), region)
  return inLanguage({ ...defaultLanguage, locale }, () =>
    Object.fromEntries(
      Object.entries(written).map(([group, words]) => [
        group,
        Object.fromEntries(Object.entries(words).map(([name, word]) => [name, mapWord(word, set)])),
      ]),
    ),
  )
})

/** All words that a site in this locale says in its language: its own ones before those that the engine has ready. */
export function wordsFor(locale: string, said: Wording): Wording {
  const ready = readyWords(locale)
  const groups = new Set([...Object.keys(ready), ...Object.keys(said)])
  return Object.fromEntries([...groups].map((group) => [group, { ...ready[group], ...said[group] }]))
}
