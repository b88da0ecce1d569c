import { describe, expect, it } from 'vitest'
import { ownPath } from '../../../src/team/own-path.ts'
import { removePerson } from '../../../src/team/server/people/people.ts'
import { readCookie, setCookie } from '../../../src/team/server/sign-in/cookies.ts'
import { hourMs, minuteMs, openedTeam } from './opened-team.ts'

const session = '__Host-marquee'

describe('an invitation', () => {
  it('signs in once', async () => {
    const { ask, invited } = await openedTeam()
    const token = await invited('ana@example.com', 'admin')
    const { status, given } = await ask('POST /api/sign-in/link', { token, use: true })
    expect(status).toBe(200)
    expect((await ask('POST /api/me', {}, given)).status).toBe(200)
    const again = await ask('POST /api/sign-in/link', { token, use: true })
    expect([again.status, again.body, again.given]).toEqual([410, '{"problem":"linkOver"}', {}])
  })

  it('is not used up by a program that opens the link, or by looking at it', async () => {
    const { ask, invited } = await openedTeam()
    const token = await invited('ana@example.com')
    for (let time = 0; time < 2; time++) {
      expect((await ask('GET /sign-in/link')).given).toEqual({})
      const looked = await ask('POST /api/sign-in/link', { token, use: false })
      expect([looked.body, looked.given]).toEqual(['{"name":"ana","email":"ana@example.com"}', {}])
    }
    expect((await ask('POST /api/sign-in/link', { token, use: true })).status).toBe(200)
  })

  it('ends after two days, and with the removal of the person', async () => {
    const { ask, invited, later, team } = await openedTeam()
    await invited('admin@example.com', 'admin')
    const late = await invited('ana@example.com')
    later(48 * hourMs)
    expect((await ask('POST /api/sign-in/link', { token: late, use: true })).status).toBe(410)
    const removed = await invited('ben@example.com')
    await removePerson(team, undefined, 3)
    await invited('ben@example.com', 'admin')
    expect((await ask('POST /api/sign-in/link', { token: removed, use: true })).status).toBe(410)
  })
})

describe('a code', () => {
  const digits = (mail: { text: string } | undefined) => /^\d{8}/.exec(mail?.text ?? '')?.[0] ?? ''

  it('signs in the browser that asked for it, once', async () => {
    const { ask, invited, mails } = await openedTeam()
    await invited('ana@example.com')
    const { given, body } = await ask('POST /api/sign-in/code', { email: ' Ana@Example.com ' })
    expect(body).toBe('{}')
    expect(mails[0]?.to).toBe('ana@example.com')
    const code = digits(mails[0])
    expect((await ask('POST /api/sign-in/check', { code })).body).toBe('{"problem":"codeOver"}')
    const checked = await ask('POST /api/sign-in/check', { code: `${code.slice(0, 4)} ${code.slice(4)}` }, given)
    expect(checked.given[session]).toMatch(/^[\w-]{43}$/)
    expect((await ask('POST /api/sign-in/check', { code }, given)).body).toBe('{"problem":"codeOver"}')
  })

  it('cannot be guessed: ten tries, five codes an hour, fifteen minutes', async () => {
    const { ask, invited, mails, later } = await openedTeam()
    await invited('ana@example.com')
    const { given } = await ask('POST /api/sign-in/code', { email: 'ana@example.com' })
    const code = digits(mails[0])
    const wrong = code === '00000000' ? '00000001' : '00000000'
    for (let tries = 0; tries < 10; tries++)
      expect((await ask('POST /api/sign-in/check', { code: wrong }, given)).body).toBe('{"problem":"codeWrong"}')
    expect((await ask('POST /api/sign-in/check', { code }, given)).body).toBe('{"problem":"codeOver"}')
    for (let more = 0; more < 4; more++)
      expect((await ask('POST /api/sign-in/code', { email: 'ana@example.com' })).status).toBe(200)
    expect((await ask('POST /api/sign-in/code', { email: 'ana@example.com' })).body).toBe('{"problem":"tooMany"}')
    later(61 * minuteMs)
    const late = await ask('POST /api/sign-in/code', { email: 'ana@example.com' })
    expect(late.status).toBe(200)
    later(16 * minuteMs)
    const lateCode = digits(mails.at(-1))
    expect((await ask('POST /api/sign-in/check', { code: lateCode }, late.given)).body).toBe('{"problem":"codeOver"}')
  })

  it('does not say who is here', async () => {
    const { ask, invited, mails } = await openedTeam()
    await invited('ana@example.com')
    const known = await ask('POST /api/sign-in/code', { email: 'ana@example.com' })
    const unknown = await ask('POST /api/sign-in/code', { email: 'eve@example.com' })
    expect([unknown.status, unknown.body, Object.keys(unknown.given)]).toEqual([
      known.status,
      known.body,
      Object.keys(known.given),
    ])
    expect(mails.map(({ to }) => to)).toEqual(['ana@example.com'])
    expect((await ask('POST /api/sign-in/check', { code: '12345678' }, unknown.given)).body).toBe(
      '{"problem":"codeWrong"}',
    )
  })

  it('one address may try twenty times in ten minutes', async () => {
    const { ask } = await openedTeam()
    for (let time = 0; time < 20; time++) await ask('POST /api/sign-in/code', { email: `a${time}@example.com` })
    expect((await ask('POST /api/sign-in/code', { email: 'b@example.com' })).body).toBe('{"problem":"tooMany"}')
  })
})

describe('a session', () => {
  it('has a cookie that no script, no http and no other host reaches, and that is new at each sign-in', async () => {
    const { ask, invited, signedIn, team } = await openedTeam()
    const first = await signedIn('ana@example.com', 'admin')
    const token = await invited('ben@example.com')
    const { response, given } = await ask('POST /api/sign-in/link', { token, use: true }, first)
    expect(response.headers['set-cookie']).toMatch(
      /^__Host-marquee=[\w-]{43}; Path=\/; Max-Age=604800; Secure; HttpOnly; SameSite=Lax$/,
    )
    expect(given[session]).not.toBe(first[session])
    expect((await ask('POST /api/me', {}, first)).status).toBe(401)
    const rows = await team.database.db.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(given[session])
  })

  it('ends after 12 hours of rest, and after a week at most', async () => {
    const { ask, signedIn, later } = await openedTeam()
    const resting = await signedIn('ana@example.com', 'admin')
    later(12 * hourMs + 1)
    expect((await ask('POST /api/me', {}, resting)).status).toBe(401)
    const busy = await signedIn('ben@example.com', 'writer')
    for (let hours = 0; hours < 7 * 24; hours += 8) {
      expect((await ask('POST /api/me', {}, busy)).status).toBe(200)
      later(8 * hourMs)
    }
    later(1)
    expect((await ask('POST /api/me', {}, busy)).status).toBe(401)
  })

  it('ends with the removal, at the next request', async () => {
    const { ask, signedIn } = await openedTeam()
    const ana = await signedIn('ana@example.com', 'admin')
    const ben = await signedIn('ben@example.com', 'writer')
    expect((await ask('POST /api/me', {}, ben)).status).toBe(200)
    expect((await ask('POST /api/people/remove', { id: 2 }, ana)).status).toBe(200)
    expect((await ask('POST /api/me', {}, ben)).body).toBe('{"problem":"signedOut"}')
  })

  it('ends after the last day of the account, and a role counts from the next request', async () => {
    const { ask, signedIn, later } = await openedTeam()
    const ana = await signedIn('ana@example.com', 'admin')
    const ben = await signedIn('ben@example.com', 'admin')
    const fields = { name: 'Ben', role: 'writer', seesInbox: true, lastDay: '2026-11-30' }
    expect((await ask('POST /api/people/change', { id: 2, ...fields }, ana)).status).toBe(200)
    expect((await ask('POST /api/people', {}, ben)).body).toBe('{"problem":"notAllowed"}')
    expect((await ask('POST /api/me', {}, ben)).status).toBe(200)
    later(15 * hourMs - 1)
    await ask('POST /api/me', {}, ana)
    later(1)
    expect((await ask('POST /api/me', {}, ben)).status).toBe(401)
  })

  it('signs out here, and everywhere', async () => {
    const { ask, signedIn, invited } = await openedTeam()
    const first = await signedIn('ana@example.com', 'admin')
    await invited('ben@example.com')
    expect((await ask('POST /api/sign-out', {}, first)).given).toEqual({ [session]: '' })
    expect((await ask('POST /api/me', {}, first)).status).toBe(401)
    const code = async () => {
      const { given } = await ask('POST /api/sign-in/code', { email: 'ana@example.com' })
      return given
    }
    expect(Object.keys(await code())).toEqual(['__Host-marquee-code'])
  })

  it('a cookie that is there twice is none: a sibling host could have set one', () => {
    expect(readCookie('a=1; __Host-marquee=x', 'session')).toBe('x')
    expect(readCookie('__Host-marquee=x; __Host-marquee=y', 'session')).toBeUndefined()
    expect(readCookie('__Host-marquee-code=x', 'session')).toBeUndefined()
    expect(setCookie('code', 'x', 900)).toBe(
      '__Host-marquee-code=x; Path=/; Max-Age=900; Secure; HttpOnly; SameSite=Lax',
    )
  })
})

describe('where a sign-in leads', () => {
  it.each(['/', '/people', '/log?before=3', '/drafts/7', '/a-b_c.d'])('%s', (path) => {
    expect(ownPath(path)).toBe(path)
  })

  it.each([
    '',
    null,
    undefined,
    'people',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    'https://evil.example',
    'https:evil.example',
    'http:/evil.example',
    'HTTPS://evil.example',
    '//evil.example/people',
    '//evil.example:443',
    '//user@evil.example',
    '/@evil.example',
    '/%0a//evil.example#',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://x',
    '/people#x',
    '/ /evil.example',
    '/\u0000',
    '/\u2028/evil.example',
    '/people;x',
  ])('nowhere else: %j', (path) => {
    expect(ownPath(path)).toBe('/')
  })
})
