// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { checkAnswers } from '../../../schema/forms/form-answers.ts'
import { type, visitor } from '../../support/hydrate-block.tsx'
import { quoteFields } from './quote-form.ts'
import { alerts, button, fillContact, fillTo, find, heading, labelled, now, press, sent } from './quote-form-page.ts'

it('sends what the service accepts, once, says thank you for 3 s, and starts over', async () => {
  await fillTo(4)
  await fillContact()
  vi.useFakeTimers()
  let finish = (_: Response) => {}
  now.answer = () => new Promise((done) => (finish = done))
  await press('Submit')
  expect(button('Submitting...').disabled).toBe(true)
  await act(async () => find<HTMLFormElement>('form').requestSubmit())
  expect(sent).toHaveLength(1)
  const body = JSON.parse(sent[0] ?? '')
  const { form: _form, submissionId: _id, elapsedMs: _ms, sentFrom, ...answers } = body
  expect(sentFrom).toBe(location.pathname)
  expect(checkAnswers(quoteFields, answers).errors).toEqual([])
  expect(body).toMatchObject({
    form: 'quote',
    selectedPositions: ['Bartenders'],
    eventDates: '3/14/2027',
    'Bartenders-count': 4,
    'Bartenders-hours': 6.5,
    phoneNumber: '213 555 0142',
  })
  await visitor(() => finish(new Response('{"ok":true}', { status: 201 })))
  expect(find('[role=status]').textContent).toContain('Thank you')
  await act(async () => vi.advanceTimersByTime(2_999))
  expect(find('[role=status]')).not.toBeNull()
  await act(async () => vi.advanceTimersByTime(1))
  expect(find('[role=status]')).toBeNull()
  expect(heading()).toBe('Select staff types')
  expect(labelled('Bartenders').checked).toBe(false)
  expect(button('Next').disabled).toBe(true)
})

it.each([
  ['the network fails', () => Promise.reject(new TypeError('offline'))],
  ['the service fails', async () => new Response('', { status: 500 })],
])('keeps everything when %s, and sends the same submission again', async (_, failing) => {
  await fillTo(4)
  await fillContact()
  now.answer = failing
  await press('Submit')
  expect(alerts()).toEqual(['An error occurred while submitting the form. Please try again.'])
  expect(button('Submit').disabled).toBe(false)
  expect(labelled('Email').value).toBe('ada@example.com')
  await press('Submit')
  expect(sent[1]).toBe(sent[0])
  await type(labelled('First name'), 'Augusta')
  await press('Submit')
  expect(JSON.parse(sent[2] ?? '').submissionId).not.toBe(JSON.parse(sent[0] ?? '').submissionId)
})

it('shows telephone and e-mail if the browser has no locks, as on plain http', async () => {
  await fillTo(4)
  await fillContact()
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const locks = vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as never)
  await press('Submit')
  locks.mockRestore()
  log.mockRestore()
  expect(alerts()).toEqual(['An error occurred while submitting the form. Please try again.'])
  expect(button('Submit').disabled).toBe(false)
  expect(labelled('Email').value).toBe('ada@example.com')
  expect(sent).toHaveLength(0)
})

it('closes its dialog', async () => {
  const dialog = document.createElement('dialog')
  const close = vi.fn()
  dialog.hidePopover = close
  now.page.element.before(dialog)
  dialog.append(now.page.element)
  await fillTo(4)
  await fillContact()
  vi.useFakeTimers()
  await press('Submit')
  expect(close).not.toHaveBeenCalled()
  await act(async () => vi.advanceTimersByTime(3_000))
  expect(close).toHaveBeenCalledTimes(1)
  dialog.replaceWith(now.page.element)
})
