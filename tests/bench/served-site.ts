import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

export type Served = { origin: string; pid: number; stop: () => Promise<void> }

/** `npm run serve` as a process of its own on a free port, as it is run for visitors. Inquiries go to a folder that ends with it. */
export async function serveSite(
  root: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<Served> {
  const data = await mkdtemp(join(tmpdir(), 'marquee-bench-data-'))
  const child = spawn(process.execPath, [join(root, 'src/cli/main.ts'), 'serve', '--data', data, ...args], {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 2],
  })
  const ended = once(child, 'exit')
  const [line] = (await Promise.race([once(child.stdout as Readable, 'data'), ended])) as [Buffer]
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(data, { recursive: true, force: true })
  }
  const origin = /http\S+/.exec(String(line))?.[0]
  if (origin === undefined) {
    await stop()
    throw new Error('`npm run serve` did not start.')
  }
  return { origin, pid: child.pid as number, stop }
}
