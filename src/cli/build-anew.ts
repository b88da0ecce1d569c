import { join, relative } from 'node:path'
import type { Bundling } from '../build/kept-bundles.ts'
import type { SiteRecord } from '../build/packed-site.ts'
import { type FileHashes, hashOf } from '../cache/file-hashes.ts'
import { momentsIn } from '../cache/moments.ts'
import { spanAround, type TimeSpan } from '../cache/time-span.ts'
import { contentRecordOf } from '../content/content-record.ts'
import { type LoadedSite, loadSite, type SiteContent } from '../content/load.ts'
import type { SharedContent } from '../content/shared.ts'
import type { BuildSummary } from './build.ts'
import { soundOrTold } from './content.ts'
import type { ReleaseBefore } from './release-before.ts'
import { root, underRoot } from './root.ts'
import { bundlingOf, type Order, writeLoaded } from './write-loaded.ts'

export type Built = {
  summary: BuildSummary
  /** What was said of the content. */
  told: string[]
  /** Variables that hold the passwords of protected pages. */
  variables: string[]
  /** When the same content gives the same site; not known where it depends on a schedule that cannot be read. */
  span: TimeSpan | undefined
  /** Hashes of the files of the content as they were read, by their names there: pages and data. */
  read: FileHashes
  /** What is remembered of each page. */
  record?: SiteRecord | undefined
  /** The record that this one was made of, as it was written down. */
  whole?: ReleaseBefore['whole']
}

type Content = {
  site: SiteContent
  /** What pages share, for the gallery. */
  shared: SharedContent | undefined
  read: FileHashes
  moments: Set<number> | undefined
  /** What is remembered of it, where the next build may be made of this one. */
  kept: Pick<SiteRecord, 'content' | 'compared'> | undefined
}

/** Loads the content. What was read on the way to it takes up more room than the site, so it is not passed on. */
async function loadContent(order: Order, tell: (words: string) => void): Promise<Content | undefined> {
  const { pages, out, now, hasGallery, isCached, part } = order
  const loaded = await loadSite({ root, pages, now })
  const site = soundOrTold(loaded, `Nothing was written to ${out}/.`, tell)
  const { files, shared } = loaded.material
  const nameOf = (file: string) => relative(underRoot(pages), join(root, file)).replaceAll('\\', '/')
  if (!site) return undefined
  const read = new Map(files.map(({ parsed: { source } }) => [nameOf(source.file), hashOf(source.text)]))
  const isKept = isCached && !hasGallery && !part
  return {
    site,
    shared: hasGallery ? shared : undefined,
    read,
    moments: momentsIn(files.map(({ parsed }) => parsed.value)),
    kept: isKept ? { content: recordedContent(loaded, read, nameOf), compared: loaded.compared } : undefined,
  }
}

/** Loads the content and writes the site. What keeps it from that is told, and gives `undefined`. */
export async function buildAnew(order: Order): Promise<Built | undefined> {
  // Vite would make scripts for development of what a shell happens to say here.
  process.env['NODE_ENV'] = 'production'
  const bundling = bundlingOf(order)
  const onlyJoins = order.part && 'parts' in order.part
  // On another processor, while content is read.
  if (!onlyJoins) bundling.start()
  try {
    return await madeAnew(order, bundling)
  } finally {
    bundling.stop()
  }
}

async function madeAnew(order: Order, bundling: Bundling): Promise<Built | undefined> {
  const { now } = order
  const startMs = performance.now()
  const told: string[] = []
  const tell = (words: string) => {
    console.error(words)
    told.push(words)
  }
  const content = await loadContent(order, tell)
  if (!content) return undefined
  const { site, shared, read, moments, kept } = content
  const contentMs = performance.now() - startMs
  const written = await writeLoaded(order, { site, shared, bundling, tell })
  if (!written) return undefined
  const { report, release, variables } = written
  return {
    summary: { ...report, contentMs, peakKb: process.resourceUsage().maxRSS },
    told,
    variables,
    span: moments && spanAround(now.getTime(), moments),
    read,
    record: kept && release && { ...kept, release },
  }
}

function recordedContent(site: LoadedSite, content: FileHashes, nameOf: (file: string) => string) {
  const { files, results, shared } = site.material
  const pages = files.filter(({ kind }) => kind === 'page')
  return contentRecordOf({
    pages: results.map((result, index) => {
      const parsed = (pages[index] as (typeof pages)[number]).parsed
      return { name: nameOf(parsed.source.file), result, parsed }
    }),
    kept: [],
    data: new Map(files.flatMap((file) => (file.kind === 'data' ? [[file.name, file.parsed] as const] : []))),
    shared,
    found: results,
    diagnostics: site.diagnostics,
    content,
  })
}
