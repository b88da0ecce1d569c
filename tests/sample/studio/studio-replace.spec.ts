import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { partsOf } from '../../browser/studio-parts.ts'
import { test } from './studio.ts'

/** What reads and writes many files takes a while on a busy machine. */
const long = { timeout: 60_000 }

test('words are searched in all content, unticked one by one, replaced, and one Undo takes them back', async ({
  page,
  studio,
}) => {
  const { open, run, button, preview } = partsOf(page)
  const status = page.getByRole('main').getByRole('status')
  const matches = page.getByRole('list', { name: 'Matches' })
  const files = ['about.yaml', '_data/templates/city-service.yaml']
  const read = () => Promise.all(files.map(studio.read))
  const before = await read()
  await open(`${studio.url}/about`)
  await run('search and replace')
  await expect(page).toHaveURL(`${studio.url}/-/replace`)
  await expect(page.getByLabel('Search', { exact: true })).toBeFocused()

  await test.step('each place is listed with its page and the words around it', async () => {
    await page.keyboard.type('event staff')
    // A person rarely means the case; who does says so.
    await expect(page.getByLabel('Match case')).not.toBeChecked()
    await page.getByLabel('Match case').check()
    await page.getByLabel('Replace with', { exact: true }).fill('event crew')
    await page.getByRole('combobox', { name: 'Where' }).click()
    await page.getByRole('option', { name: 'Pages' }).click()
    await page.getByLabel('Pages below').fill('/about')
    await expect(status).toHaveText('3 places in 1 file.', long)
    const first = matches.getByRole('listitem').first()
    await expect(first.getByRole('link')).toHaveText('About our event staffing agency')
    await expect(first.getByRole('deletion')).toHaveText('event staff')
    await expect(first.getByRole('insertion')).toHaveText('event crew')
  })

  expect((await new AxeBuilder({ page }).include('main:not([hidden])').analyze()).violations).toEqual([])

  await test.step('whole words and regular expressions', async () => {
    await page.getByLabel('Whole words').check()
    await expect(status).toHaveText('2 places in 1 file.')
    await page.getByLabel('Whole words').uncheck()
    await page.getByLabel('Regular expression').check()
    await page.getByLabel('Search', { exact: true }).fill('event (staff')
    await expect(page.getByRole('alert')).toHaveText(/is not a regular expression/)
    await expect(button('Replace all')).toBeDisabled()
    await page.getByLabel('Search', { exact: true }).fill('event (staff)')
    await page.getByLabel('Replace with', { exact: true }).fill('$1 of events')
    await expect(matches.getByRole('insertion').first()).toHaveText('staff of events')
    await page.getByLabel('Regular expression').uncheck()
  })

  await test.step('what would add an error is not written', async () => {
    await page.getByLabel('Search', { exact: true }).fill('About our event staffing agency')
    await page.getByLabel('Replace with', { exact: true }).fill('')
    await expect(status).toHaveText('1 place in 1 file.')
    await button('Replace all').click()
    await expect(page.getByRole('alert')).toContainText('Nothing was replaced: it would add 1 error.', long)
    expect(await read()).toEqual(before)
  })

  await test.step('what is not ticked stays', async () => {
    await page.getByLabel('Search', { exact: true }).fill('event staff')
    await page.getByLabel('Replace with', { exact: true }).fill('event crew')
    await expect(matches.getByRole('checkbox').first()).toBeChecked()
    await matches.getByRole('checkbox').first().uncheck()
    await expect(status).toHaveText(/, \d+ ticked\.$/)
    await button('Replace all').click()
    await expect(page.getByRole('alert')).toHaveText('1 file written. One Undo takes it back.', long)
    const [about = ''] = await read()
    expect(about).toContain('title: About our event staffing agency')
    expect(about).toContain('supplies event crew to businesses')
    await button('Undo').click()
    await expect.poll(read).toEqual(before)
  })

  await test.step('in a template, with all pages that follow it', async () => {
    await page.getByRole('combobox', { name: 'Where' }).click()
    await page.getByRole('option', { name: 'Shared files' }).click()
    await page.getByLabel('Pages below').fill('')
    await page.getByLabel('Search', { exact: true }).fill('The form knows the city already.')
    await page.getByLabel('Replace with', { exact: true }).fill('The form has the city filled in.')
    await expect(status).toHaveText('2 places in 2 files.')
    await button('Replace all').click()
    await expect(page.getByRole('alert')).toContainText('One Undo takes it back.', long)
    expect(await studio.read('la/ushers.yaml')).toContain('The form has the city filled in.')
    await button('Undo').click()
    await expect.poll(read).toEqual(before)
    // The pages that follow a template are written after it.
    await expect.poll(() => studio.read('la/ushers.yaml')).not.toContain('The form has the city filled in.')
  })

  await test.step('in the words that pages have from a template, as words of their own', async () => {
    const pageBefore = await studio.read('la/ushers.yaml')
    await page.getByRole('combobox', { name: 'Where' }).click()
    await page.getByRole('option', { name: 'Pages' }).click()
    await page.getByLabel('Pages below').fill('/la')
    await page.getByLabel('Search', { exact: true }).fill('{service.name} in {city.name}')
    await page.getByLabel('Replace with', { exact: true }).fill('{service.name} for {city.name}')
    await expect(status).toHaveText('Nothing is found.')
    await expect(page.getByText('What these pages show may stand elsewhere')).toBeVisible()
    await page.getByLabel('Pages below').fill('los angeles')
    await expect(page.getByText('No page is at “los angeles” or below it.')).toBeVisible()
    await page.getByRole('option', { name: 'Los Angeles' }).click()
    await expect(page.getByLabel('Pages below')).toHaveValue('/la')
    await page.getByLabel('Words from templates too').check()
    await expect(matches.getByRole('listitem').first()).toBeVisible()
    await button('Replace all').click()
    await expect(page.getByRole('alert')).toContainText('One Undo takes it back.', long)
    expect(await studio.read('la/ushers.yaml')).toMatch(
      /^overrides:\n {2}title: ['"]\{service\.name\} for \{city\.name\}/m,
    )
    expect(await read()).toEqual(before)
    // Then they are words of these pages.
    await page.getByLabel('Words from templates too').uncheck()
    await page.getByLabel('Search', { exact: true }).fill('{service.name} for {city.name}')
    await expect(matches.getByRole('listitem').first()).toContainText('Bartenders for Los Angeles · Title')
    await button('Undo').click()
    await expect.poll(() => studio.read('la/ushers.yaml')).toBe(pageBefore)
    await page.getByLabel('Pages below').fill('')
  })

  await test.step('a match leads to its page', async () => {
    await page.getByLabel('Search', { exact: true }).fill('The people behind the people')
    await page.getByRole('combobox', { name: 'Where' }).click()
    await page.getByRole('option', { name: 'Everywhere' }).click()
    await matches.getByRole('link', { name: 'About our event staffing agency' }).click()
    await expect(page).toHaveURL(`${studio.url}/about`)
    await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
