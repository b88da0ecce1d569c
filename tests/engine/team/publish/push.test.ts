import { chmod, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { withJobs } from '../../../../src/team/server/jobs/with-jobs.ts'
import { findOrigin } from '../../../../src/team/server/publish/origin.ts'
import type { PublishSettings } from '../../../../src/team/server/team-settings.ts'
import { serveGitOrigin } from '../../../support/servers/git-origin.ts'
import { gitSite } from '../../studio/server/publish/git-site.ts'
import { command, openedPublishing, page, withoutErrors } from './opened-publishing.ts'

const token = 'token-of-the-server'
const minuteMs = 60_000

/** A team whose site goes to an origin that is served by http, where a developer pushes too. */
async function opened({ way = 'push', password = token }: { way?: PublishSettings['way']; password?: string } = {}) {
  const server = await serveGitOrigin(token)
  onTestFinished(server.remove)
  const { at: atOrigin, bare } = server
  const team = await openedPublishing({
    async sendsTo(site) {
      server.connect(site.git)
      return { way, token: password }
    },
  })
  const push = () => team.site.git('push', '--quiet', bare, 'HEAD:refs/heads/main')
  push()
  const look = async () => {
    team.later(minuteMs)
    team.team.jobs?.wake()
    await team.idle()
  }
  await look()
  return {
    ...team,
    server,
    bare,
    atOrigin,
    /** A minute passes. */
    look,
    /** A developer pushes a change, with what others have pushed. */
    async develops(name: string, text: string) {
      team.site.git('pull', '--quiet', '--rebase', bare, 'main')
      await team.develop(name, text)
      push()
    },
    /** A program at the origin that sees each push before it arrives. */
    async hook(script: string) {
      await writeFile(join(bare, 'hooks/pre-receive'), `#!/bin/sh\n${script}\n`)
      await chmod(join(bare, 'hooks/pre-receive'), 0o755)
    },
    subjects: () => atOrigin('log', '--format=%s', 'main').split('\n'),
    /** Everything that the server says and stores, as text. */
    async said() {
      const [errors, list] = [vi.mocked(console.error).mock.calls.flat().map(String), await readdir(team.data)]
      const files = list.filter((name) => name.startsWith('team.sqlite'))
      const stored = await Promise.all(files.map((name) => readFile(join(team.data, name), 'latin1')))
      return [...errors, ...stored].join('\n')
    },
  }
}

describe('publishing to an origin', () => {
  it('pushes one commit of the person, and puts nothing live here', async () => {
    const { begun, idle, atOrigin, live, data, ask } = await opened()
    const cara = await begun('cara')
    await cara.write(page('A new price.'))
    expect(await cara.publish()).toBe('{}')
    await idle()
    expect(await cara.list()).toMatchObject([
      {
        state: 'sent',
        liveAt: '2026-11-30T09:01:00.000Z',
        problem: '',
        waits: '',
        isForOrigin: true,
        mayTakeBack: true,
      },
    ])
    expect(atOrigin('log', '-1', '--format=%an|%ae|%cn|%s|%b', 'main')).toBe(
      'cara|cara@example.com|Marquee|Work of cara|Workspace: 1\nPublication: 1',
    )
    expect(atOrigin('show', 'main:pages/about.yaml')).toContain('A new price.')
    expect([await live(), (await readdir(data)).filter((name) => name.startsWith('site'))]).toEqual(['', []])
    expect((await ask('POST /api/releases', {}, cara.cookies)).body).toBe('{"hasOther":false,"isBack":false}')
    expect(await cara.review()).toMatchObject({ state: 'published', isChanged: false })
  })

  it('takes back by a commit that is pushed', async () => {
    const { begun, idle, atOrigin, subjects } = await opened()
    const cara = await begun('cara')
    await cara.write(page('A new price.'))
    await cara.publish()
    await idle()
    expect(await cara.takeBack(1)).toBe('{}')
    await idle()
    expect(subjects().slice(0, 2)).toEqual(['Take back: Work of cara', 'Work of cara'])
    expect(atOrigin('show', 'main:pages/about.yaml')).not.toContain('A new price.')
    expect(await cara.list()).toMatchObject([
      { state: 'sent', takesBack: 1 },
      { state: 'sent', isTakenBack: true },
    ])
  })

  it('with `both` pushes and puts it live', async () => {
    const { begun, idle, atOrigin, live } = await opened({ way: 'both' })
    const cara = await begun('cara')
    await cara.write(page('A new price.'))
    await cara.publish()
    await idle()
    expect(await cara.list()).toMatchObject([{ state: 'live', isForOrigin: false }])
    expect([await live(), atOrigin('show', 'main:pages/about.yaml')]).toEqual([
      expect.stringContaining('A new price.'),
      expect.stringContaining('A new price.'),
    ])
  })

  it('is not fooled by another server at the same origin, which counts from 1, too', async () => {
    const { begun, idle, develops, site, bare, atOrigin } = await opened()
    await develops('more.yaml', page('From elsewhere.').replace('About', 'More'))
    site.git('commit', '--quiet', '--amend', '--message', 'From elsewhere\n\nWorkspace: 1\nPublication: 1')
    atOrigin('config', 'receive.denyNonFastForwards', 'false')
    site.git('push', '--quiet', '--force', bare, 'HEAD:refs/heads/main')
    const cara = await begun('cara')
    await cara.write(page('A new price.'))
    await cara.publish()
    await idle()
    expect(await cara.list()).toMatchObject([{ state: 'sent' }])
    expect(atOrigin('show', 'main:pages/about.yaml')).toContain('A new price.')
  })

  it('takes with it what was published here before there was an origin', async () => {
    const { begun, idle, git, subjects } = await opened()
    const args = ['commit-tree', 'refs/marquee/main^{tree}', '-p', 'refs/marquee/main', '-m', 'Published before']
    git('update-ref', 'refs/marquee/main', git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args))
    const cara = await begun('cara')
    await cara.write(page('A new price.'))
    await cara.publish()
    await idle()
    expect(subjects().slice(0, 2)).toEqual(['Work of cara', 'Published before'])
  })

  it('pushes nothing that cannot be built', async () => {
    const { begun, idle, subjects } = await opened()
    const cara = await begun('cara')
    await cara.write(page('Broken for the builder.'))
    await cara.publish()
    await idle()
    expect(await cara.list()).toMatchObject([{ state: 'refused', problem: 'notBuilt', waits: '' }])
    expect(subjects()).not.toContain('Work of cara')
  })

  it('the token is in no environment of a studio or a build', async () => {
    vi.stubEnv('PUSH_TOKEN', token)
    vi.stubEnv('GIT_SSH_COMMAND', 'ssh -i key')
    onTestFinished(() => {
      vi.unstubAllEnvs()
    })
    const { begun, idle, live, entered, call, said } = await opened({ way: 'both' })
    const cara = await begun('cara')
    await cara.write(page('A new price.'))
    await cara.publish()
    await idle()
    expect(await live()).toContain('"known":[]')
    const { env } = JSON.parse((await call('problems', await entered(cara.cookies))).text)
    expect(JSON.stringify(env)).not.toMatch(/TOKEN|GIT_|token-of/)
    expect(await said()).not.toContain(token)
  })
})

describe('what developers push', () => {
  it('comes in within a minute, and workspaces read it', async () => {
    const { begun, develops, look, entered, bar } = await opened()
    const cara = await begun('cara')
    const cookie = await entered(cara.cookies)
    await develops('more.yaml', page('By a developer.').replace('About', 'More'))
    expect((await bar(cookie)).news).toBeUndefined()
    await look()
    expect((await bar(cookie)).news?.words).toBe('Ada Lovelace published 1 page')
  })

  it('is merged with what is published a moment later', async () => {
    const { begun, develops, idle, atOrigin } = await opened()
    const cara = await begun('cara')
    await cara.write(page('A new price.'))
    await develops('about.yaml', page('First.', 'By a developer.'))
    await cara.publish()
    await idle()
    expect(atOrigin('show', 'main:pages/about.yaml')).toBe(page('A new price.', 'By a developer.').trim())
  })

  it.each(['advertise', 'receive'] as const)('is merged where it is quicker than a push (%s)', async (stage) => {
    const { begun, develops, idle, atOrigin, server } = await opened()
    const cara = await begun('cara')
    await cara.write(page('A new price.'))
    let races = 0
    server.onPush(async (now) => {
      if (now === stage && races++ < 2) await develops('about.yaml', page('First.', `Race ${races}.`))
    })
    await cara.publish()
    await idle()
    expect(races).toBe(3)
    expect(await cara.list()).toMatchObject([{ state: 'sent' }])
    expect(atOrigin('show', 'main:pages/about.yaml')).toBe(page('A new price.', 'Race 2.').trim())
    expect(atOrigin('rev-list', '--merges', '--count', 'main')).toBe('0')
  })

  it('is never overwritten where it has dropped what was published', async () => {
    const { begun, idle, atOrigin, look } = await opened()
    const cara = await begun('cara')
    await cara.write(page('A new price.'))
    await cara.publish()
    await idle()
    const rewritten = atOrigin('commit-tree', 'main^{tree}', '-p', 'main^', '-m', 'Rewritten')
    atOrigin('update-ref', 'refs/heads/main', rewritten)
    await look()
    await cara.write(page('Another price.'))
    await cara.publish()
    await idle()
    expect((await cara.list())[0]).toMatchObject({ state: 'refused', problem: 'originDiverged' })
    expect(atOrigin('rev-parse', 'main')).toBe(rewritten)
  })
})

describe('an origin that does not answer', () => {
  it('is said, keeps what is to be published, and gets it later without force', async () => {
    const { begun, idle, look, server, subjects, develops, atOrigin } = await opened()
    const cara = await begun('cara')
    await cara.write(page('A new price.'))
    await server.stop()
    expect(await cara.publish()).toBe('{}')
    await idle()
    const away = { state: 'asked', waits: 'away', waitsSince: '2026-11-30T09:01:00.000Z', problem: '', details: '' }
    expect(await cara.list()).toMatchObject([{ ...away, mayCancel: true }])
    await look()
    expect(await cara.list()).toMatchObject([away])
    await develops('about.yaml', page('First.', 'Meanwhile.'))
    await server.start()
    await look()
    expect(await cara.list()).toMatchObject([{ state: 'sent', waits: '', liveAt: '2026-11-30T09:03:00.000Z' }])
    expect(subjects().filter((subject) => subject === 'Work of cara')).toHaveLength(1)
    expect(atOrigin('show', 'main:pages/about.yaml')).toBe(page('A new price.', 'Meanwhile.').trim())
  })

  it('is waited for until somebody cancels', async () => {
    const { begun, idle, look, server, subjects, ask } = await opened()
    const cara = await begun('cara')
    await cara.write(page('A new price.'))
    await server.stop()
    await cara.publish()
    await idle()
    expect((await ask('POST /api/publications/cancel', { id: 1 }, cara.cookies)).body).toBe('{}')
    await server.start()
    await look()
    expect([await cara.list(), subjects().includes('Work of cara')]).toEqual([[], false])
    expect(await cara.publish()).toBe('{}')
  })

  it('lets what is planned wait, and publishes both', async () => {
    const { begun, idle, look, server, ask } = await opened()
    const [cara, dora] = [await begun('cara'), await begun('dora')]
    await cara.write(page('A new price.'))
    await dora.write(page('First.', 'By Dora.'))
    await ask('POST /api/publications/plan', { id: dora.id, at: '2026-11-30T09:02:00Z' }, dora.cookies)
    await server.stop()
    await cara.publish()
    await idle()
    await look()
    expect(await cara.list()).toMatchObject([{ state: 'asked', waits: 'away' }, { state: 'planned' }])
    await server.start()
    await look()
    expect(await cara.list()).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
  })

  it('may have what was sent when it broke off: nobody cancels that, and it is published once', async () => {
    const { begun, idle, look, server, subjects, ask } = await opened()
    const cara = await begun('cara')
    await cara.write(page('A new price.'))
    server.onPush(async (stage) => {
      if (stage === 'received') await server.stop()
    })
    await cara.publish()
    await idle()
    await look()
    expect(await cara.list()).toMatchObject([{ state: 'asked', waits: 'unclear', mayCancel: false }])
    expect((await ask('POST /api/publications/cancel', { id: 1 }, cara.cookies)).body).toBe('{"problem":"notFound"}')
    await server.start()
    await look()
    expect(await cara.list()).toMatchObject([{ state: 'sent', waits: '' }])
    expect(subjects().filter((subject) => subject === 'Work of cara')).toHaveLength(1)
  })

  it.each(['push', 'both'] as const)('one commit where the server ends between push and record (%s)', async (way) => {
    const { begun, idle, team, data, later, server, subjects, live } = await opened({ way })
    const cara = await begun('cara')
    await cara.write(page('A new price.'))
    let ended: Promise<void> | undefined
    server.onPush(async (stage) => {
      if (stage !== 'received' || ended) return
      ended = team.jobs?.stop()
      await ended
    })
    await cara.publish()
    await idle()
    expect(ended).toBeDefined()
    expect(await cara.list()).toMatchObject([{ state: 'asked', waits: 'unclear', mayCancel: false }])
    expect(subjects()[0]).toBe('Work of cara')
    later(minuteMs)
    const { jobs } = withJobs(team, { data, command, checkSite: withoutErrors, out: join(data, 'site') })
    await jobs.idle()
    expect(await cara.list()).toMatchObject([{ state: way === 'push' ? 'sent' : 'live' }])
    expect(subjects().filter((subject) => subject === 'Work of cara')).toHaveLength(1)
    expect((await live()).includes('A new price.')).toBe(way === 'both')
    await jobs.stop()
  })
})

it('publishes once where the database fails when it has arrived', async () => {
  const { begun, idle, look, server, team, subjects } = await opened()
  const cara = await begun('cara')
  await cara.write(page('A new price.'))
  const failing = vi.spyOn(team.database, 'write')
  server.onPush((stage) => {
    if (stage === 'received') failing.mockRejectedValueOnce(new Error('The disk is full.'))
  })
  await cara.publish()
  await idle()
  expect(await cara.list()).toMatchObject([{ state: 'asked', waits: 'unclear' }])
  await look()
  expect(await cara.list()).toMatchObject([{ state: 'sent', waits: '', problem: '' }])
  expect(subjects().filter((subject) => subject === 'Work of cara')).toHaveLength(1)
})

it('publishes once, whenever the server is ended', async () => {
  const { begun, team, data, later, subjects, atOrigin } = await opened({ way: 'both' })
  const cara = await begun('cara')
  let jobs = team.jobs
  for (let round = 1; round <= 3; round++) {
    await cara.write(page(`Round ${round}.`))
    expect(await cara.publish()).toBe('{}')
    for (let kill = 0; kill < 3; kill++) {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1_200))
      await jobs?.stop()
      later(minuteMs)
      jobs = withJobs(team, { data, command, checkSite: withoutErrors, out: join(data, 'site') }).jobs
    }
    await jobs?.idle()
    expect((await cara.list())[0]).toMatchObject({ state: 'live', waits: '' })
    expect(subjects().filter((subject) => subject === 'Work of cara')).toHaveLength(round)
    expect(atOrigin('show', 'main:pages/about.yaml')).toContain(`Round ${round}.`)
  }
  await jobs?.stop()
})

describe('an origin that refuses', () => {
  it('a wrong password is said in words, without a secret', async () => {
    const { begun, idle, subjects, said } = await opened({ password: 'a-wrong-token' })
    const cara = await begun('cara')
    await cara.write(page('A new price.'))
    await cara.publish()
    await idle()
    const list = await cara.list()
    expect(list).toMatchObject([{ state: 'refused', problem: 'originWrong', waits: '' }])
    expect(list[0].details).not.toBe('')
    expect(`${JSON.stringify(list)} ${await said()}`).not.toMatch(
      new RegExp(`a-wrong-token|${Buffer.from('x-access-token:a-wrong-token').toString('base64')}`),
    )
    expect(subjects()).not.toContain('Work of cara')
  })

  it.each([
    [403, { state: 'refused', problem: 'originWrong' }],
    [404, { state: 'refused', problem: 'originWrong' }],
    [429, { state: 'asked', waits: 'away' }],
    [503, { state: 'asked', waits: 'away' }],
  ])('is waited for only where that is of use: %i', async (status, expected) => {
    const { begun, idle, server } = await opened()
    const cara = await begun('cara')
    await cara.write(page('A new price.'))
    server.breaks(status)
    await cara.publish()
    await idle()
    expect(await cara.list()).toMatchObject([expected])
  })

  it('a protected branch is said in its words', async () => {
    const { begun, idle, hook, subjects } = await opened()
    await hook('echo "This branch is protected: main takes merges alone." >&2; exit 1')
    const cara = await begun('cara')
    await cara.write(page('A new price.'))
    await cara.publish()
    await idle()
    expect(await cara.list()).toMatchObject([
      { state: 'refused', problem: 'originRefused', details: 'This branch is protected: main takes merges alone.' },
    ])
    expect(subjects()).not.toContain('Work of cara')
    await hook('exit 0')
    expect(await cara.publish()).toBe('{}')
    await idle()
    expect(subjects()[0]).toBe('Work of cara')
  })
})

describe('finding the origin', () => {
  const now = () => new Date()

  async function found(address: string | undefined, given?: string) {
    const site = await gitSite({ 'about.yaml': page('First.') })
    if (address !== undefined) {
      site.git('init', '--quiet', '--bare', 'origin.git')
      site.git('remote', 'add', 'origin', join(site.top, 'origin.git'))
      site.git('push', '--quiet', '--set-upstream', 'origin', 'main')
      site.git('remote', 'set-url', 'origin', address)
    }
    const origin = await findOrigin(site.pages, { token: given, env: {}, now })
    return 'error' in origin ? origin.error.replaceAll(site.top, 'SITE') : 'found'
  }

  it.each([
    [
      undefined,
      undefined,
      /^PUBLISH sends to the repository that the branch of SITE\/pages follows, and it follows none\. Let it: git -C SITE push --set-upstream origin main$/,
    ],
    ['ssh://git@git.example.com/site.git', undefined, /^found$/],
    ['../site.git', undefined, /^found$/],
    ['git@git.example.com:site.git', token, /^PUSH_TOKEN is set, but the repository is at no address with https/],
    ['https://git.example.com/site.git', token, /^found$/],
    [
      'https://ana:secret@git.example.com/site.git',
      undefined,
      /^The address of the repository has a name or a password in it/,
    ],
    ['http://git.example.com/site.git', token, /^The address of the repository must begin with https:\/\//],
  ])('%s', async (address, given, words) => {
    const said = await found(address, given)
    expect(said).toMatch(words)
    expect(said).not.toContain('secret')
  })
})
