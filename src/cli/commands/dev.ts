import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { startDevServer } from '../../dev/dev-server.ts'
import { command, pagesOption } from '../options.ts'
import { root } from '../support/root.ts'

const call = command(
  'npm run dev --',
  'Serves the pages during writing: shows saved changes in the open page, and diagnostics over it.',
).addOption(pagesOption)

/** Serves the pages during writing, until it is stopped. Exit code 1 if the port is taken, 2 for wrong use. */
export async function dev(argv: string[]): Promise<number> {
  const { pages } = call.parse(argv, { from: 'user' }).opts()
  const port = Number(process.env['PORT'] ?? 4173)
  try {
    const schemas = editorSchemas(pages)
    const server = await startDevServer({
      root,
      pages,
      port,
      onChecked: (text, hasNewNames) => {
        console.error(text || 'The content has no errors.')
        if (text === '' && hasNewNames) schemas.renew()
      },
      onProgress: (done, total) => console.log(`${number.format(done)} of ${number.format(total)} pages checked`),
    })
    console.log(`Marquee is at http://localhost:${port}`)
    console.log(`Every block, with its YAML to copy: http://localhost:${port}/gallery`)
    await new Promise((stop) => process.once('SIGINT', stop).once('SIGTERM', stop))
    schemas.stop()
    await server.close()
    return 0
  } catch (error) {
    if (!String(error).includes('already in use')) throw error
    console.error(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm run dev`)
    return 1
  }
}

const number = new Intl.NumberFormat('en')

/** How long nothing must have been saved before the schemas of editors are written again, in milliseconds. */
const quietMs = 1_000

/** Keeps the schemas of editors up to date in a separate process, so that no save waits for it. */
function editorSchemas(pages: string) {
  let timer: NodeJS.Timeout | undefined
  let running: ChildProcess | undefined
  const run = () => {
    const args = [join(root, 'src/cli/main.ts'), 'editor', '--pages', pages]
    running = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  return {
    /** New cities, fragments and pages are names that an editor can complete. */
    renew() {
      clearTimeout(timer)
      timer = setTimeout(run, quietMs)
    },
    stop() {
      clearTimeout(timer)
      running?.kill()
    },
  }
}
