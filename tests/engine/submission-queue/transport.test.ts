// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { takesFiles, transportOf } from '../../../src/components/submission-queue/submission.ts'

it('reads the answers of this site and of the own service elsewhere, and asks spreadsheet scripts without', () => {
  expect(transportOf('/api/inquiries')).toBe('readable')
  expect(transportOf('https://service.example.com/api/inquiries')).toBe('readable')
  expect(transportOf('https://script.google.com/macros/s/abc/exec')).toBe('no-cors')
})

it('offers to upload files where the own service takes them', () => {
  for (const endpoint of ['/api/inquiries', 'https://service.example.com/api/inquiries']) {
    expect(takesFiles(endpoint)).toBe(true)
    expect(takesFiles(endpoint, 'no-cors')).toBe(false)
  }
  expect(takesFiles('https://script.google.com/macros/s/abc/exec')).toBe(false)
})
