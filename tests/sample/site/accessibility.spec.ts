import { expect, test } from '@playwright/test'
import { axeErrors } from '../../browser/axe.ts'

/** Pages whose blocks take another shape than on the pages that show every kind. */
const more = [
  '/captain-guide',
  '/data-dashboard',
  '/locations',
  '/no-such-page',
  '/resources',
  '/resources/bar-par-sheet',
  '/resources/bartender-resume-template',
  '/resources/guest-list-template',
  '/staff-portal',
  '/team-member-training',
]

/** Pages that are looked at on a phone as well: their map, tables and sheets are laid out differently there. */
const onPhone = ['/locations', '/data-dashboard', '/resources/bar-par-sheet']

for (const path of more)
  test(`axe finds nothing on ${path}`, { tag: onPhone.includes(path) ? '@phone' : [] }, async ({ page }) => {
    await page.goto(path)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    expect(await axeErrors(page)).toEqual([])
  })

test('axe finds nothing in the open quote dialog', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Get Staffing Quote' }).first().click()
  expect(await axeErrors(page, { inside: '#quote-dialog' })).toEqual([])
})
