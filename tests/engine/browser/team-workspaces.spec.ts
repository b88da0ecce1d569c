import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { createTeamServer } from '../../../src/team/server/create-team-server.ts'
import { invite } from '../../../src/team/server/people/people.ts'
import type { Role } from '../../../src/team/server/people/roles.ts'
import { teamScripts } from '../../../src/team/server/shell/team-scripts.ts'
import { openTeam } from '../../../src/team/server/store/open-team.ts'
import type { Team } from '../../../src/team/server/team.ts'
import { withWorkspaces } from '../../../src/team/server/workspaces/with-workspaces.ts'
import { axeErrors } from '../../browser/axe.ts'
import { partsOf, withoutTour } from '../../browser/studio-parts.ts'
import { freePort } from '../../support/servers/free-port.ts'
import { writeSmallSite } from './small-site.ts'

/** A team that works on a small site, with the way in for each person. */
async function startTeam() {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-team-'))
  const site = join(folder, 'site')
  await writeSmallSite(join(site, 'pages'))
  const git = (...args: string[]) => execFileSync('git', ['-C', site, ...args], { stdio: 'ignore' })
  git('init', '--quiet')
  git('add', '.')
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '--quiet', '--message', 'Begin the site')
  const data = join(folder, 'data')
  const database = await openTeam({ file: join(data, 'team.sqlite') })
  const port = await freePort()
  const first: Team = {
    database,
    settings: { origin: `http://team.localhost:${port}` },
    mails: { isSending: false, send: async () => false },
    company: undefined,
    now: () => new Date(),
  }
  const module = new URL('../../../src/cli/support/workspace-process.ts', import.meta.url)
  const team = await withWorkspaces(first, { data, pages: join(site, 'pages'), module })
  const app = await createTeamServer(team, { env: {}, scripts: teamScripts })
  await app.listen({ port, host: '127.0.0.1' })
  return {
    origin: first.settings.origin,
    data,
    studios: team.studios,
    async link(name: string, role: Role) {
      const person = { email: `${name.toLowerCase()}@example.com`, name, role, seesInbox: false, lastDay: '' }
      const { link } = await invite(team, undefined, person, { subject: '', text: () => '' })
      return link ?? ''
    },
    async stop() {
      await app.close()
      await team.studios.stopAll()
      await database.db.destroy()
      await rm(folder, { recursive: true })
    },
  }
}

async function signIn(page: Page, link: string) {
  await page.goto(link)
  await page.getByRole('button', { name: /^Sign in as/ }).click()
  await page.getByRole('link', { name: 'Workspaces' }).click()
}

async function expectReadable(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axeErrors(page)).toEqual([])
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(isWide).toBe(false)
  }
}

test('a writer works in a workspace, whose studio stops and starts, and a viewer looks at it', async ({ browser }) => {
  const team = await startTeam()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await withoutTour(context)
  const page = await context.newPage()
  const { blocks, field, preview } = partsOf(page)
  const about = () => readFile(join(team.data, 'workspaces/1/pages/about.yaml'), 'utf8')
  const title = field('Title')
  try {
    await test.step('a workspace begins, and its studio opens', async () => {
      await signIn(page, await team.link('Ana', 'writer'))
      await expect(page.getByText('There are no workspaces yet.')).toBeVisible()
      await expectReadable(page)
      await page.getByRole('button', { name: 'New workspace' }).click()
      await page.getByLabel('Name').fill('Spring campaign')
      await expectReadable(page)
      await page.getByRole('dialog').getByRole('button', { name: 'New workspace' }).click()
      await page.waitForURL(/\/\/1\.workspace\.localhost:\d+\/studio\//)
    })
    await test.step('what is typed is in the workspace', async () => {
      await page.goto(`${new URL(page.url()).origin}/studio/about`)
      await expect(preview.locator('main section').first()).toBeVisible()
      await blocks.getByRole('treeitem').first().click()
      await expect(page.getByText('Your workspace')).toBeVisible()
      await title.fill('Typed in a workspace')
      await expect.poll(about).toContain('Typed in a workspace')
    })
    await test.step('the changes are shown, and nothing offers to publish them here', async () => {
      await page.goto(`${new URL(page.url()).origin}/studio/-/changes`)
      await expect(
        page.getByText('These files are saved in this workspace. Visitors do not see them yet.'),
      ).toBeVisible()
      for (const name of ['Publish', 'Propose', 'Get the latest', 'Save a version'])
        await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
      await page.goBack()
      await blocks.getByRole('treeitem').first().click()
    })
    await test.step('the studio stops, and the next letter starts it', async () => {
      await team.studios.stop(1)
      await title.fill('Typed after a rest')
      await expect.poll(about).toContain('Typed after a rest')
      await expect(preview.getByText('Typed after a rest').first()).toBeVisible()
    })
    await test.step('the list says how much has changed, and a viewer looks', async () => {
      await team.studios.stop(1)
      await page.goto(`${team.origin}/workspaces`)
      await expect(page.getByText(/^Ana · 1 changed file · last changed/)).toBeVisible()
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expectReadable(page)
      }
      await context.clearCookies()
      await signIn(page, await team.link('Dan', 'viewer'))
      await expect(page.getByRole('button', { name: 'New workspace' })).toHaveCount(0)
      await page.getByRole('button', { name: 'Look at Spring campaign' }).click()
      await page.waitForURL(/\/\/1\.workspace\.localhost:\d+\/studio\//)
      await page.goto(`${new URL(page.url()).origin}/studio/about`)
      await expect(preview.getByText('Typed after a rest').first()).toBeVisible()
    })
    await test.step('a workspace is removed and brought back by its owner', async () => {
      await context.clearCookies()
      await signIn(page, await team.link('Bea', 'admin'))
      await page.getByRole('button', { name: 'Remove Spring campaign' }).click()
      await expect(page.getByText('Its changes, in one file, disappear from here.')).toBeVisible()
      await expectReadable(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
      await page.getByRole('button', { name: 'Bring back Spring campaign' }).click()
      await expect(page.getByRole('button', { name: 'Look at Spring campaign' })).toBeVisible()
      expect(await about()).toContain('Typed after a rest')
    })
  } finally {
    await context.close()
    await team.stop()
  }
})
