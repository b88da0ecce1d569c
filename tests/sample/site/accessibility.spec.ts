import { expect, test } from '@playwright/test'
import { axeErrors } from '../../browser/axe.ts'
import { unseenDrawings } from '../../browser/forced-colours.ts'

test('axe finds nothing in a list of pages and in documents of another shape', async ({ page }) => {
  // `tests/content/pages.spec.ts` opens a page with each kind of block.
  for (const path of ['/resources', '/resources/bartender-resume-template', '/resources/guest-list-template']) {
    await page.goto(path)
    expect(await axeErrors(page), path).toEqual([])
  }
})

test('icons of the header over a picture, bulbs of months and progress of the form are seen in forced colours', async ({
  page,
}) => {
  // `tests/engine/browser/columns.spec.ts` looks at every block of the engine.
  for (const path of ['/chicago/servers', '/book-now']) {
    await page.goto(path)
    for (const scheme of ['light', 'dark'] as const)
      expect.soft(await unseenDrawings(page, scheme), `${path}, ${scheme}`).toEqual([])
  }
})

test('axe finds nothing in the open quote dialog', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Get Staffing Quote' }).first().click()
  expect(await axeErrors(page, { inside: '#quote-dialog' })).toEqual([])
})
