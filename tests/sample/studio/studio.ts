import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { test as base } from '@playwright/test'
import { withoutTour } from '../../browser/studio-parts.ts'
import { freePort } from '../../support/servers/free-port.ts'
import { copySmallSample } from '../../support/small-sample.ts'

const root = join(import.meta.dirname, '../../..')

/** The files of a content folder. */
const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(relative(folder, entry.parentPath), entry.name))

const textOf = (file: string): Promise<Buffer | undefined> => readFile(file).catch(() => undefined)

/** Runs git in a folder, as a person with a name and without settings of the machine. */
function git(folder: string, ...args: string[]): string {
  const person = ['-c', 'user.name=Ada Lovelace', '-c', 'user.email=ada@example.com', '-c', 'commit.gpgSign=false']
  return execFileSync('git', [...person, ...args], { cwd: folder, encoding: 'utf8' }).trim()
}

/** Puts a folder under version control: its pages are committed, and it has a remote beside it. */
async function addRepository(folder: string): Promise<void> {
  await writeFile(join(folder, '.gitignore'), ['original', 'origin.git', '.marquee', ''].join('\n'))
  git(folder, 'init', '--quiet', '--initial-branch=main')
  git(folder, 'config', 'user.name', 'Ada Lovelace')
  git(folder, 'config', 'user.email', 'ada@example.com')
  git(folder, 'add', '.')
  git(folder, 'commit', '--quiet', '--message', 'Begin the site')
  git(folder, 'init', '--quiet', '--bare', 'origin.git')
  git(folder, 'remote', 'add', 'origin', join(folder, 'origin.git'))
}

/**
 * Reads what the first tab of a studio reads: its script, and a page with marks. A studio that has just started bundles
 * the one and reads the site for the other, which takes longer than a test waits for what a person does.
 */
async function readFirst(origin: string): Promise<void> {
  for (const path of ['/@studio/shell.js', '/about?studio']) {
    const response = await fetch(`${origin}${path}`, { headers: { accept: 'text/html' } })
    if (!response.ok) throw new Error(`The studio has answered ${path} with ${response.status}.`)
    await response.arrayBuffer()
  }
}

/** The studio over the small form of the sample site; with `hasRepository`, under version control. */
async function startStudio({ hasRepository }: { hasRepository: boolean }) {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-studio-'))
  const [pages, original] = [join(folder, 'pages'), join(folder, 'original')]
  await copySmallSample(original)
  await cp(original, pages, { recursive: true })
  if (hasRepository) await addRepository(folder)
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
    await readFirst(`http://localhost:${port}`)
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
    /** The folder with the pages. */
    folder,
    git: (...args: string[]) => git(folder, ...args),
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
    /** Gives all files the content that they had at the start. A repository has nothing that is not committed. */
    async restore(): Promise<void> {
      const names = new Set((await Promise.all([filesIn(original), filesIn(pages)])).flat())
      for (const name of names) {
        const [before, now] = await Promise.all([textOf(join(original, name)), textOf(fileOf(name))])
        // The draft of a save that ends meanwhile is gone by itself.
        if (before === undefined) await rm(fileOf(name), { force: true })
        else if (now?.equals(before) !== true) await cp(join(original, name), fileOf(name))
      }
      if (!hasRepository) return
      git(folder, 'add', '--all')
      if (git(folder, 'status', '--porcelain') === '') return
      git(folder, 'commit', '--quiet', '--message', 'As it was')
    },
    async stop(): Promise<void> {
      await end('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Tests of the studio. All that one worker runs share one studio, since its start takes longer than most of them. Each
 * starts with the content of the sample site, and not with the tour; what Undo offers may be an edit of an earlier test.
 */
export const test = base.extend<
  { restored: undefined; isFirstStart: boolean },
  {
    studio: Awaited<ReturnType<typeof startStudio>>
    /** Whether the site is in a git repository with a remote. */
    hasRepository: boolean
  }
>({
  isFirstStart: [false, { option: true }],
  context: async ({ context, isFirstStart }, use) => {
    if (!isFirstStart) await withoutTour(context)
    await use(context)
  },
  hasRepository: [false, { option: true, scope: 'worker' }],
  studio: [
    async ({ hasRepository }, use) => {
      const studio = await startStudio({ hasRepository })
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
