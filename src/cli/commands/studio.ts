import { studioPath } from '../../studio/server/studio.ts'
import { command } from '../options.ts'
import { startDevServer, untilStopped } from '../support/dev-server.ts'

const call = command(
  'studio',
  'Opens the studio: click a text of a page, change it, and its YAML file says so. Prints its address when it is ready.',
)

/** Whether a browser may be opened: not on a server, and not for another program. */
const mayOpen = () => process.env['BROWSER'] !== 'none' && !process.env['CI'] && process.stdout.isTTY

/** Serves the studio until it is stopped. Exit code 1 if the port is taken, 2 for wrong use. */
export async function studio(argv: string[]): Promise<number> {
  const { pages } = call.parse(argv, { from: 'user' }).opts()
  const server = await startDevServer({ kind: 'studio', pages, argv, logLevel: 'error' })
  if (server === undefined) return 1
  const { config } = server
  const url = `http://localhost:${config.server.port}${studioPath}/`
  console.log(url)
  if (mayOpen()) {
    config.server.open = `${studioPath}/`
    server.openBrowser()
  }
  return untilStopped(server)
}
