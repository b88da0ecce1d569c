import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { partsOf } from '../../browser/studio-parts.ts'
import { test } from './studio.ts'

/** What reads and writes many files takes a while on a busy machine. */
const long = { timeout: 60_000 }

const template = '_data/templates/city-service.yaml'
const own = 'sf/greeters.yaml'
const files = [template, '_data/generated.lock.json', 'la/ushers.yaml', 'chicago/bartenders.yaml', own]

const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).include('main:not([hidden])').exclude('iframe').analyze()).violations

test('a sentence of a template is seen on the pages that follow it before anything is written', async ({
  page,
  studio,
}) => {
  const { button, undo } = partsOf(page)
  const places = page.getByRole('list', { name: 'Places' })
  const status = page.getByRole('main').getByRole('status')
  const title = page.getByRole('region', { name: 'Words of the template' }).getByLabel('Title', { exact: true })
  const alert = page.getByRole('main').getByRole('alert')
  const heading = (place: string) => page.frameLocator(`iframe[title^="${place},"]`).locator('h1')
  const read = () => Promise.all(files.map(studio.read))
  const written = await studio.read(own)
  await studio.write(own, `${written}overrides:\n  blocks[hero].title: Greeters by the bay\n`)
  const before = await read()

  await page.goto(`${studio.url}/-/template`)
  await expect(heading('Los Angeles · Ushers')).toHaveText('Ushers in Los Angeles', long)
  await expect(places.getByRole('listitem').first()).toContainText('San Francisco · Greeters')
  expect(await violations(page)).toEqual([])

  await test.step('each page shows it at once, and all are counted', async () => {
    await title.fill('{service.name} for every evening in {city.name}')
    await expect(status).toHaveText('8 pages change, 1 has words of its own there.', long)
    await expect(heading('Los Angeles · Ushers')).toHaveText('Ushers for every evening in Los Angeles')
    await expect(heading('San Francisco · Greeters')).toHaveText('Greeters by the bay')
    await expect(places.getByRole('listitem').first()).toContainText('Own words here')
    const changes = page.getByRole('list', { name: 'Changes of Chicago · Bartenders' })
    await expect(changes.getByRole('insertion')).toHaveText('for every evening')
    expect(await read()).toEqual(before)
    expect(await violations(page)).toEqual([])
  })

  await test.step('as it is now, and some of the pages alone', async () => {
    await button('As it is now').click()
    await expect(heading('Los Angeles · Ushers')).toHaveText('Ushers in Los Angeles')
    await button('As it is now').click()
    await page.getByLabel('Filter places').fill('chicago ushers')
    await expect(places.locator(':scope > li')).toHaveCount(1)
    await page.getByLabel('Filter places').fill('')
    await expect(places.locator(':scope > li')).toHaveCount(9)
  })

  await test.step('what would add an error cannot be written', async () => {
    await title.fill('{service.nam} in {city.name}')
    await expect(alert).toContainText('service.nam', long)
    await expect(title).toHaveAttribute('aria-invalid', 'true')
    await expect(button('Everywhere')).toBeDisabled()
    await expect(heading('Los Angeles · Ushers')).toBeVisible()
    await title.fill('{service.name} for every evening in {city.name}')
    await expect(alert).toBeHidden()
  })

  await test.step('what was typed stays while a page is open', async () => {
    await places.getByRole('link', { name: 'Chicago · Ushers' }).click()
    await expect(page).toHaveURL(`${studio.url}/chicago/ushers`)
    await page.goBack()
    await expect(title).toHaveValue('{service.name} for every evening in {city.name}')
    await expect(status).toHaveText('8 pages change, 1 has words of its own there.', long)
  })

  await test.step('a page with words of its own can follow the template again', async () => {
    await button('Pages with words of their own there').click()
    await page.getByRole('button', { name: /^Follow the template again: / }).click()
    await expect(status).toHaveText('9 pages change.', long)
    await expect(heading('San Francisco · Greeters')).toHaveText('Greeters for every evening in San Francisco')
    expect(await studio.read(own)).toBe(written)
  })

  await test.step('Everywhere writes the template and its pages, and one Undo takes it back', async () => {
    const [, ...others] = await read()
    await button('Everywhere').click()
    await expect(alert).toHaveText('9 pages written. One Undo takes it back.', long)
    for (const name of files.filter((one) => one.endsWith('.yaml')))
      expect(await studio.read(name)).toContain('{service.name} for every evening in {city.name}')
    await undo()
    await expect.poll(async () => (await read()).slice(1)).toEqual(others)
    await undo()
    await expect.poll(read, long).toEqual(before)
  })
})

test('the question where a shared text changes says on how many pages, and shows them before and after', async ({
  page,
  studio,
}) => {
  const { open, blocks, field, button, preview } = partsOf(page)
  const dialog = page.getByRole('dialog', { name: 'Shared text' })
  const heading = (place: string) => page.frameLocator(`iframe[title^="${place},"]`).locator('h2').first()
  const read = () => Promise.all([...files, '_data/fragments/city-duties.yaml'].map(studio.read))
  const before = await read()
  await open(`${studio.url}/la/ushers`)

  await test.step('of a shared section', async () => {
    await blocks.getByRole('treeitem', { name: /^Duties/ }).click()
    await field('Title').first().fill('The work of {service.plural}')
    await expect(dialog.getByRole('status')).toHaveText('12 pages change.', long)
    await button('What does this do?').click()
    await expect(heading('Chicago · Bartenders')).toHaveText('The work of bartenders', long)
    expect((await new AxeBuilder({ page }).include('[role=dialog]').exclude('iframe').analyze()).violations).toEqual([])
    await button('Before').click()
    await expect(heading('Chicago · Bartenders')).toHaveText('What bartenders do')
    await button('Cancel').click()
  })

  await test.step('of a template', async () => {
    await blocks.getByRole('treeitem', { name: /^Hero/ }).click()
    await field('Line above the title').fill('All of {city.state}')
    await expect(dialog.getByRole('status')).toHaveText('9 pages change.', long)
    await button('What does this do?').click()
    await expect(page.getByRole('list', { name: 'Changes of Chicago · Ushers' })).toContainText('All of Illinois', long)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await expect(preview.locator('h1')).toHaveText('Ushers in Los Angeles')
  expect(await read()).toEqual(before)
})
