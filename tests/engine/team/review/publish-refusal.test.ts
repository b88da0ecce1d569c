import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roles } from '../../../../src/team/server/people/roles.ts'
import { approvalRefusal, publishRefusal } from '../../../../src/team/server/review/publish-refusal.ts'

const ana = { id: 1, role: 'admin' } as const
const ben = { id: 2, role: 'writer' } as const
const cara = { id: 3, role: 'publisher' } as const
const dan = { id: 4, role: 'viewer' } as const
const reviewers = [ana, cara]

describe('who approves', () => {
  const authors = new Set([cara.id])
  it.each([
    [ana, undefined],
    [ben, 'notReviewer'],
    [cara, 'ownWork'],
    [dan, 'notReviewer'],
  ])('%o: %s', (person, expected) => {
    expect(approvalRefusal({ person, authors, reviewers })).toBe(expected)
  })

  it('an admin approves own work only where nobody else could', () => {
    const own = { person: ana, authors: new Set([ana.id]) }
    expect(approvalRefusal({ ...own, reviewers: [ana] })).toBeUndefined()
    expect(approvalRefusal({ ...own, reviewers })).toBe('ownWork')
  })

  it('a publisher never approves own work', () => {
    expect(approvalRefusal({ person: cara, authors: new Set([cara.id]), reviewers: [cara] })).toBe('ownWork')
  })
})

describe('who publishes', () => {
  const own = {
    person: cara,
    authors: new Set([cara.id]),
    reviewers,
    tree: 'now',
    base: 'site',
    asked: undefined,
    isWeighty: false,
    isReviewRequired: false,
  } as const
  const approved = { tree: 'now', base: 'site', decision: 'approved' } as const

  it('a publisher publishes own work', () => {
    expect(publishRefusal(own)).toBeUndefined()
  })

  it.each([
    ['where the team wants a second person', { isReviewRequired: true }, 'needsReview'],
    ['with a weighty change', { isWeighty: true }, 'weightyAlone'],
    ['where somebody else wrote it', { authors: new Set([ben.id]) }, 'needsReview'],
    ['as a writer', { person: ben, asked: approved }, 'notReviewer'],
    ['as a viewer', { person: dan, asked: approved }, 'notReviewer'],
    ['that is asked for only', { isReviewRequired: true, asked: { ...approved, decision: null } }, 'needsReview'],
    ['that was sent back', { isReviewRequired: true, asked: { ...approved, decision: 'returned' } }, 'needsReview'],
    ['that changed since', { isWeighty: true, asked: { ...approved, tree: 'before' } }, 'changedSince'],
    [
      'that has more since something was taken back',
      { isWeighty: true, asked: { ...approved, base: 'before' } },
      'changedSince',
    ],
  ] as const)('nobody publishes %s', (_name, different, expected) => {
    expect(publishRefusal({ ...own, ...different })).toBe(expected)
  })

  it('what was approved is published, whatever it has', () => {
    expect(publishRefusal({ ...own, isReviewRequired: true, isWeighty: true, asked: approved })).toBeUndefined()
  })

  it('one who is alone publishes a weighty change, and approves where a review is required', () => {
    const alone = { ...own, person: ana, authors: new Set([ana.id]), reviewers: [ana], isWeighty: true }
    expect(publishRefusal(alone)).toBeUndefined()
    expect(publishRefusal({ ...alone, isReviewRequired: true })).toBe('needsReview')
    expect(approvalRefusal(alone)).toBeUndefined()
  })

  it('nothing but an approval of these very files lets a weighty change through, or the work of others', () => {
    const person = fc.record({ id: fc.integer({ min: 1, max: 4 }), role: fc.constantFrom(...roles) })
    const publishing = fc.record({
      person,
      authors: fc.uniqueArray(fc.integer({ min: 1, max: 4 })).map((ids) => new Set(ids)),
      reviewers: fc.constant(reviewers),
      tree: fc.constantFrom('now', 'before'),
      base: fc.constantFrom('site', 'before'),
      asked: fc.option(
        fc.record({
          tree: fc.constantFrom('now', 'before'),
          base: fc.constantFrom('site', 'before'),
          decision: fc.constantFrom('approved', 'returned', 'withdrawn', null),
        }),
        { nil: undefined },
      ),
      isWeighty: fc.boolean(),
      isReviewRequired: fc.boolean(),
    })
    fc.assert(
      fc.property(publishing, (one) => {
        if (publishRefusal(one) !== undefined) return
        const isApproved =
          one.asked?.decision === 'approved' && one.asked.tree === one.tree && one.asked.base === one.base
        expect(['publisher', 'admin']).toContain(one.person.role)
        if (!isApproved) {
          expect(one.authors).toContain(one.person.id)
          expect([one.isWeighty, one.isReviewRequired]).toEqual([false, false])
        }
      }),
    )
  })
})
