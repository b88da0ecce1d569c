import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildCold, passwordsFor } from './cold-build.ts'
import { writeDistinctSite } from './distinct-site.ts'
import { makeSite } from './make-site.ts'
import { type OtherPrograms, otherPrograms } from './other-programs.ts'
import { meanWeight, type PageWeight, weighPages } from './page-weight.ts'
import { builders, buildWith, type Content } from './peer-builders.ts'
import { type PlainPage, plainPage, plainShell } from './site-text.ts'

type Result = { builder: string; pages: number; seconds: number; peakMb: number; weight: PageWeight }

/** A site to build: how it is written, the start of its page addresses, and a folder of them to weigh. */
type SiteKind = { name: string; write: typeof writeDistinctSite; prefix: string; folder: string }

/** What people write by hand comes first: pages of a template share nearly every value, and caches help those alone. */
const siteKinds: readonly SiteKind[] = [
  { name: 'distinct', write: writeDistinctSite, prefix: 'stories/', folder: 'stories' },
  { name: 'generated', write: makeSite, prefix: 'springfield-', folder: 'springfield-1' },
]

/**
 * Cold builds of `count` pages, one after the other, timed as whole commands: by Marquee, then by other builders from the
 * text that Marquee's pages hold. Nothing is compressed. Pictures are drawn, and scripts of tools compiled, by a build before.
 */
export async function benchPeers(root: string, count = 2_000): Promise<Record<string, string>[]> {
  const programs = await otherPrograms(root)
  const rows: Record<string, string>[] = []
  for (const kind of siteKinds) rows.push(...(await compare(root, kind, count, programs)))
  return rows
}

async function compare(
  root: string,
  kind: SiteKind,
  count: number,
  programs: OtherPrograms,
): Promise<Record<string, string>[]> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-'))
  try {
    const pages = join(folder, 'pages')
    const out = join(folder, 'dist')
    await kind.write(root, pages, count)
    const job = { root, pages, out, env: await passwordsFor(root), report: join(folder, 'report.json') }
    // It stays until the end: some disks take twice as long to create files for a minute after so many were deleted.
    await buildCold({ ...job, out: join(folder, 'drawn') })
    const { summary, seconds, peakMb } = await buildCold(job)
    const weight = meanWeight(await weighPages(out, kind.folder))
    const ours = { builder: 'Marquee', pages: summary.pages, seconds, peakMb, weight }
    const results: Result[] = [ours]
    const content = await readContent(out, kind.prefix)
    for (const name of Object.keys(builders) as (keyof typeof builders)[]) {
      const { title, packageName } = builders[name]
      const run = await buildWith(name, content, programs)
      const weights = await weighPages(run.out, kind.folder)
      if (weights.length === 0) throw new Error(`${title} has written no pages.`)
      const { size } = content.pages
      const builder = await programs.named(title, packageName)
      results.push({ builder, pages: size, seconds: run.seconds, peakMb: run.peakMb, weight: meanWeight(weights) })
    }
    return results.map((result) => ({ site: kind.name, ...rowOf(result, ours) }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readContent(out: string, prefix: string): Promise<Content> {
  const pages = new Map<string, PlainPage>()
  for (const file of await readdir(out, { recursive: true }))
    if (file.startsWith(prefix) && file.endsWith('.html'))
      pages.set(file.replace('.html', ''), plainPage(await readFile(join(out, file), 'utf8')))
  return { pages, shell: plainShell(await readFile(join(out, 'index.html'), 'utf8')) }
}

const perSecond = ({ pages, seconds }: Result) => pages / seconds

const rowOf = (result: Result, ours: Result): Record<string, string> => ({
  builder: result.builder,
  pages: String(result.pages),
  seconds: result.seconds.toFixed(2),
  'pages/s': perSecond(result).toFixed(0),
  'Marquee by this': `${(perSecond(ours) / perSecond(result)).toFixed(2)} ×`,
  'peak MB': result.peakMb.toFixed(0),
  'HTML a page': String(result.weight.html),
  'brotli 11': String(result.weight.htmlBrotli),
  'inline script': String(result.weight.inlineScript),
  'script files, brotli 11': String(result.weight.scriptBrotli),
})
