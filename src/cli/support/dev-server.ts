import { join } from 'node:path'
import { createServer, type InlineConfig, type LogLevel, type ViteDevServer } from 'vite'
import { pluginOf } from '../../dev/vite-plugin-marquee.ts'
import { unbundledCode } from '../../files/bundled-path.ts'
import { engineModule, engineRoot } from '../../files/roots.ts'
import { describePortInUse } from './port-in-use.ts'
import { underRoot } from './root.ts'
import { stopSignal } from './stop-signal.ts'

type Options = {
  kind: 'dev' | 'studio'
  /** The content folder. */
  pages: string
  /** What was written behind the command. */
  argv: readonly string[]
  logLevel?: LogLevel
}

/** The configuration of a development server for a content folder. Node runs its file as it is, so nothing is bundled first. */
export function devServerConfig(pages: string, logLevel: LogLevel): InlineConfig {
  process.env['SITE'] = pages
  const configFile = join(engineRoot, engineModule('vite.config.ts'))
  return { root: engineRoot, configFile, configLoader: 'native', logLevel }
}

/**
 * Starts the development server; for the studio it prepares the scripts of the studio, too. Reports that the port is
 * taken, or that the path of the code cannot be served, and then returns `undefined`.
 */
export async function startDevServer({
  kind,
  pages,
  argv,
  logLevel = 'info',
}: Options): Promise<ViteDevServer | undefined> {
  const problem = unbundledCode(underRoot(pages))
  if (problem !== undefined) {
    console.error(problem)
    return undefined
  }
  const server = await createServer(devServerConfig(pages, logLevel))
  const { port } = server.config.server
  try {
    // Cached scripts of the studio are ready before the server begins to read the content.
    await Promise.all([kind === 'studio' && pluginOf(server).prepareStudio(), server.listen()])
    const address = server.httpServer?.address()
    // Port 0 is whichever is free.
    if (address && typeof address === 'object') server.config.server.port = address.port
    return server
  } catch (error) {
    await server.close()
    if (!String(error).includes('already in use')) throw error
    console.error(describePortInUse(port, { name: kind, argv, pages }))
    return undefined
  }
}

/** Closes the server when the process gets a signal to stop. */
export async function untilStopped(server: ViteDevServer): Promise<number> {
  await stopSignal()
  await server.close()
  return 0
}
