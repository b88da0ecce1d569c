import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeSite } from './make-site.ts'
import { forgetPages, measuredBuild, passwordsFor } from './measured-build.ts'
import { meanWeight, weighPages } from './page-weight.ts'

/** A cold build of the sample site with `count` more city pages, as a process of its own, without compression. */
export async function benchBuild(root: string, count = 1_000): Promise<Record<string, string>[]> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-'))
  try {
    const pages = join(folder, 'pages')
    const out = join(folder, 'dist')
    await makeSite(root, pages, count)
    const env = await passwordsFor(root)
    await forgetPages(root)
    const job = { root, pages, out, env, report: join(folder, 'report.json') }
    const { seconds, peakMb, summary } = await measuredBuild(job)
    const weight = meanWeight(await weighPages(out, 'springfield-1'))
    return [
      {
        pages: String(summary.pages),
        'wall s': seconds.toFixed(2),
        'pages/s, whole build': (summary.pages / seconds).toFixed(0),
        'content s': (summary.contentMs / 1_000).toFixed(2),
        'render and write s': (summary.renderMs / 1_000).toFixed(2),
        'pages/s, content to disk': (summary.pages / ((summary.contentMs + summary.renderMs) / 1_000)).toFixed(0),
        'block structures': String(summary.structures),
        'peak MB': peakMb.toFixed(0),
        'HTML bytes a page': String(Math.round(summary.htmlBytes / summary.pages)),
        'city page, brotli 11': String(weight.htmlBrotli),
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
