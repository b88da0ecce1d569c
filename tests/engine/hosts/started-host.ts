import { spawn } from 'node:child_process'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { findProgram } from '../../../src/cli/support/system-program.ts'
import { createServer } from '../../../src/server/server.ts'
import { run } from '../../support/run.ts'
import { freePort } from '../../support/servers/free-port.ts'
import { findBrotliModule, findNginx, nginxIn } from '../../support/servers/local-nginx.ts'
import { pages, sampleDist, temporaryFolder } from '../server/sample-dist.ts'

export const programs = {
  nginx: () => findNginx('the tests of hosts'),
  caddy: () =>
    findProgram({
      title: 'Caddy',
      variable: 'CADDY_PATH',
      names: ['caddy', '/usr/bin/caddy'],
      debianPackage: 'caddy',
      purpose: 'the tests of hosts',
    }),
}

export const brotliModule = () => findBrotliModule('the tests of hosts')

/** Runs a web server until the end of the test, and gives its address once it answers. */
async function started(command: string, args: string[], port: number, folder: string): Promise<string> {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: folder } })
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  const ended = new Promise((done) => child.on('exit', done))
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const address = `http://127.0.0.1:${port}`
  await expect
    .poll(
      () =>
        fetch(address, { redirect: 'manual' }).then(
          () => '',
          () => `${command} does not answer: ${said}`,
        ),
      { timeout: 20_000 },
    )
    .toBe('')
  return address
}

export type Place = { dist: string; service: string; folder: string }

const configOf = async (host: string, { dist, service }: Place, port: number, more: readonly string[] = []) => {
  const args = [host, '--dist', dist, '--service', service, '--port', String(port), ...more]
  const { stdout, stderr } = await run('hosts', args)
  expect(stderr).toBe('')
  return stdout
}

export const hosts = {
  async nginx(place: Place, brotli?: string) {
    const port = await freePort()
    await writeFile(
      join(place.folder, 'site.conf'),
      await configOf('nginx', place, port, brotli ? [] : ['--no-brotli']),
    )
    const file = join(place.folder, 'nginx.conf')
    await writeFile(file, nginxIn(place.folder, brotli))
    return started(programs.nginx(), ['-c', file, '-p', place.folder], port, place.folder)
  },
  async caddy(place: Place) {
    const port = await freePort()
    const file = join(place.folder, 'Caddyfile')
    await writeFile(file, `{\n\tadmin off\n}\n${await configOf('caddy', place, port)}`)
    return started(programs.caddy(), ['run', '--config', file, '--adapter', 'caddyfile'], port, place.folder)
  },
}

/** Starts the own server for a small build, and a host before it. Gives the address of each. */
export async function both(start: (place: Place) => Promise<string>, more: Record<string, string> = {}) {
  const dist = await sampleDist({ ...pages, 'downloads/par.csv': 'Item,Par\n', ...more })
  const folder = await temporaryFolder()
  const server = await createServer({ dist, env: {} })
  onTestFinished(() => server.close())
  const service = await server.listen({ port: 0, host: '127.0.0.1' })
  // Started as root, nginx serves as another user, who must be let in.
  for (const entry of [join(dist, '..'), folder]) await chmod(entry, 0o755)
  await mkdir(join(folder, 'logs'))
  return { service, host: await start({ dist, folder, service: new URL(service).host }) }
}
