import { writeFile } from 'node:fs/promises'
import { type BuildReport, buildSite } from '../build/build.ts'
import { withEndpoint } from '../build/endpoint.ts'
import { loadOrTell, root, underRoot } from './content.ts'
import { readOptions } from './options.ts'

const usage = `Usage: npm run build -- [--pages DIR] [--out DIR] [--no-compress] [--report FILE]

  --pages DIR      the content (default: pages)
  --out DIR        the folder to write (default: dist)
  --no-compress    without .br and .gz copies
  --report FILE    write figures of the build as JSON`

const options = {
  pages: { type: 'string', default: 'pages' },
  out: { type: 'string', default: 'dist' },
  'no-compress': { type: 'boolean', default: false },
  report: { type: 'string' },
} as const

/** Figures of one build: times in milliseconds, memory in KiB, sizes in bytes. */
export type BuildSummary = BuildReport & { contentMs: number; peakKb: number }

/** Writes the site, whole or not at all. Exit code 0 done, 1 faults in the content, 2 wrong use. */
export async function build(argv: string[]): Promise<number> {
  const read = readOptions(argv, options, usage)
  if (!read) return 2
  const { pages, out, 'no-compress': plain } = read.values
  const startMs = performance.now()
  const site = await loadOrTell(pages, `Nothing was written to ${out}/.`)
  if (!site) return 1
  const contentMs = performance.now() - startMs
  const report = await buildSite({
    root,
    out: underRoot(out),
    site: withEndpoint(site, process.env['INQUIRY_ENDPOINT'], process.env['INQUIRY_TRANSPORT']),
    origin: process.env['SITE_URL'] ?? site.site.origin,
    compress: !plain,
    onStep: (step) => console.error(`${seconds(startMs)}  ${step}`),
  })
  console.error(`${seconds(startMs)}  ${report.pages} pages are in ${out}/.`)
  if (read.values.report) {
    const summary: BuildSummary = { ...report, contentMs, peakKb: process.resourceUsage().maxRSS }
    await writeFile(read.values.report, JSON.stringify(summary))
  }
  return 0
}

const seconds = (sinceMs: number) => `${((performance.now() - sinceMs) / 1_000).toFixed(1).padStart(5)} s`
