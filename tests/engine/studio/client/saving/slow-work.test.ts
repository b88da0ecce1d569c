import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSlowWork, slowMs } from '../../../../../src/studio/client/saving/slow-work.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const waitMs = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

function scene() {
  const changes: boolean[] = []
  return { changes, during: createSlowWork((isSlow) => changes.push(isSlow)) }
}

describe('work that is written in the toolbar', () => {
  it('is what takes long, until it ends', async () => {
    const { changes, during } = scene()
    void during(() => waitMs(slowMs + 1))
    await vi.advanceTimersByTimeAsync(slowMs)
    expect(changes).toEqual([true])
    await vi.advanceTimersByTimeAsync(1)
    expect(changes).toEqual([true, false])
  })

  it('is not what takes a moment', async () => {
    const { changes, during } = scene()
    void during(() => waitMs(slowMs - 1))
    await vi.advanceTimersByTimeAsync(2 * slowMs)
    expect(changes).not.toContain(true)
  })

  it('lasts until the last of several tasks ends, also if one fails', async () => {
    const { changes, during } = scene()
    const fails = during(() => waitMs(slowMs).then(() => Promise.reject(new Error('refused'))))
    void during(() => waitMs(2 * slowMs))
    const failed = expect(fails).rejects.toThrow('refused')
    await vi.advanceTimersByTimeAsync(slowMs)
    await failed
    expect(changes).toEqual([true])
    await vi.advanceTimersByTimeAsync(slowMs)
    expect(changes).toEqual([true, false])
  })
})
