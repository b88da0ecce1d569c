import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { partsOf } from '../../browser/studio-parts.ts'
import { test } from './studio.ts'

test('all pictures are listed with the pages that show them, found by name, and uploaded', async ({ page, studio }) => {
  const { open, run } = partsOf(page)
  await open(`${studio.url}/about`)
  await run('pictures')
  await expect(page).toHaveURL(`${studio.url}/-/pictures`)
  const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')
  const filter = page.getByRole('searchbox', { name: 'Filter pictures' })

  await filter.fill('hero about')
  await expect(pictures).toHaveCount(1)
  await expect(pictures).toContainText('1920 × 750, 120 KB')
  await expect(pictures.getByRole('img', { name: 'Picture about/hero' })).toBeVisible()
  await filter.fill('nothing like it')
  await expect(page.getByText('No picture has all of these words in its name.')).toBeVisible()
  await filter.fill('')

  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a33' } })
    .png()
    .toBuffer()
  const chooser = page.getByLabel('Upload pictures')
  await chooser.setInputFiles([
    { name: 'Front Door.png', mimeType: 'image/png', buffer },
    { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html>') },
  ])
  await expect(page.getByRole('alert')).toHaveText('page.png: Only JPEG, PNG, WebP and AVIF pictures can be uploaded.')
  await page.getByLabel('Only those that no page shows').check()
  await expect(pictures.filter({ hasText: 'front-door' })).toContainText('300 × 200')
  await expect(pictures.filter({ hasText: 'front-door' })).toContainText('No page shows it')
  expect((await new AxeBuilder({ page }).include('main:not([hidden])').analyze()).violations).toEqual([])

  await page.getByLabel('Only those that no page shows').uncheck()
  await pictures.filter({ hasText: 'about/hero' }).getByRole('link').click()
  await expect(page).toHaveURL(`${studio.url}/about`)
})
