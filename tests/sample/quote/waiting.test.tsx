// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { alerts, button, fillContact, fillTo, find, now, press } from './quote-form-page.ts'

const again = /It is tried again by itself/
const draft = () => localStorage.getItem('marquee-draft-quote')
const panel = () => find('form').textContent

afterEach(() => vi.restoreAllMocks())

async function send(answer: () => Promise<Response>) {
  await fillTo(4)
  await fillContact()
  now.answer = answer
  await press('Submit')
}

it('drops the draft of what has arrived before the thanks are over', async () => {
  await send(async () => new Response('{"ok":true}', { status: 201 }))
  expect(find('[role=status]').textContent).toContain('Thank you')
  expect(draft()).toBeNull()
})

it('raises no alarm where the service asks for time, and holds the draft', async () => {
  await send(async () => new Response('{"ok":false}', { status: 429, headers: { 'retry-after': '600' } }))
  expect(alerts()).toEqual([])
  expect(find('form [role=status]').textContent).toBe(
    'There is a lot to receive at the moment. This is sent in a while.',
  )
  expect(panel()).toMatch(again)
  expect(button('Submit').disabled).toBe(false)
  expect(draft()).not.toBeNull()
})

it('says that it is sent when the connection is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await send(() => Promise.reject(new TypeError('offline')))
  expect(panel()).toContain('You are offline. This is sent as soon as you are back online.')
  expect(panel()).toMatch(again)
})

it.each([
  ['fails', async () => new Response('', { status: 500 })],
  ['refuses it', async () => new Response('{"ok":false}', { status: 400 })],
  ['is not there', () => Promise.reject(new TypeError('lost'))],
])('is an alarm if the service %s', async (_, answer) => {
  await send(answer)
  expect(alerts()).toEqual(['An error occurred while submitting the form. Please try again.'])
  expect(panel()).not.toContain('This is sent')
})
