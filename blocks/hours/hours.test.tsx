import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { blockOf, exampleOf, renderBlock, schemaOf } from '../../tests/support/render-block.tsx'

const hours = [
  { days: ['Monday'], opens: '14:00', closes: '18:00' },
  { days: ['Monday', 'Tuesday'], opens: '09:00', closes: '13:00' },
]
const rowsOf = (document: Document) =>
  [...document.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent?.replaceAll('\u202f', ' ')),
  )

it('lists a week in the order of the language, and the days with other hours', async () => {
  const exceptions = [
    { day: '2030-12-25', until: '2030-12-26', text: 'Christmas' },
    { day: '2030-12-31', text: 'Last day', opens: '09:00', closes: '12:00' },
  ]
  const { document } = new JSDOM(await renderBlock('hours', blockOf('hours', { hours, exceptions }))).window
  expect(rowsOf(document)).toEqual([
    ['Sunday', 'Closed'],
    ['Monday', '9:00 AM – 1:00 PM, 2:00 PM – 6:00 PM'],
    ['Tuesday', '9:00 AM – 1:00 PM'],
    ['Wednesday', 'Closed'],
    ['Thursday', 'Closed'],
    ['Friday', 'Closed'],
    ['Saturday', 'Closed'],
    ['December 25, 2030 – December 26, 2030, Christmas', 'Closed'],
    ['December 31, 2030, Last day', '9:00 AM – 12:00 PM'],
  ])
})

it('says that a day is whole, and both spans of a holiday in one row', async () => {
  const exceptions = [
    { day: '2030-12-24', text: 'Christmas', opens: '14:00', closes: '16:00' },
    { day: '2030-12-24', text: 'Christmas', opens: '09:00', closes: '12:00' },
  ]
  const open = [
    { days: ['Monday'], opens: '00:00', closes: '24:00' },
    { days: ['Tuesday'], opens: '18:00', closes: '24:00' },
  ]
  const { document } = new JSDOM(await renderBlock('hours', blockOf('hours', { hours: open, exceptions }))).window
  const rows = rowsOf(document)
  expect([rows[1], rows[2], rows[7]]).toEqual([
    ['Monday', 'Open 24 hours'],
    ['Tuesday', '6:00 PM – 12:00 AM'],
    ['December 24, 2030, Christmas', '9:00 AM – 12:00 PM, 2:00 PM – 4:00 PM'],
  ])
})

it('says how to reach the place', async () => {
  const { document } = new JSDOM(await renderBlock('hours', blockOf('hours'))).window
  expect(document.querySelector('a[href^=tel]')?.getAttribute('href')).toBe('tel:+31205550142')
  expect(document.querySelector('address')?.textContent).toBe('Lijnbaansgracht 12\n1016 Amsterdam\n')
})

it.each([
  ['a zone that does not exist', { zone: 'Europe/Jordaan' }],
  ['an exception that ends before it begins', { exceptions: [{ day: '2030-02-02', until: '2030-02-01', text: 'x' }] }],
  ['an exception without an end of its hours', { exceptions: [{ day: '2030-02-02', text: 'x', opens: '09:00' }] }],
  [
    'a day that is open and closed',
    {
      exceptions: [
        { day: '2030-02-02', text: 'x' },
        { day: '2030-02-02', text: 'y', opens: '09:00', closes: '10:00' },
      ],
    },
  ],
  ['a time after midnight', { hours: [{ days: ['Monday'], opens: '24:00', closes: '25:00' }] }],
])('refuses %s', (_what, fields) => {
  expect(schemaOf('hours').safeParse({ ...exampleOf('hours'), ...fields }).success).toBe(false)
})
