import { spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { findProgram } from '../../../src/cli/support/system-program.ts'
import { freePort } from './free-port.ts'

export type LocalPostgres = {
  /** Creates an empty database and returns its address. */
  createDatabase: () => Promise<string>
  stop: () => void
  /** Starts it again after `stop`, on the same port. */
  start: () => void
  /** Stops it and deletes its files. */
  remove: () => void
}

/** Starts a PostgreSQL server in a temporary folder, on a free port of this machine. */
export async function startPostgres(): Promise<LocalPostgres> {
  const initdb = findProgram({
    title: 'PostgreSQL',
    variable: 'INITDB_PATH',
    names: ['/usr/lib/postgresql/*/bin/initdb', '/usr/pgsql-*/bin/initdb', '/opt/homebrew/bin/initdb', 'initdb'],
    debianPackage: 'postgresql',
    purpose: 'the inquiry service',
  })
  const folder = mkdtempSync(join(tmpdir(), 'marquee-postgres-'))
  const owner = ownerOfDatabases()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const run = (program: string, args: string[]) => {
    const path = join(dirname(initdb), program)
    // Pipes would stay open as long as the server that `pg_ctl` starts.
    const { status, error } = spawnSync(path, args, { cwd: folder, stdio: ['ignore', 'ignore', 2], ...owner })
    if (status !== 0) throw error ?? new Error(`${program} ended with ${status}\n${readLog(folder)}`)
  }
  const data = join(folder, 'data')
  const port = await freePort()
  const settings = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder}`
  const start = () => run('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-w', '-o', settings, 'start'])
  const stop = () => run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop'])
  run('initdb', ['-D', data, '-U', 'marquee', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'])
  start()

  const base = `postgres://marquee@127.0.0.1:${port}`
  let databases = 0
  const createDatabase = async () => {
    const name = `test_${++databases}`
    const client = new pg.Client(`${base}/postgres`)
    await client.connect()
    await client.query(`CREATE DATABASE ${name}`)
    await client.end()
    return `${base}/${name}`
  }
  const remove = () => {
    stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { createDatabase, start, stop, remove }
}

/** PostgreSQL refuses to run as root: root starts it as `postgres`, the user of the package, or as `nobody`. */
function ownerOfDatabases(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = ['postgres', 'nobody'].flatMap((name) => users.filter(([user]) => user === name))[0]
  if (!user) throw new Error('PostgreSQL cannot run as root, and there is no other user. Run this as a plain user.')
  return { uid: Number(user[2]), gid: Number(user[3]) }
}

function readLog(folder: string): string {
  try {
    return readFileSync(join(folder, 'log'), 'utf8')
  } catch {
    return ''
  }
}
