import { mkdir } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { partsOf } from '../../browser/studio-parts.ts'
import { test } from './studio.ts'

const post = (title: string, schedule: string) => `title: ${title}
description: ${title}, with all dates and the people whom it needs in every city of the country.
${schedule}
blocks:
  - type: page-title
    title: ${title}
  - type: button-group
    buttons:
      - text: All news
        href: /news
`

const news = `title: News of the agency
description: What is new with us and our people, in every season of the year and in every city.
blocks:
  - type: page-title
    title: All our news
  - type: rich-text
    body: Summer is here.
    publishAt: '2030-06-01'
  - type: page-list
    title: The newest first
    under: /news
`

test('the site shows as it will be on a day, for editing too, and nobody else sees it', async ({ page, studio }) => {
  await mkdir(studio.pathOf('news'), { recursive: true })
  await studio.write('news/summer.yaml', post('Summer tour', "publishAt: '2030-06-01'"))
  await studio.write('news/spring.yaml', post('Spring tour', "unpublishAt: '2029-06-01'"))
  await studio.write('news.yaml', news)
  const { open, preview, run, button, blocks, field, undo } = partsOf(page)
  await open(`${studio.url}/news`)
  const listed = preview.locator('main').getByRole('link', { name: /tour/ })
  await expect(listed).toHaveCount(2)

  await run('preview a day')
  const dialog = page.getByRole('dialog', { name: 'Preview a day' })
  await expect(dialog).toContainText('In the time zone of the site: America/Los_Angeles.')
  await expect(dialog.getByLabel('Day')).toBeFocused()
  await dialog.getByLabel('Day').fill('2031-01-02')
  await dialog.getByLabel('Time').fill('09:00')
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([])
  await dialog.getByLabel('Time').press('Enter')
  const bar = page.getByRole('status', { name: 'Day' })
  await expect(bar).toHaveText(/^Shown as on Jan 2, 2031, 9:00\sAM\.\s*$/)
  await expect(listed).toHaveText(['Summer tour'])
  await expect(preview.getByText('Summer is here.')).toBeVisible()
  expect((await new AxeBuilder({ page }).exclude('iframe').analyze()).violations).toEqual([])
  const other = await page.request.get(new URL('/news', studio.url).href, { headers: { accept: 'text/html' } })
  expect(await other.text()).toContain('Spring tour')

  await blocks.getByRole('treeitem', { name: /^Page title/ }).click()
  await field('Title').fill('News of next year')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('News of next year')
  await expect.poll(() => studio.read('news.yaml')).toContain('title: News of next year')
  await expect(listed).toHaveText(['Summer tour'])
  await undo()

  await run('all pages')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.filter({ hasText: 'Spring tour' })).toContainText('Ended')
  await expect(rows.filter({ hasText: 'Summer tour' })).toContainText('Published')
  await button('Back to the page').click()

  await button('Try').click()
  await listed.click()
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Summer tour')
  await preview.getByRole('link', { name: 'All news' }).click()
  await expect(listed).toHaveText(['Summer tour'])
  await button('Edit').click()

  await open(`${studio.url}/news/spring`)
  await run('preview a day')
  await dialog.getByLabel('Day').fill('2031-01-02')
  await dialog.getByRole('button', { name: 'Show this day' }).click()
  await expect(bar).toContainText('The site does not have this page any more.')
  await expect(preview.getByText('Spring tour')).toBeHidden()
  await button('Back to today').click()
  await expect(bar).toHaveCount(0)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Spring tour')
  expect(await studio.read('news.yaml')).toBe(news)
})
