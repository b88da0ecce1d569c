import { type ChildProcess, spawn } from 'node:child_process'
import { join, relative } from 'node:path'

/**
 * Keeps the schemas of editors up to date, in a process of its own so that no save waits for it. An editor sees only
 * content below the root.
 */
export function editorSchemas(root: string, pages: string) {
  let running: ChildProcess | undefined
  function run() {
    const args = [join(root, 'src/cli/main.ts'), 'editor', '--watch', '--site', pages]
    const own = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    running = own
    // The code has changed that it runs.
    own.once('message', () => own.once('exit', run))
  }
  return {
    /** Call this once pages are served: the start takes a second of a processor. */
    start() {
      if (!running && !relative(root, pages).startsWith('..')) run()
    },
    stop() {
      running?.removeAllListeners('message')
      running?.kill()
    },
  }
}
