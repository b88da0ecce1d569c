import { inLanguage } from '../../../schema/language/language.ts'
import type { InquiryStore, Notification } from '../inquiry-store.ts'
import type { Release } from '../release.ts'
import { type Channel, sendTimeoutMs } from './channel.ts'

export type NotifierOptions = {
  store: InquiryStore
  channels: readonly Channel[]
  /** What the site asks now, and in which language. */
  site: () => Promise<Pick<Release, 'forms' | 'language'>>
  /** Receives facts without personal data. */
  log: (facts: { channel: string; code: string; attempts?: number }) => void
  /** How long to wait after the n-th failure in a row, in milliseconds. */
  backoffMs?: (failures: number) => number
}

export type Notifier = {
  /** The channels of a new inquiry of this form. */
  channelsOf: (form: string) => readonly string[]
  /** Reports a new inquiry. */
  nudge: () => void
  start: () => void
  /** Resolves when running tries have ended. All others wait in the store for the next start. */
  stop: () => Promise<void>
}

/** One second, doubled with each failure up to an hour. It never gives up. */
export const defaultBackoffMs = (failures: number) => Math.min(1_000 * 2 ** (failures - 1), 3_600_000)

/** Longest pause of a whole channel: a different inquiry may be accepted where one was refused. */
const maxPauseMs = 30_000

/** A process that reserved a notification and did not report back loses it after this time. */
const leaseMs = 6 * sendTimeoutMs

/** How long a try may still take once the notifier is stopped, in milliseconds. */
const graceMs = 2_000

/** How often it looks for notifications of other processes, in milliseconds. */
const lookMs = 60_000

/** Sends notifications, one at a time on each channel, and retries until they are acknowledged. */
export function createNotifier(options: NotifierOptions): Notifier {
  const runs = options.channels.map((channel) => createRun(channel, options))
  return {
    channelsOf: (form) => options.channels.filter(({ takes }) => takes(form)).map(({ name }) => name),
    nudge: () => {
      for (const run of runs) run.wake()
    },
    start: () => {
      for (const run of runs) run.start()
    },
    stop: async () => void (await Promise.all(runs.map((run) => run.stop()))),
  }
}

function createRun(channel: Channel, options: NotifierOptions) {
  const { store, site, log, backoffMs = defaultBackoffMs } = options
  const { notifications } = store
  const pause = createPause()
  /** Acknowledged, but the store did not answer when that should be recorded. */
  const acknowledged = new Set<string>()
  const ending = new AbortController()
  let stopped = false
  let running: Promise<void> | undefined
  let failures = 0

  const markSent = async (id: string) => {
    acknowledged.add(id)
    await notifications.sent(id, new Date())
    acknowledged.delete(id)
  }

  const deliver = async (notification: Notification) => {
    const { id, attempts } = notification
    try {
      const { forms, language } = await site()
      const fields = forms.get(notification.inquiry.content.form) ?? []
      const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(sendTimeoutMs)])
      await inLanguage(language, () => channel.send({ ...notification, fields }, signal))
    } catch (error) {
      failures += 1
      log({ channel: channel.name, code: codeOf(error), attempts })
      await notifications.retry(id, new Date(Date.now() + backoffMs(attempts)))
      return
    }
    failures = 0
    await markSent(id)
  }

  /** One step: sends what is due, and returns the time until the next step. */
  const step = async (): Promise<number> => {
    for (const id of acknowledged) await markSent(id)
    const now = Date.now()
    const next = await notifications.take(channel.name, { now: new Date(now), until: new Date(now + leaseMs) })
    if (next) {
      await deliver(next)
      return failures === 0 ? 0 : Math.min(backoffMs(failures), maxPauseMs)
    }
    const nextAt = await notifications.nextAt(channel.name)
    return Math.min(nextAt ? nextAt.getTime() - Date.now() : lookMs, lookMs)
  }

  const run = async () => {
    while (!stopped) {
      let waitMs: number
      try {
        waitMs = await step()
      } catch (error) {
        // The store does not answer.
        failures += 1
        log({ channel: channel.name, code: codeOf(error) })
        waitMs = Math.min(backoffMs(failures), maxPauseMs)
      }
      if (waitMs > 0 && !stopped) await pause.wait(waitMs, failures === 0)
    }
  }

  return {
    start: () => {
      running ??= run()
    },
    wake: pause.wake,
    stop: async () => {
      stopped = true
      pause.end()
      const timer = setTimeout(() => ending.abort(), graceMs)
      await running
      clearTimeout(timer)
    },
  }
}

/** A wait that can be interrupted. An interrupt while nobody waits ends the next wait. */
function createPause() {
  let isAwake = false
  let isInterruptible = true
  let end = () => {}
  const wait = async (ms: number, interruptible: boolean) => {
    isInterruptible = interruptible
    if (isAwake && isInterruptible) {
      isAwake = false
      return
    }
    await new Promise<void>((done) => {
      const timer = setTimeout(done, ms)
      end = () => {
        clearTimeout(timer)
        done()
      }
    })
    isAwake = false
    end = () => {}
  }
  const wake = () => {
    isAwake = true
    if (isInterruptible) end()
  }
  return { wait, wake, end: () => end() }
}

const codeOf = (error: unknown) => String((error as { code?: unknown }).code ?? (error as Error).name)
