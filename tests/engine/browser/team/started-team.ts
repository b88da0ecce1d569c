import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { createTeamServer } from '../../../../src/team/server/create-team-server.ts'
import type { Inquiries } from '../../../../src/team/server/inbox/inquiries.ts'
import { withJobs } from '../../../../src/team/server/jobs/with-jobs.ts'
import type { TeamMail } from '../../../../src/team/server/mails.ts'
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

type Options = {
  /** Puts the site into its folder: a small one, if nothing else does. */
  write?: (pages: string) => Promise<void>
  given?: GivenOrigin
  /** Whether mails reach people; else they are shown, and links passed on. */
  isSending?: boolean
  /** What visitors have sent. */
  inquiries?: Inquiries
}

/** A team that works on a site, with the way in for each person, and the mails that it has sent. */
export async function startTeam({ write = writeSmallSite, given, isSending = false, inquiries }: Options = {}) {
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
  const mails: TeamMail[] = []
  const first: Team = {
    database,
    settings: { origin: `http://team.localhost:${port}`, ...(given && { publish: given.publish }) },
    mails: {
      isSending,
      send: async (mail) => {
        if (isSending) mails.push(mail)
        return isSending
      },
    },
    company: undefined,
    now: () => new Date(),
    ...(inquiries && { inquiries }),
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
    mails,
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
    async link(name: string, role: Role, seesInbox = false) {
      const email = `${name.split(' ')[0]?.toLowerCase()}@example.com`
      const person = { email, name, role, seesInbox, lastDay: '' }
      const { link } = await invite(team, undefined, person, { subject: '', text: (_name, address) => address })
      return link ?? mails.pop()?.text ?? ''
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
