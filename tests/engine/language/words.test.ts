import { afterEach, describe, expect, it } from 'vitest'
import { faqSearchSchema } from '../../../blocks/faq-search/schema.ts'
import { defineBlock, wordGroupsOf } from '../../../schema/block.ts'
import { setLanguage } from '../../../schema/language/language.ts'
import { languageOf } from '../../../schema/language/language-fields.ts'
import { pageLanguage } from '../../../schema/language/page-language.ts'
import { searchWords } from '../../../schema/language/search-words.ts'
import { fill, plural } from '../../../schema/language/words.ts'
import { siteSchema } from '../../../schema/site/site.ts'
import { dateFormat } from '../../../src/components/date-format.ts'

const company = { name: 'Spokes', phone: '020 123 4567', email: 'hello@example.com', origin: 'https://www.example.com' }
const languageIn = (fields: object) => languageOf(siteSchema.parse({ ...company, ...fields }), {})

afterEach(() => setLanguage(undefined))

describe('words', () => {
  it('are English until a site has its own', () => {
    expect(fill(searchWords.all, { n: 1200 })).toBe('All 1,200 results')
    setLanguage({ locale: 'nl-NL', words: { search: { all: 'Alle {n} pagina’s' } } })
    expect(fill(searchWords.all, { n: 1200 })).toBe('Alle 1.200 pagina’s')
    expect(searchWords.none).toBe('Nothing found')
  })

  it('have the plural of the language, and the form `other` if a site writes no more', () => {
    expect([1, 2].map((n) => plural(searchWords.found, n))).toEqual(['1 result', '2 results'])
    const found = { one: '{n} strona', few: '{n} strony', other: '{n} stron' }
    setLanguage({ locale: 'pl-PL', words: { search: { found } } })
    expect([1, 3, 5].map((n) => plural(searchWords.found, n))).toEqual(['1 strona', '3 strony', '5 stron'])
    setLanguage({ locale: 'pl-PL', words: { search: { found: { other: 'stron: {n}' } } } })
    expect(plural(searchWords.found, 1)).toBe('stron: 1')
  })
})

describe('the language of a site', () => {
  it('has the telephone country and the first day of the week of its locale', () => {
    expect(languageIn({})).toEqual({
      locale: 'en-US',
      currency: 'USD',
      phoneCountry: 'US',
      weekStart: 0,
      timeZone: 'UTC',
      words: {},
    })
    expect(languageIn({ locale: 'nl' })).toMatchObject({ phoneCountry: 'NL', weekStart: 1 })
    expect(languageIn({ locale: 'nl-NL', phoneCountry: 'BE', weekStart: 'sunday' })).toMatchObject({
      phoneCountry: 'BE',
      weekStart: 0,
    })
  })

  it('writes dates', () => {
    const date = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })
    expect(date(Date.UTC(2026, 10, 21))).toBe('November 21, 2026')
    setLanguage(languageIn({ locale: 'nl-NL' }))
    expect(date(Date.UTC(2026, 10, 21))).toBe('21 november 2026')
  })

  it('adds nothing to a page if it is the default, else what differs and the words of its islands', () => {
    expect(pageLanguage(languageIn({}), ['form'])).toEqual({})
    const words = { layout: { close: 'Sluiten' }, gate: { show: 'Tonen' }, crawlers: { home: 'Thuis' } }
    const language = { ...languageIn({ locale: 'nl-NL' }), words }
    expect(pageLanguage(language, [])).toEqual({
      language: { locale: 'nl-NL', phoneCountry: 'NL', weekStart: 1, words: { layout: words.layout } },
    })
    const terms = { 'search-terms': { ignored: 'de het' } }
    expect(pageLanguage({ ...language, words: terms }, ['form']).language?.words).toBeUndefined()
    expect(pageLanguage({ ...language, words: terms }, ['search-terms']).language?.words).toEqual(terms)
    expect(pageLanguage(language, ['gate']).language?.words).toEqual({ layout: words.layout, gate: words.gate })
  })

  it('has the groups that a block says: its own, and those of the engine that its schema names', () => {
    const lookup = defineBlock('lookup', 'A search.', {}, { island: 'touch', engineWords: ['search-terms'] })
    expect(wordGroupsOf({ lookup }, ['lookup', 'unknown'])).toEqual(['lookup', 'search-terms', 'unknown'])
    expect(wordGroupsOf({ 'faq-search': faqSearchSchema }, ['faq-search'])).toEqual(['faq-search', 'search-terms'])
  })
})
