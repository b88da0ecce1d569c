import { expect, it } from 'vitest'
import { exampleOf } from '../../../tests/support/render-block.tsx'
import { swipeCardsSchema } from './schema.ts'

it('refuses a card or a reason that stands twice', () => {
  const card = { id: 'c-001', name: 'Maya R.', city: 'Chicago' }
  const reasons = ['Too far away', 'Too far away']
  const { error } = swipeCardsSchema.safeParse({ ...exampleOf('swipe-cards'), cards: [card, card], reasons })
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['cards.1.id', '`c-001` is already the id of cards[0]'],
    ['reasons.1', '“Too far away” stands twice'],
  ])
})
