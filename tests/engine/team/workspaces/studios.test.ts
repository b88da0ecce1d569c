import { execFileSync, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { describe, expect, it, onTestFinished } from 'vitest'
import { lockReleases } from '../../../../src/builder/release/release-lock.ts'
import { isRunning } from '../../../../src/files/temporary-files.ts'
import { createStudios } from '../../../../src/team/server/workspaces/studios.ts'
import { minuteMs } from '../opened-team.ts'
import { openedWorkspaces } from './opened-workspaces.ts'

async function written(limits: { max?: number; idleMs?: number } = {}) {
  const opened = await openedWorkspaces(limits)
  const ana = await opened.signedIn('ana@example.com', 'writer')
  await opened.begun(ana)
  const cookie = await opened.entered(ana)
  const { studios } = opened.team
  if (!studios) throw new Error('There are no studios.')
  const snapshot = (file = 'pages/about.yaml', id = 1) =>
    execFileSync(
      'git',
      ['--git-dir', join(opened.data, 'repository.git'), 'show', `refs/marquee/workspaces/${id}:${file}`],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    )
  return { ...opened, ana, cookie, studios, snapshot }
}

describe('the studio of a workspace', () => {
  it('stops when nobody has worked in it for 15 minutes, and starts with the next request', async () => {
    const { studios, call, cookie, later } = await written()
    const waits = call('changes', cookie, { since: 7 })
    waits.catch(() => undefined)
    later(14 * minuteMs)
    await studios.tick()
    expect(studios.isRunning(1)).toBe(true)
    await call('page', cookie)
    later(14 * minuteMs)
    await studios.tick()
    expect(studios.isRunning(1)).toBe(true)
    later(2 * minuteMs)
    await studios.tick()
    expect(studios.isRunning(1)).toBe(false)
    expect((await call('page', cookie)).status).toBe(200)
    expect(studios.isRunning(1)).toBe(true)
  })

  it('makes room for another one when nobody works in it, and is not stopped under the hands of somebody', async () => {
    const { ana, ask, begun, studios, later, call, cookie } = await written({ max: 1 })
    await begun(ana, 'Second')
    const refused = await ask('POST /api/workspaces/open', { id: 2 }, ana)
    expect([refused.status, refused.body]).toEqual([503, '{"problem":"full"}'])
    expect((await call('page', cookie)).status).toBe(200)
    later(2 * minuteMs)
    expect((await ask('POST /api/workspaces/open', { id: 2 }, ana)).status).toBe(200)
    expect([studios.isRunning(1), studios.isRunning(2)]).toEqual([false, true])
  })

  it('is not stopped while it answers, however long an upload or a report takes', async () => {
    const { ana, ask, begun, studios, later, call, cookie, data } = await written({ max: 1 })
    await begun(ana, 'Second')
    const upload = new PassThrough()
    const answer = call('upload?name=x.png', cookie, upload)
    const untilAsked = () => {
      upload.write('A part. ')
      return readFile(join(data, 'workspaces/1.lock/asked'), 'utf8').catch(() => '')
    }
    await expect.poll(untilAsked).toContain('upload')
    later(16 * minuteMs)
    await studios.tick()
    expect((await ask('POST /api/workspaces/open', { id: 2 }, ana)).body).toBe('{"problem":"full"}')
    upload.end('And the rest.')
    expect(JSON.parse((await answer).text).body).toMatch(/^(A part\. )+And the rest\.$/)
    // The time begins with the answer.
    await studios.tick()
    expect(studios.isRunning(1)).toBe(true)
  })

  it('is there for twelve workspaces in turn, of which four run at a time', async () => {
    const { ana, begun, entered, studios, later, call, snapshot } = await written({ max: 4 })
    const all = Array.from({ length: 12 }, (_, at) => at + 1)
    for (const id of all) {
      if (id > 1) await begun(ana, `Workspace ${id}`)
      later(2 * minuteMs)
      const cookie = await entered(ana, id)
      expect((await call('edit', cookie, { by: id }, id)).status, String(id)).toBe(200)
      expect(all.filter(studios.isRunning).length).toBeLessThanOrEqual(4)
      expect(studios.isRunning(id)).toBe(true)
    }
    await studios.stopAll()
    for (const id of all) expect(snapshot('pages/about.yaml', id)).toBe(`{"by":${id}}`)
  })

  it('starts for as many as there is room for, when more are opened at once', async () => {
    const { ana, ask, begun, studios, later } = await written({ max: 2 })
    const all = [1, 2, 3, 4, 5]
    for (const id of all.slice(1)) await begun(ana, `Workspace ${id}`)
    later(2 * minuteMs)
    const opening = all.map((id) => ask('POST /api/workspaces/open', { id }, ana))
    const opened = (await Promise.all(opening)).filter(({ status }) => status === 200)
    expect(opened).toHaveLength(2)
    expect(all.filter(studios.isRunning)).toHaveLength(2)
  })

  it('is not stopped for another one while it starts, however long that takes', async () => {
    const { ana, ask, begun, studios, later, data } = await written({ max: 1 })
    await begun(ana, 'Second')
    await studios.stop(1)
    const held = join(data, 'workspaces/1.lock/held')
    await writeFile(held, '')
    const opening = ask('POST /api/workspaces/open', { id: 1 }, ana)
    await expect.poll(() => studios.isRunning(1)).toBe(true)
    later(2 * minuteMs)
    expect((await ask('POST /api/workspaces/open', { id: 2 }, ana)).body).toBe('{"problem":"full"}')
    await rm(held)
    expect((await opening).status).toBe(200)
  })

  it('does not start beside another process that writes there', async () => {
    const { studios, ask, ana, data } = await written()
    await studios.stop(1)
    const unlock = await lockReleases(join(data, 'workspaces/1.lock'))
    const { status, body } = await ask('POST /api/workspaces/open', { id: 1 }, ana)
    expect([status, body]).toEqual([503, '{"problem":"notStarted"}'])
    unlock()
    expect((await ask('POST /api/workspaces/open', { id: 1 }, ana)).status).toBe(200)
  })

  it('that crashes starts again, and stays down after three times in a minute', async () => {
    const { send, cookie, call, later, studios } = await written()
    for (let count = 0; count < 3; count++) {
      expect((await call('page', cookie)).status).toBe(200)
      const { status, text } = await send({ path: '/crash', headers: { cookie } })
      expect([status, JSON.parse(text).message]).toEqual([
        503,
        'This workspace does not start. Nothing in it is lost. Try again in a minute, then ask the operator.',
      ])
      await expect.poll(() => studios.isRunning(1)).toBe(false)
    }
    expect((await call('page', cookie)).status).toBe(503)
    later(minuteMs)
    expect((await call('page', cookie)).status).toBe(200)
  })

  it('ends with the process that has started it, even if that is killed', async () => {
    const { data, studios } = await written()
    await studios.stop(1)
    const parent = fork(join(import.meta.dirname, 'parent-process.ts'), [join(data, 'workspaces/1.lock')], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    onTestFinished(() => void parent.kill('SIGKILL'))
    const [child] = await once(parent, 'message')
    expect(isRunning(Number(child))).toBe(true)
    parent.kill('SIGKILL')
    const isFree = () =>
      lockReleases(join(data, 'workspaces/1.lock')).then(
        (unlock) => {
          unlock()
          return true
        },
        () => false,
      )
    await expect.poll(isFree).toBe(true)
  })
})

describe('what is written', () => {
  it('is saved after a minute, outside of all branches, as the work of its owner', async () => {
    const { studios, call, cookie, later, snapshot, data, list, ana } = await written()
    await call('edit', cookie, { text: 'One.' })
    await studios.tick()
    expect(() => snapshot()).toThrow()
    later(minuteMs)
    await studios.tick()
    expect(snapshot()).toBe('{"text":"One."}')
    expect((await list(ana))[0].changes).toBe(1)
    const git = (...args: string[]) =>
      execFileSync('git', ['--git-dir', join(data, 'repository.git'), ...args], { encoding: 'utf8' }).trim()
    expect(git('for-each-ref', '--format=%(refname)').split('\n')).toEqual([
      'refs/marquee/main',
      'refs/marquee/workspaces/1',
    ])
    expect(git('log', '-1', '--format=%an <%ae> %cn', 'refs/marquee/workspaces/1')).toBe(
      'ana <ana@example.com> Marquee',
    )
    expect(git('diff-tree', '-r', '--name-only', 'refs/marquee/main', 'refs/marquee/workspaces/1')).toBe(
      'pages/about.yaml',
    )
  })

  it.each(['.', ' ', '<>', '--author', '$(id)', 'Ben <eve@example.com>', '\u202e', '\ud800'])(
    'is saved whatever its owner is called: %j',
    async (name) => {
      const { signedIn, ask, studios, call, cookie, snapshot } = await written()
      const bea = await signedIn('bea@example.com', 'admin')
      const change = { id: 1, name, role: 'writer', seesInbox: false, lastDay: '' }
      expect((await ask('POST /api/people/change', change, bea)).status).toBe(200)
      await call('edit', cookie, { text: 'Named.' })
      await studios.stop(1)
      expect(snapshot()).toBe('{"text":"Named."}')
    },
  )

  it('does not start after the server has stopped all', async () => {
    const { data } = await written()
    const isPrepared = Promise.withResolvers<string>()
    const studios = createStudios({
      module: new URL('./echo-process.ts', import.meta.url),
      pagesOf: () => isPrepared.promise,
      lockOf: (id) => join(data, 'workspaces', `${id}.lock`),
      save: async () => undefined,
      now: () => new Date(),
    })
    onTestFinished(studios.stopAll)
    const port = studios.portOf(2)
    await studios.stopAll()
    isPrepared.resolve(join(data, 'pages'))
    await expect(port).rejects.toMatchObject({ code: 'notStarted' })
    expect(studios.isRunning(2)).toBe(false)
  })

  it('is saved at a stop and after a crash', async () => {
    const { studios, call, cookie, send, snapshot } = await written()
    await call('edit', cookie, { text: 'Two.' })
    await studios.stop(1)
    expect(snapshot()).toBe('{"text":"Two."}')
    await call('edit', cookie, { text: 'Three.' })
    await send({ path: '/crash', headers: { cookie } })
    await expect.poll(() => snapshot()).toBe('{"text":"Three."}')
  })

  it('is there after the loss of the folder', async () => {
    const { studios, call, cookie, data, team } = await written()
    await call('edit', cookie, { text: 'Four.' })
    await studios.stop(1)
    await team.checkouts?.forget(1)
    expect((await call('page', cookie)).status).toBe(200)
    expect(await readFile(join(data, 'workspaces/1/pages/about.yaml'), 'utf8')).toBe('{"text":"Four."}')
  })

  it('is saved from the files alone: what the folder says to git is not asked', async () => {
    const { studios, call, cookie, data, snapshot } = await written()
    const folder = join(data, 'workspaces/1')
    await call('edit', cookie, { text: 'Five.' })
    const [evil, trapped, trap] = [join(data, 'evil'), join(data, 'trapped'), join(data, 'trap.sh')]
    await writeFile(trap, `#!/bin/sh\ntouch '${trapped}'\ncat\n`, { mode: 0o755 })
    execFileSync('git', ['init', '--quiet', evil])
    for (const [name, value] of [
      ['core.fsmonitor', trap],
      ['core.sshCommand', trap],
      ['core.hooksPath', join(data, 'hooks')],
      ['filter.evil.clean', trap],
      ['filter.evil.process', trap],
      ['core.worktree', folder],
    ] as const)
      execFileSync('git', ['-C', evil, 'config', name, value])
    await mkdir(join(data, 'hooks'))
    for (const name of ['post-index-change', 'reference-transaction', 'pre-commit']) {
      await writeFile(join(data, 'hooks', name), `#!/bin/sh\n'${trap}' < /dev/null\n`, { mode: 0o755 })
      await copyFile(join(data, 'hooks', name), join(data, 'repository.git/hooks', name))
    }
    await writeFile(join(folder, '.git'), `gitdir: ${evil}/.git\n`)
    await writeFile(join(folder, 'pages/.gitattributes'), '*.yaml filter=evil\n')
    await writeFile(
      join(folder, '.gitmodules'),
      `[submodule "x"]\n\tpath = x\n\turl = "--upload-pack=touch ${trapped}"\n`,
    )
    await studios.stop(1)
    expect(snapshot()).toBe('{"text":"Five."}')
    expect(existsSync(trapped)).toBe(false)
    // It is a trap: whoever asks the folder runs into it.
    spawnSync('git', ['-C', folder, 'add', '--all'])
    expect(existsSync(trapped)).toBe(true)
  })
})
