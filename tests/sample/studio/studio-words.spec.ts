import { expect } from '@playwright/test'
import { partsOf } from '../../browser/studio-parts.ts'
import { test } from './studio.ts'

test.use({ hasRepository: true })

/** A page that no other one leads to: it may come and go. */
const tour = `draft: true
title: Spring tour
description: The spring tour with all dates and the people whom it needs in every city of the country.
blocks:
  - type: page-title
    title: Spring tour
  - type: button-group
    buttons:
      - text: About us
        href: /about
`

test('a page is called a draft as long as it is one, and its times are those of the site', async ({ page, studio }) => {
  const { open, preview, field, button } = partsOf(page)
  const chip = page.getByRole('banner').getByText('Draft', { exact: true })
  const main = preview.locator('main')
  await studio.write('spring-tour.yaml', tour)
  await open(`${studio.url}/spring-tour`)
  await expect(chip).toBeVisible()
  await expect(main).toHaveAttribute('data-unpublished', 'Draft: this page')
  await button('Page settings').first().click()
  await field('Draft').uncheck()
  await expect(chip).toBeHidden()
  await expect(main).not.toHaveAttribute('data-unpublished')

  // Who says when it comes wants it to come then.
  await field('Draft').check()
  await expect(chip).toBeVisible()
  await field('Publish at').fill('2030-05-06')
  await expect(field('Draft')).not.toBeChecked()
  await field('Publish at: time').fill('09:30')
  await expect(chip).toBeHidden()
  await expect(main).toHaveAttribute('data-unpublished', /^From May 6, 2030 at 9:30\sAM: this page$/)
  await expect.poll(() => studio.read('spring-tour.yaml')).toMatch(/^publishAt: ["']?2030-05-06T09:30-07:00["']?$/m)
  expect(await studio.read('spring-tour.yaml')).not.toContain('draft:')
  await expect(page.getByRole('region', { name: 'Fields' })).toContainText(
    'In the time zone of the site: America/Los_Angeles.',
  )
})

test('words of a new entry that nobody has replaced are marked at their field, and counted before Publish', async ({
  page,
  studio,
}) => {
  const { open, blocks, fields, run } = partsOf(page)
  const text = await studio.read('about.yaml')
  await studio.write('about.yaml', text.replace('The people behind the people at your event', 'New title'))
  await open(`${studio.url}/about`)
  await blocks.getByRole('treeitem', { name: /^Hero/ }).click()
  await expect(fields.getByText(/^This is still what a new entry begins with/)).toBeVisible()
  await run('publish')
  await expect(page.getByRole('alert').filter({ hasText: 'still what a new entry began with' })).toContainText(
    '1 text is still what a new entry began with: “New title”',
  )
})
