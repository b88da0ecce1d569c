import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { CheckSite } from '../../../../src/studio/server/publish/site-check.ts'
import type { HereRequest } from '../../../../src/team/bar-wire.ts'
import { withJobs } from '../../../../src/team/server/jobs/with-jobs.ts'
import { findOrigin } from '../../../../src/team/server/publish/origin.ts'
import type { PublishSettings } from '../../../../src/team/server/team-settings.ts'
import { withWorkspaces } from '../../../../src/team/server/workspaces/with-workspaces.ts'
import { pageText } from '../../content/folder.ts'
import { gitSite } from '../../studio/server/publish/git-site.ts'
import { openedTeam, origin } from '../opened-team.ts'

export const hostOf = (id: number) => `${id}.workspace.localhost:4459`

type Sent = {
  method?: string
  path?: string
  host?: string
  headers?: Record<string, string>
  body?: string | Readable
}

export type WorkspacesOptions = {
  max?: number
  idleMs?: number
  /** What builds in place of the command line. */
  command?: URL
  checkSite?: CheckSite
  /** Where the site is pushed to, and how: its branch follows that of a remote afterwards. */
  sendsTo?: (site: { git: (...args: string[]) => string }) => Promise<PublishSettings>
}

export type Answered = { status: number; headers: Record<string, string | string[] | undefined>; text: string }

/** A team whose workspaces are of a small site, and whose studios say what reached them. It listens on a port. */
export async function openedWorkspaces({ command, checkSite, sendsTo, ...limits }: WorkspacesOptions = {}) {
  const site = await gitSite({ 'about.yaml': pageText('About', '  - type: rich-text\n    body: First.\n') })
  const module = new URL('./echo-process.ts', import.meta.url)
  let data = ''
  const opened = await openedTeam({
    prepare: async (first, folder) => {
      data = folder
      const publish = await sendsTo?.(site)
      const team = publish ? { ...first, settings: { ...first.settings, publish } } : first
      const origin =
        publish && (await findOrigin(site.pages, { token: publish.token, env: process.env, now: team.now }))
      if (origin && 'error' in origin) throw new Error(origin.error)
      const withFiles = await withWorkspaces(team, { data, pages: site.pages, origin, module, ...limits })
      return command
        ? withJobs(withFiles, { data, command, out: join(data, 'site'), ...(checkSite && { checkSite }) })
        : withFiles
    },
  })
  const { app, ask } = opened
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo

  /** Sends a request with these headers and no others. */
  const send = ({ method = 'GET', path = '/', host = hostOf(1), headers = {}, body }: Sent) =>
    new Promise<Answered>((resolve, reject) => {
      const outgoing = request({
        agent: false,
        host: '127.0.0.1',
        port,
        method,
        path,
        setHost: false,
        headers: { host, ...headers },
      })
      outgoing.once('error', reject)
      outgoing.once('response', async (response) => {
        let text = ''
        try {
          for await (const chunk of response) text += chunk
        } catch (error) {
          return reject(error)
        }
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
      })
      if (body instanceof Readable) body.pipe(outgoing)
      else outgoing.end(body)
    })

  /** Opens a workspace; returns the cookie for its host. */
  async function entered(cookies: Record<string, string>, id = 1): Promise<string> {
    const { body } = await ask('POST /api/workspaces/open', { id }, cookies)
    const { location = '' }: { location?: string } = JSON.parse(body)
    const { pathname, search } = new URL(location)
    const { headers } = await send({ path: pathname + search, host: hostOf(id) })
    return String(headers['set-cookie'] ?? '').split(';')[0] ?? ''
  }

  /** Posts as a page of a workspace does. */
  const post = (path: string, cookie: string, body: object | Readable, id = 1) =>
    send({
      method: 'POST',
      path,
      host: hostOf(id),
      headers: {
        cookie,
        origin: origin.replace('team.localhost:4459', hostOf(id)),
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
      },
      body: body instanceof Readable ? body : JSON.stringify(body),
    })

  /** A call as the shell of a workspace sends it. */
  const call = (name: string, cookie: string, body: object | Readable = {}, id = 1) =>
    post(`/@studio/${name}`, cookie, body, id)

  /** What the bar says to a tab, which says where it is. Each cookie has a tab of its own. */
  const bar = async (cookie: string, here: Partial<HereRequest> = {}, id = 1) => {
    const whole: HereRequest = { tab: cookie.slice(-9), page: '', isAway: false, isGone: false, ...here }
    return JSON.parse((await post('/-/bar', cookie, whole, id)).text)
  }

  const begun = async (cookies: Record<string, string>, title = 'Spring') =>
    Number(JSON.parse((await ask('POST /api/workspaces/begin', { title }, cookies)).body).id)

  const list = async (cookies: Record<string, string>) =>
    JSON.parse((await ask('POST /api/workspaces', {}, cookies)).body)

  return { ...opened, site, data, port, send, post, call, bar, entered, begun, list }
}
