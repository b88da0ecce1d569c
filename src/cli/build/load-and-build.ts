import { join, relative } from 'node:path'
import { type Bundling, createBundling } from '../../builder/assets/cached-bundles.ts'
import { buildSite } from '../../builder/build.ts'
import type { BuildReport } from '../../builder/build-options.ts'
import { withEndpoint } from '../../builder/endpoint.ts'
import type { Shard } from '../../builder/shard.ts'
import { cacheOf } from '../../cache/cache.ts'
import type { FileHashes } from '../../cache/file-hashes.ts'
import { hashOf } from '../../cache/hash.ts'
import { scheduleTimesIn } from '../../cache/schedule-times.ts'
import { spanAround, type TimeSpan } from '../../cache/time-span.ts'
import { diagnose, fileSpot } from '../../content/diagnostics/diagnose.ts'
import { formatPretty } from '../../content/formats/pretty.ts'
import { withSite } from '../../content/formats/with-site.ts'
import { loadSite, type SiteContent } from '../../content/load/load.ts'
import { type GalleryEntry, galleryError, readEntries } from '../../gallery/entries.ts'
import { readText } from '../../generate/disk.ts'
import { UnreadablePictures } from '../../pictures/pipeline.ts'
import { ledgerFile, readLedger } from '../../seo/ledger.ts'
import { validOrReported } from '../support/load-content.ts'
import { root, underRoot } from '../support/root.ts'
import { reportDiskError } from './disk-error.ts'
import { describeNewPasswords, gateVariables, passwordErrors, storeNewPasswords } from './gate-passwords.ts'
import { describeLedger, describeUndated } from './ledger-words.ts'
import { readGatePasswords } from './stored-passwords.ts'

/** The options of a build. */
export type BuildRequest = {
  /** The content folder, and the folder to write, as they were given. */
  pages: string
  out: string
  now: Date
  isCompressed: boolean
  takesWeak: boolean
  hasGallery: boolean
  isCached: boolean
  indexNowKey: string | undefined
  generatesPasswords: boolean
  /** The pages whose expensive parts are to be cached, where several machines share a build. */
  shard: Shard | undefined
  /** How long the command has been running, in words. */
  seconds: () => string
}

/** Figures of one build: times in milliseconds, memory in KiB, sizes in bytes. */
export type BuildSummary = BuildReport & { contentMs: number; peakKb: number }

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

/** Loads the content and writes the site. Reports errors and then returns `undefined`. */
export async function loadAndBuild(request: BuildRequest): Promise<BuildResult | undefined> {
  // The shell may have set `development`; Vite would then build development scripts.
  process.env['NODE_ENV'] = 'production'
  const bundling = createBundling({ root, isCached: request.isCached })
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
  const contentMs = performance.now() - startMs
  const variables = [...gateVariables(content.site.pages)]
  const report = await writeOutput(request, { ...content, variables, bundling, warn })
  if (!report) return undefined
  return {
    summary: { ...report, contentMs, peakKb: process.resourceUsage().maxRSS },
    warnings,
    variables,
    span: content.moments && spanAround(request.now.getTime(), content.moments),
    read: content.read,
  }
}

type Content = {
  site: SiteContent
  /** The blocks of the gallery, if it is requested. */
  gallery: readonly GalleryEntry[] | undefined
  read: FileHashes
  /** When schedules begin and end; `undefined` if one of them cannot be read. */
  moments: Set<number> | undefined
}

/** Loads the content. Returns only the site: the parsed files take more memory than it, and are freed. */
async function loadContent(request: BuildRequest, warn: (words: string) => void): Promise<Content | undefined> {
  const { pages, out, now, hasGallery } = request
  const loaded = await loadSite({ root, pages, now })
  const site = validOrReported(loaded, { afterwards: `Nothing was written to ${out}/.`, pages, warn })
  if (!site) return undefined
  const { files, shared } = loaded.material
  const gallery = hasGallery ? await readEntries(root, { pages: site.pages, shared }) : undefined
  const error = gallery && galleryError(gallery, site)
  if (error) {
    console.error(`${error}\nNothing was written to ${out}/.`)
    return undefined
  }
  const nameOf = (file: string) => relative(underRoot(pages), join(root, file)).replaceAll('\\', '/')
  return {
    site,
    gallery,
    read: new Map(files.map(({ parsed: { source } }) => [nameOf(source.file), hashOf(source.text)])),
    moments: scheduleTimesIn(files.map(({ parsed }) => parsed)),
  }
}

type Loaded = Pick<Content, 'site' | 'gallery'> & {
  variables: readonly string[]
  bundling: Bundling
  warn: (words: string) => void
}

/** Checks the passwords, then writes the site. Reports errors and then returns `undefined`. */
async function writeOutput(
  request: BuildRequest,
  { site, gallery, variables, bundling, warn }: Loaded,
): Promise<BuildReport | undefined> {
  const { pages, out, now, takesWeak, isCached, indexNowKey, generatesPasswords, shard, seconds } = request
  const readPasswords = () => readGatePasswords(variables, root, process.env)
  const generated = generatesPasswords ? describeNewPasswords(storeNewPasswords(readPasswords(), root)) : ''
  if (generated) console.error(generated)
  const passwords = readPasswords()
  const error = await passwordErrors({ pages: site.pages, passwords, takesWeak, isCached })
  if (error) {
    console.error(withSite(`${error}\nNothing was written to ${out}/.`, pages))
    return undefined
  }
  const { state, ledger } = readLedger(await readText(join(underRoot(pages), ledgerFile)))
  const building = buildSite({
    out: underRoot(out),
    now,
    site: withEndpoint(site, process.env['INQUIRY_ENDPOINT'], process.env['INQUIRY_TRANSPORT']),
    origin: process.env['SITE_URL'] ?? site.site.origin,
    compress: request.isCompressed,
    ledger,
    indexNowKey,
    root,
    cache: cacheOf(root, { isUsed: isCached }),
    bundling,
    passwords,
    gallery,
    shard,
    onStep: (step) => console.error(`${seconds()}  ${step}`),
  })
  const report = await building.catch((error: unknown) =>
    error instanceof UnreadablePictures ? reportPictures(error, site.pageCount, out) : reportDiskError(error, out),
  )
  const undated = report && (describeLedger(state, pages) ?? describeUndated(report.undated))
  if (undated !== undefined && !shard) warn(withSite(undated, pages))
  return report
}

/** Reports picture files that cannot be read: only a build reads them in full. */
function reportPictures({ pictures }: UnreadablePictures, pages: number, out: string): undefined {
  const diagnostics = pictures.map(({ name, file, reason }) =>
    diagnose('unreadable-picture', fileSpot({ file, text: '' }), { name, reason }),
  )
  console.error(`${formatPretty(diagnostics, () => undefined, { pages })}Nothing was written to ${out}/.`)
}
