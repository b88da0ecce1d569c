// @module-tag exhaustive

// @vitest-environment jsdom
import { act } from 'react'
import { expect, it } from 'vitest'
import { prefillForms, prefillResult } from '../../../src/components/forms/prefill.ts'
import { type } from '../../support/hydrate-block.tsx'
import { button, fillContact, find, labelled, now, press, sent, tick } from './quote-form-page.ts'

it('fills in numbers and positions from other parts of the page, and overwrites nothing', async () => {
  await tick('Bartenders')
  await act(async () => prefillForms({ guests: '1240', people: '25', hours: '6', positions: ['Line Cooks'] }))
  expect(labelled('Line Cooks').checked).toBe(true)
  await press('Next')
  await type(labelled('Event dates'), '2027-03-14')
  await press('Next')
  expect(now.page.element.textContent).toContain('From your estimate: 1,240 guests, 25 staff, 6 hours each.')
  expect(labelled('Hours per shift').value).toBe('6')
  await type(labelled('Hours per shift'), '8')
  await press('Back')
  await press('Next')
  expect(labelled('Hours per shift').value).toBe('8')
  expect(labelled('Count').value).toBe('')
})

it('fills in role and place of the page, and changes them with the page unless the visitor did', async () => {
  await act(async () => prefillForms({ positions: ['Bartenders'], location: 'Boston, Massachusetts' }))
  expect(labelled('Bartenders').checked).toBe(true)
  expect(now.page.element.textContent).toContain('Already ticked for you: Bartenders. Change it as you like.')
  await act(async () => prefillForms({ positions: ['Model Staff'], location: 'Miami, Florida' }))
  expect([labelled('Bartenders').checked, labelled('Model Staff').checked]).toEqual([false, true])
  await press('Next')
  expect(labelled('Location').value).toBe('Miami, Florida')
  await type(labelled('Location'), 'Pier 5')
  await act(async () => prefillForms({ positions: [], location: 'Denver, Colorado' }))
  expect(labelled('Location').value).toBe('Pier 5')
})

it('preserves what was ticked by hand if the page has another role', async () => {
  await tick('Line Cooks')
  await act(async () => prefillForms({ positions: ['Bartenders'] }))
  expect([labelled('Line Cooks').checked, labelled('Bartenders').checked]).toEqual([true, true])
})

it('fills in counts, kind of event and guests of a calculator, and the city of an address', async () => {
  await act(async () =>
    prefillForms({
      positions: ['Bartenders:4', 'Line Cooks:2'],
      hours: '6',
      guests: '120',
      eventType: 'Gala',
      city: 'la',
    }),
  )
  await press('Next')
  expect(labelled('Event type').value).toBe('Gala')
  expect(labelled('Location').value).toBe('Los Angeles, California')
  await type(labelled('Event dates'), '2027-03-14')
  await press('Next')
  const amounts = [...now.page.element.querySelectorAll<HTMLInputElement>('[data-answer*="."] input')]
  expect(amounts.map(({ value }) => value)).toEqual(['4', '6', '2', '6'])
  await press('Back')
  await act(async () => find<HTMLButtonElement>('[aria-label^="Remove"]').click())
  await press('Next')
  expect(labelled('Staffing plan').value).toBe('About 120 guests.')
})

const crew = (guests: number) => ({
  title: 'Waitstaff calculator',
  lines: [`Guests: ${guests}`, 'Servers: 15 servers'],
})

it.each([
  ['no date', []],
  ['one date', ['2027-03-14']],
  ['two dates', ['2027-03-14', '2027-03-15']],
])('sends the latest result of a calculator in words with %s', async (_, dates) => {
  const values = { guests: '180', people: '22', hours: '7.5', positions: ['Catering Staff:22'] }
  await act(async () => prefillResult(crew(120), values))
  await press('Next')
  for (const date of dates) {
    await type(labelled('Event dates'), date)
    await press('Add date')
  }
  await act(async () => prefillResult(crew(180), values))
  await press('Next')
  expect(now.page.element.textContent).toContain('Waitstaff calculator\nGuests: 180\nServers: 15 servers')
  expect(now.page.element.textContent).not.toContain('180 guests, 22 staff')
  await press('Next')
  await fillContact()
  await press('Submit')
  expect(JSON.parse(sent[0] ?? '')['result']).toBe('Waitstaff calculator\nGuests: 180\nServers: 15 servers')
})

it('asks nobody for a result, and sends none that was removed', async () => {
  await tick('Bartenders')
  await press('Next')
  await press('Next')
  expect(now.page.element.textContent).not.toContain('From your estimate')
  await act(async () => prefillResult(crew(120), {}))
  await press('Remove From your estimate')
  await act(async () => prefillForms({ location: 'Boston' }))
  expect(button('Remove From your estimate')).toBeUndefined()
  await press('Next')
  await fillContact()
  await press('Submit')
  expect(Object.keys(JSON.parse(sent[0] ?? ''))).not.toContain('result')
})
