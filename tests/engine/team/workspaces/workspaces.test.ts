import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openedTeam } from '../opened-team.ts'
import { openedWorkspaces } from './opened-workspaces.ts'

const about = (data: string, id = 1) => join(data, 'workspaces', String(id), 'pages/about.yaml')

describe('a workspace', () => {
  it('begins with the files that are committed, and is listed with whose it is', async () => {
    const { signedIn, begun, list, data, site } = await openedWorkspaces()
    const ana = await signedIn('ana@example.com', 'writer')
    const dan = await signedIn('dan@example.com', 'viewer')
    await site.write('about.yaml', 'not committed')
    expect(await begun(ana, '  Spring\u0007campaign ')).toBe(1)
    expect(await readFile(about(data), 'utf8')).toContain('First.')
    const entry = {
      id: 1,
      title: 'Spring campaign',
      owner: 'ana',
      isOwn: true,
      mayRemove: true,
      mayTakeOver: false,
      changes: 0,
      changedAt: '2026-11-30T09:00:00.000Z',
      state: 'open',
      overlaps: [],
      removedAt: '',
    }
    expect(await list(ana)).toEqual([entry])
    expect(await list(dan)).toEqual([{ ...entry, isOwn: false, mayRemove: false }])
  })

  it('the next one has what was committed meanwhile', async () => {
    const { signedIn, begun, data, site } = await openedWorkspaces()
    const ana = await signedIn('ana@example.com', 'writer')
    await begun(ana)
    await site.write('about.yaml', 'Second.')
    site.git('commit', '--quiet', '--all', '--message', 'Say second')
    await begun(ana)
    expect(await readFile(about(data, 2), 'utf8')).toBe('Second.')
    expect(await readFile(about(data, 1), 'utf8')).toContain('First.')
  })

  it('leaves the repository of the site as it is: no branch, no file', async () => {
    const { signedIn, begun, site } = await openedWorkspaces()
    const before = [site.git('for-each-ref'), site.git('status', '--porcelain'), site.git('worktree', 'list')]
    await begun(await signedIn('ana@example.com', 'writer'))
    expect([site.git('for-each-ref'), site.git('status', '--porcelain'), site.git('worktree', 'list')]).toEqual(before)
  })

  it('needs a name, and twenty are enough', async () => {
    const { signedIn, begun, ask, team } = await openedWorkspaces()
    const ana = await signedIn('ana@example.com', 'writer')
    expect((await ask('POST /api/workspaces/begin', { title: ' \n' }, ana)).body).toBe('{"problem":"noTitle"}')
    await begun(ana)
    const { id: _, ...row } = await team.database.db.selectFrom('workspaces').selectAll().executeTakeFirstOrThrow()
    for (let count = 1; count < 20; count++) await team.database.db.insertInto('workspaces').values(row).execute()
    const refused = await ask('POST /api/workspaces/begin', { title: 'One more' }, ana)
    expect([refused.status, refused.body]).toEqual([409, '{"problem":"tooManyWorkspaces"}'])
  })

  it.each(['`rm -rf .`', '--upload-pack=x', '$(id)', "'; DROP TABLE workspaces; --", '../../etc', 'ä/ö\\%00'])(
    'may be called %s',
    async (title) => {
      const { signedIn, begun, list, data } = await openedWorkspaces()
      const ana = await signedIn('ana@example.com', 'writer')
      expect(await begun(ana, title)).toBe(1)
      expect((await list(ana))[0].title).toBe(title)
      expect(existsSync(about(data))).toBe(true)
    },
  )

  it('of a site without a repository is refused in words', async () => {
    const { signedIn, ask } = await openedTeam()
    const ana = await signedIn('ana@example.com', 'writer')
    const { status, body } = await ask('POST /api/workspaces/begin', { title: 'Spring' }, ana)
    expect([status, body]).toEqual([409, '{"problem":"noRepository"}'])
  })
})

describe('a workspace that is removed', () => {
  it('can be brought back with all that was written, for 90 days', async () => {
    const { signedIn, begun, ask, list, data, later } = await openedWorkspaces()
    const ana = await signedIn('ana@example.com', 'writer')
    await begun(ana)
    await writeFile(about(data), 'Written.')
    await writeFile(join(data, 'workspaces/1/pages/new.yaml'), 'New.')
    expect((await ask('POST /api/workspaces/remove', { id: 1 }, ana)).body).toBe('{}')
    expect(existsSync(about(data))).toBe(false)
    expect((await list(ana))[0]).toMatchObject({ removedAt: '2026-11-30T09:00:00.000Z', changes: 2 })
    expect((await ask('POST /api/workspaces/open', { id: 1 }, ana)).status).toBe(404)
    expect((await ask('POST /api/workspaces/bring-back', { id: 1 }, ana)).body).toBe('{}')
    expect(await readFile(about(data), 'utf8')).toBe('Written.')
    expect(await readFile(join(data, 'workspaces/1/pages/new.yaml'), 'utf8')).toBe('New.')

    await ask('POST /api/workspaces/remove', { id: 1 }, ana)
    later(91 * 24 * 3_600_000)
    const bea = await signedIn('bea@example.com', 'admin')
    expect(await list(bea)).toEqual([])
    expect((await ask('POST /api/workspaces/bring-back', { id: 1 }, bea)).status).toBe(404)
  })

  it('is removed by its owner and by admins, and the log says so', async () => {
    const { signedIn, begun, ask } = await openedWorkspaces()
    const ana = await signedIn('ana@example.com', 'writer')
    const ben = await signedIn('ben@example.com', 'publisher')
    const bea = await signedIn('bea@example.com', 'admin')
    await begun(ana)
    for (const action of ['remove', 'bring-back'] as const) {
      const refused = await ask(`POST /api/workspaces/${action}`, { id: 1 }, ben)
      expect([refused.status, refused.body]).toEqual([403, '{"problem":"notYours"}'])
      expect((await ask(`POST /api/workspaces/${action}`, { id: 1 }, bea)).status).toBe(200)
    }
    const { entries } = JSON.parse((await ask('POST /api/log', {}, bea)).body)
    expect(entries.slice(0, 3).map(({ what, about }: Record<string, string>) => [what, about])).toEqual([
      ['workspace-brought-back', 'Spring'],
      ['workspace-removed', 'Spring'],
      ['workspace-begun', 'Spring'],
    ])
  })
})

it('is part of the health of the server: whether the repository of the site can be read', async () => {
  const { ask, site, later } = await openedWorkspaces()
  expect((await ask('GET /healthz')).status).toBe(200)
  await rm(join(site.top, '.git'), { recursive: true })
  later(4_000)
  expect((await ask('GET /healthz')).status).toBe(503)
})
