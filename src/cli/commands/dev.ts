import { studioPath } from '../../studio/server/studio.ts'
import { command } from '../options.ts'
import { startDevServer, untilStopped } from '../support/dev-server.ts'

const call = command(
  'dev',
  'Serves the pages during writing: shows saved changes in the open page, and diagnostics over it.',
)

/** `npx vite` with options, until it is stopped. Exit code 1 if the port is taken, 2 for wrong use. */
export async function dev(argv: string[]): Promise<number> {
  const { pages } = call.parse(argv, { from: 'user' }).opts()
  const server = await startDevServer({ kind: 'dev', pages, argv })
  if (server === undefined) return 1
  server.printUrls()
  console.log(`  ➜  Studio:  http://localhost:${server.config.server.port}${studioPath}/`)
  return untilStopped(server)
}
