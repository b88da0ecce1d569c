import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../browser/built-site.ts'
import { freePort } from '../../support/servers/free-port.ts'

const run = promisify(execFile)

/** The environment of another company: none of our programs, variables or packages, but our Node. */
export async function outsideEnvironment(): Promise<NodeJS.ProcessEnv> {
  const programs = (process.env['PATH'] ?? '').split(delimiter).filter((path) => !path.startsWith(root))
  const ours = /^(?:npm_|TEST_|GATE_|SITE$|NODE_OPTIONS$|NODE_COMPILE_CACHE$|PLAYWRIGHT_|PW_|FORCE_COLOR$|CI$)/i
  const others = Object.entries(process.env).filter(([name]) => !ours.test(name))
  return {
    ...Object.fromEntries(others),
    PATH: [dirname(process.execPath), ...programs].join(delimiter),
    PORT: String(await freePort()),
    TEST_PORT: String(await freePort()),
    BROWSER: 'none',
  }
}

/** Packs the engine and `create-marquee` into a folder. Returns the paths of both files. */
export async function packInto(folder: string): Promise<{ engine: string; creator: string }> {
  await run(process.execPath, [join(root, 'src/cli/main.ts'), 'pack', '--to', folder], { cwd: root })
  const [engine = '', creator = ''] = ['marquee', 'create-marquee'].map((name) =>
    join(folder, globSync(`${name}-[0-9]*.tgz`, { cwd: folder })[0] ?? ''),
  )
  return { engine, creator }
}

/** Serves a site with a script of its package while `use` runs. */
export async function serving(
  { cwd, env, script, manager = 'npm' }: { cwd: string; env: NodeJS.ProcessEnv; script: string; manager?: string },
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const server: ChildProcess = spawn(manager, ['run', script], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  try {
    const origin = await new Promise<string>((ready, fail) => {
      let printed = ''
      server.stdout?.on('data', (text) => {
        printed += text
        const [address] = /http:\/\/localhost:\d+/.exec(printed) ?? []
        if (address !== undefined) ready(address)
      })
      server.on('exit', () => fail(new Error(`${manager} run ${script} ended: ${printed}`)))
    })
    await use(origin)
  } finally {
    // The package manager, the shell that it starts, and the server.
    if (server.exitCode === null && server.pid !== undefined) process.kill(-server.pid, 'SIGTERM')
    await ended
  }
}
