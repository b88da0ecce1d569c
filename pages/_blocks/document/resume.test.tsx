// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hydrateBlock, type } from '../../../tests/support/hydrate-block.tsx'

const both = (text: string) => ({ blank: `[${text}]`, sample: text })
const entry = { title: 'Bartender', place: 'Example Hotel', time: '2024', points: ['Ran a bar', 'Trained two'] }
const resume = {
  kind: 'resume',
  slug: 'trial',
  name: 'Trial resume',
  person: both('Casey Sample'),
  headline: both('Bartender'),
  contact: [{ name: 'City', ...both('Austin') }],
  sections: [
    { kind: 'text', heading: 'Summary', guidance: 'Two lines.', ...both('Calm at a full bar') },
    { kind: 'list', heading: 'Skills', guidance: 'One a line.', blank: ['[Skill]'], sample: ['Wine', 'Beer', 'Cider'] },
    {
      kind: 'entries',
      heading: 'Experience',
      guidance: 'The last first.',
      blank: [entry],
      sample: [entry, { ...entry, title: 'Barback' }],
    },
  ],
}
const key = 'marquee-document-trial'

let page: Awaited<ReturnType<typeof hydrateBlock>>
const show = () => hydrateBlock('document', () => {}, { document: resume })
const field = (label: string) =>
  page.element.querySelector<HTMLTextAreaElement>(`[aria-label="${label}"]`) as HTMLTextAreaElement
const button = (name: string) =>
  [...page.element.querySelectorAll('button')].find(
    (one) => one.textContent === name || one.getAttribute('aria-label') === name,
  ) as HTMLButtonElement
const press = (name: string) => act(async () => button(name).click())
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null')
const skills = () =>
  [...page.element.querySelectorAll<HTMLTextAreaElement>('[aria-label^="Skills, line"]')].map(({ value }) => value)

beforeEach(async () => {
  localStorage.clear()
  page = await show()
})
afterEach(() => page.leave())

it('hydrates the HTML of the build without an error, and stores nothing before the first change', () => {
  expect(page.errors).toEqual([])
  expect(field('Name').value).toBe('Casey Sample')
  expect(stored()).toBeNull()
})

it('stores each field as it is typed, and shows it at the next visit', async () => {
  await type(field('Name'), 'Ada')
  await type(field('City'), 'Dallas')
  await type(field('Summary'), 'Quick')
  await type(field('Skills, line 2'), 'Ale')
  await type(field('Experience 1: Role'), 'Captain')
  await type(field('Experience 2, line 1'), 'Carried ice')
  const text = localStorage.getItem(key) ?? ''
  await page.leave()
  localStorage.setItem(key, text)
  page = await show()
  expect(page.errors).toEqual([])
  expect(
    ['Name', 'City', 'Summary', 'Experience 1: Role', 'Experience 2, line 1'].map((one) => field(one).value),
  ).toEqual(['Ada', 'Dallas', 'Quick', 'Captain', 'Carried ice'])
  expect(skills()).toEqual(['Wine', 'Ale', 'Cider'])
  expect(stored().sections[2].entries[1].points).toEqual(['Carried ice', 'Trained two'])
})

it('restores a removed line to its position, and preserves what was typed since', async () => {
  await press('Remove Skills, line 2')
  expect(skills()).toEqual(['Wine', 'Cider'])
  await type(field('Skills, line 2'), 'Perry')
  await type(field('Name'), 'Ada')
  await press('Undo')
  expect(skills()).toEqual(['Wine', 'Beer', 'Perry'])
  expect(stored().sections[1].lines).toEqual(['Wine', 'Beer', 'Perry'])
  expect(stored().person).toBe('Ada')
})

it('adds and removes entries with their lines', async () => {
  await press('Add to Experience')
  await type(field('Experience 3: Role'), 'Host')
  await press('Remove Experience 1')
  expect(field('Experience 2: Role').value).toBe('Host')
  await press('Undo')
  expect(field('Experience 1, line 2').value).toBe('Trained two')
  expect(field('Experience 3: Role').value).toBe('Host')
  expect(stored().sections[2].entries).toHaveLength(3)
})

it('starts an empty line with Enter, also in place of one that was removed', async () => {
  await press('Remove Skills, line 3')
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  await act(async () => void field('Skills, line 2').dispatchEvent(enter))
  expect(skills()).toEqual(['Wine', 'Beer', ''])
  await type(field('Skills, line 3'), 'Mead')
  expect(stored().sections[1].lines).toEqual(['Wine', 'Beer', 'Mead'])
})

it('starts over, and undoes that', async () => {
  await type(field('Name'), 'Ada')
  await press('Start over')
  expect([field('Name').value, ...skills()]).toEqual(['', ''])
  await type(field('City'), 'Waco')
  await press('Undo')
  expect([field('Name').value, field('City').value, ...skills()]).toEqual(['Ada', 'Austin', 'Wine', 'Beer', 'Cider'])
})

it('shows what another tab writes, and adds to it', async () => {
  await type(field('Name'), 'Ada')
  const other = { ...stored(), person: 'Grace', sections: [{ text: 'Calm' }, { lines: ['Gin'] }, { entries: [] }] }
  localStorage.setItem(key, JSON.stringify(other))
  await act(async () => void dispatchEvent(new StorageEvent('storage', { key })))
  expect([field('Name').value, ...skills()]).toEqual(['Grace', 'Gin'])
  await type(field('Skills, line 1'), 'Rum')
  await press('Add to Experience')
  expect(stored()).toMatchObject({ person: 'Grace', sections: [{ text: 'Calm' }, { lines: ['Rum'] }, {}] })
  expect(stored().sections[2].entries).toHaveLength(1)
})
