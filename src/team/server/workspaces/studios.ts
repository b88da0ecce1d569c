import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { createQueue } from '../../../studio/queue.ts'
import { Problem } from '../problem.ts'
import { barScript } from './bar-addresses.ts'
import { memoryOptions } from './studio-memory.ts'

export type Studios = ReturnType<typeof createStudios>

/** What a studio needs of the environment: no key, password or address of the server of the team. */
const passedOn = ['PATH', 'SystemRoot', 'TMPDIR', 'TEMP', 'TMP', 'LANG', 'TZ', 'MARQUEE_CACHE']

/** How long a studio may take to start, and to end, in milliseconds. */
const startMs = 180_000
const endMs = 5_000

/** After so many ends that nobody asked for within a minute, it is not started again for that time. */
const maxCrashes = 3
const crashMs = 60_000

const startedSchema = z.object({ port: z.int() })

type Options = {
  /** The module of the process. */
  module: URL
  pagesOf: (id: number) => Promise<string>
  lockOf: (id: number) => string
  /** Called when a studio has ended, and from time to time while somebody writes. */
  save: (id: number) => Promise<void>
  now: () => Date
  /** How many are open at a time, and after how long without a request one is stopped, in milliseconds. */
  max?: number
  idleMs?: number
}

type Running = {
  child: ChildProcess
  port: Promise<number>
  /** Requests that are not answered yet, the start among them, without those that wait for a change: an open tab is no work. */
  asking: number
  askedMs: number
  /** Since when something is not saved; none if all is. */
  changedMs: number | undefined
  isStopping: boolean
}

/** How often what was written is saved, in milliseconds. */
const saveMs = 60_000

/** The studio processes of workspaces: each starts when it is needed, and stops when nobody has worked in it for a while. */
export function createStudios({ module, pagesOf, lockOf, save, now, max = 6, idleMs = 15 * 60_000 }: Options) {
  const running = new Map<number, Running>()
  const crashes = new Map<number, number[]>()
  const nowMs = () => now().getTime()

  function answered(studio: Running): void {
    studio.asking--
    studio.askedMs = nowMs()
  }

  async function start(child: ChildProcess): Promise<number> {
    const ended = once(child, 'exit').then(() => {
      throw new Problem('notStarted')
    })
    const late = setTimeout(startMs, undefined, { ref: false }).then(() => {
      throw new Problem('notStarted')
    })
    const [message] = await Promise.race([once(child, 'message'), ended, late])
    return startedSchema.parse(message).port
  }

  /** Two that begin at once would take the same room. */
  const inOrder = createQueue()
  let hasEnded = false

  async function begin(id: number): Promise<Running> {
    const known = running.get(id)
    return known && !known.isStopping ? known : inOrder(() => beginOne(id))
  }

  async function beginOne(id: number): Promise<Running> {
    const known = running.get(id)
    if (known && !known.isStopping) return known
    if (known) await stop(id)
    const recent = (crashes.get(id) ?? []).filter((ms) => nowMs() - ms < crashMs)
    if (recent.length >= maxCrashes) throw new Problem('notStarted')
    await makeRoom()
    const [pages] = await Promise.all([pagesOf(id), mkdir(lockOf(id), { recursive: true })])
    // A process that starts now would keep the server from ending.
    if (hasEnded) throw new Problem('notStarted')
    const child = fork(fileURLToPath(module), [pages, lockOf(id)], {
      execArgv: await memoryOptions(pages),
      env: {
        ...Object.fromEntries(passedOn.map((name) => [name, process.env[name]])),
        MALLOC_ARENA_MAX: '2',
        PORT: '0',
        WORKSPACE_BAR: barScript,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const studio: Running = {
      child,
      port: start(child),
      asking: 1,
      askedMs: nowMs(),
      changedMs: undefined,
      isStopping: false,
    }
    studio.port.catch(() => child.kill('SIGKILL')).finally(() => answered(studio))
    running.set(id, studio)
    child.once('exit', () => {
      if (running.get(id) === studio) running.delete(id)
      if (studio.isStopping) return
      crashes.set(id, [...recent, nowMs()])
      save(id).catch((error: unknown) => console.error(`Workspace ${id} could not be saved:`, error))
    })
    return studio
  }

  /** Stops the one that nobody has asked for longest, if there are as many as may be. */
  async function makeRoom(): Promise<void> {
    if (running.size < max) return
    const resting = [...running].filter(([, { asking, askedMs }]) => asking === 0 && nowMs() - askedMs > crashMs)
    const [longest] = resting.toSorted(([, a], [, b]) => a.askedMs - b.askedMs)
    // Never under the hands of somebody.
    if (!longest) throw new Problem('full')
    await stop(longest[0])
  }

  async function stop(id: number): Promise<void> {
    const studio = running.get(id)
    if (!studio) return
    const { child } = studio
    studio.isStopping = true
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      if (child.connected) child.disconnect()
      const isEnded = await Promise.race([ended.then(() => true), setTimeout(endMs, false, { ref: false })])
      if (!isEnded) {
        child.kill('SIGKILL')
        await ended
      }
    }
    if (running.get(id) === studio) running.delete(id)
    await save(id)
  }

  async function tick(): Promise<void> {
    for (const [id, studio] of running) {
      const { asking, askedMs, changedMs } = studio
      if (asking === 0 && nowMs() - askedMs >= idleMs) await stop(id)
      else if (changedMs !== undefined && nowMs() - changedMs >= saveMs) {
        studio.changedMs = undefined
        await save(id)
      }
    }
  }

  const timer = setInterval(
    () => tick().catch((error: unknown) => console.error('A workspace could not be saved:', error)),
    5_000,
  )
  timer.unref()

  return {
    isRunning: (id: number): boolean => running.get(id)?.isStopping === false,
    /** The port of the studio of a workspace, which is started if it does not run. */
    portOf: async (id: number): Promise<number> => (await begin(id)).port,
    /** Notes that somebody asks the studio; call what it returns when the request is answered. */
    asked(id: number): () => void {
      const studio = running.get(id)
      if (!studio) return () => undefined
      studio.asking++
      studio.askedMs = nowMs()
      return () => answered(studio)
    },
    /** Notes that somebody has written; returns whether it is the first time since the files were saved. */
    wrote(id: number): boolean {
      const studio = running.get(id)
      if (!studio || studio.changedMs !== undefined) return false
      studio.changedMs = nowMs()
      return true
    },
    stop,
    /** Stops what rests, and saves what was written. It runs by itself. */
    tick,
    async stopAll(): Promise<void> {
      hasEnded = true
      clearInterval(timer)
      await Promise.all([...running.keys()].map(stop))
    },
  }
}
