// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { button, click, field, fill, now, one, press } from '../../tests/support/form-page.ts'
import { hydrateBlock, visitor } from '../../tests/support/hydrate-block.tsx'

const loading = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('./dates/calendar.tsx', async (load) => {
  const calendar = await load()
  await loading.promise
  return calendar
})

const sections = [
  {
    title: 'When',
    fields: [
      { kind: 'dates', name: 'days', label: 'Days', help: 'All of them.', required: true },
      { kind: 'text', name: 'place', label: 'Place' },
    ],
  },
]
const pending = () => field('days.pending')
const calendar = () => one('[role=group] [role=grid]')
const chosen = () => [...one('ul[aria-label="Chosen dates"]').children].map(({ textContent }) => textContent)
const open = async (before?: (dateField: HTMLInputElement) => void) => {
  now.page = await hydrateBlock(
    'form',
    (element) => before?.(element.querySelector('[name="days.pending"]') as HTMLInputElement),
    { sections },
  )
}
/** Lets the calendar load, which it does once for all tests, and waits until the form has it. */
const load = async () => {
  loading.resolve()
  await import('./dates/calendar.tsx')
  await visitor(() => {})
}

beforeEach(() => vi.setSystemTime(new Date('2027-03-10T12:00:00')))

const described = (element: HTMLElement) =>
  element
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => one(`#${id}`).textContent)

it('links help and error of the question to its date field, then to the calendar', async () => {
  await open()
  await press()
  const words = ['All of them.', 'Days is required.']
  expect(described(pending())).toEqual(words)
  // The form has moved the focus to the date field, which then stays.
  await visitor(() => field('place').focus())
  await load()
  expect(described(calendar().closest('[role=group]') as HTMLElement)).toEqual(words)
})

describe('when the calendar has loaded', () => {
  it('leaves the date field in place while somebody types in it, and replaces it afterwards', async () => {
    await open((dateField) => dateField.focus())
    await fill({ 'days.pending': '2027-03-14' })
    await load()
    expect(pending().value).toBe('2027-03-14')
    expect(document.activeElement).toBe(pending())
    await click(button('Add date'))
    await fill({ 'days.pending': '2027-03-15' })
    expect(document.activeElement).toBe(pending())
    await visitor(() => field('place').focus())
    await click(field('place'))
    expect(pending()).toBeNull()
    expect(calendar()).not.toBeNull()
    expect(chosen()).toEqual(['Sun, Mar 14, 2027', 'Mon, Mar 15, 2027'])
  })

  it('replaces the date field when it loses the focus by the keyboard', async () => {
    await open((dateField) => dateField.focus())
    await load()
    expect(pending()).not.toBeNull()
    await visitor(() => field('place').focus())
    await visitor(() => field('place').dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab', bubbles: true })))
    expect(pending()).toBeNull()
  })

  it('adds a date that was typed before the calendar loaded', async () => {
    await open((dateField) => {
      dateField.value = '2027-03-14'
    })
    await load()
    expect(calendar()).not.toBeNull()
    expect(chosen()).toEqual(['Sun, Mar 14, 2027'])
  })

  it('names its landmark after the months that it changes', async () => {
    await open()
    await load()
    expect(one('nav').getAttribute('aria-label')).toBe('Months')
  })
})
