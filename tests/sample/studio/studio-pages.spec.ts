import { expect } from '@playwright/test'
import { partsOf, type Studio, test } from './studio.ts'

/** What reads all pages takes a while on a busy machine. */
const long = { timeout: 60_000 }

const gone = (studio: Studio, name: string) =>
  studio.read(name).then(
    () => false,
    () => true,
  )

test('a page is created as a draft, at a free and valid address only, and undone', async ({ page, studio }) => {
  const { open, preview, button } = partsOf(page)
  await open(`${studio.url}/about`)
  await button('Pages').click()
  await page.getByRole('menuitem', { name: 'New page…' }).click()
  const dialog = page.getByRole('dialog', { name: 'New page' })
  const create = dialog.getByRole('button', { name: 'New page' })
  await dialog.getByLabel('Title').fill('Summer tour')
  for (const [address, words] of [
    ['/Summer Tour', 'is not a valid address'],
    ['/studio', 'belongs to the server'],
    ['/team', 'is taken by'],
  ] as const) {
    await dialog.getByLabel('Address').fill(address)
    await create.click()
    await expect(dialog.getByRole('alert')).toContainText(words)
  }
  await dialog.getByLabel('Address').fill('/summer-tour')
  await create.click()
  await expect(page).toHaveURL(`${studio.url}/summer-tour`, long)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Summer tour')
  await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible()
  expect(await studio.read('summer-tour.yaml')).toContain('title: Summer tour')
  await button('Undo').click()
  await expect.poll(() => gone(studio, 'summer-tour.yaml')).toBe(true)
  await button('Open the home page').click()
  await expect(page).toHaveURL(/\/studio\/?$/)
})

test('a copy of a page has its blocks, and neither its aliases nor its template', async ({ page, studio }) => {
  const { open, preview, button } = partsOf(page)
  await open(`${studio.url}/la/ushers`)
  await button('Pages').click()
  await page.getByRole('menuitem', { name: 'Copy page…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy page' })
  await dialog.getByLabel('Title').fill('Ushers at the Bowl')
  await dialog.getByLabel('Address').fill('/la/ushers-at-the-bowl')
  await dialog.getByRole('button', { name: 'Copy page' }).click()
  await expect(page).toHaveURL(`${studio.url}/la/ushers-at-the-bowl`, long)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Ushers in Los Angeles')
  await expect(button('Add block')).toBeEnabled()
  const text = await studio.read('la/ushers-at-the-bowl.yaml')
  expect(text).toMatch(/^title: ["']?Ushers at the Bowl/m)
  expect(text).not.toMatch(/^(?:template|aliases|overrides):/m)
})

test('a page gets another address, its links follow, and one Undo undoes it', async ({ page, studio }) => {
  const { open, button } = partsOf(page)
  const before = await studio.read('team.yaml')
  await open(`${studio.url}/team`)
  await button('Pages').click()
  await page.getByRole('menuitem', { name: 'Change address…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change address' })
  await dialog.getByLabel('Address').fill('/our-people')
  await dialog.getByRole('button', { name: 'Change address' }).click()
  await expect(page).toHaveURL(`${studio.url}/our-people`, long)
  expect(await studio.read('our-people.yaml')).toMatch(/aliases:\n\s+- \/team/)
  expect(await gone(studio, 'team.yaml')).toBe(true)
  await button('Undo').click()
  await expect.poll(() => studio.read('team.yaml').catch(() => '')).toBe(before)
  await expect.poll(() => gone(studio, 'our-people.yaml')).toBe(true)
})

test('a page is deleted after its links were shown, and Undo restores it', async ({ page, studio }) => {
  const { open, button } = partsOf(page)
  const before = await studio.read('careers.yaml')
  await open(`${studio.url}/careers`)
  await button('Pages').click()
  await page.getByRole('menuitem', { name: 'Delete page…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete page' })
  await expect(dialog).toContainText(/\d+ other pages? links? to it/, long)
  await dialog.getByRole('button', { name: 'Delete page' }).click()
  await expect(page).toHaveURL(/\/studio\/?$/)
  expect(await gone(studio, 'careers.yaml')).toBe(true)
  await button('Undo').click()
  await expect.poll(() => studio.read('careers.yaml').catch(() => '')).toBe(before)
})
