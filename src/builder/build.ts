import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inSite } from '../../schema/site/in-site.ts'
import { compressTree } from './assets/compress.ts'
import { type BuildOptions, createContext } from './build-context.ts'
import { publish, quickFile } from './release/publish.ts'
import { type WrittenSite, writeSite } from './write-site.ts'

/**
 * Writes the site to `out`, completely or not at all. Throws `BuildRunning` if another build is writing it. With a
 * shard, it writes to a temporary folder: what remains is what its pages added to the cache.
 */
export function buildSite(options: BuildOptions): Promise<WrittenSite> {
  const write = async (stagingDir: string) => {
    const written = await writeSite(createContext(options, stagingDir))
    if (options.isQuick) await writeFile(join(stagingDir, quickFile), '')
    else if (options.compress) {
      options.onStep('copies')
      await compressTree(stagingDir, options.cache, options.onProgress)
    }
    options.cache.evict()
    return written
  }
  return inSite(options.content, () => (options.shard ? inTemporaryFolder(write) : publish(options.out, write)))
}

async function inTemporaryFolder<T>(write: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-shard-'))
  try {
    return await write(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
