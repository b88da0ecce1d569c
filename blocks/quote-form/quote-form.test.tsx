// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inquiryMessages, positions, quoteInquirySchema } from '../../schema/inquiry.ts'
import { forgetPrefill, prefillQuote } from '../../src/ui/form/prefill.ts'
import { comeAlive, type, visitor } from '../../tests/live-block.tsx'

// Where the calendar cannot be loaded, the browser's own date field stays; the calendar has its tests in a browser.
vi.mock('./calendar.tsx', () => {
  throw new Error('offline')
})

const scrolled = vi.fn()
const sent: string[] = []
let answer: () => Promise<Response>
let page: Awaited<ReturnType<typeof comeAlive>>

const find = <E extends Element>(selector: string) => page.element.querySelector<E>(selector) as E
const button = (name: string) =>
  [...page.element.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLButtonElement
const labelled = (name: string) => {
  const label = [...page.element.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(name))
  return (label?.control ?? find(`#${label?.htmlFor}`)) as HTMLInputElement
}
const press = (name: string) => visitor(() => button(name).click())
const tick = (name: string) => act(async () => labelled(name).click())
const heading = () => find('h3').textContent
const alerts = () => [...page.element.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)

async function fillTo(step: 2 | 3 | 4, dates: readonly string[] = ['2027-03-14']) {
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
async function fillContact() {
  await type(labelled('First name'), 'Ada')
  await type(labelled('Last name'), 'Byron')
  await type(labelled('Email'), 'ada@example.com')
  await type(labelled('Phone number'), '213 555 0142')
}

beforeEach(async () => {
  Element.prototype.scrollIntoView = scrolled
  sent.length = 0
  answer = async () => new Response('{"ok":true}', { status: 201 })
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(body)
    return answer()
  })
  page = await comeAlive('quote-form')
})
afterEach(async () => {
  await page.leave()
  forgetPrefill()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  scrolled.mockClear()
})

it('starts with the eight positions of the spec, 25 %, and a Next that waits for a choice', async () => {
  expect(heading()).toBe('Select staff types')
  expect(
    [...page.element.querySelectorAll('[name=selectedPositions]')].map((box) => box.getAttribute('value')),
  ).toEqual([...positions])
  expect(find('[role=progressbar]').getAttribute('aria-valuenow')).toBe('25')
  expect(button('Next').disabled).toBe(true)
  await tick('Model Staff')
  expect(button('Next').disabled).toBe(false)
  await tick('Model Staff')
  expect(button('Next').disabled).toBe(true)
  expect(alerts()).toEqual(['Please select at least one service type.'])
})

it('counts what was ticked before the scripts came, without a hydration fault', async () => {
  await page.leave()
  page = await comeAlive('quote-form', (element) => {
    for (const box of element.querySelectorAll<HTMLInputElement>('[value=Bartenders], [value="Line Cooks"]'))
      box.checked = true
  })
  expect(page.faults).toEqual([])
  expect(button('Next').disabled).toBe(false)
  expect(labelled('Line Cooks').checked).toBe(true)
})

it('keeps the Next that was tapped before the scripts came, so that the tap can be replayed', async () => {
  await page.leave()
  let early: HTMLButtonElement | null = null
  page = await comeAlive('quote-form', (element) => {
    element.querySelector<HTMLInputElement>('[value=Bartenders]')?.click()
    early = element.querySelector<HTMLButtonElement>('button[type=submit]:enabled')
  })
  expect(early).toBe(button('Next'))
  await press('Next')
  expect(heading()).toBe('Event information')
})

it('scrolls the form into view and moves the focus to the heading at every step, on and back', async () => {
  await fillTo(2)
  expect(scrolled).toHaveBeenCalledTimes(1)
  expect(heading()).toBe('Event information')
  expect(document.activeElement).toBe(find('h3'))
  expect(find('[role=progressbar]').getAttribute('aria-valuenow')).toBe('50')
  await press('Back')
  expect(scrolled).toHaveBeenCalledTimes(2)
  expect(document.activeElement).toBe(find('h3'))
  expect(labelled('Bartenders').checked).toBe(true)
})

it('lets people go on without a date, and then asks for no amounts', async () => {
  await fillTo(3, [])
  expect(heading()).toBe('Staff requirements')
  await press('Next')
  expect(heading()).toBe('Contact information')
})

it('asks for count and hours of each position on one date', async () => {
  await fillTo(3)
  await type(labelled('Count'), '4')
  await press('Next')
  expect(alerts()).toEqual(['Please fill in all staff requirements before proceeding.'])
  expect(document.activeElement).toBe(labelled('Hours per shift'))
  await type(labelled('Hours per shift'), '0')
  await press('Next')
  expect(alerts()).toEqual([inquiryMessages.staffIncomplete])
  await type(labelled('Hours per shift'), '5')
  expect(alerts()).toEqual([])
  await press('Next')
  expect(heading()).toBe('Contact information')
})

it('says at the amounts what is too much', async () => {
  await fillTo(3)
  await type(labelled('Count'), '4')
  await type(labelled('Hours per shift'), '25')
  await press('Next')
  expect(alerts()).toEqual(['This must be a number of hours from 1 to 24.'])
})

it('takes numbers and positions of other parts of the page along, and overwrites nothing', async () => {
  await tick('Bartenders')
  await act(async () => prefillQuote({ guests: 1240, staff: 25, hours: 6, positions: ['Line Cooks'] }))
  expect(labelled('Line Cooks').checked).toBe(true)
  await press('Next')
  await type(labelled('Event dates'), '2027-03-14')
  await press('Next')
  expect(page.element.textContent).toContain('From your estimate: 1,240 guests, 25 staff, 6 hours each.')
  expect(labelled('Hours per shift').value).toBe('6')
  await type(labelled('Hours per shift'), '8')
  await press('Back')
  await press('Next')
  expect(labelled('Hours per shift').value).toBe('8')
  expect(labelled('Count').value).toBe('')
})

it('knows role and place of the page, and changes them with the page as long as the visitor has not', async () => {
  await act(async () => prefillQuote({ positions: ['Bartenders'], location: 'Boston, Massachusetts' }))
  expect(labelled('Bartenders').checked).toBe(true)
  await act(async () => prefillQuote({ positions: ['Model Staff'], location: 'Miami, Florida' }))
  expect([labelled('Bartenders').checked, labelled('Model Staff').checked]).toEqual([false, true])
  await press('Next')
  expect(labelled('Location').value).toBe('Miami, Florida')
  await type(labelled('Location'), 'Pier 5')
  await act(async () => prefillQuote({ positions: [], location: 'Denver, Colorado' }))
  expect(labelled('Location').value).toBe('Pier 5')
})

it('keeps what was ticked by hand when the page knows another role', async () => {
  await tick('Line Cooks')
  await act(async () => prefillQuote({ positions: ['Bartenders'] }))
  expect([labelled('Line Cooks').checked, labelled('Bartenders').checked]).toEqual([true, true])
})

it('asks for a plan on several dates', async () => {
  await fillTo(3, ['2027-03-15', '2027-03-14'])
  await type(labelled('Staffing plan'), '   ')
  await press('Next')
  expect(alerts()).toEqual(['Please provide your staffing plan for your multi-day event.'])
  expect(document.activeElement).toBe(labelled('Staffing plan'))
  await type(labelled('Staffing plan'), 'Two a day')
  await press('Next')
  await fillContact()
  await press('Submit')
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({ eventDates: '3/14/2027,3/15/2027', eventDetails: 'Two a day' })
})

it('takes a date that was picked but not added, and each date once', async () => {
  await fillTo(2)
  await type(labelled('Event dates'), '2027-03-14')
  await press('Add date')
  await type(labelled('Event dates'), '2027-03-14')
  await press('Next')
  await press('Back')
  const dates = [...find('ul[aria-label="Chosen dates"]').children].map(({ textContent }) => textContent)
  expect(dates).toEqual(['Sun, Mar 14, 2027'])
  await act(async () => find<HTMLButtonElement>('[aria-label="Remove Sun, Mar 14, 2027"]').click())
  expect(find('ul[aria-label="Chosen dates"]').children).toHaveLength(0)
})

it('requires the four contact fields in the browser itself, with their types', async () => {
  await fillTo(4)
  expect(find<HTMLFormElement>('form').noValidate).toBe(false)
  const fields = ['First name', 'Last name', 'Email', 'Phone number'].map(labelled)
  expect(fields.map(({ required, type }) => [required, type])).toEqual([
    [true, 'text'],
    [true, 'text'],
    [true, 'email'],
    [true, 'tel'],
  ])
  await press('Submit')
  expect(sent).toEqual([])
})

it('sends what the service takes, once, says thank you for 3 s, and starts anew', async () => {
  await fillTo(4)
  await fillContact()
  vi.useFakeTimers()
  let finish = (_: Response) => {}
  answer = () => new Promise((done) => (finish = done))
  await press('Submit')
  expect(button('Submitting...').disabled).toBe(true)
  await act(async () => find<HTMLFormElement>('form').requestSubmit())
  expect(sent).toHaveLength(1)
  const body = JSON.parse(sent[0] ?? '')
  expect(quoteInquirySchema.safeParse(body).error).toBeUndefined()
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
  answer = failing
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

it('closes the dialog that it stands in', async () => {
  const dialog = document.createElement('dialog')
  const close = vi.fn()
  dialog.close = close
  page.element.before(dialog)
  dialog.append(page.element)
  await fillTo(4)
  await fillContact()
  vi.useFakeTimers()
  await press('Submit')
  expect(close).not.toHaveBeenCalled()
  await act(async () => vi.advanceTimersByTime(3_000))
  expect(close).toHaveBeenCalledTimes(1)
  dialog.replaceWith(page.element)
})

it('keeps what was typed on the device, and offers it on the next visit', async () => {
  await fillTo(4)
  await type(labelled('First name'), 'Ada')
  const kept = localStorage.getItem('marquee-draft-quote') ?? ''
  expect(kept).toContain('Ada')
  await page.leave()
  localStorage.setItem('marquee-draft-quote', kept)
  page = await comeAlive('quote-form')
  expect(heading()).toBe('Select staff types')
  await press('Continue where you left off')
  expect(heading()).toBe('Contact information')
  expect(labelled('First name').value).toBe('Ada')
  await press('Back')
  await press('Back')
  await press('Back')
  expect(labelled('Bartenders').checked).toBe(true)
})

it('starts over when the visitor says so, and forgets the draft', async () => {
  await fillTo(3)
  const kept = localStorage.getItem('marquee-draft-quote') ?? ''
  await page.leave()
  localStorage.setItem('marquee-draft-quote', kept)
  page = await comeAlive('quote-form')
  await press('Start over')
  expect(button('Continue where you left off')).toBeUndefined()
  expect(localStorage.getItem('marquee-draft-quote')).toBeNull()
})

it('keeps no draft of what only the page filled in, and none after sending', async () => {
  await act(async () => prefillQuote({ positions: ['Bartenders'], location: 'Boston, Massachusetts' }))
  expect(localStorage.getItem('marquee-draft-quote')).toBeNull()
  await press('Next')
  expect(localStorage.getItem('marquee-draft-quote')).not.toBeNull()
  await press('Next')
  await press('Next')
  await fillContact()
  vi.useFakeTimers()
  await press('Submit')
  await act(async () => vi.advanceTimersByTime(3_000))
  expect(localStorage.getItem('marquee-draft-quote')).toBeNull()
})

it('keeps nothing on a shared computer', async () => {
  await fillTo(4)
  await tick('This is a shared computer')
  await fillContact()
  expect(localStorage.getItem('marquee-draft-quote')).toBeNull()
})

it('takes counts, kind of event and guests of a calculator along, and the city of an address', async () => {
  const counts = { Bartenders: 4, 'Line Cooks': 2 }
  await act(async () =>
    prefillQuote({
      positions: ['Bartenders', 'Line Cooks'],
      counts,
      hours: 6,
      guests: 120,
      eventType: 'Gala',
      city: 'la',
    }),
  )
  await press('Next')
  expect(labelled('Event type').value).toBe('Gala')
  expect(labelled('Location').value).toBe('Los Angeles, California')
  await type(labelled('Event dates'), '2027-03-14')
  await press('Next')
  const amounts = [...page.element.querySelectorAll<HTMLInputElement>('input[type=number]')]
  expect(amounts.map(({ value }) => value)).toEqual(['4', '6', '2', '6'])
  await press('Back')
  await act(async () => find<HTMLButtonElement>('[aria-label^="Remove"]').click())
  await press('Next')
  expect(labelled('Staffing plan').value).toBe('About 120 guests.')
})

it('asks about what looks mistyped, and refuses nothing', async () => {
  await fillTo(4)
  await type(labelled('Email'), 'ada@gmial.com')
  await type(labelled('Phone number'), '213')
  await vi.waitFor(async () => {
    await act(async () => labelled('Phone number').dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    expect(page.element.textContent).toContain('Did you mean ada@gmail.com?')
  })
  expect(page.element.textContent).toContain('This looks incomplete.')
  await press('ada@gmail.com')
  expect(labelled('Email').value).toBe('ada@gmail.com')
  await type(labelled('First name'), 'Ada')
  await type(labelled('Last name'), 'Byron')
  await press('Submit')
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({ email: 'ada@gmail.com', phoneNumber: '213' })
})
