import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../support/servers/free-port.ts'
import { findBrotliModule, findNginx, nginxIn } from '../support/servers/local-nginx.ts'
import type { Served } from './served-site.ts'

const purpose = 'the bench of servers'

/** One process of nginx for `dist`, by the configuration that `npm run hosts -- nginx` prints. */
export async function serveByNginx(root: string): Promise<Served & { version: string }> {
  const program = findNginx(purpose)
  const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-nginx-'))
  await mkdir(join(folder, 'logs'))
  const port = await freePort()
  const args = [join(root, 'src/cli/main.ts'), 'hosts', 'nginx', '--port', String(port)]
  await writeFile(join(folder, 'site.conf'), spawnSync(process.execPath, args).stdout)
  const file = join(folder, 'nginx.conf')
  // Started as root it would serve as a user who may not look into everybody's folders.
  const user = process.getuid?.() === 0 ? 'user root;\n' : ''
  await writeFile(file, user + nginxIn(folder, findBrotliModule(purpose)))
  const child = spawn(program, ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 2] })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  const origin = `http://localhost:${port}`
  while (child.exitCode === null && !(await answers(origin))) await new Promise((next) => setTimeout(next, 50))
  const version = spawnSync(program, ['-v'], { encoding: 'utf8' }).stderr.trim().replace(/^.*: /, '')
  return { origin, pid: child.pid as number, version, stop }
}

const answers = (origin: string) =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  )
