// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { takesFiles, transportOf } from '../../../src/components/submission-queue/submission.ts'

it("reads answers of this site and of Marquee's service on other hosts, and no answers of spreadsheet scripts", () => {
  expect(transportOf('/api/inquiries')).toBe('readable')
  expect(transportOf('https://service.example.com/api/inquiries')).toBe('readable')
  expect(transportOf('https://script.google.com/macros/s/abc/exec')).toBe('no-cors')
})

it("offers to upload files if Marquee's service accepts them", () => {
  for (const endpoint of ['/api/inquiries', 'https://service.example.com/api/inquiries']) {
    expect(takesFiles(endpoint)).toBe(true)
    expect(takesFiles(endpoint, 'no-cors')).toBe(false)
  }
  expect(takesFiles('https://script.google.com/macros/s/abc/exec')).toBe(false)
})
