import { expect, it } from 'vitest'
import { sampleWordsIn } from '../../../../../src/studio/client/views/changes/sample-words.ts'
import type { ChangeWords } from '../../../../../src/studio/wire/history.ts'
import type { ChangedFileModel } from '../../../../../src/studio/wire/publish.ts'

const found = (...changes: ChangeWords[]) => {
  const file: ChangedFileModel = { name: 'faq.yaml', file: 'pages/faq.yaml', state: 'changed', title: 'FAQ', changes }
  return sampleWordsIn([file]).map(({ text }) => text)
}

it('words that a new entry began with are found, in an entry and in a field', () => {
  const entry = 'question: New question\nanswer: New answer\nlinks:\n  - text: New text\n    href: /about'
  expect(found({ words: 'Item 3 of FAQ added', after: entry })).toEqual(['New question', 'New answer', 'New text'])
  expect(
    found({ words: 'Antwort von Eintrag 3 von FAQ', field: 'answer', before: 'Yes.', after: 'New answer' }),
  ).toEqual(['New answer'])
  expect(found({ words: 'Picture added', after: "alt: 'New description of the picture'" })).toEqual([
    'New description of the picture',
  ])
})

it('words that somebody wrote are none', () => {
  expect(found({ words: 'Title of hero', field: 'title', after: 'New York' })).toEqual([])
  expect(
    found({ words: 'Item 3 of FAQ added', after: 'question: New answers to old questions\nanswer: New York' }),
  ).toEqual([])
  expect(found({ words: 'Answer of item 3', field: 'answer', before: 'New answer' })).toEqual([])
})
