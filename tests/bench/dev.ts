import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../../src/cli/tests/chromium.ts'
import { makeSite } from './make-site.ts'

const port = 4397
const saves = 15
/** Between two saves, in milliseconds: a person who writes does not save faster. */
const pauseMs = 1_500

const pageAt = async (path: string) =>
  (await fetch(`http://localhost:${port}${path}`, { headers: { accept: 'text/html' } })).text()

type Saved = { file: string; path: string; title: string; checked: () => Promise<unknown> }

/** Milliseconds from a save until the server gives the page with what was written, and until all pages are checked. */
async function timeOfSave({ file, path, title, checked }: Saved): Promise<{ servedMs: number; checkedMs: number }> {
  const text = await readFile(file, 'utf8')
  const reported = checked()
  const startMs = performance.now()
  await writeFile(file, text.replace(/^title: .*$/m, `title: ${title}`))
  while (!(await pageAt(path)).includes(`<title>${title}</title>`)) await new Promise((go) => setTimeout(go, 2))
  const servedMs = performance.now() - startMs
  await reported
  return { servedMs, checkedMs: performance.now() - startMs }
}

/** Milliseconds from a save until the open page has drawn what was written. */
async function timeToPicture(page: Page, file: string, title: string): Promise<number> {
  const text = await readFile(file, 'utf8')
  const shown = page.evaluate(
    (expected) =>
      new Promise<number>((done) => {
        const isThere = () => document.querySelector('main h1')?.textContent === expected
        const look = () =>
          requestAnimationFrame(isThere() ? () => done(performance.timeOrigin + performance.now()) : look)
        look()
      }),
    title,
  )
  const startMs = performance.timeOrigin + performance.now()
  await writeFile(file, text.replace(/^ {4}title: .*$/m, `    title: ${title}`))
  return (await shown) - startMs
}

/** As many saves as {@link saves}, each timed by what the browser shows. */
async function timesToPicture(path: string, file: string): Promise<number[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    await page.goto(`http://localhost:${port}${path}`)
    await page.locator('main h1').waitFor()
    const times: number[] = []
    for (let save = 0; save < saves; save++) {
      await new Promise((go) => setTimeout(go, pauseMs))
      times.push(await timeToPicture(page, file, `Crew ${save}`))
    }
    return times
  } finally {
    await browser.close()
  }
}

const inOrder = (times: readonly number[]) => times.toSorted((one, other) => one - other)
const middle = (times: readonly number[]) => (inOrder(times)[Math.floor(times.length / 2)] ?? 0).toFixed(0)

/** Returns a function that waits until the process prints words of a pattern. */
function waitForOutput({ stdout, stderr }: ChildProcess): (words: RegExp) => Promise<void> {
  const waiting = new Map<RegExp, () => void>()
  const look = (text: Buffer) => {
    for (const [words, done] of waiting)
      if (words.test(String(text))) {
        waiting.delete(words)
        done()
      }
  }
  for (const stream of [stdout, stderr]) stream?.on('data', look)
  return (words) => new Promise((done) => waiting.set(words, done))
}

/**
 * The server for writing with `count` more city pages: until it gives a page and until all are checked, the same from a
 * save, and from a save until the browser has drawn what was written.
 */
export async function benchDev(root: string, count = 1_000): Promise<Record<string, string>[]> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-'))
  const pages = join(folder, 'pages')
  let server: ChildProcess | undefined
  try {
    await makeSite(root, pages, count)
    const startMs = performance.now()
    server = spawn(process.execPath, [join(root, 'src/cli/main.ts'), 'dev', '--pages', pages], {
      cwd: root,
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const printed = waitForOutput(server)
    const checked = () => printed(/The content has no errors|errors? in /)
    const all = checked()
    await printed(/localhost/)
    const readyMs = performance.now() - startMs
    await pageAt('/springfield-1/ushers')
    const firstMs = performance.now() - startMs
    await all
    const allMs = performance.now() - startMs
    const times: { servedMs: number; checkedMs: number }[] = []
    const [file, path] = [join(pages, 'springfield-1/ushers.yaml'), '/springfield-1/ushers']
    for (let save = 0; save < saves; save++) {
      times.push(await timeOfSave({ file, path, title: `Ushers ${save}`, checked }))
      await new Promise((go) => setTimeout(go, pauseMs))
    }
    const served = times.map(({ servedMs }) => servedMs)
    const drawn = await timesToPicture(path, file)
    return [
      {
        'city pages': String(count),
        'ready s': (readyMs / 1_000).toFixed(2),
        'first page s': (firstMs / 1_000).toFixed(2),
        'all checked s': (allMs / 1_000).toFixed(2),
        'save to served ms, median': middle(served),
        slowest: Math.max(...served).toFixed(0),
        'save to picture ms, median': middle(drawn),
        'slowest picture': Math.max(...drawn).toFixed(0),
        'save to all checked ms, median': middle(times.map(({ checkedMs }) => checkedMs)),
      },
    ]
  } finally {
    if (server) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }
}
