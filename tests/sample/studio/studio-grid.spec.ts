import { existsSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { partsOf } from '../../browser/studio-parts.ts'
import { test } from './studio.ts'

/** What reads and writes many files takes a while on a busy machine. */
const long = { timeout: 60_000 }

const changed = ['_data/coverage/city-service.yaml', '_data/generated.lock.json']

const axeOf = async (page: Page, part: string) =>
  (await new AxeBuilder({ page }).include(part).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])

test('a new place gets its pages in one step, by keyboard alone, and one Undo takes all of it back', async ({
  page,
  studio,
}) => {
  const { open, run, undo, tabTo, preview } = partsOf(page)
  const read = () => Promise.all(changed.map(studio.read))
  const before = await read()
  const grid = page.getByRole('grid', { name: 'Cities × services' })
  const dialog = page.getByRole('dialog', { name: 'New city' })
  const field = (name: string | RegExp) => dialog.getByRole('textbox', { name, exact: true }).first()
  const type = async (name: string | RegExp, text: string) => {
    await tabTo(field(name))
    await page.keyboard.type(text)
  }
  await open(`${studio.url}/about`)
  await run('grid of pages')
  await expect(page).toHaveURL(`${studio.url}/-/grid`)
  await expect(grid.getByRole('checkbox', { name: 'Ushers, Los Angeles' })).toBeChecked(long)
  expect(await axeOf(page, 'main:not([hidden])')).toEqual([])

  await test.step('the form asks only for what has no default, and says what is still missing', async () => {
    await tabTo(page.getByRole('button', { name: 'New city' }))
    await page.keyboard.press('Enter')
    await expect(field('Name')).toBeFocused()
    await page.keyboard.type('Reno')
    await expect(field('Part of the address')).toHaveValue('reno')
    await expect(dialog.getByRole('status')).toHaveText(
      /^4 pages: Ushers in Reno, Greeters in Reno, Bartenders in Reno/,
      long,
    )
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert').filter({ hasText: 'still empty' })).toBeVisible()
    await expect(field('Coordinates')).toBeFocused()
    await page.keyboard.type('39.53, -119.81')
    expect(await axeOf(page, '[role=dialog]')).toEqual([])
  })

  await test.step('it is written once all of it is filled in', async () => {
    await type('City', 'Reno')
    await type('State', 'Nevada')
    await type('State code', 'NV')
    await tabTo(dialog.getByRole('combobox', { name: 'Timezone' }))
    await page.keyboard.press('Enter')
    await page.keyboard.type('America/Los')
    await page.keyboard.press('Enter')
    const venues = dialog.getByRole('group', { name: 'Venues' })
    await tabTo(venues.getByRole('textbox', { name: 'Name' }))
    await page.keyboard.type('Reno-Sparks Convention Center')
    await tabTo(venues.getByRole('textbox', { name: 'Note' }))
    await page.keyboard.type('One long hall; crews come in from the north.')
    await type('Districts 1', 'Midtown')
    await type('What', 'Hot August Nights')
    await tabTo(dialog.getByRole('combobox', { name: /^Months/ }))
    await page.keyboard.press('Enter')
    await page.keyboard.type('Aug')
    await page.keyboard.press('Enter')
    const card = dialog.getByRole('group', { name: 'Server card' })
    await tabTo(card.getByRole('combobox', { name: 'Rule' }))
    await page.keyboard.press('Enter')
    await page.keyboard.type('mandatory')
    await page.keyboard.press('Enter')
    for (const [name, text] of [
      ['Name', 'TIPS or another course'],
      ['Body', 'House policy of the venue'],
      ['Note', 'Venues ask for a course. Ask the venue.'],
    ] as const) {
      await tabTo(card.getByRole('textbox', { name }))
      await page.keyboard.type(text)
    }
    await tabTo(card.getByLabel('Review by'))
    await page.keyboard.type('06302099')
    await tabTo(dialog.getByRole('group', { name: 'Facts' }).getByRole('textbox', { name: 'Text' }))
    await page.keyboard.type('The airport is ten minutes away.')
    await type('Lede', 'The lots fill up early here.')
    await type('Headline', 'The lots fill up early')
    await type('Question', 'Do crews need a car?')
    await tabTo(dialog.getByRole('textbox', { name: 'Answer' }))
    await page.keyboard.type('Yes: few buses run at night.')
    // What few records have is folded away.
    await expect(dialog.getByRole('button', { name: 'Address' })).toHaveCount(0)
    for (const name of ['More', 'Address']) {
      await tabTo(dialog.getByRole('button', { name, exact: true }))
      await page.keyboard.press('Enter')
    }
    const address = dialog.getByRole('group', { name: 'Address' })
    for (const [name, text] of [
      ['Street', '1 Main Street'],
      ['City', 'Reno'],
      ['State', 'NV'],
      ['Zip', '89501'],
    ] as const) {
      await tabTo(address.getByRole('textbox', { name }))
      await page.keyboard.type(text)
    }
    await tabTo(dialog.getByRole('button', { name: 'More', exact: true }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(address).toHaveCount(0)
    await tabTo(dialog.getByRole('checkbox', { name: 'Servers' }))
    await page.keyboard.press('Space')
    await expect(dialog.getByRole('status')).toHaveText(/^5 pages: Ushers in Reno/, long)
    await tabTo(dialog.getByRole('button', { name: 'Create city' }))
    await page.keyboard.press('Enter')
    // Only the pages of some services need this field.
    await expect(
      dialog.getByRole('alert').filter({ hasText: 'Reno has no valid years of server card yet' }),
    ).toBeVisible(long)
    const years = dialog.getByRole('textbox', { name: 'Valid years' })
    await tabTo(years, 'Shift+Tab')
    await page.keyboard.type('3')
    await tabTo(dialog.getByRole('button', { name: 'Create city' }))
    await page.keyboard.press('Enter')
    await expect(
      dialog.getByText('On /reno, description has 49 characters; it needs at least 50. The template fills this'),
    ).toBeVisible(long)
    await tabTo(field('Lede'), 'Shift+Tab')
    await page.keyboard.press('End')
    await page.keyboard.type(' Crews come early.')
    await tabTo(dialog.getByRole('button', { name: 'Create city' }))
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden(long)
    await expect(page.getByRole('main').getByRole('status')).toContainText('Reno is there, with 5 pages.')
    expect(await studio.read('_data/cities/reno.yaml')).toContain('slug: reno\nname: Reno\n')
    expect(await studio.read('_data/cities/reno.yaml')).toContain('address:\n  street: 1 Main Street\n')
  })

  await test.step('its pages open in the studio', async () => {
    const cell = grid.getByRole('checkbox', { name: 'Ushers, Reno' })
    await expect(cell).toBeChecked(long)
    await tabTo(grid.getByRole('checkbox', { name: 'Ushers, Los Angeles' }))
    for (const city of ['San Francisco', 'Chicago', 'Reno']) {
      await page.keyboard.press('ArrowDown')
      await expect(grid.getByRole('checkbox', { name: `Ushers, ${city}` })).toBeFocused()
    }
    await expect(cell).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${studio.url}/reno/ushers`)
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Ushers in Reno', long)
  })

  await undo()
  expect(await read()).toEqual(before)
  for (const name of ['reno', '_data/cities/reno.yaml']) expect(existsSync(studio.pathOf(name))).toBe(false)
})

test('a new service comes by one form, with its questions, in the places that are ticked', async ({ page, studio }) => {
  const { undo } = partsOf(page)
  const grid = page.getByRole('grid', { name: 'Cities × services' })
  const dialog = page.getByRole('dialog', { name: 'New service' })
  const field = (name: string | RegExp) => dialog.getByRole('textbox', { name, exact: true }).first()
  const choose = async (name: string | RegExp, option: string) => {
    await dialog.getByRole('combobox', { name }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await page.goto(`${studio.url}/-/grid`)
  await page.getByRole('button', { name: 'New service' }).click(long)
  await field('Name').fill('Valets')
  await expect(field('Part of the address')).toHaveValue('valets')
  await expect(dialog.getByText('Its pages are at /…/valets.')).toBeVisible()
  for (const [name, text] of [
    ['Singular', 'valet'],
    ['Plural', 'valets'],
    ['Summary', 'Valets who bring each car back within minutes.'],
    ['Hired by 1', 'hotels'],
    ['Duties 1', 'park the cars of guests'],
    ['Brief 1', 'where cars are parked'],
    ['Skills 1', 'driving any gearbox'],
    ['Question', 'Do valets park in a garage?'],
  ] as const)
    await field(name).fill(text)
  await choose('Family', 'Front of house')
  await choose(/^Quote positions/, 'Convention Staff')
  await dialog.getByRole('button', { name: 'None of the cities' }).click()
  for (const name of ['Los Angeles', 'Chicago']) await dialog.getByRole('checkbox', { name, exact: true }).check()
  await expect(dialog.getByRole('checkbox', { name: 'A page of its own, at /valets' })).toBeChecked()
  await expect(dialog.getByRole('status')).toHaveText(/^3 pages: Valets in Los Angeles, Valets in Chicago/, long)
  expect(await axeOf(page, '[role=dialog]')).toEqual([])
  await dialog.getByRole('button', { name: 'Create service' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: '1 field is still empty' })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Answer' }).fill('Yes, with a plan of its levels.')
  await dialog.getByRole('button', { name: 'Create service' }).click()
  await expect(dialog).toBeHidden(long)
  await expect(page.getByRole('main').getByRole('status')).toContainText('Valets is there, with 3 pages.')
  await expect(grid.getByRole('checkbox', { name: 'Valets, Chicago' })).toBeChecked(long)
  await expect(grid.getByRole('checkbox', { name: 'Valets, San Francisco' })).not.toBeChecked()
  expect(await studio.read('_data/faqs/valets.yaml')).toContain('Do valets park in a garage?')
  expect(existsSync(studio.pathOf('valets.yaml'))).toBe(true)
  await undo()
  for (const name of ['valets.yaml', '_data/services/valets.yaml', '_data/faqs/valets.yaml'])
    await expect.poll(() => existsSync(studio.pathOf(name))).toBe(false)
})

test('a new place is found by its name, which fills in what follows from it', async ({ page, studio }) => {
  const dialog = page.getByRole('dialog', { name: 'New city' })
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true }).first()
  const finder = dialog.getByRole('combobox', { name: 'Find a place' })
  const zone = dialog.getByRole('combobox', { name: 'Timezone' })
  await page.goto(`${studio.url}/-/grid`)
  await page.getByRole('button', { name: 'New city' }).click(long)

  await test.step('what is not in the list can be placed otherwise', async () => {
    await finder.fill('Nowhereville')
    await expect(dialog.getByText('“Nowhereville” is not in the list')).toBeVisible()
    await finder.press('Enter')
    await expect(dialog.getByText('still empty')).toBeHidden()
    expect(await axeOf(page, '[role=dialog]')).toEqual([])
  })

  await test.step('chosen by keyboard, it gives position, state and time zone', async () => {
    await finder.fill('portland, me')
    await expect(page.getByRole('option')).toHaveText(['Portland, Maine, United States'])
    await finder.press('Enter')
    await expect(finder).toHaveValue('Portland, Maine, United States')
    await expect(field('Coordinates')).toHaveValue(/^43\.\d+, -70\.\d+$/)
    await expect(field('Name')).toHaveValue('Portland')
    await expect(field('Part of the address')).toHaveValue('portland')
    await expect(field('State')).toHaveValue('Maine')
    await expect(field('State code')).toHaveValue('ME')
    await expect(zone).toHaveText('America/New_York')
    await expect(dialog.getByText('Also filled in: Name, State, State code, Timezone.')).toBeVisible()
    await expect(dialog.getByTitle('The chosen position')).toBeVisible()
  })

  await test.step('another place replaces what it has filled in, and nothing that somebody has typed', async () => {
    await field('Name').fill('Rose City')
    await finder.fill('portland, or')
    await page.getByRole('option', { name: 'Portland, Oregon, United States' }).click()
    await expect(field('State')).toHaveValue('Oregon')
    await expect(zone).toHaveText('America/Los_Angeles')
    await expect(field('Name')).toHaveValue('Rose City')
  })

  await test.step('the name that was typed is looked up by itself', async () => {
    await field('Coordinates').fill('')
    await field('Name').fill('Birmingham')
    // Birmingham in England is not where the records lie.
    await expect(dialog.getByRole('button', { name: /^Use / })).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Use Birmingham, Alabama, United States' }).click()
    await expect(field('Coordinates')).toHaveValue(/^33\./)
    await expect(field('State code')).toHaveValue('AL')
    await expect(zone).toHaveText('America/Chicago')
  })
})

test('a page is taken off the table and leads visitors elsewhere, and what a place lacks is named', async ({
  page,
  studio,
}) => {
  const { undo } = partsOf(page)
  const grid = page.getByRole('grid', { name: 'Cities × services' })
  const status = page.getByRole('main').getByRole('status')
  await page.goto(`${studio.url}/-/grid`)
  await expect(page.getByRole('button', { name: /^Problems \d+:/ })).toBeVisible(long)

  await test.step('a tick is taken off', async () => {
    await grid.getByRole('checkbox', { name: 'Ushers, San Francisco' }).click(long)
    const dialog = page.getByRole('dialog', { name: 'Remove 1 page?' })
    await expect(dialog).toContainText('This page goes: Ushers in San Francisco.', long)
    await dialog.getByRole('combobox', { name: 'Lead visitors to' }).fill('/sf/greeters')
    await page.getByRole('option').first().click()
    expect(await axeOf(page, '[role=dialog]')).toEqual([])
    await dialog.getByRole('button', { name: 'Remove 1 page' }).click()
    await expect(status).toContainText('1 page removed. Undo takes it back.', long)
    await expect(grid.getByRole('checkbox', { name: 'Ushers, San Francisco' })).not.toBeChecked()
    expect(await studio.read('_data/redirects.yaml')).toBe('- from: /sf/ushers\n  to: /sf/greeters\n')
    expect(existsSync(studio.pathOf('sf/ushers.yaml'))).toBe(false)
  })

  await test.step('and set again, at once', async () => {
    await grid.getByRole('checkbox', { name: 'Ushers, San Francisco' }).click()
    await expect(status).toContainText('1 page is written. Undo takes it back.', long)
    expect(existsSync(studio.pathOf('sf/ushers.yaml'))).toBe(true)
    await undo()
    await undo()
    await expect.poll(() => existsSync(studio.pathOf('_data/redirects.yaml'))).toBe(false)
  })

  await test.step('a city that lacks something gets no page', async () => {
    await page.getByRole('searchbox', { name: 'Filter cities' }).fill('hartford')
    await grid.getByRole('checkbox', { name: 'Ushers, Hartford' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add 1 page?' })
    await expect(dialog).toContainText('Hartford has no lede yet, which its pages show', long)
    await expect(dialog.getByRole('button', { name: 'Add 1 page' })).toBeDisabled()
    await dialog.getByRole('link', { name: 'Open' }).click()
    await expect(page).toHaveURL(`${studio.url}/_data/cities/hartford`)
  })
})
