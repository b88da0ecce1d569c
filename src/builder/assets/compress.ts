import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pMap from 'p-map'
import { filesBelow } from '../../cache/files-below.ts'
import { type Copies, createCompressedCache } from './compressed-cache.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const gzipLevel = 9

const textEndings = new Set(['.html', '.css', '.js', '.json', '.svg', '.xml', '.txt', '.csv'])

/** Under this size a compressed copy saves nothing that is worth a file, in bytes. */
const smallest = 600

/**
 * Measured on a city page of 40 KB: level 6 gives 10.1 KB in 1 ms, 9 the same in 13 ms, 10 gives 9.2 KB in 14 ms, and
 * 11 gives 9.0 KB in 36 ms. Assets are few and loaded by everybody. Snapshots are loaded by few: for 518 of them level 5
 * takes 0.5 s where 10 takes 7.8 s, for a tenth more bytes.
 */
function brotliLevel(file: string): number {
  if (extname(file) !== '.html') return 11
  return file.startsWith('snapshots/') ? 5 : 10
}

/**
 * Writes a `.br` and a `.gz` beside each text file below `directory`, or of those that `isWanted` takes. Those of an
 * earlier build lie in `cacheDir`.
 */
export async function compressTree(
  directory: string,
  cacheDir?: string,
  isWanted: (name: string) => boolean = () => true,
): Promise<void> {
  const kept = cacheDir === undefined ? undefined : createCompressedCache(cacheDir)
  const files = filesBelow(directory).filter(
    (name) => textEndings.has(extname(name)) && !basename(name).startsWith('_') && isWanted(name),
  )
  await pMap(files, (file) => compressFile(directory, file, kept), { concurrency: availableParallelism() * 2 })
  kept?.forgetOld()
}

/** Where compressed copies lie in the folder of what is remembered. */
export const compressedIn = (cache: string) => join(cache, 'compressed')

/** The same level of another zlib may give other bytes. */
const editionOf = (level: number) =>
  JSON.stringify([level, gzipLevel, process.versions.zlib, process.versions['brotli']])

async function compressFile(
  directory: string,
  file: string,
  kept: ReturnType<typeof createCompressedCache> | undefined,
) {
  const path = join(directory, file)
  const bytes = await readFile(path)
  if (bytes.length < smallest) return
  const level = brotliLevel(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const compress = async (): Promise<Copies> => {
    const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: gzipLevel })])
    return { br, gz }
  }
  const { br, gz } = kept ? await kept.copiesOf(bytes, editionOf(level), compress) : await compress()
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}
