import type { Page } from '../../blocks/page.ts'
import { cacheFolderOf } from '../cache/cache-folder.ts'
import { snapshotPath } from '../seo/snapshot.ts'
import { compressedIn, compressTree } from './assets/compress.ts'
import type { BuildOptions, BuildReport } from './build-options.ts'
import { pageFile } from './pages/page-files.ts'
import { publish } from './release/publish.ts'
import { isInShard, keepOwn, type Shard, writePartNote } from './release/shard.ts'
import { writeSite } from './write-site.ts'

/** Writes the site to `out`, whole or not at all. Throws `BuildRunning` where another build is at work on it. */
export function buildSite(options: BuildOptions): Promise<BuildReport> {
  return publish(options.out, async (made) => {
    const { hashes, ...report } = await writeSite(options, made)
    const { shard } = options
    if (shard) await keepOwn(made, shard, ownFiles(options.site.pages, shard))
    if (options.compress) {
      options.onStep('compressing')
      const cache = compressedIn(cacheFolderOf(options.root))
      await compressTree(made, options.isCached ? cache : undefined)
    }
    if (shard) {
      const { pages, htmlBytes, renderMs } = report
      writePartNote(made, shard, { pages, htmlBytes, renderMs, hashes: [...hashes] })
    }
    return report
  })
}

/** Files of the pages of a part, and of their snapshots. */
const ownFiles = (pages: readonly Page[], shard: Shard) =>
  new Set(
    pages
      .filter((_, index) => isInShard(index, shard))
      .flatMap(({ path }) => [pageFile(path), pageFile(snapshotPath(path))]),
  )
