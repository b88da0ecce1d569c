import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../../../src/cli/tests/chromium.ts'
import { measured } from '../measured-process.ts'
import type { OtherPrograms } from '../other-programs.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** How much slower than this machine the phone is taken to be. At the usual 4 every page here has 99 or 100. */
const slowdown = 10

/** One visit. Times in milliseconds as Lighthouse's model of a slow network gives them, sizes in bytes, scores 0 to 100. */
export type Audited = {
  scores: Record<string, number>
  firstPaintMs: number
  largestPaintMs: number
  blockedMs: number
  shift: number
  requests: number
  scripts: number
  bytes: number
  /** Audits below the best, but for those of speed: their titles, and the first thing that each names. */
  errors: string[]
}

type Audit = { id: string; title: string; score: number | null; numericValue?: number; details?: { items?: Item[] } }
type Item = { resourceType?: string; transferSize?: number; node?: { snippet?: string } }
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

/** How often Lighthouse may lose its own trace of a visit, which it does now and then where other programs run. */
const maxTries = 3

/** Visits a page with Lighthouse, as the mobile device that it has built in. */
export async function auditPage(programs: OtherPrograms, url: string, tries = 1): Promise<Audited> {
  try {
    return await visit(programs, url)
  } catch (error) {
    if (tries === maxTries) throw error
    return auditPage(programs, url, tries + 1)
  }
}

async function visit({ file }: OtherPrograms, url: string): Promise<Audited> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-phone-'))
  try {
    const path = join(folder, 'report.json')
    const args = [
      file('lighthouse/cli/index.js'),
      url,
      '--output=json',
      `--output-path=${path}`,
      `--only-categories=${categories.join()}`,
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      '--chrome-flags=--headless=new --no-sandbox',
      '--quiet',
    ]
    // Chromium puts its profile beside the report, so that it goes with it.
    const env = { CHROME_PATH: findChromium(), TMPDIR: folder }
    await measured({ command: process.execPath, args, cwd: folder, env })
    return readReport(JSON.parse(await readFile(path, 'utf8')) as Report)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function readReport(report: Report): Audited {
  const numberOf = (id: string) => report.audits[id]?.numericValue ?? 0
  const requests = report.audits['network-requests']?.details?.items ?? []
  const scored = categories.filter((name) => name !== 'performance')
  const errors = scored.flatMap((name) =>
    (report.categories[name]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => report.audits[id])
      .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 1)
      .map((audit) => `${name}: ${audit?.title} ${audit?.details?.items?.[0]?.node?.snippet ?? ''}`.trim()),
  )
  return {
    scores: Object.fromEntries(categories.map((name) => [name, (report.categories[name]?.score ?? 0) * 100])),
    firstPaintMs: numberOf('first-contentful-paint'),
    largestPaintMs: numberOf('largest-contentful-paint'),
    blockedMs: numberOf('total-blocking-time'),
    shift: numberOf('cumulative-layout-shift'),
    requests: requests.length,
    scripts: requests.filter(({ resourceType }) => resourceType === 'Script').length,
    bytes: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    errors,
  }
}
