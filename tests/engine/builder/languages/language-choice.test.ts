import { expect, it } from 'vitest'
import { defaultLanguage } from '../../../../schema/language/language.ts'
import { createLanguageChoice, cutAtChoices, shownLanguage } from '../../../../src/builder/languages/language-choice.ts'

const numbered = (number: number) => ({ numbered: { number, count: 2, first: '/news' } })
const page = (path: string, more = {}) => ({ path, ...more }) as never
const choiceOf = createLanguageChoice([
  {
    tag: 'en',
    pages: [
      page('/'),
      page('/bread'),
      page('/prices'),
      page('/news', numbered(1)),
      page('/news/2', numbered(2)),
      page('/404'),
    ],
    addresses: new Map(),
  },
  {
    tag: 'es',
    pages: [page('/'), page('/bread'), page('/news'), page('/404')],
    addresses: new Map([
      ['/', '/es'],
      ['/bread', '/es/pan'],
      ['/news', '/es/noticias'],
      ['/404', '/es/404'],
    ]),
  },
])

it.each([
  ['the same page', '/bread', 'es', 'href="/es/pan" data-same=""'],
  ['the same page in the language of the source', '/bread', 'en', 'href="/bread" data-same=""'],
  ['the home page where the language has no such page', '/prices', 'es', 'href="/es"'],
  ['the first page of a list, whose further pages differ', '/news/2', 'es', 'href="/es/noticias" data-same=""'],
  ['the home page from one that does not exist', '/404', 'es', 'href="/es"'],
])('a choice leads to %s', (_, path, tag, expected) => {
  expect(choiceOf(path, tag)).toBe(expected)
})

it('finds the choices in what pages share', () => {
  const html = '<header><a href="#language-pt-BR" lang="pt-BR">português</a><a href="#faq">…</a></header>'
  expect(cutAtChoices(html)).toEqual([
    { shared: '<header><a ' },
    'pt-BR',
    { shared: ' lang="pt-BR">português</a><a href="#faq">…</a></header>' },
  ])
})

it('calls languages by their own names, and offers them in their own words, never in English ones', () => {
  const spanish = {
    ...defaultLanguage,
    locale: 'es',
    words: { languages: { offer: 'Leer esta página en {language}' } },
  }
  expect(shownLanguage({ tag: 'es', language: spanish })).toEqual({
    tag: 'es',
    name: 'español',
    offer: 'Leer esta página en español',
  })
  expect(shownLanguage({ tag: 'ja', language: defaultLanguage }).offer).toBe('日本語')
  expect(shownLanguage({ tag: 'en', language: defaultLanguage }).offer).toBe('Read this page in English')
})
