import { describe, expect, it } from 'vitest'
import { createSharedAnswer } from '../../../../../src/studio/client/saving/shared-answer.ts'

describe('the answer to the question where a shared value changes', () => {
  it('holds while the same field is changed', () => {
    const answer = createSharedAnswer<string>()
    expect(answer.of('title')).toBeUndefined()
    answer.give('title', 'everywhere')
    expect([answer.of('title'), answer.of('title')]).toEqual(['everywhere', 'everywhere'])
  })

  it('covers no other field, and not the same one after another', () => {
    const answer = createSharedAnswer<string>()
    answer.give('title', 'everywhere')
    expect(answer.of('intro')).toBeUndefined()
    expect(answer.of('title')).toBeUndefined()
  })

  it('is forgotten by Undo', () => {
    const answer = createSharedAnswer<string>()
    answer.give('items', 'here')
    answer.forget()
    expect(answer.of('items')).toBeUndefined()
  })
})
