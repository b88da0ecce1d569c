import { act } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { clearPrefill } from '../../../src/components/forms/prefill.ts'
import { hydrateBlock, type, visitor } from '../../support/hydrate-block.tsx'
import { quoteForm } from './quote-form.ts'

// Without the calendar, which has browser tests of its own, the native date field stays.
vi.mock('../../../blocks/form/dates/calendar.tsx', () => {
  throw new Error('offline')
})

/** Opens the quote form, with `before` as in {@link hydrateBlock}. */
export const openQuote = (before?: (element: HTMLElement) => void) =>
  hydrateBlock('form', before, { sections: undefined, id: undefined, ...quoteForm })

export const scrolled = vi.fn()
export const sent: string[] = []
/** Answer of the service, and the form as it currently is in the page. */
export const now = {} as { answer: () => Promise<Response>; page: Awaited<ReturnType<typeof hydrateBlock>> }

export const find = <E extends Element>(selector: string) => now.page.element.querySelector<E>(selector) as E
export const button = (name: string) =>
  [...now.page.element.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLButtonElement
export const labelled = (name: string) => {
  const label = [...now.page.element.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(name))
  return (label?.control ?? find(`#${label?.htmlFor}`)) as HTMLInputElement
}
export const press = (name: string) => visitor(() => button(name).click())
export const tick = (name: string) => act(async () => labelled(name).click())
export const heading = () => find('h3').textContent
export const alerts = () => [...now.page.element.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)

export async function fillTo(step: 2 | 3 | 4, dates: readonly string[] = ['2027-03-14']) {
  await tick('Bartenders')
  await press('Next')
  if (step === 2) return
  for (const date of dates) {
    await type(labelled('Event dates'), date)
    await press('Add date')
  }
  await press('Next')
  if (step === 3) return
  await type(labelled('Count'), '4')
  await type(labelled('Hours per shift'), '6.5')
  await press('Next')
}
export async function fillContact() {
  await type(labelled('First name'), 'Ada')
  await type(labelled('Last name'), 'Byron')
  await type(labelled('Email'), 'ada@example.com')
  await type(labelled('Phone number'), '213 555 0142')
}

beforeEach(async () => {
  Element.prototype.scrollIntoView = scrolled
  sent.length = 0
  now.answer = async () => new Response('{"ok":true}', { status: 201 })
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(body)
    return now.answer()
  })
  now.page = await openQuote()
})
afterEach(async () => {
  await now.page.leave()
  clearPrefill()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  scrolled.mockClear()
})
