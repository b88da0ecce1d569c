import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

const root = join(import.meta.dirname, '../../..')

/** Starts a development server for a new content folder that `write` fills and that a test may edit. */
export async function startDevServer(write: (pages: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-dev-'))
  const pages = join(folder, 'pages')
  await mkdir(pages)
  await write(pages)
  const port = await freePort()
  const server = spawn(process.execPath, [join(root, 'src/cli/main.ts'), 'dev', '--pages', pages], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await new Promise<void>((listening) => {
    server.stdout.on('data', (text) => String(text).includes('localhost') && listening())
  })
  return {
    home: `http://localhost:${port}`,
    /** The content folder. */
    pages,
    async stop() {
      server.kill('SIGTERM')
      await once(server, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
