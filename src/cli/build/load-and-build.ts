import { join, relative } from 'node:path'
import type { Bundling } from '../../builder/assets/cached-bundles.ts'
import type { FileHashes } from '../../cache/file-hashes.ts'
import { hashOf } from '../../cache/hash.ts'
import { scheduleTimesIn } from '../../cache/schedule-times.ts'
import { spanAround, type TimeSpan } from '../../cache/time-span.ts'
import { loadSite, type SiteContent } from '../../content/load/load.ts'
import type { SharedContent } from '../../content/load/shared-content.ts'
import { validOrReported } from '../support/load-content.ts'
import { root, underRoot } from '../support/root.ts'
import type { BuildSummary } from './up-to-date-check.ts'
import { type BuildRequest, bundlingFor, writeOutput } from './write-output.ts'

/** The result of a build, and what the up-to-date check of the next build needs. */
export type BuildResult = {
  summary: BuildSummary
  /** Warnings that were reported. */
  warnings: string[]
  /** Environment variables that hold the passwords of protected pages. */
  variables: string[]
  /** When the same content gives the same site; `undefined` if that depends on a schedule that cannot be read. */
  span: TimeSpan | undefined
  /** Hashes of the content files as the build read them, by path below the content folder. */
  read: FileHashes
}

type Content = {
  site: SiteContent
  /** Shared content, for the gallery. */
  shared: SharedContent | undefined
  read: FileHashes
  /** When schedules begin and end; `undefined` if one of them cannot be read. */
  moments: Set<number> | undefined
}

/** Loads the content. Returns only the site: the parsed files take more memory than it, and are freed. */
async function loadContent(request: BuildRequest, warn: (words: string) => void): Promise<Content | undefined> {
  const { pages, out, now, hasGallery } = request
  const loaded = await loadSite({ root, pages, now })
  const site = validOrReported(loaded, `Nothing was written to ${out}/.`, warn)
  if (!site) return undefined
  const { files, shared } = loaded.material
  const nameOf = (file: string) => relative(underRoot(pages), join(root, file)).replaceAll('\\', '/')
  return {
    site,
    shared: hasGallery ? shared : undefined,
    read: new Map(files.map(({ parsed: { source } }) => [nameOf(source.file), hashOf(source.text)])),
    moments: scheduleTimesIn(files.map(({ parsed }) => parsed)),
  }
}

/** Loads the content and writes the site. Reports errors and then returns `undefined`. */
export async function loadAndBuild(request: BuildRequest): Promise<BuildResult | undefined> {
  // The shell may have set `development`; Vite would then build development scripts.
  process.env['NODE_ENV'] = 'production'
  const bundling = bundlingFor(request)
  // Bundles in another process while this one loads the content.
  bundling.start()
  try {
    return await loadAndWrite(request, bundling)
  } finally {
    bundling.stop()
  }
}

async function loadAndWrite(request: BuildRequest, bundling: Bundling): Promise<BuildResult | undefined> {
  const startMs = performance.now()
  const warnings: string[] = []
  const warn = (words: string) => {
    console.error(words)
    warnings.push(words)
  }
  const content = await loadContent(request, warn)
  if (!content) return undefined
  const { site, shared, read, moments } = content
  const contentMs = performance.now() - startMs
  const output = await writeOutput(request, { site, shared, bundling, warn })
  if (!output) return undefined
  return {
    summary: { ...output.report, contentMs, peakKb: process.resourceUsage().maxRSS },
    warnings,
    variables: output.variables,
    span: moments && spanAround(request.now.getTime(), moments),
    read,
  }
}
