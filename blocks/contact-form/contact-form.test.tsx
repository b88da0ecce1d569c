// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contactInquirySchema } from '../../schema/inquiry.ts'
import { comeAlive, type, visitor } from '../../tests/live-block.tsx'

const sent: string[] = []
let answer: () => Promise<Response>
let page: Awaited<ReturnType<typeof comeAlive>>
const field = (name: string) => page.element.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement
const submit = () => page.element.querySelector('button[type=submit]') as HTMLButtonElement
const press = () => visitor(() => submit().click())
const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', message: 'Two hosts?' }
const fill = async () => {
  for (const [name, text] of Object.entries(ada)) await type(field(name), text)
}

beforeEach(async () => {
  Element.prototype.scrollIntoView = () => {}
  sent.length = 0
  answer = async () => new Response('{"ok":true}', { status: 201 })
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(body)
    return answer()
  })
  page = await comeAlive('contact-form')
})
afterEach(async () => {
  await page.leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('requires all but the phone number in the browser itself', async () => {
  const names = ['firstName', 'lastName', 'email', 'phoneNumber', 'message']
  expect(names.map((name) => field(name).required)).toEqual([true, true, true, false, true])
  await press()
  expect(sent).toEqual([])
})

it('sends what the service takes, says thank you for 3 s, and is empty again', async () => {
  await fill()
  vi.useFakeTimers()
  await press()
  expect(contactInquirySchema.parse(JSON.parse(sent[0] ?? ''))).toMatchObject({ form: 'contact', ...ada })
  expect(page.element.querySelector('[role=status]')?.textContent).toContain('Thank you')
  await act(async () => vi.advanceTimersByTime(3_000))
  expect(page.element.querySelector('[role=status]')).toBeNull()
  expect(field('message').value).toBe('')
})

it('keeps what was typed before the scripts came', async () => {
  await page.leave()
  page = await comeAlive('contact-form', (element) => {
    for (const [name, text] of Object.entries(ada))
      (element.querySelector(`[name=${name}]`) as HTMLInputElement).value = text
  })
  expect(page.faults).toEqual([])
  expect(field('message').value).toBe(ada.message)
  await press()
  expect(JSON.parse(sent[0] ?? '')).toMatchObject(ada)
})

it('says what the service would refuse, at the field', async () => {
  await fill()
  await type(field('message'), '   ')
  await press()
  expect(sent).toEqual([])
  expect(page.element.querySelector('[role=alert]')?.textContent).toBe('Message is required.')
  expect(document.activeElement).toBe(field('message'))
})

it('keeps everything when sending fails, and shows phone and e-mail', async () => {
  answer = () => Promise.reject(new TypeError('offline'))
  await fill()
  await press()
  const alert = page.element.querySelector('[role=alert]')
  expect(alert?.textContent).toBe('An error occurred while submitting the form. Please try again.')
  expect(alert?.parentElement?.querySelector('a[href^="tel:"]')).not.toBeNull()
  expect(alert?.parentElement?.querySelector('a[href^="mailto:"]')).not.toBeNull()
  expect(field('message').value).toBe(ada.message)
  expect(submit().disabled).toBe(false)
})
