import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { openPage } from '../../browser/gate-page.ts'
import { expectHydrated } from '../../browser/hydrated.ts'

// Cards fly off.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const deck = (page: Page) => page.getByRole('group', { name: /^Card to judge/ })
const shown = (page: Page) => deck(page).getByRole('heading')
const count = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()

test('by button: yes, maybe, a no with its reason, undo, reset, and an export of the decisions once a name is given', async ({
  page,
}) => {
  await openPage(page, '/swipe')
  await deck(page).getByRole('button', { name: 'Yes' }).click()
  await expect(shown(page)).toHaveText('Jonas K.')
  await expect(
    page.getByRole('status').filter({ hasText: 'Maya R.: yes. Next card: Jonas K., Boston.' }),
  ).toBeAttached()
  await deck(page).getByRole('button', { name: 'Maybe' }).click()
  await deck(page).getByRole('button', { name: 'No', exact: false }).first().click()
  await expect(page.getByRole('button', { name: 'No role that we need' })).toBeFocused()
  await page.getByRole('button', { name: 'Not in our cities' }).click()
  await count(page, '3 of 14 judged')
  await expect(page.getByText('Not in our cities')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(shown(page)).toHaveText('Ada N.')
  await page.reload()
  await count(page, '2 of 14 judged')
  await page.getByRole('button', { name: 'Start again' }).click()
  await count(page, '0 of 14 judged')
  await page.getByRole('button', { name: 'Undo' }).click()
  await count(page, '2 of 14 judged')

  await page.getByRole('button', { name: 'Export CSV' }).click()
  await expect(page.getByRole('alert')).toHaveText('Write who has judged first. It goes into the file.')
  await page.getByLabel('Who judges').fill('=AB')
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(csv.suggestedFilename()).toBe('candidates.csv')
  const text = await readFile(await csv.path(), 'utf8')
  expect(text).toMatch(
    /^\uFEFFid,name,city,roles,decision,reason,reviewer,decidedAt\r\nc-001,Maya R\.,Chicago,"Bartender, Server",yes,,'=AB,/,
  )
  const [json] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export JSON' }).click(),
  ])
  expect(JSON.parse(await readFile(await json.path(), 'utf8'))).toMatchObject([
    { id: 'c-001', decision: 'yes' },
    { decision: 'maybe' },
  ])
})

test('by key, to the last card and back', async ({ page }) => {
  await openPage(page, '/swipe')
  await expectHydrated(deck(page))
  await deck(page).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Escape')
  await expect(deck(page)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await count(page, '3 of 14 judged')
  await page.keyboard.press('Backspace')
  await count(page, '2 of 14 judged')
  for (let card = 0; card < 12; card++) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'All cards are judged' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(shown(page)).toHaveText('Ben A.')
  await expect(deck(page)).toBeFocused()
})

test('by mouse: a card dragged far enough is decided, one released early returns', async ({ page }) => {
  await openPage(page, '/swipe')
  await deck(page).getByRole('button', { name: 'Maybe' }).click()
  const pull = async (x: number, y: number) => {
    const box = await deck(page).getByRole('article').boundingBox()
    if (!box) throw new Error('no card')
    await page.mouse.move(box.x + 250, box.y + 200)
    await page.mouse.down()
    await page.mouse.move(box.x + 250 + x / 2, box.y + 200 + y / 2, { steps: 4 })
    await page.mouse.move(box.x + 250 + x, box.y + 200 + y, { steps: 4 })
    await page.mouse.up()
  }
  await pull(20, 0)
  await expect(shown(page)).toHaveText('Jonas K.')
  await pull(260, 10)
  await expect(shown(page)).toHaveText('Ada N.')
  await pull(10, -260)
  await expect(shown(page)).toHaveText('Theo B.')
  await pull(-260, 10)
  await expect(page.getByText('Why not? A reason of the job.')).toBeVisible()
})

test('by finger: a swipe decides', { tag: '@phone-only' }, async ({ page }) => {
  await openPage(page, '/swipe')
  await deck(page).getByRole('button', { name: 'Maybe' }).tap()
  await expect(shown(page)).toHaveText('Jonas K.')
  const box = await deck(page).getByRole('article').boundingBox()
  if (!box) throw new Error('no card')
  const touch = await page.context().newCDPSession(page)
  const at = (x: number) => ({ touchPoints: [{ x: box.x + x, y: box.y + 150 }] })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(60) })
  for (const x of [90, 140, 200, 260]) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(x) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(shown(page)).toHaveText('Ada N.')
})
