import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished } from 'vitest'
import { freePort } from '../../../support/servers/free-port.ts'
import { pageText } from '../../content/folder.ts'
import { gitSite } from '../../studio/server/publish/git-site.ts'
import { fromPage, host, origin } from '../opened-team.ts'
import { hostOf, postOf, sendTo } from '../send.ts'

const root = join(import.meta.dirname, '../../../..')
const program = 'src/cli/main.ts'
const quickBuilds = join(import.meta.dirname, 'quick-server-process.ts')

/** A page whose text is `body`, long enough to be seen half written. */
export const about = (body: string) =>
  pageText('About', `  - type: rich-text\n    body: ${`${body} `.repeat(400).trim()}\n`)

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // All of it has ended.
  }
}

/** The server of a team as its operator starts it, which a test kills and starts again, and a person who works there. */
export async function killedTeam() {
  const site = await gitSite({ 'about.yaml': about('First.') })
  const folder = await mkdtemp(join(tmpdir(), 'marquee-killed-'))
  const data = join(folder, 'data')
  const port = await freePort()
  const args = ['--site', site.pages, '--data', data, '--out', join(folder, 'dist')]
  const env = { ...process.env, PORT: String(port), TEAM_URL: origin }
  const send = sendTo(port)
  let server: ChildProcess | undefined
  let said = ''
  let session = ''

  /** The processes that work with the folder, and their ids. */
  const processes = (): number[] =>
    execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' })
      .split('\n')
      .filter((line) => line.includes(folder) && !/\bps -A\b/.test(line))
      .map((line) => Number.parseInt(line, 10))

  function start(): void {
    said = ''
    server = spawn(process.execPath, ['--import', quickBuilds, program, 'team', ...args], {
      cwd: root,
      env,
      // A group of its own: a machine that stops ends all of it at once.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const note = (text: Buffer) => {
      said += text
    }
    server.stdout?.on('data', note)
    server.stderr?.on('data', note)
  }

  /** Starts another server with the same folder, which is to end by itself. Returns its exit code, and what it said. */
  const startAnother = () => {
    const { status, stderr } = spawnSync(process.execPath, [program, 'team', ...args], {
      cwd: root,
      env: { ...env, PORT: '0' },
      encoding: 'utf8',
    })
    return { status, said: stderr }
  }

  /** Resolves when the server answers. */
  async function ready(): Promise<void> {
    const answers = async () => {
      if (server?.exitCode !== null) throw new Error(`The server has ended: ${said}`)
      return (await send({ path: '/healthz', host })).status
    }
    await expect.poll(() => answers().catch((error: Error) => error.message), { timeout: 60_000 }).toBe(200)
  }

  /** Kills the server, alone or with everything that it has started. Returns the processes that worked with the folder. */
  async function kill({ isWhole = false } = {}): Promise<number[]> {
    const before = processes()
    if (server?.pid === undefined) throw new Error('No server runs.')
    const ended = server.exitCode === null && server.signalCode === null ? once(server, 'exit') : undefined
    if (isWhole) killGroup(server.pid)
    else server.kill('SIGKILL')
    await ended
    return before
  }

  onTestFinished(async () => {
    if (server?.pid !== undefined) killGroup(server.pid)
    await expect.poll(processes, { timeout: 30_000 }).toEqual([])
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  })

  /** Asks as a page of the team does. */
  async function ask(path: string, body: object = {}) {
    const headers = { ...fromPage, cookie: session }
    const answer = await send({ method: 'POST', path, host, headers, body: JSON.stringify(body) })
    return { ...answer, body: JSON.parse(answer.text || '{}') }
  }

  const cookieOf = (headers: Record<string, string | string[] | undefined>) =>
    String(headers['set-cookie'] ?? '').split(';')[0] ?? ''

  return {
    data,
    processes,
    start,
    startAnother,
    ready,
    kill,
    ask,
    /** Asks the server to stop. */
    stop: () => server?.kill('SIGTERM'),
    /** Invites an admin, who signs in by the link. */
    async signIn() {
      const invite = ['team', 'invite', 'cara@example.com', '--role', 'admin', '--site', site.pages, '--data', data]
      const link = execFileSync(process.execPath, [program, ...invite], {
        cwd: root,
        env,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      const token = link.trim().split('#')[1]
      const { headers } = await ask('/api/sign-in/link', { token, use: true })
      session = cookieOf(headers)
    },
    /** Opens a workspace; returns what calls its studio as its shell does. Both outlive the server. */
    async enter(id: number) {
      const { body } = await ask('/api/workspaces/open', { id })
      const { pathname, search } = new URL(body.location)
      const cookie = cookieOf((await send({ path: pathname + search, host: hostOf(id) })).headers)
      const shell = await send({ path: '/studio/', host: hostOf(id), headers: { cookie, accept: 'text/html' } })
      const token = /name="studio-token" content="([0-9a-f]{32})"/.exec(shell.text)?.[1] ?? ''
      return async (name: string, asked: object) => {
        const post = postOf(`/@studio/${name}`, cookie, asked, id)
        const { status, text } = await send({ ...post, headers: { ...post.headers, 'x-studio-token': token } })
        return { status, body: JSON.parse(text) }
      }
    },
    fileOf: (id: number) => readFile(join(data, `workspaces/${id}/pages/about.yaml`), 'utf8'),
    /** The names of what is beside the folder of what the server stores, such as its releases. */
    besideData: () => readdir(folder),
    live: () => readFile(join(folder, 'dist/index.html'), 'utf8').catch(() => ''),
    git: (...command: string[]) =>
      execFileSync('git', ['--git-dir', join(data, 'repository.git'), ...command], { encoding: 'utf8' }).trim(),
    /** What SQLite says about the file of the database. */
    checkDatabase: () => {
      const database = new DatabaseSync(join(data, 'team.sqlite'), { readOnly: true })
      try {
        return database.prepare('PRAGMA integrity_check').all()
      } finally {
        database.close()
      }
    },
  }
}
