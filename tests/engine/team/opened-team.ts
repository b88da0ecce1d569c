import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { createTeamServer } from '../../../src/team/server/create-team-server.ts'
import type { TeamMail } from '../../../src/team/server/mails.ts'
import { invite } from '../../../src/team/server/people/people.ts'
import type { Role, Route } from '../../../src/team/server/people/roles.ts'
import { createCompanySignIn } from '../../../src/team/server/sign-in/company.ts'
import { openTeam, type TeamDatabase } from '../../../src/team/server/store/open-team.ts'
import type { Team } from '../../../src/team/server/team.ts'
import type { CompanySettings } from '../../../src/team/server/team-settings.ts'

export const origin = 'http://team.localhost:4459'
export const host = 'team.localhost:4459'

/** Headers with which a browser sends what a page of the team asks. */
export const fromPage = { host, origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

type Options = {
  company?: CompanySettings
  database?: TeamDatabase
  isSending?: boolean
  /** Adds parts to the team, which may store in a folder of its own. */
  prepare?: (team: Team, folder: string) => Promise<Team>
}

/** A team in a database of its own, whose server is asked without a network. Its clock stands until it is moved on. */
export async function openedTeam({
  company,
  database,
  isSending = true,
  prepare = async (team) => team,
}: Options = {}) {
  // Each entry of the log is a line there.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const folder = await mkdtemp(join(tmpdir(), 'marquee-team-'))
  const opened = database ?? (await openTeam({ file: join(folder, 'team.sqlite') }))
  const mails: TeamMail[] = []
  let people = 0
  let nowMs = Date.parse('2026-11-30T09:00:00Z')
  const first: Team = {
    database: opened,
    settings: { origin },
    mails: {
      isSending,
      send: async (mail) => {
        mails.push(mail)
        return isSending
      },
    },
    company: company && createCompanySignIn(company, origin),
    now: () => new Date(nowMs),
  }
  const team = await prepare(first, folder)
  const app = await createTeamServer(team, { env: {}, scripts: async () => new Map([['team.js', 'script']]) })
  onTestFinished(async () => {
    await app.close()
    await team.jobs?.stop()
    await team.studios?.stopAll()
    await opened.db.destroy()
    await rm(folder, { recursive: true })
  })

  /** Asks a route as a page of the team does, with these cookies. */
  async function ask(
    route: Route,
    body: object = {},
    cookies: Record<string, string> = {},
    remoteAddress = '10.0.0.1',
  ) {
    const [method = '', url = ''] = route.split(' ')
    const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
    const response = await app.inject({
      method: method as 'GET' | 'POST',
      url: url.replace(':name', 'team.js'),
      remoteAddress,
      headers: {
        ...(method === 'POST' ? fromPage : { host }),
        ...(cookie.length > 0 && { cookie: cookie.join('; ') }),
      },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    })
    const given = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]))
    return { status: response.statusCode, body: response.body, headers: response.headers, given, response }
  }

  const words = { subject: 'Come in', text: (_name: string, address: string) => address }

  /** Invites a person; returns the token of the link. */
  async function invited(email: string, role: Role = 'writer', lastDay = '', seesInbox = false): Promise<string> {
    await invite(team, undefined, { email, name: email.split('@')[0] ?? '', role, seesInbox, lastDay }, words)
    return mails.pop()?.text.split('#')[1] ?? ''
  }

  /** Invites a person and signs the person in; returns the cookies. */
  async function signedIn(email: string, role: Role, seesInbox = false): Promise<Record<string, string>> {
    const token = await invited(email, role, '', seesInbox)
    // Each person has a network of their own, so that no limit counts them together.
    const { given } = await ask('POST /api/sign-in/link', { token, use: true }, {}, `10.0.${++people}.1`)
    return given
  }

  return {
    team,
    app,
    mails,
    ask,
    invited,
    signedIn,
    later: (ms: number) => {
      nowMs += ms
    },
  }
}

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
