// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { fieldsOf } from '../../schema/forms/answers.ts'
import { checkAnswers } from '../../schema/forms/form-answers.ts'
import {
  ada,
  alerts,
  button,
  click,
  field,
  fill,
  now,
  one,
  press,
  sent,
  submit,
} from '../../tests/support/form-page.ts'
import { hydrateBlock, type, visitor } from '../../tests/support/hydrate-block.tsx'
import { partsOf } from './form-parts.ts'
import { formSchema } from './schema.ts'

const contact = parse(readFileSync(join(import.meta.dirname, '../../pages/_data/fragments/contact.yaml'), 'utf8'))

describe('the contact form', () => {
  const open = async (before?: (element: HTMLElement) => void) => {
    now.page = await hydrateBlock('form', before, contact)
  }

  it('requires all but the phone number, shows errors at the fields, and focuses the first one', async () => {
    await open()
    const names = ['firstName', 'lastName', 'email', 'phoneNumber', 'message']
    expect(names.map((name) => field(name).required)).toEqual([true, true, true, false, true])
    await press()
    expect(sent).toEqual([])
    expect(alerts()).toEqual([
      'First name is required.',
      'Last name is required.',
      'Email is required.',
      'Message is required.',
    ])
    expect(document.activeElement).toBe(field('firstName'))
    expect(field('email').getAttribute('aria-describedby')).toBe('contact-email-error')
    await click(button('Message'))
    expect(document.activeElement).toBe(field('message'))
  })

  it('removes an error when the answer is fixed, and adds none while somebody types', async () => {
    await open()
    await press()
    await type(field('firstName'), 'Ada')
    expect(alerts()).not.toContain('First name is required.')
    await type(field('email'), 'ada')
    expect(alerts()).toContain('This must be an e-mail address.')
    await type(field('phoneNumber'), 'x')
    expect(alerts()).not.toContain('This must be a phone number.')
  })

  it.each([
    ['email', 'ada@gmial.com', 'Did you mean ada@gmail.com?'],
    ['phoneNumber', '213 555 014', /^This looks/],
  ])('announces the hint about %s in a region that is there from the start', async (name, typed, hint) => {
    await open()
    const regions = () => [...now.page.element.querySelectorAll('[aria-live=polite]')]
    const before = regions()
    expect(before.map(({ textContent }) => textContent).join('')).toBe('')
    await type(field(name), typed)
    await import('../../src/components/forms/fields/contact-hints.ts')
    await visitor(() => field(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    expect(regions()).toEqual(before)
    expect(before.map(({ textContent }) => textContent).join('')).toMatch(hint)
  })

  it('sends what the service accepts, says thank you for 3 s, and is empty again', async () => {
    await open()
    await fill(ada)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await press()
    const { form, submissionId, elapsedMs, sentFrom, ...answers } = JSON.parse(sent[0] ?? '')
    expect(form).toBe('contact')
    expect(answers).toEqual({ ...ada, phoneNumber: '' })
    expect(checkAnswers(fieldsOf(partsOf(formSchema.parse(contact))), answers).errors).toEqual([])
    expect(one('[role=status]').textContent).toContain('Thank you')
    await act(async () => vi.advanceTimersByTime(3_000))
    expect(one('[role=status]')).toBeNull()
    expect(field('message').value).toBe('')
  })

  it('preserves what was typed before hydration', async () => {
    await open((element) => {
      for (const [name, text] of Object.entries(ada))
        (element.querySelector(`[name=${name}]`) as HTMLInputElement).value = text
    })
    expect(now.page.errors).toEqual([])
    expect(field('message').value).toBe(ada.message)
    await press()
    expect(JSON.parse(sent[0] ?? '')).toMatchObject(ada)
  })

  it('preserves the answers when sending fails, and shows phone and e-mail', async () => {
    await open()
    now.answer = () => Promise.reject(new TypeError('offline'))
    await fill(ada)
    await press()
    expect(alerts()).toEqual(['An error occurred while submitting the form. Please try again.'])
    const failed = one('[role=alert]').parentElement
    expect(failed?.querySelector('a[href^="tel:"]')).not.toBeNull()
    expect(failed?.querySelector('a[href^="mailto:"]')).not.toBeNull()
    expect(field('message').value).toBe(ada.message)
    expect(submit().disabled).toBe(false)
  })

  it('shows an error before sending if the answers together are too long', async () => {
    const fields = ['one', 'two', 'three'].map((name) => ({ kind: 'longtext', name, label: name, maxLength: 5_000 }))
    now.page = await hydrateBlock('form', undefined, { ...contact, sections: [{ fields }] })
    await fill(Object.fromEntries(fields.map(({ name }) => [name, '李'.repeat(5_000)])))
    await press()
    expect(alerts()).toEqual(['Your answers are too long to be sent together. Please shorten them.'])
    expect(sent).toEqual([])
    await type(field('two'), 'Short.')
    await press()
    expect(sent).toHaveLength(1)
  })
})
