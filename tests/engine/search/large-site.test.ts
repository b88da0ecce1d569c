// @module-tag exhaustive

import { expect, it } from 'vitest'
import { isAnswer } from '../../../schema/pages/search-document.ts'
import { buildIndex, createFind } from '../../../src/components/search/engine.ts'
import { termOf } from '../../../src/components/search/words.ts'
import { searchDocuments } from '../../../src/content/derive/search-documents.ts'
import type { SearchedPage } from '../../../src/content/derive/search-words.ts'

const pageOf = (number: number, words: number): SearchedPage => ({
  path: `/story-${number}`,
  file: `pages/story-${number}.yaml`,
  title: `Story ${number}`,
  description: `What happened on day ${number}.`,
  aliases: [],
  noindex: false,
  headings: [`Heading${number}`],
  questions: [],
  text: Array.from({ length: words }, (_, index) => `word${number}x${index}`).join(' '),
})

const findIn = (pages: SearchedPage[]) => {
  const index = buildIndex(
    searchDocuments({ pages, recordsOf: () => [], recordsCalled: () => [], firstPages: new Set(), asks: [] }),
    termOf,
  )
  const find = createFind(index, { termOf })
  return (query: string) =>
    find(query)
      .filter(({ terms }) => terms.has(query))
      .map(({ path }) => path)
}

it('names a page by the page of its folder as people write it, else by the folder', () => {
  const at = (path: `/${string}`, title: string) => ({ ...pageOf(1, 10), path, title })
  const documents = searchDocuments({
    pages: [at('/aktualnosci', 'Aktualności'), at('/aktualnosci/koncert', 'Koncert'), at('/case-studies/mill', 'Mill')],
    recordsOf: () => [],
    recordsCalled: () => [],
    firstPages: new Set(),
    asks: [],
  })
  expect(documents.map(({ kind }) => kind)).toEqual(['Page', 'Aktualności', 'Case studies'])
})

it('finds every word of a site whose texts fit into the index', () => {
  const find = findIn(Array.from({ length: 10 }, (_, number) => pageOf(number, 1_000)))
  expect(find('word3x0')).toEqual(['/story-3'])
  expect(find('word3x999')).toEqual(['/story-3'])
})

it('finds the start of each text and every heading of a site whose texts do not fit', () => {
  const find = findIn(Array.from({ length: 100 }, (_, number) => pageOf(number, 1_100)))
  expect(find('word3x999')).toEqual(['/story-3'])
  expect(find('word3x1000')).toEqual([])
  expect(find('heading99')).toEqual(['/story-99'])
})

it('has each answer once, and of very many those of the pages with the most', () => {
  const answer = (number: number) => ({
    question: `Question${number}?`,
    answer: 'Yes.',
    anchor: `faq-answer-${number}`,
  })
  const pages = Array.from({ length: 600 }, (_, number) => ({
    ...pageOf(number, 1),
    questions: [answer(0), answer(2 * number + 1), answer(2 * number + 2)],
  }))
  const most = { ...pageOf(600, 1), questions: [0, 9001, 9002, 9003].map(answer) }
  const documents = searchDocuments({
    pages: [...pages, most],
    recordsOf: () => [],
    recordsCalled: () => [],
    firstPages: new Set(),
    asks: [],
  })
  const answers = documents.filter(isAnswer)
  expect(answers).toHaveLength(1000)
  expect(answers.filter(({ title }) => title === 'Question0?').map(({ path }) => path)).toEqual([
    '/story-600#faq-answer-0',
  ])
  expect(answers.map(({ title }) => title)).toContain('Question9003?')
})
