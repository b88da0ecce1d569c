import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { makeSite } from './make-site.ts'

const port = 4397
const saves = 15
/** Between two saves, in milliseconds: a person who writes does not save faster. */
const pauseMs = 1_500

const pageAt = async (path: string) =>
  (await fetch(`http://localhost:${port}${path}`, { headers: { accept: 'text/html' } })).text()

/** Milliseconds from a save until the server gives the page with what was written. */
async function timeOfSave(file: string, path: string, title: string): Promise<number> {
  const text = await readFile(file, 'utf8')
  const startMs = performance.now()
  await writeFile(file, text.replace(/^title: .*$/m, `title: ${title}`))
  while (!(await pageAt(path)).includes(`<title>${title}</title>`)) await new Promise((go) => setTimeout(go, 2))
  return performance.now() - startMs
}

const middle = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)] ?? 0

/**
 * The server for writing with `count` more city pages: until it gives a page, and from a save until it gives the page as
 * it was saved. What the browser does with it afterwards is not measured.
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
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    await once(server.stdout as Readable, 'data')
    const readyMs = performance.now() - startMs
    await pageAt('/springfield-1/ushers')
    const firstMs = performance.now() - startMs
    const times: number[] = []
    for (let save = 0; save < saves; save++) {
      times.push(await timeOfSave(join(pages, 'springfield-1/ushers.yaml'), '/springfield-1/ushers', `Ushers ${save}`))
      await new Promise((go) => setTimeout(go, pauseMs))
    }
    const sorted = times.sort((one, other) => one - other)
    return [
      {
        'city pages': String(count),
        'ready s': (readyMs / 1_000).toFixed(2),
        'first page s': (firstMs / 1_000).toFixed(2),
        'save to served ms, median': middle(sorted).toFixed(0),
        slowest: (sorted.at(-1) ?? 0).toFixed(0),
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
