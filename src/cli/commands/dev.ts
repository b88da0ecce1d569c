import { join } from 'node:path'
import { createServer } from 'vite'
import { command, pagesOption } from '../options.ts'
import { root } from '../support/root.ts'

const call = command(
  'npm run dev --',
  'Serves the pages during writing: shows saved changes in the open page, and diagnostics over it.',
).addOption(pagesOption)

/** `npx vite` with options, until it is stopped. Exit code 1 if the port is taken, 2 for wrong use. */
export async function dev(argv: string[]): Promise<number> {
  process.env['MARQUEE_PAGES'] = call.parse(argv, { from: 'user' }).opts().pages
  // Node runs the configuration as it is, so nothing has to be bundled first.
  const server = await createServer({ root, configFile: join(root, 'vite.config.ts'), configLoader: 'native' })
  const { port } = server.config.server
  try {
    await server.listen()
  } catch (error) {
    await server.close()
    if (!String(error).includes('already in use')) throw error
    console.error(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm run dev`)
    return 1
  }
  server.printUrls()
  await new Promise((stop) => process.once('SIGINT', stop).once('SIGTERM', stop))
  await server.close()
  return 0
}
