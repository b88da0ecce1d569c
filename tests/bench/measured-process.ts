import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { endedProcessorMs, memoryKb } from './process-tree.ts'

/** How often memory is looked at, in milliseconds. */
const everyMs = 100

export type Measured = {
  seconds: number
  /** Milliseconds that the process and all it started had a processor for; 0 where the system has no `/proc`. */
  processorMs: number
  /** Most memory that the process and all it started held at once, in MB; 0 where the system has no `/proc`. */
  peakMb: number
}

type Command = { command: string; args: readonly string[]; cwd: string; env?: NodeJS.ProcessEnv }

/** Runs a program to its end, while no other runs. Throws with the last it said when it fails. */
export async function measured({ command, args, cwd, env = {} }: Command): Promise<Measured> {
  const spentMs = await endedProcessorMs()
  const startMs = performance.now()
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said = (said + text).slice(-4_000)
    })
  const exit = once(child, 'close')
  let peakKb = 0
  let ended = false
  const watch = async () => {
    while (!ended) {
      peakKb = Math.max(peakKb, await memoryKb(child.pid as number))
      await Promise.race([exit, new Promise((next) => setTimeout(next, everyMs))])
    }
  }
  const watching = watch()
  const [code] = await exit
  const seconds = (performance.now() - startMs) / 1_000
  ended = true
  await watching
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${said}`)
  return { seconds, processorMs: (await endedProcessorMs()) - spentMs, peakMb: peakKb / 1_024 }
}
