import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  clearNotice,
  dismiss,
  maxToasts,
  notify,
  toast,
  toastMs,
  useNotices,
} from '../../../src/components/notices/notice-store.ts'

const texts = () => useNotices.getState().notices.map(({ text }) => text)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  clearNotice()
  vi.useRealTimers()
})

it('shows one notice at a time', () => {
  notify('first')
  notify('second')
  expect(texts()).toEqual(['second'])
})

it('shows a notice until it is closed', () => {
  notify('stays')
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['stays'])
  dismiss(useNotices.getState().notices[0]?.id ?? 0)
  expect(texts()).toEqual([])
})

it('shows a toast for about 4 seconds', () => {
  toast('short')
  vi.advanceTimersByTime(toastMs - 1)
  expect(texts()).toEqual(['short'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
  expect(toastMs).toBe(4_000)
})

it('shows at most 3 toasts, and the notice beside them', () => {
  notify('notice')
  for (const text of ['a', 'b', 'c', 'd']) toast(text)
  expect(texts()).toEqual(['notice', 'b', 'c', 'd'])
  expect(maxToasts).toBe(3)
})
