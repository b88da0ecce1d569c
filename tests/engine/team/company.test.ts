import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readLog } from '../../../src/team/server/log.ts'
import type { CompanySettings } from '../../../src/team/server/team-settings.ts'
import { type Account, startProvider } from './company-provider.ts'
import { host, minuteMs, openedTeam, origin } from './opened-team.ts'

const provider = await startProvider(origin)
afterAll(provider.stop)
beforeEach(() => {
  provider.forge(undefined)
  // Why a sign-in was refused is for the operator.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const session = '__Host-marquee'
const ana: Account = { sub: 'ana', email: 'Ana@example.com', email_verified: true, name: 'Ana' }

/** A team of the company, with what a browser does there. */
async function companyTeam(settings: Partial<CompanySettings> = {}) {
  const opened = await openedTeam({ company: { ...provider.settings, ...settings } })
  /** Begins a sign-in; returns the address of the provider and the cookie of this browser. */
  async function begin(to = '/people') {
    const { body, given } = await opened.ask('POST /api/sign-in/company', { to })
    return { location: new URL(JSON.parse(body).location), cookies: given }
  }
  /** Comes back from the provider. */
  async function comeBack(address: URL, cookies: Record<string, string>) {
    const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
    const {
      statusCode,
      headers,
      cookies: given,
    } = await opened.app.inject({
      url: `${address.pathname}${address.search}`,
      headers: { host, cookie: cookie.join('; ') },
    })
    const value = given.find(({ name }) => name === session)?.value
    return { status: statusCode, to: headers.location, session: value }
  }
  async function signIn(account: Account) {
    provider.be(account)
    const { location, cookies } = await begin()
    return comeBack(await provider.visit(location.href), cookies)
  }
  return { ...opened, begin, comeBack, signIn }
}

const refused = { status: 303, to: '/sign-in?problem=companyRefused', session: undefined }
const unknown = { ...refused, to: '/sign-in?problem=companyUnknown' }

describe('the account of the company', () => {
  it('signs in who was invited, and leads where the person wanted to go', async () => {
    const { invited, begin, comeBack, ask } = await companyTeam()
    await invited('ana@example.com', 'admin')
    provider.be(ana)
    const { location, cookies } = await begin()
    expect(location.searchParams.get('code_challenge_method')).toBe('S256')
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(location.searchParams.get(name), name).toMatch(/^[\w-]{43}$/)
    const back = await comeBack(await provider.visit(location.href), cookies)
    expect(back).toEqual({ status: 303, to: '/people', session: expect.stringMatching(/^[\w-]{43}$/) })
    expect((await ask('POST /api/people', {}, { [session]: back.session ?? '' })).status).toBe(200)
  })

  it('never leads to another site', async () => {
    const { invited, begin, comeBack } = await companyTeam()
    await invited('ana@example.com')
    provider.be(ana)
    const { location, cookies } = await begin('//evil.example')
    expect((await comeBack(await provider.visit(location.href), cookies)).to).toBe('/')
  })

  it('is the only way in: no link, no code', async () => {
    const { ask } = await companyTeam()
    expect((await ask('POST /api/sign-in')).body).toBe('{"way":"company"}')
    for (const [route, body] of [
      ['POST /api/sign-in/link', { token: 'x', use: true }],
      ['POST /api/sign-in/code', { email: 'ana@example.com' }],
      ['POST /api/sign-in/check', { code: '12345678' }],
    ] as const)
      expect((await ask(route, body, { '__Host-marquee-code': 'x' })).status, route).toBe(404)
  })

  it('a provider that does not answer is said, and asked again', async () => {
    const { ask } = await companyTeam({ issuer: new URL('http://localhost:1') })
    for (let time = 0; time < 2; time++)
      expect((await ask('POST /api/sign-in/company', { to: '/' })).body).toBe('{"problem":"companyUnreachable"}')
  })
})

describe('an answer that does not fit', () => {
  it('a second time', async () => {
    const { invited, begin, comeBack } = await companyTeam()
    await invited('ana@example.com')
    provider.be(ana)
    const { location, cookies } = await begin()
    const back = await provider.visit(location.href)
    expect((await comeBack(back, cookies)).session).toBeDefined()
    expect(await comeBack(back, cookies)).toEqual(refused)
  })

  it('in another browser, in one that began another sign-in, in none, or too late', async () => {
    const { invited, begin, comeBack, later } = await companyTeam()
    await invited('ana@example.com')
    provider.be(ana)
    const first = await begin()
    const other = await begin()
    const back = await provider.visit(first.location.href)
    expect(await comeBack(back, {})).toEqual(refused)
    expect(await comeBack(back, { '__Host-marquee-company': 'guessed' })).toEqual(refused)
    expect(await comeBack(back, other.cookies)).toEqual(refused)
    later(10 * minuteMs)
    expect(await comeBack(back, first.cookies)).toEqual(refused)
  })

  it.each([
    ['another state', 'state', 'guessed'],
    ['no state', 'state', ''],
    ['another code', 'code', 'guessed'],
    ['another issuer', 'iss', 'https://evil.example'],
    ['an error', 'error', 'access_denied'],
  ])('with %s', async (_name, parameter, value) => {
    const { invited, begin, comeBack } = await companyTeam()
    await invited('ana@example.com')
    provider.be(ana)
    const { location, cookies } = await begin()
    const back = await provider.visit(location.href)
    back.searchParams.set(parameter, value)
    expect(await comeBack(back, cookies)).toEqual(refused)
  })

  it('with the code of a sign-in that somebody else began', async () => {
    const { invited, begin, comeBack } = await companyTeam()
    for (const email of ['ana@example.com', 'eve@example.com']) await invited(email)
    const codeOf = async (account: Account) => {
      provider.be(account)
      const { location, cookies } = await begin()
      return { back: await provider.visit(location.href), cookies }
    }
    const eve = await codeOf({ ...ana, sub: 'eve', email: 'eve@example.com' })
    const { back, cookies } = await codeOf(ana)
    back.searchParams.set('code', eve.back.searchParams.get('code') ?? '')
    expect(await comeBack(back, cookies)).toEqual(refused)
  })

  const nowS = () => Math.floor(Date.now() / 1_000)
  it.each<[string, Parameters<typeof provider.forge>[0]]>([
    ['another nonce', ({ header, claims, sign }) => sign(header, { ...claims, nonce: 'guessed' })],
    ['no nonce', ({ header, claims: { nonce: _, ...claims }, sign }) => sign(header, claims)],
    ['another audience', ({ header, claims, sign }) => sign(header, { ...claims, aud: 'other' })],
    ['another issuer', ({ header, claims, sign }) => sign(header, { ...claims, iss: 'https://evil.example' })],
    ['an end in the past', ({ header, claims, sign }) => sign(header, { ...claims, exp: nowS() - 3_600 })],
    ['no subject', ({ header, claims: { sub: _, ...claims }, sign }) => sign(header, claims)],
    [
      'a signature of other words',
      ({ header, claims, sign }) => {
        const [, , signature] = sign(header, claims).split('.')
        const [head, body] = sign(header, { ...claims, sub: 'eve' }).split('.')
        return `${head}.${body}.${signature}`
      },
    ],
    ['no signature', ({ claims, sign }) => `${sign({ alg: 'none' }, claims).split('.').slice(0, 2).join('.')}.`],
    ['an algorithm that anybody can sign with', ({ claims, sign }) => sign({ alg: 'HS256' }, claims)],
  ])('by a token with %s', async (_name, forge) => {
    const { invited, signIn } = await companyTeam()
    await invited('ana@example.com')
    provider.forge(forge)
    expect(await signIn(ana)).toEqual(refused)
  })
})

describe('whose account it is', () => {
  it('is issuer and subject: after the first sign-in the address does not count', async () => {
    const { invited, signIn } = await companyTeam()
    await invited('ana@example.com')
    expect((await signIn(ana)).session).toBeDefined()
    expect((await signIn({ ...ana, email: 'ana.lima@example.com' })).session).toBeDefined()
    expect(await signIn({ ...ana, sub: 'eve' })).toEqual(unknown)
  })

  it.each([
    ['says it is not theirs', { ...ana, email_verified: false }],
    ['does not say whose it is', { sub: 'ana', email: 'ana@example.com' }],
    ['says none', { sub: 'ana' }],
    ['says another one', { ...ana, email: 'eve@example.com' }],
  ])('nobody is let in by an address of which the provider %s', async (_name, account) => {
    const { invited, signIn } = await companyTeam()
    await invited('ana@example.com')
    expect(await signIn(account)).toEqual(unknown)
  })

  it('an operator may trust the addresses of a provider that does not say so, but not against its word', async () => {
    const { invited, signIn } = await companyTeam({ trustsMail: true })
    await invited('ana@example.com')
    expect(await signIn({ ...ana, email_verified: false })).toEqual(unknown)
    expect((await signIn({ sub: 'ana', email: 'ana@example.com' })).session).toBeDefined()
  })

  it('a whole domain may enter as viewers, and nobody beside it', async () => {
    const { signIn, ask } = await companyTeam({ mailDomain: 'example.com' })
    const { session: entered } = await signIn(ana)
    const { person } = JSON.parse((await ask('POST /api/me', {}, { [session]: entered ?? '' })).body)
    expect(person).toMatchObject({ email: 'ana@example.com', name: 'Ana', role: 'viewer' })
    expect(await signIn({ ...ana, sub: 'eve' })).toEqual(unknown)
    expect(await signIn({ ...ana, sub: 'ben', email: 'ben@evil-example.com' })).toEqual(unknown)
    expect(await signIn({ ...ana, sub: 'ben', email: 'ben@example.com', email_verified: false })).toEqual(unknown)
  })

  it('a name that no author can have is none', async () => {
    const { signIn, ask } = await companyTeam({ mailDomain: 'example.com' })
    const { session: entered } = await signIn({ ...ana, name: '.\n' })
    const { person } = JSON.parse((await ask('POST /api/me', {}, { [session]: entered ?? '' })).body)
    expect(person.name).toBe('ana@example.com')
  })

  it('who was removed comes back by an invitation alone', async () => {
    const { signIn, signedIn: _, ask, team, invited } = await companyTeam({ mailDomain: 'example.com' })
    await invited('admin@example.com', 'admin')
    const { session: entered } = await signIn(ana)
    const { removePerson } = await import('../../../src/team/server/people/people.ts')
    await removePerson(team, undefined, 2)
    expect((await ask('POST /api/me', {}, { [session]: entered ?? '' })).status).toBe(401)
    expect(await signIn(ana)).toEqual(unknown)
    await invited('ana@example.com')
    expect((await signIn(ana)).session).toBeDefined()
    const { entries } = await readLog(team.database)
    expect(entries.map(({ what }) => what)).toEqual([
      ...['signed-in', 'joined', 'invited', 'sign-in-refused', 'removed'],
      ...['signed-in', 'joined', 'invited'],
    ])
  })
})
