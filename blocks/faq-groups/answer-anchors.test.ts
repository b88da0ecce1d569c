import { expect, it } from 'vitest'
import { answerAnchors } from './answer-anchors.ts'

const anchorsOf = (...questions: string[]) =>
  answerAnchors([{ anchor: 'bar', items: questions.map((question) => ({ question })) }]).flat()

it.each([
  ['Do they bring ice?', 'bar-do-they-bring-ice'],
  ['What’s a “barback”, and why 2?', 'bar-whats-a-barback-and-why-2'],
  ['One two three four five six seven eight nine ten', 'bar-one-two-three-four-five-six-seven-eight'],
  ['Wie viele Räume gibt es für Schüler?', 'bar-wie-viele-räume-gibt-es-für-schüler'],
  ['Сколько это стоит?', 'bar-сколько-это-стоит'],
  ['???', 'bar-2'],
])('gives the answer to "%s" the anchor %s', (question, anchor) => {
  expect(anchorsOf(question)).toEqual([anchor])
})

it('gives each answer an anchor of its own, where questions begin alike or only signs differ', () => {
  const start = 'What is the price of a piano lesson'
  expect(anchorsOf(`${start} for adults?`, `${start} for children?`, 'Why?', 'Why!')).toEqual([
    'bar-what-is-the-price-of-a-piano-lesson',
    'bar-what-is-the-price-of-a-piano-lesson-2',
    'bar-why',
    'bar-why-2',
  ])
})
