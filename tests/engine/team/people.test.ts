import { describe, expect, it, vi } from 'vitest'
import { readLog } from '../../../src/team/server/log.ts'
import { hourMs, openedTeam } from './opened-team.ts'

const fields = { name: 'Ben', role: 'writer', seesInbox: false, lastDay: '' }

describe('the people of a team', () => {
  it('are invited by an admin, with a mail', async () => {
    const { ask, signedIn, mails } = await openedTeam()
    const ana = await signedIn('ana@example.com', 'admin')
    const { body } = await ask('POST /api/people/invite', { email: ' Ben@Example.com', ...fields }, ana)
    expect(JSON.parse(body)).toEqual({
      person: {
        id: 2,
        name: 'Ben',
        email: 'ben@example.com',
        role: 'writer',
        seesInbox: false,
        lastDay: '',
        isOver: false,
        hasSignedIn: false,
      },
      isMailed: true,
    })
    expect(mails[0]).toMatchObject({ to: 'ben@example.com', subject: 'You are invited to Marquee' })
    expect(mails[0]?.text).toMatch(/^http:\/\/team\.localhost:4459\/sign-in\/link#[\w-]{43}$/m)
  })

  it('without a mail server the admin gets the link, to pass it on', async () => {
    const { ask, team, mails } = await openedTeam({ isSending: false })
    const { invite } = await import('../../../src/team/server/people/people.ts')
    const words = { subject: '', text: () => '' }
    const { link } = await invite(
      team,
      undefined,
      { email: 'ana@example.com', name: '', role: 'admin', seesInbox: false, lastDay: '' },
      words,
    )
    expect(mails).toEqual([])
    const token = link?.split('#')[1] ?? ''
    const { given } = await ask('POST /api/sign-in/link', { token, use: true })
    const { body } = await ask('POST /api/people/link', { id: 1 }, given)
    expect(JSON.parse(body).link).toMatch(/#[\w-]{43}$/)
  })

  it.each([
    ['an address that is none', { email: 'ben', ...fields }, 'wrongEmail'],
    ['an address with a line break', { email: 'ben@example.com\nBcc: eve@example.com', ...fields }, 'wrongEmail'],
    ['an address that is here', { email: 'ANA@example.com', ...fields }, 'isThere'],
    ['a day that is none', { email: 'ben@example.com', ...fields, lastDay: '2026-02-30' }, 'wrongDay'],
    ['a role that is none', { email: 'ben@example.com', ...fields, role: 'owner' }, 'wrongRequest'],
  ])('%s is refused', async (_name, body, problem) => {
    const { ask, signedIn } = await openedTeam()
    const ana = await signedIn('ana@example.com', 'admin')
    expect((await ask('POST /api/people/invite', body, ana)).body).toBe(JSON.stringify({ problem }))
  })

  it.each([
    ['Ben\nBcc: eve@example.com', 'Ben Bcc: eve@example.com'],
    ['  \u202eBen\u0000 ', 'Ben'],
    ['--author', '--author'],
    ['李', '李'],
    ['', 'ben@example.com'],
    [' \u200b', 'ben@example.com'],
    ['.<>"', 'ben@example.com'],
    ['x'.repeat(200), 'x'.repeat(100)],
  ])('%j is called %j', async (name, shown) => {
    const { ask, signedIn } = await openedTeam()
    const ana = await signedIn('ana@example.com', 'admin')
    const { body } = await ask('POST /api/people/invite', { email: 'ben@example.com', ...fields, name }, ana)
    expect(JSON.parse(body).person.name).toBe(shown)
  })

  it('the last admin cannot be removed, changed, or ended', async () => {
    const { ask, signedIn, invited } = await openedTeam()
    const ana = await signedIn('ana@example.com', 'admin')
    await invited('ben@example.com', 'writer')
    const refused = '{"problem":"lastAdmin"}'
    const admin = { id: 1, name: 'Ana', role: 'admin', seesInbox: false, lastDay: '' }
    expect((await ask('POST /api/people/remove', { id: 1 }, ana)).body).toBe(refused)
    expect((await ask('POST /api/people/change', { ...admin, role: 'writer' }, ana)).body).toBe(refused)
    expect((await ask('POST /api/people/change', { ...admin, lastDay: '2026-01-01' }, ana)).body).toBe(refused)
    expect((await ask('POST /api/me', {}, ana)).status).toBe(200)
  })

  it('who was removed can be invited again, as somebody new', async () => {
    const { ask, signedIn } = await openedTeam()
    const ana = await signedIn('ana@example.com', 'admin')
    const ben = await signedIn('ben@example.com', 'writer')
    await ask('POST /api/people/remove', { id: 2 }, ana)
    expect((await ask('POST /api/people/invite', { email: 'ben@example.com', ...fields }, ana)).status).toBe(200)
    expect((await ask('POST /api/me', {}, ben)).status).toBe(401)
  })
})

describe('the log', () => {
  it('says who did what', async () => {
    const { ask, signedIn, later } = await openedTeam()
    const ana = await signedIn('ana@example.com', 'admin')
    await ask('POST /api/people/invite', { email: 'ben@example.com', ...fields }, ana)
    later(hourMs)
    await ask('POST /api/people/change', { id: 2, ...fields, role: 'publisher', lastDay: '2027-06-30' }, ana)
    await ask('POST /api/people/remove', { id: 2 }, ana)
    const { entries, hasMore } = JSON.parse((await ask('POST /api/log', {}, ana)).body)
    expect(hasMore).toBe(false)
    expect(entries.map(({ by, what, about, details }: Record<string, unknown>) => [by, what, about, details])).toEqual([
      ['ana', 'removed', 'ben@example.com', {}],
      ['ana', 'changed', 'ben@example.com', { role: 'publisher', lastDay: '2027-06-30' }],
      ['ana', 'invited', 'ben@example.com', { role: 'writer' }],
      ['ana', 'signed-in', 'ana@example.com', { way: 'link' }],
      ['', 'invited', 'ana@example.com', { role: 'admin' }],
    ])
  })

  it('is read in parts', async () => {
    const { team, invited } = await openedTeam()
    for (let time = 0; time < 60; time++) await invited(`a${time}@example.com`)
    const first = await readLog(team.database)
    expect([first.entries.length, first.hasMore]).toEqual([50, true])
    const second = await readLog(team.database, first.entries.at(-1)?.position)
    expect([second.entries.length, second.hasMore]).toEqual([10, false])
  })

  it('refuses whoever changes or removes an entry', async () => {
    const { team, invited } = await openedTeam()
    await invited('ana@example.com')
    const { db } = team.database
    await expect(db.updateTable('log').set({ about: 'eve' }).execute()).rejects.toThrow('the log is never changed')
    await expect(db.deleteFrom('log').execute()).rejects.toThrow('the log is never shortened')
  })

  it('has a line for each entry on standard error, where the database does not reach', async () => {
    const { team, invited } = await openedTeam()
    const line = vi.mocked(console.error)
    line.mockClear()
    await invited('ana@example.com', 'admin')
    const { entries } = await readLog(team.database)
    const said = line.mock.calls.map(([text]) => JSON.parse(String(text)).log)
    expect(said).toEqual([
      { at: entries[0]?.at, person: null, what: 'invited', about: 'ana@example.com', details: { role: 'admin' } },
    ])
  })
})
