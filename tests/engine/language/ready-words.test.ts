import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { defaultLanguage, inLanguage, type Plural } from '../../../schema/language/language.ts'
import { searchTerms } from '../../../schema/language/search-terms.ts'
import { shownWords, wordingSchema, wordsLeft } from '../../../schema/language/wording.ts'
import { definitionOf } from '../../../schema/language/words.ts'
import { engineSchemas } from '../../../src/content/block-types/engine-blocks.ts'
import { wordsFor } from '../../../src/content/load/shared/ready-words.ts'

type Words = Record<string, Record<string, string | Plural>>

const folder = join(import.meta.dirname, '../../../schema/language/ready')
const languages = globSync('*.yaml', { cwd: folder }).map((name) => basename(name, '.yaml'))
const english = inLanguage(
  defaultLanguage,
  () => ({ ...shownWords(engineSchemas), 'search-terms': definitionOf(searchTerms).defaults }) as Words,
)
const namesIn = (words: Words) =>
  Object.entries(words).flatMap(([group, ones]) => Object.keys(ones).map((name) => `${group}.${name}`))
const formsOf = (word: string | Plural): string[] => (typeof word === 'string' ? [word] : Object.values(word))
/** Each English word with its name and the texts that say it. */
const pairsWith = (words: Words) =>
  Object.entries(english).flatMap(([group, ones]) =>
    Object.entries(ones).map(([name, word]) => ({
      name: `${group}.${name}`,
      group,
      word,
      ready: words[group]?.[name] ?? '',
    })),
  )

/** What Markdown and addresses are made of, in order. */
const marksIn = (text: string) => text.match(/`[^`]*`|\*+|\]\([^)]*\)|https?:\/\/\S+/g) ?? []

/** Names of companies and units, and words that are the same in both languages. */
const sameIn: Record<string, RegExp> = {
  de: /^(?:consent\.own|forms\.(?:optional|honeypot)|form\.name|blocks\.pause|case-study\.team|city-map\.inCity)$/,
  es: /^(?:consent\.own|calculator\.no|forms\.no|comparison\.no)$/,
  fr: /^(?:layout\.menu|action-bar\.bar|search\.page|blocks\.pages|calculator\.source|crawlers\.pages|crawlers\.services|pager\.label|pager\.page|city-map\.services|countdown\.(?:minutes|seconds)|faq-search\.count|pricing\.period|share\.mail)$/,
  nl: /^(?:consent\.own|layout\.menu|action-bar\.bar|forms\.honeypot|crawlers\.home|case-study\.team|city-map\.inCity|share\.mail|video\.transcript)$/,
}
const international = /^(?:share\.(?!title|mail|copy|copied|notCopied|sheet)\w+|countdown\.utc|tags\.counted)$/

it('has the languages of the docs', () => {
  expect(languages.sort()).toEqual(['de', 'es', 'fr', 'nl'])
})

describe.each(languages)('the ready words in %s', (language) => {
  const words = parse(readFileSync(join(folder, `${language}.yaml`), 'utf8')) as Words

  it('are all of those that the engine and its blocks say, in their order', () => {
    expect(namesIn(words).sort()).toEqual(namesIn(english).sort())
  })

  it('have the placeholders of the English ones', () => {
    const { error } = wordingSchema(engineSchemas).safeParse(words)
    expect(error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toBeUndefined()
  })

  it('have every form of the plural that whole numbers below a million need, and no other', () => {
    const rules = new Intl.PluralRules(language)
    const needed = new Set(Array.from({ length: 1200 }, (_, n) => rules.select(n)).concat('other'))
    for (const { name, word, ready } of pairsWith(words))
      expect(typeof ready === 'string' ? typeof ready : new Set(Object.keys(ready)), name).toEqual(
        typeof word === 'string' ? 'string' : needed,
      )
  })

  it('keep the number in every form that several numbers have', () => {
    const rules = new Intl.PluralRules(language)
    const isOne = [0, 1.5].every((n) => rules.select(n) !== 'one')
    for (const { name, word, ready } of pairsWith(words)) {
      if (typeof word === 'string' || typeof ready === 'string' || isOne || !word.other.includes('{n}')) continue
      if (name !== 'answers.tooManyFiles') expect(ready.one, name).toContain('{n}')
    }
  })

  it('have the Markdown of the English ones', () => {
    for (const { name, word, ready } of pairsWith(words))
      for (const text of formsOf(ready)) expect(marksIn(text), name).toEqual(marksIn(formsOf(word).at(-1) ?? ''))
  })

  it('are said in the language', () => {
    const same = pairsWith(words)
      .filter(({ word, ready }) => formsOf(ready).some((text) => formsOf(word).includes(text)))
      .map(({ name }) => name)
      .filter((name) => !international.test(name) && !sameIn[language]?.test(name))
    expect(same).toEqual([])
  })

  it('are no longer than what has to hold them: half as long again, or twenty letters more', () => {
    const long = pairsWith(words)
      .filter(({ group }) => !['search-terms', 'answers', 'service'].includes(group))
      .filter(({ word, ready }) => {
        const most = Math.max(...formsOf(word).map((text) => text.length))
        return formsOf(ready).some((text) => text.length > Math.max(most * 1.5, most + 20))
      })
    expect(long.map(({ name, word, ready }) => [name, word, ready])).toEqual([])
  })

  it('are sentences where the English words need a subject', () => {
    for (const { name, ready } of pairsWith(words).filter(({ group }) => group === 'answers'))
      if (name !== 'answers.asSentence') for (const text of formsOf(ready)) expect(text, name).toMatch(/\.$/)
  })

  it('tell apart the columns of an export', () => {
    const names = ['form', 'received', 'id', 'marked', 'submissionId', 'sentFrom', 'cameFrom', 'receivedUtc']
    const columns = names.map((name) => words['mail']?.[name])
    expect(new Set(columns).size).toBe(columns.length)
  })

  it('leave no English word to a site in the language', () => {
    const groups = new Set(Object.keys(english))
    expect(wordsLeft(engineSchemas, groups, wordsFor(language, {}))).toEqual([])
  })
})

describe('the words of a site', () => {
  it('are those of its language, whatever its country', () => {
    expect(wordsFor('de-AT', {})['layout']?.['close']).toBe('Schließen')
    expect(wordsFor('es-MX', {})['search']?.['page']).toBe('Página')
  })

  it('come before the ready ones, word by word', () => {
    const words = wordsFor('nl-NL', { layout: { close: 'Dicht' }, venues: { alsoAtHome: 'Ook thuis in' } })
    expect(words['layout']).toMatchObject({ close: 'Dicht', menu: 'Menu' })
    expect(words['venues']).toEqual({ alsoAtHome: 'Ook thuis in' })
  })

  it('are those of the site alone where the engine has none', () => {
    for (const locale of ['en-GB', 'pt-PT']) expect(wordsFor(locale, {})).toEqual({})
    expect(wordsFor('pt-PT', { layout: { close: 'Fechar' } })).toEqual({ layout: { close: 'Fechar' } })
  })

  it('are set as the country sets them', () => {
    expect(wordsFor('de-CH', {})['layout']?.['close']).toBe('Schliessen')
    expect(wordsFor('fr-FR', {})['forms']?.['didYouMean']).toBe('Vouliez-vous dire {address}\u00a0?')
  })
})
