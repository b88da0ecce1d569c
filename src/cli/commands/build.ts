import { writeFile } from 'node:fs/promises'
import { commandLine } from '../../../schema/command-line.ts'
import type { Shard } from '../../builder/build-context.ts'
import { withSite } from '../../content/formats/with-site.ts'
import { isIndexNowKey } from '../../seo/index-now.ts'
import type { BuildReport, BuildRequest } from '../build/load-and-build.ts'
import { prewarmPasswordHash, recordRelease, releaseKey, upToDateRelease } from '../build/up-to-date-check.ts'
import { command } from '../options.ts'
import { updateEditorSchemas } from '../support/editor-schemas.ts'
import { currentTime, nowOption } from '../support/now.ts'

/** The options of a build, shared by all commands that build. */
export const buildCommand = (name: string, description: string) =>
  command(name, description)
    .option('--out <dir>', 'the folder to write', 'dist')
    .option('--no-compress', 'without .br and .gz copies')
    .option('--quick', 'a release to look at, not to publish: with larger pictures, and without copies')
    .option('--weak-passwords', 'accept weak passwords of protected pages')
    .option('--drafts', 'with what is marked as a draft, as if it were not; schedules hold')
    .option('--gallery', 'with /gallery, where every block is shown with its fields and its YAML')
    .addOption(nowOption)
    .option('--no-cache', 'compute everything again, whatever an earlier build has cached')
    .option('--record-days', 'also record the days of change in the content folder, as lastmod does')
    .option('--report <file>', 'write the statistics of the build as JSON')
    .option('--shard <part>', 'only fill the cache with part I of N of the pages, such as 2/5, for several machines')

/** A parsed command with these options. */
type BuildCall = Pick<ReturnType<typeof buildCommand>, 'error' | 'opts'>

const call = buildCommand('build', 'Builds the site. Writes all of it or nothing.')

/**
 * Writes the site completely or not at all. Exit code 0 done, 1 errors in the content or on the disk, or a protected
 * page without a strong password, 2 wrong use.
 */
export async function build(argv: string[]): Promise<number> {
  const buildCall = call.parse(argv, { from: 'user' })
  return runBuild(readRequest(buildCall), buildCall.opts().report)
}

/** Builds what is requested. Writes the statistics into the file `report`. */
export async function runBuild(request: BuildRequest, report?: string): Promise<number> {
  const { pages, out, cache, indexNowKey, shard, seconds } = request
  if (indexNowKey !== undefined && !isIndexNowKey(indexNowKey)) {
    console.error(`INDEXNOW_KEY must be 8 to 128 letters, digits and dashes.\nNothing was written to ${out}/.`)
    return 2
  }
  const writeReport = (figures: BuildReport) => report && writeFile(report, JSON.stringify(figures))
  await updateEditorSchemas(pages)
  prewarmPasswordHash(out)
  // Days are recorded by the contents of pages, which only a build knows.
  const key = cache && !shard && !request.recordDays ? releaseKey(request) : undefined
  const upToDate = key && (await upToDateRelease(request, key.key))
  if (upToDate) {
    for (const words of upToDate.warnings) console.error(words)
    console.error(
      `${seconds()}  ${out}/ is up to date: nothing has changed since its ${upToDate.report.pages} pages were built.`,
    )
    await writeReport({
      ...upToDate.report,
      contentMs: 0,
      renderMs: 0,
      rendered: 0,
      peakKb: process.resourceUsage().maxRSS,
    })
    return 0
  }
  // The packages that render and bundle are large, so they load only when there is something to build.
  const { loadAndBuild } = await import('../build/load-and-build.ts')
  const result = await loadAndBuild(request)
  if (!result) return 1
  if (key) await recordRelease(request, key, result)
  console.error(
    `${seconds()}  ${shard ? withSite(describeShard(shard, result.report.pages), pages) : `${result.report.pages} pages are in ${out}/.`}`,
  )
  await writeReport(result.report)
  return 0
}

/** What a call requests. Ends the command if its options contradict each other. */
export function readRequest(buildCall: BuildCall): BuildRequest {
  const startMs = performance.now()
  const {
    now = currentTime(),
    weakPasswords = false,
    gallery = false,
    drafts = false,
    recordDays = false,
    quick: isQuick = false,
    shard: part,
    report: _report,
    ...options
  } = buildCall.opts()
  const shard = part === undefined ? undefined : readShard(part)
  if (part !== undefined && !shard) buildCall.error('--shard takes a part, such as 2/5.')
  if (shard && !options.cache) buildCall.error('--shard fills the cache, and --no-cache ignores it. Use one of them.')
  return {
    ...options,
    now,
    weakPasswords,
    gallery,
    drafts,
    recordDays,
    indexNowKey: process.env['INDEXNOW_KEY'] || undefined,
    shard,
    generatePasswords: false,
    isQuick,
    seconds: () => `${((performance.now() - startMs) / 1_000).toFixed(1).padStart(5)} s`,
  }
}

/** Parses `2/5`; `undefined` if it is not a shard. */
export function readShard(text: string): Shard | undefined {
  const [, number, of] = text.match(/^([1-9]\d{0,4})\/([1-9]\d{0,4})$/)?.map(Number) ?? []
  return number !== undefined && of !== undefined && number <= of ? { number, of } : undefined
}

const describeShard = ({ number, of }: Shard, pages: number) =>
  `Shard ${number} of ${of} is done: its share of the work for ${pages} ${pages === 1 ? 'page' : 'pages'} is in the cache. ${of === 1 ? 'Now write' : 'After all shards, write'} the site with this cache: ${commandLine('build')}`
