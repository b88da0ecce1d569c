import { expect, test } from '@playwright/test'
import { axeErrors } from '../../browser/axe.ts'
import { onePageOfEveryKind, pagesToLookAt } from '../../browser/every-kind.ts'

/** Pages whose blocks take another shape than on the pages that show every kind. */
const more = [
  '/captain-guide',
  '/data-dashboard',
  '/locations',
  '/resources',
  '/resources/bar-par-sheet',
  '/resources/bartender-resume-template',
  '/resources/guest-list-template',
  '/staff-portal',
  '/team-member-training',
]

/** Pages that are looked at on a phone as well: their map, tables and sheets are laid out differently there. */
const onPhone = ['/locations', '/data-dashboard', '/resources/bar-par-sheet']

const chosen = new Set(pagesToLookAt())
const chosenOnPhone = new Set(onePageOfEveryKind())

/** Whether `tests/content/accessibility.spec.ts`, which checks the same and more, already opens this page. */
const isChecked = (path: string) => chosen.has(path) && (chosenOnPhone.has(path) || !onPhone.includes(path))

for (const path of more.filter((path) => !isChecked(path)))
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
