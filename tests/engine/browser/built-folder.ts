import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

const command = join(import.meta.dirname, '../../../src/cli/main.ts')

type Options = { build?: readonly string[]; env?: NodeJS.ProcessEnv }

/**
 * Builds the content in `pages` of a temporary folder and serves it, with more options of the build and variables of the
 * server. `stop` ends the server and deletes the folder.
 */
export async function serveBuilt(folder: string, { build: options = [], env: variables = {} }: Options = {}) {
  const [pages, dist, data] = ['pages', 'dist', 'data'].map((name) => join(folder, name)) as [string, string, string]
  const build = [command, 'build', '--no-compress', ...options, '--pages', pages, '--out', dist]
  const { status, stderr } = spawnSync(process.execPath, build, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  const env = { ...process.env, PORT: '0', ...variables }
  const serve = [command, 'serve', '--dist', dist, '--data', data]
  const server = spawn(process.execPath, serve, { env, stdio: ['ignore', 'pipe', 'ignore'] })
  const [line] = await once((server.stdout as Readable).setEncoding('utf8'), 'data')
  return {
    origin: /http:\S+/.exec(line)?.[0] ?? '',
    stop: async () => {
      server.kill('SIGTERM')
      await once(server, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
