import { join } from 'node:path'
import { createServer } from 'vite'
import { withSite } from '../../content/formats/with-site.ts'
import { command } from '../options.ts'
import { root } from '../support/root.ts'

const call = command(
  'npm run dev --',
  'Serves the pages during writing: shows saved changes in the open page, and diagnostics over it.',
)

/** `npx vite` with options, until it is stopped. Exit code 1 if the port is taken, 2 for wrong use. */
export async function dev(argv: string[]): Promise<number> {
  const { pages } = call.parse(argv, { from: 'user' }).opts()
  process.env['SITE'] = pages
  // Node runs the configuration as it is, so nothing has to be bundled first.
  const server = await createServer({ root, configFile: join(root, 'vite.config.ts'), configLoader: 'native' })
  const { port } = server.config.server
  try {
    await server.listen()
  } catch (error) {
    await server.close()
    if (!String(error).includes('already in use')) throw error
    console.error(
      withSite(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm run dev`, pages),
    )
    return 1
  }
  server.printUrls()
  await new Promise((stop) => process.once('SIGINT', stop).once('SIGTERM', stop))
  await server.close()
  return 0
}
