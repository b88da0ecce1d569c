// @vitest-environment jsdom

import { clearPrefill, onPrefill } from 'marquee/forms'
import { act } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hydrateBlock, type } from '../../../tests/support/hydrate-block.tsx'

let page: Awaited<ReturnType<typeof hydrateBlock>>
const find = <E extends Element>(selector: string) => page.element.querySelector<E>(selector) as E
const guests = () => find<HTMLInputElement>('[name=guests]')
const output = () => find('output[name=person_hours]').textContent
const sums = () => [...page.element.querySelectorAll('dd')].map(({ textContent }) => textContent)
const press = (name: string) => act(async () => find<HTMLButtonElement>(`[aria-label="${name}"]`).click())

beforeEach(async () => {
  page = await hydrateBlock('estimate')
})
afterEach(async () => {
  await page.leave()
  clearPrefill()
})

it('has the result of its default numbers in the HTML of the build', async () => {
  await page.leave()
  let built: (string | null)[] = []
  page = await hydrateBlock('estimate', (element) => {
    built = [...element.querySelectorAll('output, dd')].map(({ textContent }) => textContent)
  })
  expect(built).toEqual(['24', '200 guests ÷ 50 = 4 people', '5 h + 1 h set-up = 6 h', '4 × 6 = 24 person-hours'])
  expect(page.errors).toEqual([])
})

it('computes the result with every key, and shows its arithmetic', async () => {
  await type(guests(), '1,240')
  expect(output()).toBe('150')
  expect(sums()[0]).toBe('1,240 guests ÷ 50 = 24.8, rounded up to 25 people')
  await type(find<HTMLInputElement>('[name=hours]'), '2')
  expect(sums()[1]).toBe('2 h + 1 h set-up, at least 4 h')
})

it('shows an error at the field instead of a number', async () => {
  await type(guests(), 'lots')
  expect(output()).toBe('')
  expect(find('[role=alert]').textContent).toBe('Enter the guests in digits, such as 200.')
  expect(guests().getAttribute('aria-describedby')).toBe(find('[role=alert]').id)
  await press('More guests')
  expect(guests().value).toBe('10')
  expect(output()).toBe('6')
})

it('changes by tens, within the range', async () => {
  await type(guests(), '203')
  await press('Fewer guests')
  expect(guests().value).toBe('200')
  await type(guests(), '20000')
  await press('More guests')
  expect(guests().value).toBe('20000')
})

it('counts what was typed before hydration', async () => {
  await page.leave()
  page = await hydrateBlock('estimate', (element) => {
    ;(element.querySelector('[name=guests]') as HTMLInputElement).value = '400'
  })
  expect(output()).toBe('48')
})

it('fills its numbers into the quote form', async () => {
  const taken: unknown[] = []
  const unsubscribe = onPrefill((prefill) => void taken.push(prefill))
  const action = find<HTMLButtonElement>('[popovertarget=quote-dialog]')
  await act(async () => action.click())
  unsubscribe()
  expect(taken).toEqual([
    {
      guests: '200',
      people: '4',
      hours: '6',
      result: [
        'How large a crew?\nGuests: 200\nHours of the event: 5\nPeople: 4\nShift: 6 h\nTogether: 24 person-hours',
      ],
    },
  ])
})
