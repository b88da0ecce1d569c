import { expect, test } from '@playwright/test'
import { axeErrors } from '../browser/axe.ts'
import { onePageOfEveryKind } from '../browser/every-kind.ts'

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

/** Pages that are looked at on a phone as well: their header, map, tables and sheets are laid out differently there. */
const onPhone = ['/', '/locations', '/data-dashboard', '/resources/bar-par-sheet']

for (const path of new Set([...onePageOfEveryKind({ onEachTone: true }), ...more]))
  test(`axe finds nothing on ${path}, and nothing is asked for elsewhere`, {
    tag: onPhone.includes(path) ? '@phone' : [],
  }, async ({ page, baseURL }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (protocol !== 'data:' && origin !== baseURL) elsewhere.push(request.url())
    })
    await page.goto(path)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    expect(await axeErrors(page)).toEqual([])
    expect(elsewhere).toEqual([])
  })

test('axe finds nothing in the open quote dialog', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Get Staffing Quote' }).first().click()
  expect(await axeErrors(page, { inside: '#quote-dialog' })).toEqual([])
})
