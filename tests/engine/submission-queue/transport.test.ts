// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { transportOf } from '../../../src/components/submission-queue/submission.ts'

it('reads the answers of this site and of the own service elsewhere, and asks spreadsheet scripts without', () => {
  expect(transportOf('/api/inquiries')).toBe('readable')
  expect(transportOf('https://service.example.com/api/inquiries')).toBe('readable')
  expect(transportOf('https://script.google.com/macros/s/abc/exec')).toBe('no-cors')
})
