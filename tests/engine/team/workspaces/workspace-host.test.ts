import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, it, vi } from 'vitest'
import { removePerson } from '../../../../src/team/server/people/people.ts'
import { host, hourMs, origin } from '../opened-team.ts'
import { hostOf } from '../send.ts'
import { openedWorkspaces } from './opened-workspaces.ts'

const teamCookie = (cookies: Record<string, string>) => `__Host-marquee=${cookies['__Host-marquee']}`

/** Ana's workspace, and what of it others have. */
async function anasWorkspace() {
  const opened = await openedWorkspaces()
  const ana = await opened.signedIn('ana@example.com', 'writer')
  await opened.begun(ana)
  const cookie = await opened.entered(ana)
  return { ...opened, ana, cookie }
}

describe('the way into a workspace', () => {
  it('is a ticket, whose cookie is for this host and no script', async () => {
    const { ask, ana, send } = await anasWorkspace()
    const { location } = JSON.parse((await ask('POST /api/workspaces/open', { id: 1 }, ana)).body)
    const { host: to, pathname, search } = new URL(location)
    expect(to).toBe(hostOf(1))
    const { status, headers } = await send({ path: pathname + search })
    expect([status, headers['location']]).toEqual([303, '/studio/'])
    for (const [page, to] of [
      ['/about', '/studio/about'],
      ['//evil.example', '/studio/'],
    ]) {
      const again = JSON.parse((await ask('POST /api/workspaces/open', { id: 1, page }, ana)).body)
      const address = new URL(again.location)
      const entered = await send({ path: address.pathname + address.search })
      expect(entered.headers['location']).toBe(to)
    }
    expect(String(headers['set-cookie'])).toMatch(
      /^__Host-marquee=[\w-]{43}; Path=\/; Max-Age=604800; Secure; HttpOnly; SameSite=Lax$/,
    )
    const second = await send({ path: pathname + search })
    expect([second.headers['location'], second.headers['set-cookie']]).toEqual([`${origin}/workspaces`, undefined])
  })

  it.each([
    ['on the host of another workspace', { at: 2, laterMs: 0, isOut: false }],
    ['after half a minute', { at: 1, laterMs: 31_000, isOut: false }],
    ['after a sign-out', { at: 1, laterMs: 0, isOut: true }],
  ])('is of no use %s', async (_name, { at, laterMs, isOut }) => {
    const { ask, ana, send, later, begun } = await anasWorkspace()
    await begun(ana, 'Second')
    const { location } = JSON.parse((await ask('POST /api/workspaces/open', { id: 1 }, ana)).body)
    later(laterMs)
    if (isOut) await ask('POST /api/sign-out', {}, ana)
    const { pathname, search } = new URL(location)
    const { headers } = await send({ path: pathname + search, host: hostOf(at) })
    expect([headers['location'], headers['set-cookie']]).toEqual([`${origin}/workspaces`, undefined])
  })
})

describe('a cookie', () => {
  it('of one workspace is of no use on another, nor for the team', async () => {
    const { ana, cookie, begun, call, app } = await anasWorkspace()
    expect((await call('pages', cookie)).status).toBe(200)
    await begun(ana, 'Second')
    expect((await call('pages', cookie, {}, 2)).status).toBe(401)
    const { statusCode } = await app.inject({ url: '/workspaces', headers: { host, cookie } })
    expect(statusCode).toBe(303)
  })

  it('of the team is of no use on a workspace', async () => {
    const { ana, call } = await anasWorkspace()
    expect((await call('pages', teamCookie(ana))).status).toBe(401)
  })

  it('is of no use after a sign-out', async () => {
    const { ask, ana, cookie, call } = await anasWorkspace()
    expect((await call('pages', cookie)).status).toBe(200)
    await ask('POST /api/sign-out', {}, ana)
    expect((await call('pages', cookie)).status).toBe(401)
  })

  it('is missing: a page leads to the team, everything else is refused, without a word of the content', async () => {
    const { send, call } = await anasWorkspace()
    const { status, headers, text } = await send({ headers: { accept: 'text/html' } })
    expect([status, headers['location'], text]).toEqual([303, `${origin}/workspaces`, ''])
    for (const path of ['/images/x.png', '/@studio/shell.js', '/src/client/main.ts'])
      expect((await send({ path })).status).toBe(401)
    expect(JSON.parse((await call('pages', '')).text)).toEqual({ message: 'You are signed out. Sign in again.' })
  })
})

describe('who writes', () => {
  it('is the owner alone; others see', async () => {
    const { signedIn, entered, cookie, call } = await anasWorkspace()
    for (const role of ['viewer', 'writer', 'publisher', 'admin'] as const) {
      const other = await entered(await signedIn(`${role}@example.com`, role))
      expect((await call('pages', other)).status, role).toBe(200)
      for (const name of ['edit', 'undo', 'restore', 'discard', 'upload', 'update']) {
        const { status, text } = await call(name, other)
        expect([status, JSON.parse(text)], `${name} as ${role}`).toEqual([
          403,
          {
            message:
              'This is the workspace of somebody else: you see everything, and write in your own. What you type here stays in this tab: copy it.',
          },
        ])
      }
    }
    expect((await call('edit', cookie, { written: 'by Ana' })).status).toBe(200)
  })

  it('is asked at each request: a role counts from the next one on', async () => {
    const { signedIn, cookie, call, ask } = await anasWorkspace()
    const bea = await signedIn('bea@example.com', 'admin')
    const change = { id: 1, name: 'Ana', role: 'viewer', seesInbox: false, lastDay: '' }
    expect((await ask('POST /api/people/change', change, bea)).status).toBe(200)
    expect((await call('edit', cookie)).status).toBe(403)
    expect((await call('page', cookie)).status).toBe(200)
  })
})

describe('the bar', () => {
  it('says whose the workspace is, who else has it open, and who has this page open', async () => {
    const { signedIn, entered, begun, cookie, bar } = await anasWorkspace()
    const bea = await signedIn('bea@example.com', 'writer')
    const guest = await entered(bea)
    const lost = 'Somebody else writes here now. What you type from now on is not saved: copy it.'
    const back = {
      title: 'Spring',
      lost,
      comments: '',
      overlaps: [],
      preview: 'Show to somebody',
      previewAt: `${origin}/workspaces/1/previews?page=%2Fabout`,
      review: 'Review',
      reviewAt: `${origin}/workspaces/1`,
      back: 'Workspaces',
      backTo: `${origin}/workspaces`,
    }
    expect(await bar(cookie, { page: '/about' })).toEqual({
      ...back,
      mayWrite: true,
      whose: 'Your workspace',
      others: '',
    })
    expect(await bar(guest, { page: '/about' })).toEqual({
      ...back,
      mayWrite: false,
      whose: 'Workspace of ana: you look at it',
      others: 'ana has this page open',
    })
    expect(await bar(cookie)).toMatchObject({ others: 'bea is here too' })
    await bar(guest, { isAway: true })
    expect(await bar(cookie)).toMatchObject({ others: 'bea (away) is here too' })
    await bar(guest, { isGone: true })
    expect(await bar(cookie)).toMatchObject({ others: '' })

    await begun(bea, 'Autumn')
    const own = await entered(bea, 2)
    await bar(cookie, { page: '/about' })
    expect(await bar(own, { page: '/about' }, 2)).toMatchObject({
      whose: 'Your workspace',
      others: 'ana has this page open in “Spring”',
    })
    expect(await bar(own, { page: '/contact' }, 2)).toMatchObject({ others: '' })
  })

  it('says which other workspaces change this page, and leads there', async () => {
    const { team, signedIn, entered, begun, cookie, call, bar, list } = await anasWorkspace()
    const bea = await signedIn('bea@example.com', 'writer')
    await begun(bea, 'Autumn')
    const own = await entered(bea, 2)
    await call('edit', cookie, { text: 'by Ana' })
    await team.studios?.stop(1)
    const overlaps = [
      {
        words: 'ana changes this page too, in “Spring”',
        look: 'Look',
        lookAt: `${origin}/workspaces?open=1&page=%2Fabout`,
      },
    ]
    expect(await bar(own, { page: '/about' }, 2)).toMatchObject({ overlaps })
    expect(await bar(own, { page: '/contact' }, 2)).toMatchObject({ overlaps: [] })
    expect(await bar(cookie, { page: '/about' })).toMatchObject({ overlaps: [] })
    // Only one of them has changed it.
    expect((await list(bea)).map(({ overlaps }: { overlaps: unknown }) => overlaps)).toEqual([[], []])
    await call('edit', own, { text: 'by Bea' }, 2)
    await team.studios?.stop(2)
    expect(await list(bea)).toMatchObject([
      { id: 2, overlaps: [{ id: 1, title: 'Spring', owner: 'ana', addresses: ['/about'] }] },
      { id: 1, overlaps: [{ id: 2, title: 'Autumn', owner: 'bea', addresses: ['/about'] }] },
    ])
  })

  it('is for whoever is signed in, and for pages of this workspace', async () => {
    const { send, cookie, bar } = await anasWorkspace()
    const sent = { method: 'POST', path: '/-/bar', body: '{}' }
    expect((await send(sent)).status).toBe(401)
    expect((await send({ ...sent, headers: { cookie, origin } })).status).toBe(403)
    expect(await bar(cookie, { page: 'x'.repeat(501) })).toEqual({
      message: 'This page is of another version. Load it again.',
    })
  })
})

describe('a workspace that is removed', () => {
  it('says so to whoever has it open, until it is back', async () => {
    const { signedIn, ask, cookie, call, bar, send, data } = await anasWorkspace()
    const bea = await signedIn('bea@example.com', 'admin')
    await call('edit', cookie, { text: 'Typed.' })
    const asked = () => readFile(join(data, 'workspaces/1.lock/asked'), 'utf8')
    const before = await asked()
    await ask('POST /api/workspaces/remove', { id: 1 }, bea)
    const message =
      'This workspace was removed. Its owner and admins can bring it back. What you type here stays in this tab: copy it.'
    for (const name of ['edit', 'page', 'changes', 'upload?name=x.png']) {
      const { status, text } = await call(name, cookie, { text: 'Lost.' })
      expect([status, JSON.parse(text)], name).toEqual([410, { message }])
    }
    expect(await bar(cookie)).toEqual({ message })
    const { status, headers } = await send({ headers: { cookie, accept: 'text/html' } })
    expect([status, headers['location']]).toEqual([303, `${origin}/workspaces`])
    // To a stranger it is as any other.
    expect((await call('edit', '')).status).toBe(401)
    expect(await asked()).toBe(before)
    await ask('POST /api/workspaces/bring-back', { id: 1 }, bea)
    expect((await call('edit', cookie, { text: 'Typed later.' })).status).toBe(200)
    expect(await readFile(join(data, 'workspaces/1/pages/about.yaml'), 'utf8')).toBe('{"text":"Typed later."}')
  })
})

describe('who is removed', () => {
  it('is out at the next request, and at once where a request waits', async () => {
    const { signedIn, team, cookie, call, data } = await anasWorkspace()
    await signedIn('bea@example.com', 'admin')
    await call('edit', cookie, { text: 'Typed.' })
    const waits = call('changes', cookie, { since: 1 })
    waits.catch(() => undefined)
    await expect.poll(() => readFile(join(data, 'workspaces/1.lock/asked'), 'utf8')).toContain('changes')
    await removePerson(team, 2, 1)
    await expect(waits).rejects.toThrow()
    expect((await call('edit', cookie, { text: 'Lost.' })).status).toBe(401)
    // What was typed before stays.
    expect(await readFile(join(data, 'workspaces/1/pages/about.yaml'), 'utf8')).toBe('{"text":"Typed."}')
  })

  it('ends an upload, of which no part is stored', async () => {
    const { signedIn, team, cookie, call, data } = await anasWorkspace()
    await signedIn('bea@example.com', 'admin')
    const upload = new Readable({ read: () => undefined })
    const sent = call('upload?name=x.png', cookie, upload)
    sent.catch(() => undefined)
    const asked = join(data, 'workspaces/1.lock/asked')
    const untilAsked = () => {
      upload.push('part')
      return readFile(asked, 'utf8').catch(() => '')
    }
    await expect.poll(untilAsked).toContain('upload')
    await removePerson(team, 2, 1)
    await expect(sent).rejects.toThrow()
    await expect.poll(() => readFile(asked, 'utf8')).toContain('cut off: /@studio/upload')
    expect(await readdir(join(data, 'workspaces/1/pages'))).not.toContain('uploaded')
  })

  it('is out when the last day is over', async () => {
    const { signedIn, ask, cookie, call, later, data } = await anasWorkspace()
    const bea = await signedIn('bea@example.com', 'admin')
    const change = { id: 1, name: 'Ana', role: 'writer', seesInbox: false, lastDay: '2026-11-30' }
    await ask('POST /api/people/change', change, bea)
    later(8 * hourMs)
    expect((await call('page', cookie)).status).toBe(200)
    const waits = call('changes', cookie, { since: 1 })
    waits.catch(() => undefined)
    await expect.poll(() => readFile(join(data, 'workspaces/1.lock/asked'), 'utf8')).toContain('changes')
    later(8 * hourMs)
    await expect(waits).rejects.toThrow()
    expect((await call('page', cookie)).status).toBe(401)
  })
})

describe('what the studio is given', () => {
  it('is no cookie, no address of the team and no secret of the server', async () => {
    vi.stubEnv('OIDC_CLIENT_SECRET', 'secret')
    vi.stubEnv('SMTP_URL', 'smtp://secret')
    vi.stubEnv('DATABASE_URL', '')
    vi.stubEnv('GATE_BRAND', 'secret')
    const { cookie, send, call } = await anasWorkspace()
    const { text, headers } = await send({
      path: '/about?studio',
      headers: {
        cookie,
        accept: 'text/html',
        referer: `http://${hostOf(1)}/contact?as-of=2026-12-03T09:00Z`,
        'x-forwarded-host': 'evil.example',
        'x-forwarded-for': '1.2.3.4',
        authorization: 'Bearer secret',
        connection: 'close, x-studio-token',
      },
    })
    const { env, headers: given, memory } = JSON.parse(text)
    expect(Object.keys(given).toSorted()).toEqual(['accept', 'connection', 'host', 'referer'])
    expect(given.host).toMatch(/^localhost:\d+$/)
    expect(given.referer).toBe(`http://${given.host}/contact?as-of=2026-12-03T09:00Z`)
    expect(JSON.stringify(env)).not.toContain('secret')
    expect(env).toMatchObject({ PORT: '0', MALLOC_ARENA_MAX: '2' })
    expect(memory).toEqual(['--max-old-space-size=400', '--max-semi-space-size=8'])
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' })
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
    expect(JSON.parse((await call('edit', cookie, { a: 1 })).text)).toMatchObject({
      method: 'POST',
      url: '/@studio/edit',
      body: '{"a":1}',
    })
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['the team', { origin }],
    ['another workspace', { origin: `http://${hostOf(2)}` }],
    ['no page', {}],
    ['a page without an origin', { origin: 'null' }],
    ['a sibling', { origin: `http://${hostOf(1)}`, 'sec-fetch-site': 'same-site' }],
  ])('is nothing that %s sends', async (_name, headers) => {
    const { cookie, send } = await anasWorkspace()
    for (const path of ['/@studio/edit', '/@studio/pages', '/@studio/upload?name=x.png', '/-/bar']) {
      const sent = { method: 'POST', path, body: '{}' }
      expect((await send({ ...sent, headers: { cookie, ...headers } })).status, path).toBe(403)
    }
  })
})
