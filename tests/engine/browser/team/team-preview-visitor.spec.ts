import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { passwordField } from '../../../browser/gate-page.ts'
import { isHydrated, startApp } from '../../../browser/hydrated.ts'
import { signIn, startTeam } from './started-team.ts'

const head = (title: string, more = '') =>
  `title: ${title}\ndescription: A page of the workspace, which visitors do not see yet and a preview shows.\n${more}blocks:\n`

/** What is new in the workspace: a page with a picture, a protected page, a page with a form, and one with the search. */
const files = {
  '_public/images/spring.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#0a0" d="M0 0h4v3H0z"/></svg>',
  'spring.yaml': `${head('Parasols in spring')}  - type: hero
    title: Parasols in spring
    intro: They are new.
    tone: paper
    image: { name: spring, alt: A green field }
`,
  'secret.yaml': `${head('For partners', 'gate: { password: GATE_TEAM, remember: team-auth }\n')}  - type: page-title
    title: Half of the price
`,
  'ask.yaml': `${head('Ask us')}  - type: form
    form: ask
    title: Ask us
    endpoint: https://crm.example/take
    submit: Send
    thanks: It has been sent.
    phone: '{site.phone}'
    email: '{site.email}'
    sections: [{ fields: [{ kind: text, name: words, label: Your question, required: true }] }]
`,
  'search.yaml': `${head('Search')}  - type: site-search
    title: Search this site
    label: Words
    placeholder: Parasols
    withoutScripts: The search needs scripts.
`,
}

/** The site with what its header and its theme get in the workspace. */
const changes: Record<string, (text: string) => string> = {
  '_data/site.yaml': (text) =>
    text.replace(
      'header:\n',
      'header:\n  search: { text: Search, placeholder: Parasols, href: /search, nothing: { text: Look, links: [] } }\n',
    ),
  '_data/theme.yaml': (text) => text.replace('#f6eee2', '#c8f0d8'),
}

test.beforeAll(() => {
  process.env['GATE_TEAM'] = '63yd-bj5k-nvbu-fpdz-egng'
})
test.afterAll(() => {
  delete process.env['GATE_TEAM']
})

test('a browser without cookies sees the whole site of a preview, and nothing leads out of it', async ({ browser }) => {
  const team = await startTeam()
  const writer = await browser.newPage()
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const boss = await context.newPage()
  const folder = join(team.data, 'workspaces/1/pages')
  const answers: { url: string; robots: string | undefined; referrer: string | undefined }[] = []
  const asked: string[] = []
  const problems: string[] = []
  boss.on('pageerror', ({ message }) => problems.push(message))
  context.on('request', (request) => asked.push(request.url()))
  context.on('response', (response) => {
    const headers = response.headers()
    answers.push({ url: response.url(), robots: headers['x-robots-tag'], referrer: headers['referrer-policy'] })
  })
  const go = (path: string) => boss.goto(`${new URL(boss.url()).origin}${path}`)
  try {
    await test.step('a writer shows what is new', async () => {
      await signIn(writer, await team.link('Ben', 'writer'))
      const begun = await writer.evaluate(async () => {
        const headers = { 'content-type': 'application/json' }
        const body = JSON.stringify({ title: 'Spring' })
        return (await fetch('/api/workspaces/begin', { method: 'POST', headers, body })).status
      })
      expect(begun).toBe(200)
      for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
      for (const [name, change] of Object.entries(changes))
        await writeFile(join(folder, name), change(await readFile(join(folder, name), 'utf8')))
      await writer.goto(`${team.origin}/workspaces/1/previews?page=%2Fspring`)
      await writer.getByRole('dialog').getByRole('button', { name: 'New preview' }).click()
      await boss.goto(await writer.getByLabel('Link of the preview').inputValue())
    })
    await test.step('the new page has its picture and the new theme', async () => {
      await expect(boss.getByRole('heading', { name: 'Parasols in spring' })).toBeVisible({ timeout: 120_000 })
      const picture = boss.getByRole('img', { name: 'A green field' })
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      const colours = await boss.evaluate(() =>
        [...document.querySelectorAll('main *, body')].map((one) => getComputedStyle(one).backgroundColor),
      )
      expect(colours).toContain('rgb(200, 240, 216)')
      await expect(boss.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://www.example.com/spring')
      await boss.screenshot({ path: test.info().outputPath('preview-390.png') })
    })
    await test.step('the search finds it', async () => {
      await go('/search')
      await boss.getByLabel('Words').first().fill('parasols')
      await expect(boss.getByRole('link', { name: /Parasols in spring/ }).first()).toBeVisible()
    })
    await test.step('its blocks are hydrated', async () => {
      await go('/calculator')
      await startApp(boss)
      expect(await isHydrated(boss.getByLabel('Items').first())).toBe(true)
      expect(problems).toEqual([])
    })
    await test.step('a protected page stays closed', async () => {
      const answer = await go('/secret')
      expect(await answer?.text()).not.toContain('Half of the price')
      await expect(passwordField(boss)).toBeVisible()
      await passwordField(boss).fill('another one')
      await boss.getByRole('button', { name: 'Access Page' }).click()
      await expect(boss.getByRole('heading', { name: 'Half of the price' })).toHaveCount(0)
    })
    await test.step('a form is refused here, wherever the site sends it', async () => {
      await go('/ask')
      await boss.getByLabel('Your question').fill('Is it sent?')
      const sent = boss.waitForResponse((response) => response.request().method() === 'POST')
      await boss.getByRole('button', { name: 'Send', exact: true }).click()
      const answer = await sent
      expect([new URL(answer.url()).pathname, answer.status()]).toEqual(['/api/inquiries', 422])
      await expect(boss.getByRole('alert').filter({ hasText: 'An error occurred' })).toBeVisible()
      await expect(boss.getByText('It has been sent.')).toBeHidden()
      await expect(boss.getByRole('complementary', { name: 'Preview' })).toContainText('Forms send nothing from here.')
      await boss.screenshot({ path: test.info().outputPath('form-390.png') })
    })
    await test.step('no answer is for a search engine, and no other server is asked', async () => {
      const missing = await go('/nothing')
      expect(missing?.status()).toBe(404)
      const map = await boss.evaluate(async () => (await fetch('/sitemap-1.xml')).text())
      expect(map).toContain('<loc>https://www.example.com/spring</loc>')
      expect(map).not.toContain('preview.localhost')
      const own = answers.filter(({ url }) => url.startsWith('http'))
      expect(own.length).toBeGreaterThan(20)
      expect(own.filter(({ robots }) => robots !== 'noindex, nofollow')).toEqual([])
      expect(own.filter(({ referrer }) => referrer !== 'no-referrer')).toEqual([])
      const { host } = new URL(boss.url())
      expect(asked.filter((url) => url.startsWith('http') && new URL(url).host !== host)).toEqual([])
    })
  } finally {
    await writer.close()
    await context.close()
    await team.stop()
  }
})
