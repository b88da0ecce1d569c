import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { BuildSummary } from '../../src/cli/build.ts'
import { passwordsOfRun } from '../../src/cli/gate-passwords.ts'
import { loadSite } from '../../src/content/load.ts'
import { makeSite } from './make-site.ts'

/** How many pages are compressed to learn the size of one. */
const sampled = 20

/** A cold build of the sample site with `count` more city pages, as a process of its own, without compression. */
export async function benchBuild(root: string, count = 1_000): Promise<Record<string, string>[]> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-'))
  try {
    await makeSite(root, join(folder, 'pages'), count)
    const report = join(folder, 'report.json')
    const args = [
      'build',
      '--pages',
      join(folder, 'pages'),
      '--out',
      join(folder, 'dist'),
      '--no-compress',
      '--report',
      report,
    ]
    const env = { ...process.env, ...passwordsOfRun((await loadSite({ root })).pages) }
    const startMs = performance.now()
    const { status } = spawnSync(process.execPath, [join(root, 'src/cli/main.ts'), ...args], {
      env,
      stdio: ['ignore', 2, 2],
    })
    const wallMs = performance.now() - startMs
    if (status !== 0) throw new Error('The build failed.')
    const summary = JSON.parse(await readFile(report, 'utf8')) as BuildSummary
    const html = await Promise.all(
      (await readdir(join(folder, 'dist/springfield-1')))
        .slice(0, sampled)
        .map((name) => readFile(join(folder, 'dist/springfield-1', name))),
    )
    const mean = (sizes: number[]) => Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length)
    return [
      {
        pages: String(summary.pages),
        'wall s': (wallMs / 1_000).toFixed(2),
        'pages/s, whole build': (summary.pages / (wallMs / 1_000)).toFixed(0),
        'pages/s, content to disk': (summary.pages / ((summary.contentMs + summary.renderMs) / 1_000)).toFixed(0),
        'peak MB': (summary.peakKb / 1_024).toFixed(0),
        'HTML bytes a page': String(Math.round(summary.htmlBytes / summary.pages)),
        'brotli 11': String(mean(html.map((bytes) => brotliCompressSync(bytes).length))),
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
