import { fork } from 'node:child_process'
import { engineModule, projectRoot } from '../files/roots.ts'
import type { CheckSite, SiteCheck } from '../studio/server/publish/site-check.ts'

const program = new URL(engineModule('./check-site-process.ts'), import.meta.url)

/** Validates a content folder in a process of its own. Rejects if that ends without a result. */
export const checkSite: CheckSite = ({ root, pages, now, env = process.env }) =>
  new Promise((resolve, reject) => {
    const child = fork(program, [root, pages, String(now)], {
      cwd: projectRoot,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...env, NODE_ENV: 'production' },
    })
    const end = () => void child.kill('SIGKILL')
    process.prependListener('exit', end)
    let output = ''
    child.stderr?.on('data', (text) => {
      output = (output + text).slice(-4_000)
    })
    child.once('message', (result) => resolve(result as SiteCheck))
    child.once('exit', (code) => {
      process.off('exit', end)
      // After a result, this rejects nothing.
      reject(new Error(`The content could not be checked (exit code ${code}): ${output.trim()}`))
    })
  })
