import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../../../src/cli/tests/chromium.ts'

type Answer = { id?: number; result?: object; error?: { message: string }; method?: string }

/** Sends one command of the DevTools protocol and gives its answer. */
type Send = <Result = object>(method: string, parameters?: object) => Promise<Result>

export type Tab = { send: Send; close: () => Promise<void> }

export type RawBrowser = {
  /** A tab with storage and cache of its own. */
  openTab: () => Promise<Tab>
  stop: () => Promise<void>
}

/**
 * A Chromium that is spoken to without a library between: those switch the domain `Runtime` on, with which a script of
 * some size takes ten times as long to start, so that they find long tasks that no visitor has.
 */
export async function startBrowser(): Promise<RawBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'marquee-bench-browser-'))
  const args = ['--headless=new', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const child = spawn(findChromium(), [...args, '--no-first-run', '--disable-background-networking', 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(child, 'exit')
  const address = await new Promise<string>((found, failed) => {
    child.stderr.on('data', (text: Buffer) => {
      const [line] = /ws:\/\/\S+/.exec(String(text)) ?? []
      if (line !== undefined) found(line)
    })
    ended.then(() => failed(new Error('Chromium did not start.')))
  })
  const { send, close } = await connect(address)
  const browser = sendTo(send)
  const openTab = async (): Promise<Tab> => {
    const { browserContextId } = await browser<{ browserContextId: string }>('Target.createBrowserContext')
    const { targetId } = await browser<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
    })
    const { sessionId } = await browser<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
    return {
      send: sendTo(send, sessionId),
      close: async () => void (await browser('Target.disposeBrowserContext', { browserContextId })),
    }
  }
  const stop = async () => {
    close()
    child.kill('SIGTERM')
    await ended
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return { openTab, stop }
}

type RawSend = (message: { method: string; params: object; sessionId?: string }) => Promise<object>

async function connect(address: string): Promise<{ send: RawSend; close: () => void }> {
  const socket = new WebSocket(address)
  await new Promise((opened, failed) => {
    socket.addEventListener('open', opened)
    socket.addEventListener('error', failed)
  })
  const waiting = new Map<number, { done: (result: object) => void; failed: (error: Error) => void }>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result = {}, error } = JSON.parse(String(data)) as Answer
    if (id === undefined) return
    if (error) waiting.get(id)?.failed(new Error(error.message))
    else waiting.get(id)?.done(result)
    waiting.delete(id)
  })
  let last = 0
  const send: RawSend = (message) =>
    new Promise((done, failed) => {
      last++
      waiting.set(last, { done, failed })
      socket.send(JSON.stringify({ id: last, ...message }))
    })
  return { send, close: () => socket.close() }
}

const sendTo =
  (send: RawSend, sessionId?: string): Send =>
  async <Result>(method: string, params: object = {}) =>
    (await send({ method, params, ...(sessionId !== undefined && { sessionId }) })) as Result
