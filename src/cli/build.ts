import { writeFile } from 'node:fs/promises'
import type { BuildReport } from '../build/build-options.ts'
import { readShard, type Shard } from '../build/shard.ts'
import { type SiteKey, treeMark } from '../cache/site-key.ts'
import { isIndexNowKey } from '../crawlers/index-now.ts'
import type { Built } from './build-anew.ts'
import { renewEditorSchemas } from './editor-schemas.ts'
import { type Asked, foreseeSecret, keyOfRelease, knownRelease, rememberRelease } from './known-release.ts'
import { currentTime, nowOption } from './now.ts'
import { command, pagesOption } from './options.ts'
import { underRoot } from './root.ts'
import type { Order } from './write-loaded.ts'

/** The options of a build, for each command that builds. */
export const buildCommand = (script: string, description: string) =>
  command(script, description)
    .addOption(pagesOption)
    .option('--out <dir>', 'the folder to write', 'dist')
    .option('--no-compress', 'without .br and .gz copies')
    .option('--weak-passwords', 'take passwords of protected pages that are easily guessed')
    .option('--gallery', 'with /gallery, where every block is shown with its fields and its YAML')
    .addOption(nowOption)
    .option('--no-cache', 'build everything, whatever an earlier build has left')
    .option('--report <file>', 'write figures of the build as JSON')
    .option('--shard <part>', 'build part I of N of the pages, such as 2/5, for a build on several machines')
    .option('--merge <dir>', 'join the parts in the folders of DIR, built with the same options')

type BuildCommand = Pick<ReturnType<typeof buildCommand>, 'error' | 'opts'>

const call = buildCommand('npm run build --', 'Writes the built site, whole or not at all.')

/** Figures of one build: times in milliseconds, memory in KiB, sizes in bytes. */
export type BuildSummary = BuildReport & { contentMs: number; peakKb: number }

/**
 * Writes the site, whole or not at all. Exit code 0 done, 1 faults in the content or on the disk, or a protected page
 * without a strong password, 2 wrong use.
 */
export const build = (argv: string[]): Promise<number> => runBuild(call.parse(argv, { from: 'user' }))

/** The same for a command whose arguments were read. `makePasswords`: those that are missing are made and kept in `.env`. */
export async function runBuild(asked: BuildCommand, { makePasswords = false } = {}): Promise<number> {
  const startMs = performance.now()
  const { pages, out, now = currentTime(), report: reportFile, ...given } = asked.opts()
  const indexNowKey = process.env['INDEXNOW_KEY'] || undefined
  if (indexNowKey !== undefined && !isIndexNowKey(indexNowKey)) {
    console.error(`INDEXNOW_KEY must be 8 to 128 letters, digits and dashes.\nNothing was written to ${out}/.`)
    return 2
  }
  const shard = given.shard === undefined ? undefined : readShard(given.shard)
  if ((given.shard !== undefined && !shard) || (shard && given.merge !== undefined))
    asked.error('--shard takes a part, such as 2/5, and --merge a folder: one of them.')
  await renewEditorSchemas(pages)
  const seconds = () => `${((performance.now() - startMs) / 1_000).toFixed(1).padStart(5)} s`
  const keep = (summary: BuildSummary) => reportFile && writeFile(reportFile, JSON.stringify(summary))
  const {
    compress: isCompressed,
    weakPasswords: takesWeak = false,
    gallery: hasGallery = false,
    cache: isCached,
  } = given
  const order = { pages, out, now, isCompressed, takesWeak, hasGallery }
  const release = { ...order, out: underRoot(out) }
  const parts = given.merge === undefined ? undefined : underRoot(given.merge)
  const isShared = shard !== undefined || parts !== undefined
  foreseeSecret(release.out)
  const made = !isCached && !isShared ? undefined : keyOfRelease(release)
  const known = made && !isShared ? await knownRelease(release, made.key) : undefined
  if (isShared && !made) {
    console.error(`A file of ${pages}/, of public/ or of the code cannot be read. Nothing was written to ${out}/.`)
    return 1
  }
  const part = partOf(made?.key, shard, parts)
  if (known) {
    for (const words of known.told) console.error(words)
    console.error(
      `${seconds()}  ${known.summary.pages} pages are in ${out}/: nothing has changed since they were made.`,
    )
    await keep({ ...known.summary, contentMs: 0, renderMs: 0, peakKb: process.resourceUsage().maxRSS })
    return 0
  }
  const work = { ...order, isCached, indexNowKey, makePasswords, part, seconds }
  const built = (made && !isShared && !hasGallery && (await builtAgain(work, release, made))) || (await builtAnew(work))
  if (!built) return 1
  if (made && !shard) await remember(release, made, built)
  console.error(`${seconds()}  ${built.summary.pages} pages are in ${out}/.`)
  await keep(built.summary)
  return 0
}

/** Writes down what may be remembered of a release. */
async function remember(asked: Asked, made: SiteKey, built: Built): Promise<void> {
  const tree = treeMark(asked.out)
  const { record, variables, whole } = built
  if (tree === undefined || !(await rememberRelease(asked, { ...made, ...built, tree })) || !record) return
  const { rememberPages } = await import('./release-before.ts')
  await rememberPages(asked, made, { tree, variables, record, whole })
}

async function builtAnew(order: Order): Promise<Built | undefined> {
  const { buildAnew } = await import('./build-anew.ts')
  return buildAnew(order)
}

/** Makes the site of the release before, where one is known and most of it is the same. */
async function builtAgain(order: Order, asked: Asked, made: SiteKey): Promise<Built | undefined> {
  const { releaseBefore } = await import('./release-before.ts')
  const before = await releaseBefore(asked, made)
  if (!before) return undefined
  const { buildAgain } = await import('./build-again.ts')
  return buildAgain(order, before, made)
}

/** What is to be done where several builds share the pages. */
function partOf(key: string | undefined, shard: Pick<Shard, 'number' | 'of'> | undefined, parts: string | undefined) {
  if (key === undefined) return undefined
  if (shard) return { ...shard, key }
  return parts === undefined ? undefined : { parts, key }
}
