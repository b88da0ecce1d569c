import { existsSync } from 'node:fs'
import { expect } from '@playwright/test'
import { partsOf } from '../../browser/studio-parts.ts'
import { test } from './studio.ts'

/** What reads and writes many files takes a while on a busy machine. */
const long = { timeout: 60_000 }

test('a city gets another address, shown before it is written, and one Undo takes all of it back', async ({
  page,
  studio,
}) => {
  const { undo } = partsOf(page)
  const before = await studio.read('_data/coverage/city-service.yaml')
  await page.goto(`${studio.url}/_data/cities/la`)
  await expect(page.getByRole('region', { name: 'Fields' })).toBeVisible(long)
  // The address that is shown leads to what changes it.
  await page.getByRole('button', { name: 'Change address of entry' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change address of entry' })
  const action = dialog.getByRole('button', { name: 'Change address of entry' })
  const field = dialog.getByRole('textbox', { name: 'Part of the address' })
  await expect(field).toHaveValue('la')
  await expect(action).toBeDisabled()
  await field.fill('sf')
  await expect(dialog.getByRole('alert')).toContainText('There is a city with the address part sf already', long)
  await expect(action).toBeDisabled()

  await field.fill('los-angeles')
  await expect(dialog.getByRole('alert')).toHaveText(
    /^4 pages get another address, such as \/los-angeles\/\w+ in place of \/la\/\w+\. 4 old addresses lead there by redirects\.$/,
    long,
  )
  await expect(dialog).toContainText('City: Los Angeles')
  await expect(dialog).toContainText('Picture: cities/la.svg')
  expect(existsSync(studio.pathOf('los-angeles.yaml'))).toBe(false)
  await action.click()
  await expect(dialog).toBeHidden(long)
  await expect(page).toHaveURL(`${studio.url}/_data/cities/los-angeles`)
  expect(await studio.read('_data/redirects.yaml')).toContain('- from: /la/ushers\n  to: /los-angeles/ushers\n')
  for (const name of ['la.yaml', 'la/ushers.yaml', '_data/cities/la.yaml'])
    expect(existsSync(studio.pathOf(name)), name).toBe(false)

  await undo()
  expect(await studio.read('_data/coverage/city-service.yaml')).toBe(before)
  for (const name of ['la.yaml', 'la/ushers.yaml', '_data/cities/la.yaml', '_public/images/cities/la.svg'])
    expect(existsSync(studio.pathOf(name)), name).toBe(true)
  expect(existsSync(studio.pathOf('_data/redirects.yaml'))).toBe(false)
})
