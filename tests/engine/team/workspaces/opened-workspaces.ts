import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { CheckSite } from '../../../../src/studio/server/publish/site-check.ts'
import type { HereRequest } from '../../../../src/team/bar-wire.ts'
import { withJobs } from '../../../../src/team/server/jobs/with-jobs.ts'
import { findOrigin } from '../../../../src/team/server/publish/origin.ts'
import type { PublishSettings } from '../../../../src/team/server/team-settings.ts'
import { withWorkspaces } from '../../../../src/team/server/workspaces/with-workspaces.ts'
import { pageText } from '../../content/folder.ts'
import { gitSite } from '../../studio/server/publish/git-site.ts'

import { openedTeam } from '../opened-team.ts'
import { hostOf, postOf, sendTo } from '../send.ts'

export type WorkspacesOptions = {
  max?: number
  idleMs?: number
  /** What builds in place of the command line. */
  command?: URL
  checkSite?: CheckSite
  /** Where the site is pushed to, and how: its branch follows that of a remote afterwards. */
  sendsTo?: (site: { git: (...args: string[]) => string }) => Promise<PublishSettings>
}

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

  const send = sendTo(port)

  /** Opens a workspace; returns the cookie for its host. */
  async function entered(cookies: Record<string, string>, id = 1): Promise<string> {
    const { body } = await ask('POST /api/workspaces/open', { id }, cookies)
    const { location = '' }: { location?: string } = JSON.parse(body)
    const { pathname, search } = new URL(location)
    const { headers } = await send({ path: pathname + search, host: hostOf(id) })
    return String(headers['set-cookie'] ?? '').split(';')[0] ?? ''
  }

  /** Posts as a page of a workspace does. */
  const post = (path: string, cookie: string, body: object | Readable, id = 1) => send(postOf(path, cookie, body, id))

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
