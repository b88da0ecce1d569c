import { expect } from '@playwright/test'
import { partsOf } from '../../browser/studio-parts.ts'
import { test } from './studio.ts'

test('a menu entry is empty at first, is kept over a reload, and is written once it is valid', async ({
  page,
  studio,
}) => {
  const { fields, field, button, saved } = partsOf(page)
  const dialog = page.getByRole('dialog', { name: 'Shared text' })
  const before = await studio.read('_data/site.yaml')
  const isOpen = async () => {
    await page.goto(`${studio.url}/-/settings?of=header`)
    await expect(button('Add menu entry')).toBeVisible()
  }
  await isOpen()
  await button('Add menu entry').click()
  await dialog.getByRole('button', { name: 'Everywhere' }).click()
  await expect(field('Text').first()).toBeFocused()
  await expect(field('Text').first()).toHaveValue('')
  await page.keyboard.type('TEAM')
  await page.keyboard.press('Tab')
  await expect(fields.getByText('Not saved yet').first()).toBeVisible()
  await expect(fields.getByRole('button', { name: 'Write anyway' })).toBeHidden()
  expect(await studio.read('_data/site.yaml')).toBe(before)

  // Another entry is moved meanwhile, and this one comes with its words after a reload.
  await fields.getByRole('button', { name: 'HOME', exact: true }).click()
  await fields.getByRole('button', { name: 'Entry 1 down' }).click()
  await expect.poll(() => studio.read('_data/site.yaml')).toMatch(/text: CAREERS[\s\S]*text: HOME/)
  expect(await studio.read('_data/site.yaml')).not.toContain('TEAM')
  page.on('dialog', (one) => void one.accept())
  await isOpen()
  await fields.getByRole('button', { name: /^TEAM/ }).click()
  await field('Link to').first().fill('/team')
  await page.keyboard.press('Tab')
  await saved('_data/site.yaml')
  expect(await studio.read('_data/site.yaml')).toContain('    - text: TEAM\n      href: /team\n')

  // One that was added by mistake goes with Escape.
  await button('Add menu entry').click()
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Everywhere' }).click()
  await expect(field('Text').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(fields.getByText('Not saved yet')).toBeHidden()
})
