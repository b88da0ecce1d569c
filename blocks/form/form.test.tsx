// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { checkAnswers, fieldsOf } from '../../schema/form-answers.ts'
import { comeAlive, type, visitor } from '../../tests/live-block.tsx'
import { formSchema } from './schema.ts'

const contact = parse(readFileSync(join(import.meta.dirname, '../../pages/_data/fragments/contact.yaml'), 'utf8'))
const sent: string[] = []
const uploads: string[] = []
let answer: () => Promise<Response>
let uploaded: () => Promise<Response>
let page: Awaited<ReturnType<typeof comeAlive>>

const one = (selector: string) => page.element.querySelector(selector) as HTMLElement
const field = (name: string) => one(`[name="${name}"]`) as HTMLInputElement
const click = (element: HTMLElement) => visitor(() => element.click())
const submit = () => one('button[type=submit]') as HTMLButtonElement
const press = () => click(submit())
const button = (text: string) =>
  [...page.element.querySelectorAll('button')].find(({ textContent }) => textContent === text) as HTMLButtonElement
const choose = (name: string, value: string) => click(one(`[name="${name}"][value="${value}"]`))
const alerts = () => [...page.element.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', message: 'Two hosts?' }
const fill = async (answers: Record<string, string>) => {
  for (const [name, text] of Object.entries(answers)) await type(field(name), text)
}

beforeEach(() => {
  localStorage.clear()
  Element.prototype.scrollIntoView = () => {}
  sent.length = 0
  uploads.length = 0
  answer = async () => new Response('{"ok":true}', { status: 201 })
  uploaded = answer
  vi.stubGlobal('fetch', (address: string, { body, method }: { body: string; method: string }) => {
    if (method !== 'PUT') {
      sent.push(body)
      return answer()
    }
    uploads.push(address)
    return uploaded()
  })
})
afterEach(async () => {
  await page.leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the contact form', () => {
  const open = async (before?: (element: HTMLElement) => void) => {
    page = await comeAlive('form', before, contact)
  }

  it('requires all but the phone number, and says it at the fields, with the focus in the first', async () => {
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
    expect(field('email').getAttribute('aria-describedby')).toBe('contact-email-fault')
    await click(button('Message'))
    expect(document.activeElement).toBe(field('message'))
  })

  it('takes a message back when the answer is mended, and says nothing new while somebody types', async () => {
    await open()
    await press()
    await type(field('firstName'), 'Ada')
    expect(alerts()).not.toContain('First name is required.')
    await type(field('email'), 'ada')
    expect(alerts()).toContain('This must be an e-mail address.')
    await type(field('phoneNumber'), 'x')
    expect(alerts()).not.toContain('This must be a phone number.')
  })

  it('sends what the service takes, says thank you for 3 s, and is empty again', async () => {
    await open()
    await fill(ada)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await press()
    const { form, submissionId, elapsedMs, ...answers } = JSON.parse(sent[0] ?? '')
    expect(form).toBe('contact')
    expect(answers).toEqual(ada)
    const { sections } = formSchema.parse(contact)
    expect(checkAnswers(fieldsOf(sections), answers).faults).toEqual([])
    expect(one('[role=status]').textContent).toContain('Thank you')
    await act(async () => vi.advanceTimersByTime(3_000))
    expect(one('[role=status]')).toBeNull()
    expect(field('message').value).toBe('')
  })

  it('keeps what was typed before the scripts came', async () => {
    await open((element) => {
      for (const [name, text] of Object.entries(ada))
        (element.querySelector(`[name=${name}]`) as HTMLInputElement).value = text
    })
    expect(page.faults).toEqual([])
    expect(field('message').value).toBe(ada.message)
    await press()
    expect(JSON.parse(sent[0] ?? '')).toMatchObject(ada)
  })

  it('keeps everything when sending fails, and shows phone and e-mail', async () => {
    await open()
    answer = () => Promise.reject(new TypeError('offline'))
    await fill(ada)
    await press()
    expect(alerts()).toEqual(['An error occurred while submitting the form. Please try again.'])
    const failed = one('[role=alert]').parentElement
    expect(failed?.querySelector('a[href^="tel:"]')).not.toBeNull()
    expect(failed?.querySelector('a[href^="mailto:"]')).not.toBeNull()
    expect(field('message').value).toBe(ada.message)
    expect(submit().disabled).toBe(false)
  })

  it('says before sending that the answers together are too long', async () => {
    const fields = ['one', 'two', 'three'].map((name) => ({ kind: 'longtext', name, label: name, maxLength: 5_000 }))
    page = await comeAlive('form', undefined, { ...contact, sections: [{ fields }] })
    await fill(Object.fromEntries(fields.map(({ name }) => [name, '李'.repeat(5_000)])))
    await press()
    expect(alerts()).toEqual(['Your answers are too long to be sent together. Please shorten them.'])
    expect(sent).toEqual([])
    await type(field('two'), 'Short.')
    await press()
    expect(sent).toHaveLength(1)
  })
})

describe('a form with questions of all kinds', () => {
  const open = async (before?: (element: HTMLElement) => void, changes = {}) => {
    page = await comeAlive('form', before, changes)
  }
  const file = (name: string, mime: string, size = 3) => {
    const made = new File(['x'.repeat(Math.min(size, 10))], name, { type: mime })
    Object.defineProperty(made, 'size', { value: size })
    return made
  }
  const pick = (...files: File[]) => {
    const input = one('input[type=file]') as HTMLInputElement
    Object.defineProperty(input, 'files', { value: files, configurable: true })
    return visitor(() => input.dispatchEvent(new Event('change', { bubbles: true })))
  }
  const draftKey = 'marquee-draft-expenses'
  /** Leaves the page and comes back another day, on the same device. */
  const comeBack = async () => {
    const kept = localStorage.getItem(draftKey) ?? ''
    await page.leave()
    localStorage.setItem(draftKey, kept)
    await open()
  }
  const fillAll = async () => {
    await fill({ fullName: 'Ada Byron', email: 'ada@example.com', day: '2026-11-20', 'receipts.0.amount': '$12.50' })
    await choose('approved', 'no')
    await click(field('confirmed'))
    await visitor(() => {
      field('receipts.0.category').value = 'Toll'
      field('receipts.0.category').dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
  beforeEach(() => vi.setSystemTime(new Date('2026-11-21T12:00:00')))

  it('is the HTML of the build, and comes alive without a difference', async () => {
    await open()
    expect(page.faults).toEqual([])
  })

  it('asks what depends on an answer only after it', async () => {
    await open()
    expect(field('approvedBy')).toBeNull()
    await choose('approved', 'yes')
    expect(field('approvedBy').required).toBe(true)
    await choose('approved', 'no')
    expect(field('approvedBy')).toBeNull()
  })

  it('asks it as well when the answer was given before the scripts came', async () => {
    await open((element) => {
      ;(element.querySelector('[name=approved][value=yes]') as HTMLInputElement).checked = true
    })
    expect(field('approvedBy')).not.toBeNull()
  })

  it('adds and removes entries, keeps the others, and sums them up', async () => {
    await open()
    await click(button('Add another: Receipt'))
    await fill({ 'receipts.0.amount': '10', 'receipts.1.amount': '$2.50' })
    expect(one('output').textContent).toBe('$12.50')
    await click(one('[aria-label="Remove Receipt 1"]'))
    expect(field('receipts.0.amount')).toBeNull()
    expect(field('receipts.1.amount').value).toBe('$2.50')
    expect(one('output').textContent).toBe('$2.50')
    expect(one('[aria-label="Remove Receipt 1"]')).toBeNull()
  })

  it('sends numbers as numbers, and files by the ids that the service has', async () => {
    await open()
    await fillAll()
    await pick(file('receipt.jpg', 'image/jpeg'))
    const [, id] =
      /\/api\/inquiries\/files\/([0-9a-f-]{36})\?form=expenses&field=receipts\.receipt$/.exec(uploads[0] ?? '') ?? []
    await press()
    expect(alerts()).toEqual([])
    expect(JSON.parse(sent[0] ?? '')).toMatchObject({
      form: 'expenses',
      approved: 'no',
      confirmed: true,
      receipts: [{ category: 'Toll', amount: 12.5, receipt: [id] }],
    })
  })

  it('says at once what it cannot take as a file, and sends none of it', async () => {
    await open()
    await pick(file('list.docx', 'application/msword'))
    expect(alerts()).toEqual(['This must be a JPEG, PNG, or PDF file.'])
    await click(one('[aria-label="Remove list.docx"]'))
    await pick(file('big.png', 'image/png', 10_000_001))
    expect(alerts()).toEqual(['This must be at most 10 MB.'])
    expect(uploads).toEqual([])
  })

  it('says what the service refuses about a file, and tries again what did not arrive, under the same id', async () => {
    await open()
    uploaded = async () =>
      new Response(
        '{"ok":false,"errors":[{"path":"","message":"cannot be read as a picture; the file may be damaged"}]}',
        {
          status: 400,
        },
      )
    await pick(file('torn.png', 'image/png'))
    expect(alerts()).toEqual(['cannot be read as a picture; the file may be damaged'])
    expect(button('Try again')).toBeUndefined()
    await click(one('[aria-label="Remove torn.png"]'))
    uploaded = () => Promise.reject(new TypeError('offline'))
    await pick(file('receipt.png', 'image/png'))
    uploaded = async () => new Response('{"ok":true}', { status: 201 })
    await click(button('Try again'))
    expect(uploads[1]).toBe(uploads[2])
    expect(one('[data-state=sent]').textContent).toBe('Ready')
  })

  it('waits for a file that is under way', async () => {
    await open()
    uploaded = () => new Promise(() => {})
    await fillAll()
    await pick(file('receipt.png', 'image/png'))
    await press()
    expect(alerts()).toEqual(['Please wait until the file is there.'])
    expect(sent).toEqual([])
  })

  it('offers on the next visit what was typed, with its entries and what depends on an answer', async () => {
    await open()
    await click(button('Add another: Receipt'))
    await fill({ fullName: 'Ada', 'receipts.1.amount': '7' })
    await choose('approved', 'yes')
    await fill({ approvedBy: 'Bo' })
    await comeBack()
    expect(field('fullName').value).toBe('')
    await click(button('Continue where you left off'))
    expect([field('fullName').value, field('approvedBy').value, field('receipts.1.amount').value]).toEqual([
      'Ada',
      'Bo',
      '7',
    ])
    expect(one('output').textContent).toBe('$7.00')
  })

  it('forgets it when it is put away, sent, or the computer is shared', async () => {
    await open()
    await fill({ fullName: 'Ada' })
    await comeBack()
    await click(button('Start over'))
    expect(localStorage.getItem(draftKey)).toBeNull()
    await fill({ fullName: 'Ada' })
    expect(localStorage.getItem(draftKey)).toContain('Ada')
    await click(
      [...page.element.querySelectorAll('label')].find(({ textContent }) =>
        textContent?.startsWith('This is a shared computer'),
      ) as HTMLElement,
    )
    await fill({ fullName: 'Ada Byron' })
    expect(localStorage.getItem(draftKey)).toBeNull()
  })

  it('says how to send files where the endpoint takes none, and requires none', async () => {
    await open(undefined, { endpoint: 'https://script.example.com/exec' })
    expect(one('input[type=file]')).toBeNull()
    expect(page.element.textContent).toContain('This form cannot take files. Send them by e-mail')
    await fillAll()
    await press()
    expect(sent).toHaveLength(1)
  })
})
