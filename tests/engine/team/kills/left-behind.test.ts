import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { isRunning } from '../../../../src/files/temporary-files.ts'
import { withWorkspaces } from '../../../../src/team/server/workspaces/with-workspaces.ts'
import { pageText } from '../../content/folder.ts'
import { gitSite } from '../../studio/server/publish/git-site.ts'
import { openedWorkspaces } from '../workspaces/opened-workspaces.ts'

afterEach(() => vi.unstubAllEnvs())

const page = (body: string) => pageText('About', `  - type: rich-text\n    body: ${body}\n`)

/** Somebody with a workspace, and a git that ends before, or amid, the command with these words. */
async function opened() {
  const team = await openedWorkspaces()
  const ana = await team.signedIn('ana@example.com', 'writer')
  const path = join(team.data, 'workspaces/1/pages/about.yaml')
  const change = async (name: string) =>
    (await team.ask(`POST /api/workspaces/${name}` as 'POST /api/workspaces/remove', { id: 1 }, ana)).status
  const git = (...args: string[]) =>
    execFileSync('git', ['--git-dir', join(team.data, 'repository.git'), ...args], { encoding: 'utf8' }).trim()
  return { ...team, ana, path, change, git }
}

async function breakGit(folder: string, words: string, { isDone = false } = {}) {
  const bin = join(folder, 'bin')
  await mkdir(bin)
  const script = `#!/bin/sh\nPATH='${process.env['PATH']}'\ncase "$*" in *"${words}"*) ${isDone ? 'git "$@"; rm workspaces/1/pages/about.yaml; echo initializing > repository.git/worktrees/1/locked; ' : ''}exit 1;; esac\nexec git "$@"\n`
  await writeFile(join(bin, 'git'), script)
  await chmod(join(bin, 'git'), 0o755)
  vi.stubEnv('PATH', `${bin}${delimiter}${process.env['PATH']}`)
}

describe('what a server leaves when it ends amid its work', () => {
  it('is no build that goes on beside the next one', async () => {
    const site = await gitSite({ 'about.yaml': page('First.') })
    const out = join(site.top, 'dist')
    const server = spawn(process.execPath, [join(import.meta.dirname, 'building-process.ts'), site.pages, out], {
      stdio: 'inherit',
    })
    onTestFinished(() => void server.kill('SIGKILL'))
    const holder = () => readFile(join(`${out}.releases`, 'lock-holder'), 'utf8').catch(() => '')
    await expect.poll(holder, { timeout: 30_000 }).not.toBe('')
    const build = Number(await holder())
    server.kill('SIGKILL')
    await expect.poll(() => isRunning(build), { timeout: 30_000 }).toBe(false)
    expect(existsSync(out)).toBe(false)
  })

  it('is no workspace with the files that it began with in place of what was written', async () => {
    const { data, begun, ana, path, change } = await opened()
    await begun(ana)
    await writeFile(path, page('By Ana.'))
    expect(await change('remove')).toBe(200)
    await breakGit(data, 'read-tree --reset')
    expect(await change('bring-back')).toBe(500)
    vi.unstubAllEnvs()
    expect(await change('bring-back')).toBe(200)
    expect(await readFile(path, 'utf8')).toBe(page('By Ana.'))
  })

  it('is no workspace with half of the files', async () => {
    const { data, begun, ana, path, team, site, git } = await opened()
    await breakGit(data, 'worktree add', { isDone: true })
    await begun(ana)
    vi.unstubAllEnvs()
    const again = await withWorkspaces(team, {
      data,
      pages: site.pages,
      module: new URL('../workspaces/echo-process.ts', import.meta.url),
    })
    onTestFinished(() => again.studios.stopAll())
    await again.studios.portOf(1)
    expect(await readFile(path, 'utf8')).toContain('First.')
    expect(git('for-each-ref', 'refs/marquee/workspaces')).toBe('')
  })

  it('is no lock of git that nobody holds', async () => {
    const { data, begun, ana, path, team, site, git } = await opened()
    await begun(ana)
    await writeFile(path, page('By Ana.'))
    for (const name of [
      'workspaces/1.index.lock',
      'repository.git/refs/marquee/workspaces/1.lock',
      'repository.git/packed-refs.lock',
    ]) {
      await mkdir(join(data, name, '..'), { recursive: true })
      await writeFile(join(data, name), '')
    }
    const again = await withWorkspaces(team, {
      data,
      pages: site.pages,
      module: new URL('../workspaces/echo-process.ts', import.meta.url),
    })
    onTestFinished(() => again.studios.stopAll())
    expect(git('show', 'refs/marquee/workspaces/1:pages/about.yaml')).toContain('By Ana.')
  })
})
