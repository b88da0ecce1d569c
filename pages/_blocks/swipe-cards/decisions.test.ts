import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockOf } from '../../../tests/support/render-block.tsx'
import {
  acceptReview,
  decide,
  decidedCards,
  noReview,
  openCards,
  type Review,
  reset,
  reviewRecords,
  reviewTable,
  undo,
  verdicts,
} from './decisions.ts'
import { verdictAt } from './drag.ts'
import type { SwipeCards } from './schema.ts'

const { cards } = blockOf('swipe-cards') as SwipeCards
const at = '2026-11-21T09:00:00.000Z'
const decided = decide(decide(noReview, { card: 'c-001', verdict: 'yes', at }), {
  card: 'c-003',
  verdict: 'no',
  reason: 'Too far away',
  at,
})

it('shows the cards without a decision, in their order', () => {
  expect(openCards(cards, decided).map(({ id }) => id)).toEqual(['c-002'])
  expect(
    decidedCards(cards, { ...decided, decisions: [...decided.decisions, { card: 'gone', verdict: 'yes', at }] }),
  ).toHaveLength(2)
})

it('undoes the last decision, and a reset as one step', () => {
  expect(undo(decided).decisions.map(({ card }) => card)).toEqual(['c-001'])
  expect(reset(decided).decisions).toEqual([])
  expect(undo(reset(decided)).decisions).toEqual(decided.decisions)
})

it('writes the decisions as a table and as records', () => {
  const review = { ...decided, reviewer: ' AB ' }
  expect(reviewTable(cards, review)).toEqual([
    ['id', 'name', 'city', 'roles', 'decision', 'reason', 'reviewer', 'decidedAt'],
    ['c-001', 'Maya R.', 'Chicago', 'Bartender, Server', 'yes', '', 'AB', at],
    ['c-003', 'Ada N.', 'Miami', '', 'no', 'Too far away', 'AB', at],
  ])
  expect(reviewRecords(cards, review)[1]).toMatchObject({ id: 'c-003', decision: 'no', reason: 'Too far away' })
})

it('counts each card once, however often it is decided, undone and reset', () => {
  const step = fc.oneof(
    fc.record({ card: fc.constantFrom('c-001', 'c-002', 'c-003'), verdict: fc.constantFrom(...verdicts) }),
    fc.constantFrom('undo' as const, 'reset' as const),
  )
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const end = steps.reduce<Review>((review, one) => {
        if (one === 'undo') return undo(review)
        return one === 'reset' ? reset(review) : decide(review, { ...one, at })
      }, noReview)
      expect(openCards(cards, end).length + decidedCards(cards, end).length).toBe(cards.length)
      expect(acceptReview(JSON.parse(JSON.stringify(end)))?.decisions).toEqual(end.decisions)
    }),
  )
})

describe('decisions that the device stored', () => {
  it.each([null, 1, [], {}, { decisions: {}, reviewer: '' }, { decisions: [] }])('are ignored as %j', (stored) =>
    expect(acceptReview(stored)).toBeUndefined(),
  )
  it('lose only those that are broken', () => {
    const stored = {
      decisions: [{ card: 'c-001', verdict: 'yes', at }, { card: 'c-002', verdict: 'perhaps', at }, 4],
      reviewer: '',
    }
    expect(acceptReview(stored)?.decisions).toHaveLength(1)
  })
})

it.each([
  [200, 10, 900, 'yes'],
  [-200, 10, 900, 'no'],
  [10, -200, 900, 'maybe'],
  [10, 200, 900, undefined],
  [60, 0, 900, undefined],
  [60, 0, 60, 'yes'],
  [0, 0, 0, undefined],
] as const)('reads a swipe of %d, %d in %d ms as %s', (x, y, ms, verdict) => expect(verdictAt(x, y, ms)).toBe(verdict))
