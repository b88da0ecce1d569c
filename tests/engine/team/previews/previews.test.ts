import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { withJobs } from '../../../../src/team/server/jobs/with-jobs.ts'
import type { Team } from '../../../../src/team/server/team.ts'
import { noteChange } from '../../../../src/team/server/workspaces/workspaces.ts'
import { pageText } from '../../content/folder.ts'
import { minuteMs } from '../opened-team.ts'
import { openedWorkspaces } from '../workspaces/opened-workspaces.ts'

const command = new URL('./build-process.ts', import.meta.url)
const dayMs = 24 * 60 * minuteMs

/** Nothing that is asked for is done, as when the server ends at once. */
const resting = ({ jobs }: Team) => jobs && vi.spyOn(jobs, 'wake').mockImplementation(() => undefined)

type Asked = { days?: number; day?: string; path?: string }

/** A workspace of a writer, of which there are previews. */
async function opened() {
  const team = await openedWorkspaces({ command })
  const ben = await team.signedIn('ben@example.com', 'writer')
  const id = await team.begun(ben)
  const write = async (text: string) => {
    const body = `  - type: rich-text\n    body: ${text}\n`
    await writeFile(join(team.data, `workspaces/${id}/pages/about.yaml`), pageText('About', body))
    await noteChange(team.team, id, 1)
  }
  const begin = ({ days = 14, day = '', path = '/about' }: Asked = {}, cookies = ben) =>
    team.ask('POST /api/previews/begin', { workspace: id, days, day, path }, cookies)
  const list = async () => JSON.parse((await team.ask('POST /api/previews', { id }, ben)).body)
  const built = () => vi.waitFor(async () => expect((await list())[0].state).not.toBe('asked'), 20_000)
  const visit = (host: string, path: string, headers: Record<string, string> = {}, method = 'GET') =>
    team.send({ method, path, host, headers: { 'accept-language': 'en', ...headers } })
  /** Opens a link as a browser without cookies; returns how to go on. */
  async function follow(link: string) {
    const { host, pathname } = new URL(link)
    const answer = await visit(host, pathname)
    const cookie = String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? ''
    return {
      answer,
      cookie,
      get: (path: string, more: Record<string, string> = {}, method = 'GET') =>
        visit(host, path, { cookie, ...more }, method),
    }
  }
  const linkOf = async (asked: Asked = {}): Promise<string> => JSON.parse((await begin(asked)).body).link
  return { ...team, ben, id, write, begin, list, built, visit, follow, linkOf }
}

it('shows a workspace as it was to whoever has the link, and says what it is', async () => {
  const { write, linkOf, follow, built, list } = await opened()
  await write('Shown to the boss.')
  const link = await linkOf({ day: '2026-12-24' })
  expect(link).toMatch(/^http:\/\/1\.preview\.localhost:4459\/-\/[\w-]{43}$/)
  await write('Written afterwards.')
  const { answer, cookie, get } = await follow(link)
  expect([answer.status, answer.headers['location'], answer.text]).toEqual([303, '/about', ''])
  expect(answer.headers['set-cookie']?.[0]).toMatch(
    /^__Host-marquee-preview=[\w-]{43}; Path=\/; Max-Age=1209600; Secure; HttpOnly; SameSite=Lax$/,
  )
  expect(cookie).not.toBe('')
  await built()
  const { status, text, headers } = await get('/')
  expect(status).toBe(200)
  expect(text).toContain('Shown to the boss.')
  expect(text).not.toContain('Written afterwards.')
  expect(text).toContain(
    '</main><link rel="stylesheet" href="/-/preview.css"><aside class="marquee-preview" lang="en" dir="ltr" aria-label="Preview"><b>Preview: Spring.</b>',
  )
  expect(text).toContain('shown as on December 24, 2026, not published. Forms send nothing from here. Ends on')
  expect(text).toContain('["--drafts","--no-compress","--now","2026-12-24"]')
  expect(text).toContain('"endpoint":"/api/inquiries"')
  expect(headers['content-security-policy']).not.toContain('count.example')
  expect(await list()).toMatchObject([{ by: 'ben', state: 'ready', opened: 1, day: '2026-12-24', mayEnd: true }])
})

it('says that it is being prepared until it is there, and why it is not possible', async () => {
  const { write, linkOf, follow, built, list, team } = await opened()
  resting(team)
  await write('Broken')
  const { get } = await follow(await linkOf())
  const waiting = await get('/about')
  expect([waiting.status, waiting.headers['refresh']]).toEqual([503, '3'])
  expect(waiting.text).toContain('This preview is being prepared')
  vi.restoreAllMocks()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  team.jobs?.wake()
  await built()
  expect((await get('/about')).text).toContain('This preview could not be prepared')
  expect(await list()).toMatchObject([{ state: 'failed', problem: 'about.yaml:1:1 is broken' }])
})

it('does what was asked again where the server ended in between', async () => {
  const { linkOf, follow, list, team, data } = await opened()
  resting(team)
  const { get } = await follow(await linkOf())
  await team.jobs?.stop()
  const again = withJobs(team, { data, command, out: join(data, 'site') })
  await again.jobs.idle()
  expect(await list()).toMatchObject([{ state: 'ready' }])
  expect((await get('/')).status).toBe(200)
})

it('is in no search engine, passes on no address, and stores nothing, whatever is asked', async () => {
  const { linkOf, follow, built, visit } = await opened()
  const link = await linkOf()
  const { answer, get } = await follow(link)
  await built()
  const { host } = new URL(link)
  const answers = [
    answer,
    await get('/'),
    await get('/assets/a.js'),
    await get('/nothing'),
    await get('/%'),
    await get('/robots.txt'),
    await get('/-/preview.css'),
    await get('/api/inquiries', { 'content-type': 'application/json' }, 'POST'),
    await get('/', {}, 'PUT'),
    await visit(host, '/'),
    await visit('2.preview.localhost:4459', '/'),
  ]
  for (const { headers } of answers) {
    expect(headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['etag']).toBeUndefined()
  }
  expect(answers.map(({ status }) => status)).toEqual([303, 200, 200, 404, 404, 200, 200, 422, 405, 404, 404])
  expect(answers[5]?.text).toBe('User-agent: *\nAllow: /\n')
  expect(JSON.parse(answers[7]?.text ?? '')).toEqual({
    ok: false,
    errors: [{ path: '', message: 'This is a preview: nothing was sent or stored.' }],
  })
})

it('is shown to nobody without the link, and its cookie is of no use elsewhere', async () => {
  const { linkOf, follow, built, visit, ask, ben, id } = await opened()
  const [link, other] = [await linkOf(), await linkOf()]
  const { cookie } = await follow(link)
  await built()
  const { host } = new URL(link)
  for (const [where, path, headers] of [
    [host, '/', {}],
    [host, '/assets/a.js', {}],
    [host, new URL(other).pathname, {}],
    [host, `/-/${'a'.repeat(43)}`, {}],
    [new URL(other).host, '/', { cookie }],
    [host, '/', { cookie: `__Host-marquee=${ben['__Host-marquee']}` }],
  ] as const) {
    const { status, text } = await visit(where, path, headers)
    expect([status, text.includes('There is nothing here')], path).toEqual([404, true])
  }
  const asTeam = await ask('POST /api/previews', { id }, { '__Host-marquee': cookie.split('=')[1] ?? '' })
  expect(asTeam.status).toBe(401)
})

it('has a link that is stored and said nowhere', async () => {
  const { linkOf, follow, built, data, ben, visit, list } = await opened()
  const said = [vi.mocked(console.error), vi.spyOn(console, 'log'), vi.spyOn(console, 'info')]
  const link = await linkOf()
  const { host, pathname } = new URL(link)
  const { get } = await follow(link)
  await built()
  await get('/')
  await visit(host, `${pathname}?x`, {}, 'POST')
  const secret = pathname.split('/').at(-1) ?? ''
  const files = await Promise.all(['', '-wal'].map((end) => readFile(join(data, `team.sqlite${end}`), 'latin1')))
  for (const one of [secret, ben['__Host-marquee'] ?? '']) {
    expect(one).toMatch(/^[\w-]{43}$/)
    expect(files.join()).not.toContain(one)
    expect(JSON.stringify(said.map(({ mock }) => mock.calls))).not.toContain(one)
  }
  expect(JSON.stringify(await list())).not.toContain(secret)
  // What is looked for would be found.
  expect(files.join()).toContain('ben@example.com')
})

it('ends with all of its files: by a person, by its time, and for newer ones', async () => {
  const { linkOf, follow, built, ask, ben, signedIn, later, data, team } = await opened()
  const { get } = await follow(await linkOf({ days: 1 }))
  await built()
  expect((await get('/assets/a.js')).status).toBe(200)
  const eve = await signedIn('eve@example.com', 'writer')
  expect((await ask('POST /api/previews/end', { id: 1 }, eve)).body).toBe('{"problem":"notYours"}')
  await ask('POST /api/previews/renew', { id: 1 }, ben)
  later(2 * dayMs)
  expect((await get('/')).status).toBe(200)
  later(13 * dayMs)
  for (const path of ['/', '/assets/a.js', '/nothing']) {
    const { status, text } = await get(path)
    expect([status, text.includes('This preview has ended')], path).toEqual([410, true])
  }
  const again = await signedIn('ben2@example.com', 'publisher')
  const second = await follow(
    JSON.parse((await ask('POST /api/previews/begin', { workspace: 1, days: 90, day: '', path: '/' }, again)).body)
      .link,
  )
  await team.jobs?.idle()
  expect(existsSync(join(data, 'previews/1'))).toBe(false)
  expect((await second.get('/')).status).toBe(200)
  await ask('POST /api/previews/end', { id: 2 }, again)
  expect((await second.get('/assets/a.js')).status).toBe(410)
  await team.jobs?.idle()
  expect(existsSync(join(data, 'previews/2'))).toBe(false)
})

it('is refused where the request is wrong or too often, and to those who may not write', async () => {
  const { begin, signedIn } = await opened()
  for (const days of [0, 91, 1.5]) expect((await begin({ days })).body).toBe('{"problem":"wrongDays"}')
  for (const day of ['2026-02-30', 'soon', '--out /'])
    expect((await begin({ day })).body).toBe('{"problem":"wrongDay"}')
  const dan = await signedIn('dan@example.com', 'viewer')
  expect((await begin({}, dan)).body).toBe('{"problem":"notAllowed"}')
  for (let asked = 0; asked < 10; asked++) expect((await begin()).status).toBe(200)
  expect((await begin()).body).toBe('{"problem":"tooMany"}')
})

it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/-/about', '/a?b', '/a\nb'])(
  'begins at the home page where %j is no page',
  async (path) => {
    const { linkOf, follow } = await opened()
    expect((await follow(await linkOf({ path }))).answer.headers['location']).toBe('/')
  },
)
