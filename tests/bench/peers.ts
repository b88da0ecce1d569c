import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { buildCached, buildCold, passwordsFor } from './cold-build.ts'
import { writeDistinctSite } from './distinct-site.ts'
import { makeSite } from './make-site.ts'
import type { Measured } from './measured-process.ts'
import { type OtherPrograms, otherPrograms } from './other-programs.ts'
import { meanWeight, type PageWeight, weighPages } from './page-weight.ts'
import { type BuilderName, builders, type Content, type PeerPage, peerSite } from './peer-builders.ts'
import { plainFrame, plainPage, plainShell } from './site-text.ts'

/** Pages, the whole command from nothing, and the same command again: with one page changed, then with nothing. */
type Result = { builder: string; pages: number; cold: Measured; weight: PageWeight; changed?: number; same?: number }

/** A site to build: how it is written, the start of its page addresses, a folder of them to weigh, and its builders. */
type SiteKind = {
  write: typeof writeDistinctSite
  prefix: string
  folder: string
  /** The blocks of a page for the others. */
  blocks: (page: PeerPage, file: string) => Promise<unknown[]>
  builders: readonly BuilderName[]
}

/** The blocks of the file, without tokens, which are Marquee's own. */
const blocksOfFile: SiteKind['blocks'] = async (_page, file) =>
  parse((await readFile(file, 'utf8')).replaceAll('{site.phone}', '+1 617 555 0100')).blocks

/** A generated page takes most from records. Its text, section by section, is as much to check and to render. */
const blocksOfText: SiteKind['blocks'] = async ({ title, sections }) =>
  sections.map((section) => ({
    type: 'rich-text',
    title: section.title ?? title,
    body: [...section.texts, ...section.links.map(({ text, href }) => `[${text}](${href})`), title].join('\n\n'),
  }))

/** What people write by hand, 8 KB each and nothing shared. */
const distinct: SiteKind = {
  write: writeDistinctSite,
  prefix: 'stories/',
  folder: 'stories',
  blocks: blocksOfFile,
  builders: Object.keys(builders) as BuilderName[],
}

const generated: SiteKind = {
  write: makeSite,
  prefix: 'springfield-',
  folder: 'springfield-1',
  blocks: blocksOfText,
  builders: ['eleventy-full'],
}

/** `count` pages of the same words by each builder, as whole commands one after the other. Nothing is compressed. */
export const benchPeers = (root: string, count = 1_000) => compare(root, distinct, count)

/** `count` city pages as the generator writes them, beside Eleventy. */
export const benchGenerated = (root: string, count = 10_000) => compare(root, generated, count)

async function compare(root: string, kind: SiteKind, count: number): Promise<Record<string, string>[]> {
  const programs = await otherPrograms(root)
  const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-'))
  try {
    const pages = join(folder, 'pages')
    const out = join(folder, 'dist')
    await kind.write(root, pages, count)
    const ours = await buildOurs({ root, pages, out, folder, kind })
    const content = await readContent(pages, out, kind)
    // The pages of the sample site, which Marquee builds besides, do not count.
    const results: Result[] = ours.map((one) => ({ ...one, pages: content.pages.size }))
    for (const name of kind.builders) results.push(await buildTheirs(name, content, kind, programs))
    const [first] = results as [Result]
    return results.map((result) => rowOf(result, first))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Ours = { root: string; pages: string; out: string; folder: string; kind: SiteKind }

/** A build with pictures and bundles cached by one before, then without any cache. */
async function buildOurs({ root, pages, out, folder, kind }: Ours): Promise<Omit<Result, 'pages'>[]> {
  const job = { root, pages, out, env: await passwordsFor(root), report: join(folder, 'report.json') }
  // It stays until the end: some disks take twice as long to create files for a minute after so many were deleted.
  await buildCold({ ...job, out: join(folder, 'drawn') })
  const cached = await buildCached(job)
  const weight = meanWeight(await weighPages(out, kind.folder))
  const [first = ''] = (await readdir(join(pages, kind.folder))).sort()
  const file = join(pages, kind.folder, first)
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^title: .*$/m, 'title: Changed a little'))
  const changed = await buildCached(job)
  const same = await buildCached(job)
  const uncached = await buildCached({ ...job, out: join(folder, 'uncached'), args: ['--no-cache'] })
  return [
    {
      builder: 'Marquee, pictures and bundles cached',
      cold: cached,
      weight,
      changed: changed.seconds,
      same: same.seconds,
    },
    { builder: 'Marquee, nothing cached', cold: uncached, weight },
  ]
}

async function buildTheirs(
  name: BuilderName,
  content: Content,
  kind: SiteKind,
  programs: OtherPrograms,
): Promise<Result> {
  const { title, packageName } = builders[name]
  const site = await peerSite(name, content, programs)
  const cold = await site.build()
  const weights = await weighPages(site.out, kind.folder)
  if (weights.length === 0) throw new Error(`${title} has written no pages.`)
  await site.change()
  const changed = await site.build()
  const same = await site.build()
  return {
    builder: await programs.named(title, packageName),
    pages: content.pages.size,
    cold,
    weight: meanWeight(weights),
    changed: changed.seconds,
    same: same.seconds,
  }
}

/** The text of the pages that Marquee has built, with the blocks of their files and what is around them. */
async function readContent(pages: string, out: string, { prefix, blocks }: SiteKind): Promise<Content> {
  const found = new Map<string, PeerPage>()
  let frame = { css: '', before: '', after: '' }
  for (const file of await readdir(out, { recursive: true })) {
    if (!file.startsWith(prefix) || !file.endsWith('.html')) continue
    const slug = file.replace('.html', '')
    const html = await readFile(join(out, file), 'utf8')
    if (found.size === 0) frame = plainFrame(html)
    const page: PeerPage = { ...plainPage(html), blocks: [] }
    found.set(slug, { ...page, blocks: await blocks(page, join(pages, `${slug}.yaml`)) })
  }
  return { pages: found, shell: { ...plainShell(await readFile(join(out, 'index.html'), 'utf8')), ...frame } }
}

const perSecond = ({ pages, cold }: Result) => pages / cold.seconds
const seconds = (value: number | undefined) => value?.toFixed(1) ?? ''

const rowOf = (result: Result, ours: Result): Record<string, string> => ({
  builder: result.builder,
  pages: String(result.pages),
  s: seconds(result.cold.seconds),
  'pages/s': perSecond(result).toFixed(0),
  'Marquee by this': `${(perSecond(ours) / perSecond(result)).toFixed(2)} ×`,
  'CPU ms a page': (result.cold.processorMs / result.pages).toFixed(1),
  'peak MB': result.cold.peakMb.toFixed(0),
  'HTML KB': (result.weight.html / 1_024).toFixed(1),
  'Brotli KB': (result.weight.htmlBrotli / 1_024).toFixed(1),
  'one page changed s': seconds(result.changed),
  'nothing changed s': seconds(result.same),
})
