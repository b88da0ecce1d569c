import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptProgress, countOf, forAnotherTry, isPassed, neededRight, noProgress, stateOf } from './progress.ts'

const question = (words: string) => ({
  question: words,
  answers: [
    { text: 'yes', right: true },
    { text: 'no', right: false },
  ],
  explanation: 'Because.',
})
const three = [question('a'), question('b'), question('c')]
const answered = { answers: { a: 'yes', b: 'no' }, name: '' }

it('gives the state of each question, and counts them', () => {
  expect(three.map((one) => stateOf(one, answered))).toEqual(['right', 'wrong', 'open'])
  expect(countOf(three, answered, 'right')).toBe(1)
})

it('asks a question again if its answer is no longer offered', () => {
  expect(stateOf(question('a'), { answers: { a: 'perhaps' }, name: '' })).toBe('open')
})

it('preserves the right answers and the name for another try, and removes the score', () => {
  const scored = { ...answered, name: 'Sam', result: { right: 1, of: 3, on: '2026-11-21' } }
  expect(forAnotherTry(three, scored)).toEqual({ answers: { a: 'yes' }, name: 'Sam' })
})

it('passes at the pass mark and not below it', () => {
  expect(isPassed({ right: 8, of: 10 }, 80)).toBe(true)
  expect(isPassed({ right: 7, of: 10 }, 80)).toBe(false)
  expect(neededRight(7, 80)).toBe(6)
})

it('passes with exactly the number of right answers that it asks for', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 100 }), (of, mark) => {
      const needed = neededRight(of, mark)
      expect(isPassed({ right: needed, of }, mark)).toBe(true)
      expect(isPassed({ right: needed - 1, of }, mark)).toBe(false)
    }),
  )
})

describe('progress that the device stored', () => {
  it('comes back as it was', () => {
    const progress = { answers: { a: 'yes' }, name: 'Sam', result: { right: 1, of: 1, on: '2026-11-21' } }
    expect(acceptProgress(JSON.parse(JSON.stringify(progress)))).toEqual(progress)
    expect(acceptProgress(noProgress)).toEqual(noProgress)
  })

  it.each([null, 4, 'x', [], {}, { answers: 3, name: '' }, { answers: {} }])('is ignored as %j', (stored) => {
    expect(acceptProgress(stored)).toBeUndefined()
  })

  it('loses only entries that are broken', () => {
    const stored = { answers: { a: 'yes', b: 4 }, name: '', result: { right: 'many', of: 1, on: 'today' } }
    expect(acceptProgress(stored)).toEqual({ answers: { a: 'yes' }, name: '' })
  })
})
