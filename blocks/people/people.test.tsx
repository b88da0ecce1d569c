import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { blockOf, renderBlock } from '../../tests/support/render-block.tsx'

const html = async (people: object[]) =>
  new JSDOM(await renderBlock('people', blockOf('people', { people }))).window.document

it('shows each person with portrait, role and text', async () => {
  const document = await html([
    { name: 'Noor', role: 'Repairs', text: 'From the first day.', image: { name: 'noor', alt: '' } },
    { name: 'Ada' },
  ])
  const people = [...document.querySelectorAll('li')]
  expect(people.map((person) => person.querySelector('h3')?.textContent)).toEqual(['Noor', 'Ada'])
  expect(people.map((person) => person.querySelectorAll('[data-picture]').length)).toEqual([1, 0])
  expect([...(people[0]?.querySelectorAll('p') ?? [])].map((text) => text.textContent)).toEqual([
    'Repairs',
    'From the first day.',
  ])
})

it('says whose links they are', async () => {
  const document = await html([{ name: 'Noor', links: [{ text: 'E-mail', href: 'mailto:noor@example.com' }] }])
  expect(document.querySelector('a[href^=mailto]')?.textContent).toBe('E-mail, Noor')
})
