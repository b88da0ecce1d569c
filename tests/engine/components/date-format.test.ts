import { expect, it } from 'vitest'
import { isoDateOf } from '../../../src/components/date-format.ts'

it('writes the day where the person is', () => {
  expect(isoDateOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
