import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

/** The Node that the tests themselves run on. */
const nodePath = process.execPath

export type Served = {
  child: ChildProcess
  origin: string
  /** What the process said in all, once it has ended. `code` is null when a signal ended it. */
  ended: Promise<{ code: number | null; out: string; err: string }>
}

/** Starts `serve` as its own process on a free port, and waits for its line. It is gone after the test. */
export const startServe = (args: string[], env?: NodeJS.ProcessEnv) => startCommand(['serve', ...args], env)

/** The same for another command that serves. */
export async function startCommand(args: string[], env: NodeJS.ProcessEnv = {}): Promise<Served> {
  const child = spawn(nodePath, ['src/cli/main.ts', ...args], {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let out = ''
  let err = ''
  child.stderr.setEncoding('utf8').on('data', (part) => (err += part))
  const line = new Promise<string>((ready) => {
    child.stdout.setEncoding('utf8').on('data', (part) => {
      out += part
      const origin = /^Marquee is at (\S+)\n/.exec(out)?.[1]
      if (origin) ready(origin)
    })
  })
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, out, err }))
  const failed = ended.then(() => Promise.reject(new Error(`${args[0]} ended before it was ready: ${err}`)))
  failed.catch(() => {})
  return { child, origin: await Promise.race([line, failed]), ended }
}
