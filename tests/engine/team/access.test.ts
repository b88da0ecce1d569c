import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { access, isRoute, mayAsk, type Route, roles } from '../../../src/team/server/people/roles.ts'
import { fromPage, host, openedTeam, origin } from './opened-team.ts'

const routes = Object.keys(access).filter(isRoute)
const forAnybody = routes.filter((route) => access[route] === 'anybody')

describe('who may ask', () => {
  it('every route of the server is in the table, and every row of the table is a route', async () => {
    const { app } = await openedTeam()
    for (const route of routes) {
      const [method = 'GET', url = ''] = route.split(' ')
      expect(app.hasRoute({ method: method as 'GET', url }), route).toBe(true)
    }
    expect(() => app.get('/new', async () => 'secret')).toThrow()
  })

  it('a route that is not in the table cannot be added', async () => {
    const other = Fastify()
    other.addHook('onRoute', ({ method, url }) => {
      if (!isRoute(`${method} ${url}`)) throw new Error(url)
    })
    expect(() => other.get('/drafts', async () => '')).toThrow('/drafts')
  })

  it.each(
    roles.flatMap((role) => [
      { role, seesInbox: false },
      { role, seesInbox: true },
    ]),
  )(
    '$role, who reads inquiries: $seesInbox, may ask what the table says, and nothing else',
    async ({ role, seesInbox }) => {
      const { ask, signedIn } = await openedTeam()
      await signedIn('other@example.com', 'admin')
      for (const route of routes) {
        const cookies = await signedIn(`${role}-${routes.indexOf(route)}@example.com`, role, seesInbox)
        const { status, body } = await ask(route, {}, cookies)
        const isRefused = status === 403 && (route.startsWith('GET') || body === '{"problem":"notAllowed"}')
        expect(isRefused, `${route} as ${role}: ${status} ${body}`).toBe(!mayAsk(access[route], role, seesInbox))
      }
    },
  )

  it('nobody reads inquiries without the tick, whatever the role is', () => {
    const inbox = routes.filter((route) => route.includes('inbox'))
    expect(inbox).toHaveLength(13)
    for (const route of inbox) for (const role of roles) expect(mayAsk(access[route], role, false), route).toBe(false)
  })

  it('without a session there is the sign-in, and no word of the people', async () => {
    const { ask, signedIn } = await openedTeam()
    await signedIn('ana@example.com', 'admin')
    for (const route of routes) {
      const { status, body, headers } = await ask(route)
      expect(body, route).not.toContain('ana')
      if (forAnybody.includes(route)) continue
      const expected = route.startsWith('POST') ? 401 : 303
      expect(status, route).toBe(expected)
      if (expected === 303) expect(headers.location).toMatch(/^\/sign-in\?to=/)
    }
  })

  it('an admin page says nothing to others: it is the document alone', async () => {
    const { ask, signedIn } = await openedTeam()
    const { status, body } = await ask('GET /people', {}, await signedIn('dan@example.com', 'viewer'))
    expect(status).toBe(403)
    expect(body).not.toContain('dan')
  })

  it.each([
    '/nothing',
    '/api/people',
    '/people/',
    '//people',
    '/people%2f',
    '/-/scripts/..%2fpeople',
    '/%',
    '/@fs/etc/passwd',
  ])('GET %s is refused, with a session too', async (url) => {
    const { app, signedIn } = await openedTeam()
    const cookies = await signedIn('ana@example.com', 'admin')
    const cookie = `__Host-marquee=${cookies['__Host-marquee']}`
    expect((await app.inject({ url, headers: { host, cookie } })).statusCode).toBe(404)
  })
})

describe('from where', () => {
  const people: Route = 'POST /api/people'
  const status = async (headers: Record<string, string>) => {
    const { app, signedIn } = await openedTeam()
    const cookies = await signedIn('ana@example.com', 'admin')
    const cookie = `__Host-marquee=${cookies['__Host-marquee']}`
    const url = people.slice('POST '.length)
    return (await app.inject({ method: 'POST', url, headers: { ...headers, cookie }, body: '{}' })).statusCode
  }

  it('a page of the team may ask', async () => {
    expect(await status(fromPage)).toBe(200)
  })

  const { origin: _, ...withoutOrigin } = fromPage
  it.each([
    ['another site', { ...fromPage, origin: 'https://evil.example' }],
    ['the host of drafts', { ...fromPage, origin: 'http://draft.localhost:4459', 'sec-fetch-site': 'same-site' }],
    ['the host of previews', { ...fromPage, origin: 'http://preview.localhost:4459' }],
    ['a page without an origin', { ...fromPage, origin: 'null' }],
    ['no page', withoutOrigin],
    ['the same name by https', { ...fromPage, origin: origin.replace('http', 'https') }],
    ['a link', { ...fromPage, 'sec-fetch-site': 'none' }],
    ['a sibling', { ...fromPage, 'sec-fetch-site': 'same-site' }],
  ])('%s may not', async (_name, headers) => {
    expect(await status(headers)).toBe(403)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'a form as %s is refused',
    async (type) => {
      expect(await status({ ...fromPage, 'content-type': type })).toBe(400)
    },
  )

  it.each(['draft.localhost:4459', 'preview.localhost:4459', 'localhost:4459', 'evil.example'])(
    'the host %s has no page of the team',
    async (other) => {
      const { app } = await openedTeam()
      for (const url of ['/', '/sign-in', '/-/scripts/team.js'])
        expect((await app.inject({ url, headers: { host: other } })).statusCode).toBe(404)
    },
  )

  it('no answer is shown in a frame, stored, or found by a search engine', async () => {
    const { ask, signedIn } = await openedTeam()
    const cookies = await signedIn('ana@example.com', 'admin')
    for (const route of routes) {
      const { headers } = await ask(route, {}, cookies)
      expect(headers['cache-control'], route).toBe('no-store')
      expect(headers['x-robots-tag'], route).toBe('noindex, nofollow')
      expect(headers['content-security-policy'], route).toContain("frame-ancestors 'none'")
      expect(headers['x-content-type-options'], route).toBe('nosniff')
    }
  })
})
