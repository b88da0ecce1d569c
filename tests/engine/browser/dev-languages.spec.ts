import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startDevServer } from '../../support/servers/dev-server.ts'

// One worker runs all of them, so that one server is started.
test.describe.configure({ mode: 'serial' })

let server: Awaited<ReturnType<typeof startDevServer>>
test.beforeAll(async () => {
  const bakery = join(import.meta.dirname, '../../sites/bakery')
  server = await startDevServer((pages) => cp(bakery, pages, { recursive: true }))
})
test.afterAll(() => server.stop())

test('each page of a language is at its address, with its texts, words, direction, links and versions', async ({
  page,
}) => {
  await page.goto(`${server.home}/ar`)
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'ar')
  await expect(html).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('h1')).toHaveText('خبز على مهل')
  await expect(page.locator('link[hreflang=nl]')).toHaveAttribute('href', 'https://www.bakkerij-roos.example/')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://www.bakkerij-roos.example/ar')
  await expect(page.getByText('Is er glutenvrij brood?')).toHaveAttribute('lang', 'nl')
  // A page that the language does not have is that of the source.
  await expect(page.getByRole('link', { name: 'كل الأسعار' })).toHaveAttribute('href', '/prijzen')
  await page.getByRole('link', { name: 'عن الخبازين' }).first().click()
  await expect(page).toHaveURL(`${server.home}/ar/man-nahnu`)

  const languages = page.getByRole('banner').locator('[popovertarget=languages]')
  await languages.click()
  await page.getByRole('banner').locator('a[data-language][lang=nl]').filter({ visible: true }).click()
  await expect(page).toHaveURL(`${server.home}/over-ons`)
  await expect(html).toHaveAttribute('lang', 'nl')
})

test('unknown addresses below a language answer with its page for them, and its search has its pages', async ({
  page,
  request,
}) => {
  for (const address of ['/ar/nergens', '/ar/404']) {
    const answer = await page.goto(`${server.home}${address}`)
    expect(answer?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  }
  expect((await page.goto(`${server.home}/nergens`))?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  const search = await (await request.get(`${server.home}/ar/search.json`)).text()
  expect(search).toContain('/ar/man-nahnu')
  expect(search).not.toContain('/over-ons')
})

test('a saved translation shows in the open page without a reload, and one with an error is reported over it', async ({
  page,
}) => {
  await page.goto(`${server.home}/ar`)
  await expect(page.locator('h1')).toHaveText('خبز على مهل')
  await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''))
  const mirror = join(server.pages, '_languages/ar/index.yaml')
  const before = await readFile(mirror, 'utf8')
  const title = 'blocks[page-title].title: { source: Brood met tijd, text: خبز على مهل }'
  await writeFile(mirror, before.replace(title, title.replace('على مهل', 'بلا عجلة')))
  await expect(page.locator('h1')).toHaveText('خبز بلا عجلة')
  await writeFile(mirror, before.replace(title, title.replace('text:', 'txet:')))
  const overlay = page.getByRole('alert').filter({ hasText: 'The content has errors' })
  await expect(overlay).toContainText('_languages/ar/index.yaml')
  await writeFile(mirror, before)
  await expect(overlay).toBeHidden()
  await expect(page.locator('h1')).toHaveText('خبز على مهل')
  await expect(page.locator('body')).toHaveAttribute('data-not-reloaded', '')
})

test('an entry of a list is where its `languages:` say, and the frame of the studio keeps each at its place in the file', async ({
  page,
  request,
}) => {
  const home = join(server.pages, 'index.yaml')
  const before = await readFile(home, 'utf8')
  const questions = `  - type: faq
    title: Nog meer
    items:
      - { question: هل لديكم تمر؟, answer: نعم., languages: [ar] }
      - { question: Kan ik bellen?, answer: Ja. }
`
  await writeFile(home, before + questions)
  await page.goto(server.home)
  await expect(page.getByText('Kan ik bellen?')).toBeVisible()
  await expect(page.getByText('هل لديكم تمر؟')).toHaveCount(0)
  await page.goto(`${server.home}/ar`)
  // It is in the words of the language.
  await expect(page.getByText('هل لديكم تمر؟')).not.toHaveAttribute('lang')
  await expect(page.getByText('Kan ik bellen?')).toHaveAttribute('lang', 'nl')
  const framed = await request.get(`${server.home}/?studio`, { headers: { accept: 'text/html' } })
  expect(await framed.text()).toMatch(/items\.1\.question[^<]*Kan ik bellen/)
  await writeFile(home, before)
})
