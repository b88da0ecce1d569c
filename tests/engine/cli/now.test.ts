import { expect, it } from 'vitest'
import { currentTime } from '../../../src/cli/support/now.ts'

it('reads the time of a build from SOURCE_DATE_EPOCH if that is set, else from the clock', () => {
  expect(currentTime({ SOURCE_DATE_EPOCH: '0' }).toISOString()).toBe('1970-01-01T00:00:00.000Z')
  const before = Date.now()
  for (const epoch of [undefined, 'nonsense'])
    expect(currentTime({ SOURCE_DATE_EPOCH: epoch }).getTime()).toBeGreaterThanOrEqual(before)
})
