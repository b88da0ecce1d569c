// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  alerts,
  button,
  choose,
  click,
  field,
  fill,
  now,
  one,
  press,
  sent,
  uploads,
} from '../../tests/support/form-page.ts'
import { hydrateBlock, visitor } from '../../tests/support/hydrate-block.tsx'

describe('a form with questions of all kinds', () => {
  const open = async (before?: (element: HTMLElement) => void, changes = {}) => {
    now.page = await hydrateBlock('form', before, changes)
  }
  const file = (name: string, mime: string, size = 3) => {
    const created = new File(['x'.repeat(Math.min(size, 10))], name, { type: mime })
    Object.defineProperty(created, 'size', { value: size })
    return created
  }
  const pick = (...files: File[]) => {
    const input = one('input[type=file]') as HTMLInputElement
    Object.defineProperty(input, 'files', { value: files, configurable: true })
    return visitor(() => input.dispatchEvent(new Event('change', { bubbles: true })))
  }
  const draftKey = 'marquee-draft-expenses'
  /** Leaves the page and comes back another day, on the same device. */
  const comeBack = async () => {
    const draft = localStorage.getItem(draftKey) ?? ''
    await now.page.leave()
    localStorage.setItem(draftKey, draft)
    await open()
  }
  const fillAll = async () => {
    await fill({ fullName: 'Ada Byron', email: 'ada@example.com', day: '2026-11-20', 'receipts.0.amount': '$12.50' })
    await choose('approved', 'no')
    await click(field('confirmed'))
    await visitor(() => {
      field('receipts.0.category').value = 'Toll'
      field('receipts.0.category').dispatchEvent(new Event('change', { bubbles: true }))
    })
  }
  beforeEach(() => vi.setSystemTime(new Date('2026-11-21T12:00:00')))

  it('hydrates the HTML of the build without an error', async () => {
    await open()
    expect(now.page.errors).toEqual([])
  })

  it('shows a question that depends on an answer only after that answer', async () => {
    await open()
    expect(field('approvedBy')).toBeNull()
    await choose('approved', 'yes')
    expect(field('approvedBy').required).toBe(true)
    await choose('approved', 'no')
    expect(field('approvedBy')).toBeNull()
  })

  it('shows it as well if the answer was given before hydration', async () => {
    await open((element) => {
      ;(element.querySelector('[name=approved][value=yes]') as HTMLInputElement).checked = true
    })
    expect(field('approvedBy')).not.toBeNull()
  })

  it('adds and removes entries without changing the others, and sums them up', async () => {
    await open()
    await click(button('Add another: Receipt'))
    await fill({ 'receipts.0.amount': '10', 'receipts.1.amount': '$2.50' })
    expect(one('output').textContent).toBe('$12.50')
    await click(one('[aria-label="Remove Receipt 1"]'))
    expect(field('receipts.1.amount')).toBeNull()
    expect(field('receipts.0.amount').value).toBe('$2.50')
    expect(one('output').textContent).toBe('$2.50')
    expect(one('[aria-label="Remove Receipt 1"]')).toBeNull()
    expect(document.activeElement).toBe(button('Add another: Receipt'))
  })

  it('sends numbers as numbers, and files by the ids that the service gave them', async () => {
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

  it('refuses a file of another type or above the limit at once, and sends none of it', async () => {
    await open()
    await pick(file('list.docx', 'application/msword'))
    expect(alerts()).toEqual(['This must be a JPEG, PNG, or PDF file.'])
    await click(one('[aria-label="Remove list.docx"]'))
    await pick(file('big.png', 'image/png', 10_000_001))
    expect(alerts()).toEqual(['This must be at most 10 MB.'])
    expect(uploads).toEqual([])
  })

  it('shows why the service refuses a file, and sends one that did not arrive again under the same id', async () => {
    await open()
    now.uploaded = async () =>
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
    now.uploaded = () => Promise.reject(new TypeError('offline'))
    await pick(file('receipt.png', 'image/png'))
    now.uploaded = async () => new Response('{"ok":true}', { status: 201 })
    await click(button('Try again'))
    expect(uploads[1]).toBe(uploads[2])
    expect(one('[data-state=sent]').textContent).toBe('Ready')
  })

  it('waits for a file that is being sent', async () => {
    await open()
    now.uploaded = () => new Promise(() => {})
    await fillAll()
    await pick(file('receipt.png', 'image/png'))
    await press()
    expect(alerts()).toEqual(['Please wait until the file is there.'])
    expect(sent).toEqual([])
  })

  it('offers the draft on the next visit, with its entries and what depends on an answer', async () => {
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
    expect(one('output').textContent).toBe('$7')
  })

  it('deletes the draft if it is discarded or sent, or the computer is shared', async () => {
    await open()
    await fill({ fullName: 'Ada' })
    await comeBack()
    await click(button('Start over'))
    expect(localStorage.getItem(draftKey)).toBeNull()
    await fill({ fullName: 'Ada' })
    expect(localStorage.getItem(draftKey)).toContain('Ada')
    await click(
      [...now.page.element.querySelectorAll('label')].find(({ textContent }) =>
        textContent?.startsWith('This is a shared computer'),
      ) as HTMLElement,
    )
    await fill({ fullName: 'Ada Byron' })
    expect(localStorage.getItem(draftKey)).toBeNull()
  })

  it('says how to send files if the endpoint accepts none, and requires none', async () => {
    await open(undefined, { endpoint: 'https://script.example.com/exec' })
    expect(one('input[type=file]')).toBeNull()
    expect(now.page.element.textContent).toContain('This form cannot take files. Send them by e-mail')
    await fillAll()
    await press()
    expect(sent).toHaveLength(1)
  })
})
