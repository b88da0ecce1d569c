import { relative } from 'node:path'
import type { SiteRecord } from '../build/packed-site.ts'
import { type FileHashes, hashOf } from '../cache/file-hashes.ts'
import { momentsIn } from '../cache/moments.ts'
import { spanAround, type TimeSpan } from '../cache/time-span.ts'
import { contentRecordOf } from '../content/content-record.ts'
import type { LoadedSite } from '../content/load.ts'
import type { BuildSummary } from './build.ts'
import { loadOrTell } from './content.ts'
import { underRoot } from './root.ts'
import { type Order, writeLoaded } from './write-loaded.ts'

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
}

/** Loads the content and writes the site. What keeps it from that is told, and gives `undefined`. */
export async function buildAnew(order: Order): Promise<Built | undefined> {
  const { pages, out, now, part } = order
  // Vite would make scripts for development of what a shell happens to say here.
  process.env['NODE_ENV'] = 'production'
  const startMs = performance.now()
  const told: string[] = []
  const tell = (words: string) => {
    console.error(words)
    told.push(words)
  }
  let read: FileHashes = new Map()
  let moments: Set<number> | undefined
  let kept: Pick<SiteRecord, 'content' | 'compared'> | undefined
  let shared: LoadedSite['material']['shared'] | undefined
  const site = await loadOrTell(pages, `Nothing was written to ${out}/.`, now, tell, (loaded) => {
    const { files } = loaded.material
    read = new Map(files.map(({ parsed: { source } }) => [nameOf(source.file), hashOf(source.text)]))
    moments = momentsIn(files.map(({ parsed }) => parsed.value))
    if (order.hasGallery) shared = loaded.material.shared
    else if (order.isCached && !part)
      kept = { content: recordedContent(loaded, read, nameOf), compared: loaded.compared }
  })
  function nameOf(file: string) {
    return relative(underRoot(pages), underRoot(file)).replaceAll('\\', '/')
  }
  if (!site) return undefined
  const contentMs = performance.now() - startMs
  const written = await writeLoaded(order, { site, shared, tell })
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
