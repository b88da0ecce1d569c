// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { dropSentDraft, readDraft, storeDraft } from '../../../src/components/forms/draft.ts'

const draft = { step: 2, fields: { location: 'Boston' }, content: 'a' }
const day = 24 * 60 * 60_000

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('stores what was typed for seven days', () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  storeDraft('quote', draft)
  vi.advanceTimersByTime(7 * day)
  expect(readDraft('quote')).toMatchObject(draft)
  vi.advanceTimersByTime(1)
  expect(readDraft('quote')).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})

it('is deleted once its inquiry is sent, unless it was changed since', () => {
  storeDraft('quote', draft)
  dropSentDraft({ form: 'quote', content: 'b' })
  expect(readDraft('quote')).toBeDefined()
  dropSentDraft({ form: 'quote', content: 'a' })
  expect(readDraft('quote')).toBeUndefined()
})

it.each(['', 'nonsense', '[]', '{"savedAt":"x"}', '{"savedAt":1}', 'null'])('ignores %j', (stored) => {
  localStorage.setItem('marquee-draft-quote', stored)
  expect(readDraft('quote')).toBeUndefined()
})

it('works in a browser that stores nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
  })
  storeDraft('quote', draft)
  expect(readDraft('quote')).toBeUndefined()
})
