import { type ChildProcess, spawn } from 'node:child_process'
import { join, relative } from 'node:path'
import { engineModule, engineRoot } from '../files/roots.ts'

/**
 * Keeps the schemas of editors up to date, in a process of its own so that no save waits for it. An editor sees only
 * content below `root`, the folder of the project.
 */
export function editorSchemas(root: string, pages: string) {
  let running: ChildProcess | undefined
  let isRequested = false
  let isStopped = false
  function run() {
    isRequested = false
    const args = [
      join(engineRoot, engineModule('src/cli/main.ts')),
      'editor',
      '--watch',
      '--no-settings',
      '--site',
      pages,
    ]
    const own = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    running = own
    let isOutdated = false
    own.once('message', () => {
      isOutdated = true
    })
    own.once('exit', () => {
      running = undefined
      // The code has changed that it runs, or something was saved before its crash was noticed. Otherwise it starts at the
      // next save.
      if (isOutdated || isRequested) run()
    })
  }
  return {
    /** Starts the process if it is not running. Call this after each check: the start takes a second of a processor. */
    start() {
      // A check may end after the server, which a process of its own would keep from ending.
      if (isStopped) return
      if (running) isRequested = true
      else if (!relative(root, pages).startsWith('..')) run()
    },
    stop() {
      isStopped = true
      running?.removeAllListeners('exit').kill()
    },
  }
}
