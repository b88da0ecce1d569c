// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { type } from '../../support/hydrate-block.tsx'
import {
  alerts,
  button,
  fillContact,
  fillTo,
  find,
  heading,
  labelled,
  now,
  openQuote,
  press,
  scrolled,
  sent,
  tick,
} from './quote-form-page.ts'

it('starts with the eight positions of the spec, 25 %, and a disabled Next button', async () => {
  expect(heading()).toBe('Select staff types')
  expect(
    [...now.page.element.querySelectorAll('[name=selectedPositions]')].map((box) => box.getAttribute('value')),
  ).toEqual([
    'Brand Ambassadors',
    'Bartenders',
    'Production Assistants',
    'Catering Staff',
    'Model Staff',
    'Registration Staff',
    'Convention Staff',
    'Line Cooks',
  ])
  expect(find('[role=progressbar]').getAttribute('aria-valuenow')).toBe('25')
  expect(button('Next').disabled).toBe(true)
  await tick('Model Staff')
  expect(button('Next').disabled).toBe(false)
  await tick('Model Staff')
  expect(button('Next').disabled).toBe(true)
  expect(alerts()).toEqual(['Please select at least one service type.'])
})

it('counts what was ticked before hydration, without a hydration error', async () => {
  await now.page.leave()
  now.page = await openQuote((element) => {
    for (const box of element.querySelectorAll<HTMLInputElement>('[value=Bartenders], [value="Line Cooks"]'))
      box.checked = true
  })
  expect(now.page.errors).toEqual([])
  expect(button('Next').disabled).toBe(false)
  expect(labelled('Line Cooks').checked).toBe(true)
})

it('does not replace a Next button that was tapped before hydration, so that the tap can be replayed', async () => {
  await now.page.leave()
  let early: HTMLButtonElement | null = null
  now.page = await openQuote((element) => {
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

it('continues without a date, and then asks for no amounts', async () => {
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
  expect(alerts()).toEqual(['Please fill in all staff requirements before proceeding.'])
  await type(labelled('Hours per shift'), '5')
  expect(alerts()).toEqual([])
  await press('Next')
  expect(heading()).toBe('Contact information')
})

it('shows an error at amounts that are too large', async () => {
  await fillTo(3)
  await type(labelled('Count'), '4')
  await type(labelled('Hours per shift'), '25')
  await press('Next')
  expect(alerts()).toEqual(['This must be at most 24.'])
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

it('includes a date that was picked but not added, and each date once', async () => {
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

it('suggests corrections of likely typos, and refuses nothing', async () => {
  await fillTo(4)
  await type(labelled('Email'), 'ada@gmial.com')
  await type(labelled('Phone number'), '213')
  await vi.waitFor(async () => {
    for (const name of ['Email', 'Phone number'])
      await act(async () => labelled(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    expect(now.page.element.textContent).toContain('Did you mean ada@gmail.com?')
  })
  expect(now.page.element.textContent).toContain('This looks incomplete.')
  await press('ada@gmail.com')
  expect(labelled('Email').value).toBe('ada@gmail.com')
  await type(labelled('First name'), 'Ada')
  await type(labelled('Last name'), 'Byron')
  await press('Submit')
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({ email: 'ada@gmail.com', phoneNumber: '213' })
})
