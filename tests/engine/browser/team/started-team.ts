import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { createTeamServer } from '../../../../src/team/server/create-team-server.ts'
import { withJobs } from '../../../../src/team/server/jobs/with-jobs.ts'
import { invite } from '../../../../src/team/server/people/people.ts'
import type { Role } from '../../../../src/team/server/people/roles.ts'
import { findOrigin } from '../../../../src/team/server/publish/origin.ts'
import { teamScripts } from '../../../../src/team/server/shell/team-scripts.ts'
import { openTeam } from '../../../../src/team/server/store/open-team.ts'
import type { Team } from '../../../../src/team/server/team.ts'
import type { PublishSettings } from '../../../../src/team/server/team-settings.ts'
import { withWorkspaces } from '../../../../src/team/server/workspaces/with-workspaces.ts'
import { type AxeParts, axeErrors } from '../../../browser/axe.ts'
import { freePort } from '../../../support/servers/free-port.ts'
import { writeSmallSite } from '../small-site.ts'

/** Where what is published is pushed to. */
type GivenOrigin = { publish: PublishSettings; connect: (git: (...args: string[]) => unknown) => void }

/** A team that works on a small site, or on the one that `write` puts into the folder, with the way in for each person. */
export async function startTeam(write: (pages: string) => Promise<void> = writeSmallSite, given?: GivenOrigin) {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-team-'))
  const site = join(folder, 'site')
  await write(join(site, 'pages'))
  const git = (...args: string[]) => execFileSync('git', ['-C', site, ...args], { stdio: 'ignore' })
  function commit(message: string) {
    git('add', '.')
    git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '--quiet', '--message', message)
  }
  git('init', '--quiet')
  commit('Begin the site')
  given?.connect(git)
  const data = join(folder, 'data')
  const database = await openTeam({ file: join(data, 'team.sqlite') })
  const port = await freePort()
  const first: Team = {
    database,
    settings: { origin: `http://team.localhost:${port}`, ...(given && { publish: given.publish }) },
    mails: { isSending: false, send: async () => false },
    company: undefined,
    now: () => new Date(),
  }
  const module = new URL('../../../../src/cli/support/workspace-process.ts', import.meta.url)
  const pages = join(site, 'pages')
  const access = given && { token: given.publish.token, env: {}, now: first.now }
  const origin = access && (await findOrigin(pages, access))
  if (origin && 'error' in origin) throw new Error(origin.error)
  const withFiles = await withWorkspaces(first, { data, pages, origin, module })
  const command = new URL('../../../../src/cli/main.ts', import.meta.url)
  const out = join(folder, 'dist')
  const team = withJobs(withFiles, { data, command, out })
  const app = await createTeamServer(team, { env: {}, scripts: teamScripts })
  await app.listen({ port, host: '127.0.0.1' })
  return {
    origin: first.settings.origin,
    data,
    /** The folder of the release that visitors see. */
    out,
    studios: team.studios,
    /** A file of a workspace. */
    fileOf: (id: number, name: string) => readFile(join(data, 'workspaces', String(id), 'pages', name), 'utf8'),
    /** Ada publishes a change of a file. */
    async publish(name: string, change: (text: string) => string) {
      const path = join(site, 'pages', name)
      await writeFile(path, change(await readFile(path, 'utf8')))
      commit('Publish')
    },
    async link(name: string, role: Role) {
      const person = { email: `${name.toLowerCase()}@example.com`, name, role, seesInbox: false, lastDay: '' }
      const { link } = await invite(team, undefined, person, { subject: '', text: () => '' })
      return link ?? ''
    },
    async stop() {
      await app.close()
      await team.jobs.stop()
      await team.studios.stopAll()
      await database.db.destroy()
      await rm(folder, { recursive: true })
    },
  }
}

/** Signs a person in by a link, and opens the list of workspaces. */
export async function signIn(page: Page, link: string) {
  await page.goto(link)
  await page.getByRole('button', { name: /^Sign in as/ }).click()
  await page.getByRole('link', { name: 'Workspaces' }).click()
}

/** Expects that a page has no error that axe knows, and is no wider than its window, in light and dark. */
export async function expectReadable(page: Page, parts: AxeParts = {}) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axeErrors(page, parts)).toEqual([])
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(isWide).toBe(false)
  }
}
