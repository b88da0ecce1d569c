import { writeFile } from 'node:fs/promises'
import type { BuildReport } from '../build/build-options.ts'
import { readShard, type Shard } from '../build/shard.ts'
import { type SiteKey, treeMark } from '../cache/site-key.ts'
import { isIndexNowKey } from '../crawlers/index-now.ts'
import type { Built } from './build-anew.ts'
import { type Asked, foreseeSecret, keyOfRelease, knownRelease, rememberRelease } from './known-release.ts'
import { momentOf, nowUsage } from './now.ts'
import { readOptions } from './options.ts'
import { underRoot } from './root.ts'
import type { Order } from './write-loaded.ts'

const usage = `Usage: npm run build -- [--pages DIR] [--out DIR] [--no-compress] [--weak-passwords] [--gallery]
                          [--now TIME] [--no-cache] [--report FILE] [--shard I/N | --merge DIR]

  --pages DIR      the content (default: pages)
  --out DIR        the folder to write (default: dist)
  --no-compress    without .br and .gz copies
  --weak-passwords take passwords of protected pages that are easily guessed
  --gallery        with /gallery, where every block is shown with its fields and its YAML
  ${nowUsage}
  --no-cache       make everything anew, whatever an earlier build has left
  --report FILE    write figures of the build as JSON
  --shard I/N      make part I of N of the pages, for a build on several machines
  --merge DIR      join the parts in the folders of DIR, made with the same options`

const options = {
  pages: { type: 'string', default: 'pages' },
  out: { type: 'string', default: 'dist' },
  'no-compress': { type: 'boolean', default: false },
  'weak-passwords': { type: 'boolean', default: false },
  gallery: { type: 'boolean', default: false },
  now: { type: 'string' },
  'no-cache': { type: 'boolean', default: false },
  report: { type: 'string' },
  shard: { type: 'string' },
  merge: { type: 'string' },
} as const

/** Figures of one build: times in milliseconds, memory in KiB, sizes in bytes. */
export type BuildSummary = BuildReport & { contentMs: number; peakKb: number }

/**
 * Writes the site, whole or not at all. Exit code 0 done, 1 faults in the content or on the disk, or a protected page
 * without a strong password, 2 wrong use. `makePasswords`: those that are missing are made and kept in `.env`.
 */
export async function build(argv: string[], { makePasswords = false } = {}): Promise<number> {
  const startMs = performance.now()
  const read = readOptions(argv, options, usage)
  if (!read) return 2
  const { pages, out, report: reportFile, ...given } = read.values
  const now = momentOf(given.now, process.env['SOURCE_DATE_EPOCH'])
  if (typeof now === 'string') {
    console.error(`${now}\n\n${usage}`)
    return 2
  }
  const indexNowKey = process.env['INDEXNOW_KEY'] || undefined
  if (indexNowKey !== undefined && !isIndexNowKey(indexNowKey)) {
    console.error(`INDEXNOW_KEY must be 8 to 128 letters, digits and dashes.\nNothing was written to ${out}/.`)
    return 2
  }
  const shard = given.shard === undefined ? undefined : readShard(given.shard)
  if ((given.shard !== undefined && !shard) || (shard && given.merge !== undefined)) {
    console.error(`--shard takes a part, such as 2/5, and --merge a folder: one of them.\n\n${usage}`)
    return 2
  }
  const seconds = () => `${((performance.now() - startMs) / 1_000).toFixed(1).padStart(5)} s`
  const keep = (summary: BuildSummary) => reportFile && writeFile(reportFile, JSON.stringify(summary))
  const { 'no-compress': plain, 'weak-passwords': takesWeak, gallery: hasGallery } = given
  const order = { pages, out, now, isCompressed: !plain, takesWeak, hasGallery }
  const asked = { ...order, out: underRoot(out) }
  const parts = given.merge === undefined ? undefined : underRoot(given.merge)
  const isShared = shard !== undefined || parts !== undefined
  foreseeSecret(asked.out)
  const made = given['no-cache'] && !isShared ? undefined : keyOfRelease(asked)
  const known = made && !isShared ? await knownRelease(asked, made.key) : undefined
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
  const work = { ...order, isCached: !given['no-cache'], indexNowKey, makePasswords, part, seconds }
  const built = (made && !isShared && !hasGallery && (await builtAgain(work, asked, made))) || (await builtAnew(work))
  if (!built) return 1
  if (made && !shard) await remember(asked, made, built)
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
