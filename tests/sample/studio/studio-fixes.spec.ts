import { expect } from '@playwright/test'
import { axeErrors } from '../../browser/axe.ts'
import { partsOf } from '../../browser/studio-parts.ts'
import { test } from './studio.ts'

const broken = `title: What we do for events
description: Who we are, how we choose the people we send, and what you can expect on the day.
titel: About us
noindex: yes
blocks:
  - type: hero
    id: top
    titel: What we do
    intro: We send people to events.
    image:
      name: about/hero
      alt: An evening crowd in front of warm lights, seen from behind
  - type: rich-text
    id: top
    body: We are glad to answer every question.
  - type: stats-strip
    titel: Our years in numbers
    tone: papper
    figures:
      - value: 12
        label: years
      - value: '24'
        label: hours
  - use: how-to-hir
`

test('all problems of a page that is broken in many places are fixed by keyboard alone, and undone', async ({
  page,
  studio,
}) => {
  await studio.write('broken.yaml', broken)
  const { tabTo, run } = partsOf(page)
  await page.goto(`${studio.url}/broken`)
  const problems = page.getByRole('button', { name: /^Problems/ })
  await expect(problems).toHaveAccessibleName(/^Problems \S+: [1-9]/)
  await run('problems')
  const dialog = page.getByRole('dialog', { name: 'Problems of this page' })
  // While a fix is written, all of them are disabled.
  const fixes = dialog.getByRole('button', { name: /^Fix: /, disabled: false })
  const none = dialog.getByText('This page has no problems.')
  let count = 0
  for (;;) {
    await expect(fixes.first().or(none)).toBeVisible()
    if (await none.isVisible()) break
    const before = await studio.read('broken.yaml')
    if (count === 0) expect(await axeErrors(page, { without: 'iframe' })).toEqual([])
    await tabTo(fixes.first())
    await page.keyboard.press('Enter')
    await expect.poll(() => studio.read('broken.yaml')).not.toBe(before)
    await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
    count++
  }
  expect(count).toBeGreaterThanOrEqual(6)
  await page.keyboard.press('Escape')
  await expect(problems).toHaveAccessibleName(/^Problems \S+: 0 errors, 0 warnings/)
  for (; count > 0; count--) {
    const before = await studio.read('broken.yaml')
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => studio.read('broken.yaml')).not.toBe(before)
  }
  expect(await studio.read('broken.yaml')).toBe(broken)
})

test('F8 goes from problem to problem, and the field of one has its fix', async ({ page, studio }) => {
  const { open, fields, saved, tabTo } = partsOf(page)
  const field = page.locator('[data-field="secondAction.href"]')
  const before = await studio.read('about.yaml')
  await open(`${studio.url}/about`)
  const broken = before.replace('href: /locations', 'href: locations')
  await studio.write('about.yaml', broken.replace(/^title: .*$/m, 'title: ""'))
  await expect(page.getByRole('button', { name: /^Problems \S+: 2 errors/ })).toBeVisible()
  await page.keyboard.press('F8')
  await expect(fields.locator(':focus')).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveCount(0)
  await page.keyboard.press('F8')
  await expect(field).toBeFocused()
  await tabTo(fields.getByRole('button', { name: 'Fix: Change to /locations' }))
  await page.keyboard.press('Enter')
  await saved('about.yaml')
  expect(await studio.read('about.yaml')).toBe(before.replace(/^title: .*$/m, 'title: ""'))
  await expect(field).toBeFocused()
})
