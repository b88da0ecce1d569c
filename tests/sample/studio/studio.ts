import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { test as base } from '@playwright/test'
import { freePort } from '../../support/free-port.ts'
import { copySmallSample } from '../../support/small-sample.ts'

const root = join(import.meta.dirname, '../../..')

/** The files of a content folder. */
const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(relative(folder, entry.parentPath), entry.name))

const textOf = (file: string): Promise<Buffer | undefined> => readFile(file).catch(() => undefined)

/** The studio over the small form of the sample site. */
async function startStudio() {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-studio-'))
  const [pages, original] = [join(folder, 'pages'), join(folder, 'original')]
  await copySmallSample(original)
  await cp(original, pages, { recursive: true })
  const port = await freePort()
  const fileOf = (name: string) => join(pages, name)
  let server: ChildProcess
  let printed = ''

  async function start(): Promise<void> {
    const env = { ...process.env, PORT: String(port), BROWSER: 'none' }
    const args = [join(root, 'src/cli/main.ts'), 'studio', '--pages', pages]
    server = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'ignore'] })
    printed = ''
    await new Promise<void>((ready) => {
      server.stdout?.on('data', (text) => {
        printed += text
        if (printed.includes('\n')) ready()
      })
    })
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    // A test that failed may have ended it already.
    if (server.exitCode !== null || server.signalCode !== null) return
    const exit = once(server, 'exit')
    server.kill(signal)
    await exit
  }
  await start()

  return {
    url: `http://localhost:${port}/studio`,
    printed: () => printed,
    pathOf: fileOf,
    read: (name: string) => readFile(fileOf(name), 'utf8'),
    write: (name: string, text: string) => writeFile(fileOf(name), text),
    /** Ends the studio without a chance to say goodbye. */
    kill: () => end('SIGKILL'),
    start,
    /** Does both. */
    async restart(): Promise<void> {
      await end('SIGKILL')
      await start()
    },
    /** Gives all files the content that they had at the start. */
    async restore(): Promise<void> {
      const names = new Set((await Promise.all([filesIn(original), filesIn(pages)])).flat())
      for (const name of names) {
        const [before, now] = await Promise.all([textOf(join(original, name)), textOf(fileOf(name))])
        // The draft of a save that ends meanwhile is gone by itself.
        if (before === undefined) await rm(fileOf(name), { force: true })
        else if (now?.equals(before) !== true) await cp(join(original, name), fileOf(name))
      }
    },
    async stop(): Promise<void> {
      await end('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Tests of the studio. All that one worker runs share one studio, since its start takes longer than most of them. Each
 * starts with the content of the sample site; what Undo offers may be an edit of an earlier test.
 */
export const test = base.extend<{ restored: undefined }, { studio: Awaited<ReturnType<typeof startStudio>> }>({
  studio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const studio = await startStudio()
      await use(studio)
      await studio.stop()
    },
    { scope: 'worker' },
  ],
  restored: [
    async ({ studio }, use) => {
      await use(undefined)
      await studio.restore()
    },
    { auto: true },
  ],
})
