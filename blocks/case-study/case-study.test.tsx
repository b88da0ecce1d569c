import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { blockOf, renderBlock } from '../../tests/support/render-block.tsx'

const rendered = async (fields: object = {}) =>
  new JSDOM(await renderBlock('case-study', blockOf('case-study', fields))).window.document
const textOf = (document: Document) => document.body.textContent

it('says that a plan is illustrative until a client has given permission', async () => {
  const without = textOf(await rendered({ permission: undefined }))
  expect(without).toContain('Illustrative. This is a plan for an event of this kind.')
  expect(without).toContain('claims no result')
  const given = await rendered({ permission: { by: 'Dana Reyes, Marketing Director', on: '2026-11-02' } })
  expect(textOf(given)).toContain(
    'Published with permission of Dana Reyes, Marketing Director, given on November 2, 2026.',
  )
  expect(textOf(given)).not.toContain('Illustrative')
  expect(given.querySelector('time')?.dateTime).toBe('2026-11-02')
})

it('adds the team up, so that the sum never differs from its parts', async () => {
  const team = [
    { role: 'Bartenders', count: 6, task: 'Three bars.' },
    { role: 'Lead', count: 1, task: 'All of it.' },
  ]
  const text = textOf(await rendered({ team }))
  expect(text).toContain('7 people in all')
  expect(text).toContain('Team7 people')
  expect(textOf(await rendered({ team: team.slice(1) }))).toContain('1 person in all')
})

it('has one h1, and a heading for each part', async () => {
  const document = await rendered()
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'What makes it hard',
    'The team we would send',
    'Before the day',
    'Run of the day',
    'What we would report',
  ])
})
