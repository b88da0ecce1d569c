// @module-tag exhaustive

// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { prefillForms } from '../../../src/components/forms/prefill.ts'
import { type } from '../../support/hydrate-block.tsx'
import { button, fillContact, fillTo, find, heading, labelled, now, openQuote, press, tick } from './quote-form-page.ts'

it('saves what was typed on the device, and offers it on the next visit', async () => {
  await fillTo(4)
  await type(labelled('First name'), 'Ada')
  const draft = localStorage.getItem('marquee-draft-quote') ?? ''
  expect(draft).toContain('Ada')
  await now.page.leave()
  localStorage.setItem('marquee-draft-quote', draft)
  now.page = await openQuote()
  expect(heading()).toBe('Select staff types')
  await press('Continue where you left off')
  expect(heading()).toBe('Contact information')
  expect(labelled('First name').value).toBe('Ada')
  await press('Back')
  await press('Back')
  await press('Back')
  expect(labelled('Bartenders').checked).toBe(true)
})

it.each([
  [2, 'Event information'],
  [3, 'Staff requirements'],
  [4, 'Contact information'],
] as const)('names step %i, %s, when the visitor came there and typed nothing', async (step, title) => {
  await tick('Bartenders')
  for (let at = 1; at < step; at++) await press('Next')
  const draft = localStorage.getItem('marquee-draft-quote') ?? ''
  await now.page.leave()
  localStorage.setItem('marquee-draft-quote', draft)
  now.page = await openQuote()
  expect(find('[aria-label="Your last inquiry"]').textContent).toContain(`and came to step ${step}, ${title}.`)
})

it('starts over on request, and deletes the draft', async () => {
  await fillTo(3)
  const draft = localStorage.getItem('marquee-draft-quote') ?? ''
  await now.page.leave()
  localStorage.setItem('marquee-draft-quote', draft)
  now.page = await openQuote()
  await press('Start over')
  expect(button('Continue where you left off')).toBeUndefined()
  expect(localStorage.getItem('marquee-draft-quote')).toBeNull()
})

it('stores no draft of what only the page filled in, and none after sending', async () => {
  await act(async () => prefillForms({ positions: ['Bartenders'], location: 'Boston, Massachusetts' }))
  expect(localStorage.getItem('marquee-draft-quote')).toBeNull()
  await press('Next')
  expect(localStorage.getItem('marquee-draft-quote')).not.toBeNull()
  await press('Next')
  await press('Next')
  await fillContact()
  vi.useFakeTimers()
  await press('Submit')
  await act(async () => vi.advanceTimersByTime(3_000))
  expect(localStorage.getItem('marquee-draft-quote')).toBeNull()
})

it('stores nothing on a shared computer', async () => {
  await fillTo(4)
  await tick('This is a shared computer')
  await fillContact()
  expect(localStorage.getItem('marquee-draft-quote')).toBeNull()
})
