import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compressTree } from './assets/compress.ts'
import type { BuildOptions, BuildReport } from './build-options.ts'
import { publish } from './release/publish.ts'
import { writeSite } from './write-site.ts'

/**
 * Writes the site to `out`, completely or not at all. Throws `BuildRunning` if another build is writing it. With a
 * shard, it writes to a temporary folder: what remains is what its pages added to the cache.
 */
export function buildSite(options: BuildOptions): Promise<BuildReport> {
  const write = async (folder: string) => {
    const report = await writeSite(options, folder)
    if (options.compress) {
      options.onStep('compressing')
      await compressTree(folder, options.cache)
    }
    options.cache.evict()
    return report
  }
  return options.shard ? inTemporaryFolder(write) : publish(options.out, write)
}

async function inTemporaryFolder<T>(write: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-shard-'))
  try {
    return await write(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
