import { join } from 'node:path'
import { isoDay } from '../../../schema/schedule/moment.ts'
import type { Span } from '../../../schema/schedule/schedule.ts'
import { createBundling } from '../../builder/assets/cached-bundles.ts'
import { buildSite } from '../../builder/build.ts'
import type { BuildOptions, Shard } from '../../builder/build-context.ts'
import { withEndpoint } from '../../builder/endpoint.ts'
import type { GatePasswords } from '../../builder/pages/gated-pages.ts'
import { describeSources } from '../../builder/policy-sources.ts'
import type { SiteFigures } from '../../builder/write-site.ts'
import { cacheOf } from '../../cache/cache.ts'
import type { FileHashes } from '../../cache/file-hash-cache.ts'
import { spanAround } from '../../cache/time-span.ts'
import { diagnose, fileStart } from '../../content/diagnostics/diagnose.ts'
import { formatPretty } from '../../content/formats/pretty.ts'
import { withSite } from '../../content/formats/with-site.ts'
import { loadSite, type SiteContent } from '../../content/load/load.ts'
import { storedPages } from '../../content/store/stored-pages.ts'
import { tryExamples } from '../../dev/try-examples.ts'
import { unbundledCode } from '../../files/bundled-path.ts'
import { readText } from '../../files/read-text.ts'
import { engineRoot, projectRoot } from '../../files/roots.ts'
import { writeFileAtomic } from '../../files/write-file-atomic.ts'
import { type GalleryEntry, galleryError, readEntries } from '../../gallery/entries.ts'
import { UnreadablePictures } from '../../pictures/pipeline.ts'
import { ledgerFile, ledgerText, nextLedger, readLedger } from '../../seo/ledger.ts'
import { validOrReported } from '../support/load-content.ts'
import { underRoot } from '../support/root.ts'
import { describeNewPasswords, gateVariables, passwordErrors, storeNewPasswords } from './gate-passwords.ts'
import { describeLedger, describeUndated } from './ledger-words.ts'
import { describeForeignLetters, describeMissingLetters } from './missing-letters-words.ts'
import { createProgress, type Progress } from './progress.ts'
import { reportReleaseError } from './release-error.ts'
import { readGatePasswords } from './stored-passwords.ts'

/** What a command wants built. */
export type BuildRequest = {
  /** The content folder, and the folder to write, as they were given. */
  pages: string
  out: string
  now: Date
  compress: boolean
  /** Accepts weak passwords of protected pages. */
  weakPasswords: boolean
  /** Generates the passwords that are missing. */
  generatePasswords: boolean
  gallery: boolean
  /** Takes what is marked as a draft for finished. */
  drafts: boolean
  /** Publishes a quick release, which a whole build is to replace. */
  isQuick: boolean
  /** Uses what earlier builds have cached. */
  cache: boolean
  indexNowKey: string | undefined
  /** Records the days of change in the content folder, once the site is written. */
  recordDays: boolean
  /** The pages whose expensive parts are to be cached, where several machines share a build. */
  shard: Shard | undefined
  /** How long the command has been running, in words. */
  seconds: () => string
}

/** Figures of one build: times in milliseconds, memory in KiB, sizes in bytes. */
export type BuildReport = SiteFigures & { contentMs: number; peakKb: number }

/** The result of a build, with the inputs of the up-to-date check of the next build. */
export type BuildResult = {
  report: BuildReport
  /** Warnings that were reported. */
  warnings: string[]
  /** Environment variables that hold the passwords of protected pages. */
  variables: string[]
  /**
   * The time in which this content gives this site; `undefined` if a schedule cannot be read, or a social card lacks
   * letters, which a font that is installed brings.
   */
  span: Span | undefined
  /** Hashes of the content files as the build read them, by path below the content folder. */
  read: FileHashes
}

/** Loads the content and writes the site. Reports errors and then returns `undefined`. */
export async function loadAndBuild(request: BuildRequest): Promise<BuildResult | undefined> {
  const problem = unbundledCode(underRoot(request.pages))
  if (problem !== undefined) {
    console.error(problem)
    return undefined
  }
  // The shell may have set `development`; Vite would then build development scripts.
  process.env['NODE_ENV'] = 'production'
  const startMs = performance.now()
  const warnings: string[] = []
  const progress = createProgress(request)
  const warn = (words: string) => {
    progress.clear()
    console.error(words)
    warnings.push(words)
  }
  const cache = cacheOf(engineRoot, { isUsed: request.cache })
  const bundling = createBundling({ root: engineRoot, pages: underRoot(request.pages), cache })
  // Bundles in another process while this one loads the content.
  bundling.start()
  try {
    progress.start('content')
    const loaded = await loadContent(request, { progress, warn })
    if (!loaded) return undefined
    const contentMs = performance.now() - startMs
    const variables = [...gateVariables(loaded.content.pages)]
    const passwords = validPasswords(request, { ...loaded, variables })
    const figures =
      passwords && (await writeRelease(request, { ...loaded, passwords, cache, bundling, progress, warn }))
    loaded.content.save()
    if (!figures) return undefined
    return {
      report: { ...figures, contentMs, peakKb: process.resourceUsage().maxRSS },
      warnings,
      variables,
      span:
        figures.missingLetters.length === 0 && loaded.moments
          ? spanAround(request.now.getTime(), loaded.moments)
          : undefined,
      read: loaded.read,
    }
  } finally {
    progress.clear()
    bundling.stop()
  }
}

type Reporting = { progress: Progress; warn: (words: string) => void }

type Loaded = {
  content: SiteContent
  /** The blocks of the gallery, if it is requested. */
  gallery: readonly GalleryEntry[] | undefined
  read: FileHashes
  /** When schedules begin and end; `undefined` if one of them cannot be read. */
  moments: ReadonlySet<number> | undefined
}

/** Loads the content. The parsed files take more memory than the content; they are not returned, so they are freed. */
async function loadContent(request: BuildRequest, { progress, warn }: Reporting): Promise<Loaded | undefined> {
  const { pages, out, now, drafts: finishesDrafts } = request
  const stored = request.cache ? storedPages({ base: projectRoot, pages }) : undefined
  const origin = process.env['SITE_URL']
  const loaded = await loadSite({ root: projectRoot, pages, now, finishesDrafts, origin, tryExamples, stored })
  progress.clear()
  const content = validOrReported(loaded, { afterwards: `Nothing was written to ${out}/.`, pages, warn })
  if (!content) {
    loaded.save()
    return undefined
  }
  const { shared } = loaded.material
  const gallery = request.gallery ? await readEntries(projectRoot, { ...content, shared }) : undefined
  const error = gallery && galleryError(gallery, content)
  if (error) {
    console.error(`${error}\nNothing was written to ${out}/.`)
    return undefined
  }
  loaded.release()
  return {
    content,
    gallery,
    read: loaded.hashes,
    moments: loaded.moments,
  }
}

/** The passwords of the protected pages. Reports missing and weak ones and then returns `undefined`. */
function validPasswords(
  { pages, out, weakPasswords, generatePasswords }: BuildRequest,
  { content, variables }: Loaded & { variables: readonly string[] },
): GatePasswords | undefined {
  const readPasswords = () => readGatePasswords(variables, projectRoot, process.env)
  const generated = generatePasswords ? describeNewPasswords(storeNewPasswords(readPasswords(), projectRoot)) : ''
  if (generated) console.error(generated)
  const passwords = readPasswords()
  const error = passwordErrors({ pages: content.pages, passwords, weakPasswords })
  if (error) console.error(withSite(`${error}\nNothing was written to ${out}/.`, pages))
  return error ? undefined : passwords
}

type Material = Loaded & Pick<BuildOptions, 'passwords' | 'cache' | 'bundling'> & Reporting

/** Writes the release. Reports errors of the disk and of pictures and then returns `undefined`. */
async function writeRelease(
  { pages, out, now, compress, isQuick, indexNowKey, shard, recordDays }: BuildRequest,
  { content, gallery, passwords, cache, bundling, progress, warn }: Material,
): Promise<SiteFigures | undefined> {
  const ledgerPath = join(underRoot(pages), ledgerFile)
  const { state, ledger } = readLedger(await readText(ledgerPath))
  // A site without a ledger records no days, and one of a newer version is left alone.
  const newDay = recordDays && state !== 'missing' && state !== 'newer' ? isoDay(now) : undefined
  const building = buildSite({
    codeRoot: engineRoot,
    out: underRoot(out),
    content: withEndpoint(content, process.env['INQUIRY_ENDPOINT'], process.env['INQUIRY_TRANSPORT']),
    now,
    origin: process.env['SITE_URL'] ?? content.site.origin,
    compress,
    isQuick,
    cache,
    bundling,
    ledger,
    newDay,
    indexNowKey,
    passwords,
    gallery,
    shard,
    onStep: progress.start,
    onProgress: progress.advance,
  })
  const written = await building.catch((error: unknown) => {
    progress.clear()
    return error instanceof UnreadablePictures
      ? reportPictures(error, content.pageCount, out)
      : reportReleaseError(error, out)
  })
  const figures = written?.figures
  if (written && newDay !== undefined)
    writeFileAtomic(ledgerPath, ledgerText(nextLedger(ledger, written.hashes, { today: newDay })))
  const undated = figures && (describeLedger(state, pages) ?? describeUndated(figures.undated))
  const boxes = figures && describeMissingLetters(figures.missingLetters)
  const foreign = figures && describeForeignLetters(figures.foreignLetters)
  const policy = figures && describeSources(figures.sources)
  for (const words of [undated, boxes, foreign, policy]) if (words !== undefined && !shard) warn(withSite(words, pages))
  return figures
}

/** Reports picture files that cannot be read: only a build reads them in full. */
function reportPictures({ pictures }: UnreadablePictures, pages: number, out: string): undefined {
  const diagnostics = pictures.map(({ name, file, reason }) =>
    diagnose('unreadable-picture', fileStart({ file, text: '' }), { name, reason }),
  )
  console.error(`${formatPretty(diagnostics, () => undefined, { pages })}Nothing was written to ${out}/.`)
}
