import { expect, type Page, test } from '@playwright/test'
import { axeErrors } from '../../browser/axe.ts'
import { watchErrors } from '../../browser/watch-errors.ts'
import { serveMeasuredSite } from './measured-site.ts'

const hosts = { map: 'maps.example.com', calendar: 'calendar.example.com', player: 'player.example.com' }
const embed = (id: keyof typeof hosts, title: string) => ({
  type: 'embed',
  id,
  href: `https://${hosts[id]}/embed`,
  title,
  height: 300,
})
const blocks = [embed('map', 'A map'), embed('calendar', 'A calendar'), embed('player', 'A song')]
const far = [{ type: 'spacer', size: 'large' }, ...Array.from({ length: 30 }, text), embed('map', 'A map')]

function text() {
  return { type: 'text', body: 'A text that is between the top of the page and the map at its end. '.repeat(12) }
}

const maps = { key: 'maps', name: 'Maps', text: 'Maps of others, who then know the address of your device.' }
const consent = {
  privacy: '/about',
  categories: [maps],
  embeds: [
    { host: hosts.map, category: 'maps' },
    { host: hosts.calendar, category: 'marketing' },
  ],
}

// One worker runs all of them, so that their site is built once.
test.describe.configure({ mode: 'default' })

let site: Awaited<ReturnType<typeof serveMeasuredSite>>

test.beforeAll(async () => {
  site = await serveMeasuredSite({ embeds: Object.values(hosts), consent }, { parts: blocks, far })
})
test.afterAll(() => site?.stop())

/** Opens a page. Other hosts answer with their own name. Returns what was requested of them. */
async function open(page: Page, path = '/parts') {
  const requested: string[] = []
  await page.route(
    (url) => url.origin !== site.origin,
    (route) => {
      const { host } = new URL(route.request().url())
      requested.push(host)
      return route.fulfill({ contentType: 'text/html', body: `<title>${host}</title><p>Shown by ${host}</p>` })
    },
  )
  const errors = await watchErrors(page)
  await page.goto(site.origin + path)
  const asked = page.getByRole('region', { name: 'Your privacy' })
  const shown = (host: string, title: string) =>
    expect(page.frameLocator(`iframe[title="${title}"]`).getByText(`Shown by ${host}`)).toBeVisible()
  return { requested, errors, asked, shown }
}

test('before consent each part waits for its button, which loads this one alone', async ({ page }) => {
  const { requested, errors, asked, shown } = await open(page)
  await expect(asked).toContainText('May we show parts of other sites')
  await asked.getByRole('button', { name: 'Refuse all' }).click()
  await page.getByRole('button', { name: 'Show: A map' }).click()
  await shown(hosts.map, 'A map')
  await expect(page.getByRole('button', { name: 'Show: A calendar' })).toBeVisible()
  expect(requested).toEqual([hosts.map])
  expect(errors).toEqual([])
})

test('an allowed category loads its parts without a press and without the focus, and no others', async ({ page }) => {
  const { requested, errors, asked, shown } = await open(page)
  await asked.getByText('Choose').click()
  await expect(asked.getByRole('checkbox')).toHaveCount(3)
  await asked.getByRole('checkbox', { name: `Maps: ${maps.text}` }).check()
  const before = await page.locator('#map').boundingBox()
  await asked.getByRole('button', { name: 'Save the choice' }).click()
  await shown(hosts.map, 'A map')
  await expect(page.locator('#main')).toBeFocused()
  expect((await page.locator('#map').boundingBox())?.height).toBe(before?.height)
  await expect(page.locator('#map').getByText('when you press the button')).toBeHidden()
  await expect(page.locator('#calendar').getByText('when you press the button')).toBeVisible()
  expect(requested).toEqual([hosts.map])
  expect(await axeErrors(page, { inside: 'main', without: 'iframe' })).toEqual([])
  await test.step('also on the next visit, before anything is touched', async () => {
    await page.reload()
    await shown(hosts.map, 'A map')
    expect(new Set(requested)).toEqual(new Set([hosts.map]))
  })
  expect(errors).toEqual([])
})

test('after everything is accepted, a part without a category still waits for its button', async ({ page }) => {
  const { requested, asked, shown } = await open(page)
  await asked.getByRole('button', { name: 'Accept all' }).click()
  await shown(hosts.map, 'A map')
  await shown(hosts.calendar, 'A calendar')
  await page.getByRole('button', { name: 'Show: A song' }).scrollIntoViewIfNeeded()
  expect(requested.sort()).toEqual([hosts.calendar, hosts.map])
})

test('a withdrawn consent takes the part away, and the next page does not load it', async ({ page }) => {
  const { requested, errors, asked, shown } = await open(page)
  await asked.getByRole('button', { name: 'Accept all' }).click()
  await shown(hosts.map, 'A map')
  await shown(hosts.calendar, 'A calendar')
  await page.getByRole('button', { name: 'Privacy choices' }).click()
  await asked.getByRole('button', { name: 'Refuse all' }).click()
  await expect(page.getByRole('button', { name: 'Show: A map' })).toBeVisible()
  requested.length = 0
  await page.goto(`${site.origin}/far`)
  await page.getByRole('button', { name: 'Show: A map' }).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(requested).toEqual([])
  expect(errors).toEqual([])
})

test('an allowed part far below loads neither itself nor the scripts of the page before it is near', async ({
  page,
}) => {
  const { requested, asked, shown } = await open(page, '/about')
  await asked.getByRole('button', { name: 'Accept all' }).click()
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto(`${site.origin}/far`)
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([expect.stringContaining('/assets/measure-')])
  expect(requested).toEqual([])
  await page.locator('#map').scrollIntoViewIfNeeded()
  await shown(hosts.map, 'A map')
  expect(requested).toEqual([hosts.map])
})

test('Global Privacy Control is a refusal', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const { requested, asked } = await open(page)
  await page.waitForLoadState('networkidle')
  await expect(asked).toBeHidden()
  await expect(page.getByRole('button', { name: 'Show: A map' })).toBeVisible()
  expect(requested).toEqual([])
})
