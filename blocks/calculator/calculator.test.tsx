// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setLanguage } from '../../schema/language/language.ts'
import { onPrefill } from '../../src/components/forms/prefill.ts'
import { hydrateBlock, type } from '../../tests/support/hydrate-block.tsx'

let page: Awaited<ReturnType<typeof hydrateBlock>>
const find = <E extends Element>(selector: string) => page.element.querySelector<E>(selector) as E
const field = (name: string) => find<HTMLInputElement>(`[name=${name}]`)
const output = (name: string) => find(`output[name=${name}]`).textContent
const click = (selector: string) => act(async () => find<HTMLElement>(selector).click())
const button = (text: string) =>
  [...page.element.querySelectorAll('button')].find(({ textContent }) => textContent === text) as HTMLButtonElement

beforeEach(async () => {
  history.replaceState(null, '', '/')
  page = await hydrateBlock('calculator')
})
afterEach(() => page.leave())

it('has the result of its default inputs in the HTML of the build', async () => {
  await page.leave()
  let built: (string | null)[] = []
  page = await hydrateBlock('calculator', (element) => {
    built = [...element.querySelectorAll('output')].map(({ textContent }) => textContent)
  })
  expect(built).toEqual(['2', '10'])
  expect(page.errors).toEqual([])
})

it('computes the result and its arithmetic with every key', async () => {
  await type(field('guests'), '300')
  expect(output('hosts')).toBe('4')
  expect(page.element.textContent).toContain(
    '300 guests ÷ 75 × 1, rounded up, at least one at each of 2 doors = 4 hosts',
  )
  await click('[name=seating]')
  expect(output('hosts')).toBe('6')
  expect(output('staff_hours')).toBe('30')
})

it('shows an error at the field and in place of the result', async () => {
  await type(field('guests'), '1e9')
  expect(output('hosts')).toBe('')
  expect(output('staff_hours')).toBe('')
  expect(find('[role=alert]').textContent).toBe('Enter digits only, such as 120.')
  expect(field('guests').getAttribute('aria-describedby')).toBe('anchor-guests-error')
  expect(page.element.textContent).toContain('Guests: Enter digits only, such as 120.')
  expect(button('Use these numbers in my quote').disabled).toBe(true)
})

it('refuses inputs that contradict each other', async () => {
  await type(field('guests'), '1')
  expect(find('[role=alert]').textContent).toBe('There are more doors (2) than guests.')
})

it('changes a number by keys and buttons, within the range', async () => {
  const key = (name: string) =>
    act(async () => void field('doors').dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })))
  await key('ArrowDown')
  await key('ArrowDown')
  await key('ArrowDown')
  expect(field('doors').value).toBe('0')
  await click('[aria-label="More: Hours"]')
  expect(field('hours').value).toBe('5.5')
})

it('takes and shows numbers as the language of the site writes them', async () => {
  await page.leave()
  setLanguage({ locale: 'de-DE' })
  history.replaceState(null, '', '/?hours=7.5')
  page = await hydrateBlock('calculator', undefined, { inputs: { hours: 2.5 } })
  expect([page.errors, field('hours').value]).toEqual([[], '7,5'])
  await type(field('guests'), '1.200')
  await type(field('hours'), '2,5')
  expect(find('[role=alert]')).toBeNull()
  expect([output('hosts'), output('staff_hours')]).toEqual(['16', '40'])
  await click('[aria-label="More: Hours"]')
  expect(field('hours').value).toBe('3')
  await click('[aria-label="More: Hours"]')
  expect(field('hours').value).toBe('3,5')
  await vi.waitFor(() => expect(location.search).toContain('hours=3.5&guests=1200'))
  setLanguage(undefined)
})

it('starts with the inputs of the address', async () => {
  await page.leave()
  history.replaceState(null, '', '/?guests=600&pace=rush&seating=1&doors=x&hours=&unknown=1')
  page = await hydrateBlock('calculator')
  expect([field('guests').value, field('pace').value, field('seating').checked]).toEqual(['600', 'rush', true])
  expect(find('[role=alert]').textContent).toBe('Enter digits only, such as 2.')
})

it('leaves a text selected that the address replaces, so that the next key replaces it', async () => {
  await page.leave()
  history.replaceState(null, '', '/?guests=600')
  page = await hydrateBlock('calculator', (element) => {
    const guests = element.querySelector('[name=guests]') as HTMLInputElement
    guests.focus()
    guests.select()
  })
  expect(field('guests').value).toBe('600')
  expect([field('guests').selectionStart, field('guests').selectionEnd]).toEqual([0, 3])
})

it('writes the inputs into the address', async () => {
  vi.useFakeTimers()
  await type(field('guests'), ' 300 ')
  vi.runAllTimers()
  vi.useRealTimers()
  expect(location.search).toBe('?guests=300&doors=2&hours=5&pace=calm&seating=0')
})

it('preserves what was typed before hydration', async () => {
  await page.leave()
  vi.useFakeTimers()
  page = await hydrateBlock('calculator', (element) => {
    ;(element.querySelector('[name=guests]') as HTMLInputElement).value = '300'
  })
  vi.runAllTimers()
  vi.useRealTimers()
  expect(output('hosts')).toBe('4')
  expect(location.search).toContain('guests=300')
})

it('starts over', async () => {
  await type(field('guests'), '300')
  await act(async () => button('Reset').click())
  expect(field('guests').value).toBe('120')
  expect(output('hosts')).toBe('2')
})

it('fills its number of people for each position into the quote form', async () => {
  const taken: unknown[] = []
  const unsubscribe = onPrefill((prefill) => void taken.push(prefill))
  await type(field('guests'), '300')
  await act(async () => button('Use these numbers in my quote').click())
  unsubscribe()
  expect(taken).toEqual([
    {
      positions: ['Convention Staff:4'],
      guests: '300',
      hours: '5',
      staff: '4',
      result: [
        'Host calculator\nGuests: 300 guests\nDoors: 2 doors\nHours: 5 h\nArrivals: Over the hour\nGuests are led to their seats: no\nHosts: 4 hosts\nTogether: 20 staff-hours',
      ],
    },
  ])
})
