import { expect, test } from '@playwright/test'
import { axeErrors } from '../browser/axe.ts'

test('a menu of columns is as wide as the header, for pointer and keyboard', async ({ page }) => {
  await page.goto('/rental')
  const header = page.getByRole('banner')
  const links = header.getByRole('navigation', { name: 'Main', exact: true })
  const highlight = links.getByRole('link', { name: 'Along the Vecht on a weekday' })
  await expect(highlight).toBeHidden()
  const picture = page.waitForRequest(/guided-tours-480/)
  const entry = links.getByRole('link', { name: 'Ride', exact: true })
  await entry.hover()
  await expect(highlight).toBeVisible()
  await expect(links.getByText('With a guide')).toBeVisible()
  await picture
  expect(await axeErrors(page, { inside: 'body > header' })).toEqual([])
  for (const width of [900, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await entry.hover()
    await expect(highlight).toBeVisible()
    const box = await links.locator('#menu-ride').boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width)
  }
  await page.mouse.move(5, 700)
  await expect(highlight).toBeHidden()

  const toggle = links.getByRole('button', { name: 'Ride: show the links' })
  // The first key starts the app.
  await expect(async () => {
    await toggle.press('Enter')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true', { timeout: 500 })
  }).toPass()
  await expect(highlight).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(highlight).toBeHidden()
  await toggle.press('Enter')
  await highlight.click()
  await expect(page).toHaveURL('/blog/vecht')
})

test('on a phone its columns are in the menu, with their headings', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('/rental')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByText('On your own')).toBeVisible()
  await menu.getByRole('link', { name: 'Along the Vecht on a weekday' }).click()
  await expect(page).toHaveURL('/blog/vecht')
})
