import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { type ImageShape, imageShapes } from '../../schema/image.ts'
import { filesBelow } from '../cache/files-below.ts'
import { hashOf } from '../cache/hash.ts'
import { readJsonCache, writeJsonCache } from '../cache/json-cache.ts'
import { encodePicture, type Source } from './encode.ts'

/** Hash of the code that draws and encodes. A change of the code renders every picture again. */
const edition = once(() => {
  const hash = createHash('sha256')
  for (const folder of [import.meta.dirname, join(import.meta.dirname, '../illustrations')])
    for (const file of filesBelow(folder)) if (file.endsWith('.ts')) hash.update(readFileSync(join(folder, file)))
  return hash.digest('hex')
})

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const indexSchema = z.strictObject({
  blur: z.string(),
  encoded: z.array(
    z.strictObject({
      format: z.enum(['avif', 'webp', 'svg']),
      width: z.int().positive(),
      hash: z.string(),
    }),
  ),
})
type Index = z.infer<typeof indexSchema>

/** A picture in the cache, with the file of its bytes for each `path`. */
export type CachedPicture = {
  blur: string
  encoded: { format: 'avif' | 'webp' | 'svg'; width: number; hash: string; path: string; bytes: Buffer }[]
}

/** Hash of the content as used in file names: 10 hexadecimal digits. */
const contentHash = (bytes: Buffer | string) => hashOf(bytes).slice(0, 10)

/** `identity` identifies the source; `source` is only called if the cache has no complete copy. */
export type Request = { identity: string | Buffer; source: () => Source; shape: ImageShape; cacheDir: string }

/** The encoded picture, from the cache or rendered and cached. Two processes may do this at the same time. */
export async function cachedPicture({ identity, source, shape, cacheDir }: Request): Promise<CachedPicture> {
  const folder = join(cacheDir, cacheKey(identity, shape))
  const found = read(folder)
  if (found) return found
  const { blur, encoded } = await encodePicture(source(), shape)
  const files = encoded.map((entry) => ({ ...entry, hash: contentHash(entry.bytes) }))
  await write(folder, { blur, encoded: files })
  return { blur, encoded: files.map((entry) => ({ ...entry, path: join(folder, fileName(entry)) })) }
}

function cacheKey(identity: string | Buffer, shape: ImageShape): string {
  return createHash('sha256')
    .update(
      JSON.stringify([
        edition(),
        sharp.versions,
        process.platform,
        process.arch,
        shape,
        imageShapes[shape],
        typeof identity,
      ]),
    )
    .update(identity)
    .digest('hex')
    .slice(0, 32)
}

/** `undefined` if nothing is cached, or the entry is damaged. */
function read(folder: string): CachedPicture | undefined {
  try {
    const index = indexSchema.parse(readJsonCache(folder, indexName(folder)))
    const encoded = index.encoded.map((entry) => {
      const path = join(folder, fileName(entry))
      const bytes = readFileSync(path)
      if (contentHash(bytes) !== entry.hash) throw new Error('damaged')
      return { ...entry, path, bytes }
    })
    return { blur: index.blur, encoded }
  } catch {
    return undefined
  }
}

/** The index is named after its folder: an index of another name belongs to another picture. */
const indexName = (folder: string) => basename(folder)

const fileName = ({ width, hash, format }: Index['encoded'][number]) => `${width}.${hash}.${format}`

type Made = { blur: string; encoded: (Index['encoded'][number] & { bytes: Buffer })[] }

/**
 * Fills a temporary folder and renames it, so that a reader sees all of it or nothing. If another process was faster,
 * its folder stays: it holds the same picture, and somebody may be reading it.
 */
async function write(folder: string, { blur, encoded }: Made): Promise<void> {
  const draft = `${folder}.${randomUUID()}`
  await mkdir(draft, { recursive: true })
  await Promise.all(encoded.map((entry) => writeFile(join(draft, fileName(entry)), entry.bytes)))
  const index: Index = { blur, encoded: encoded.map(({ format, width, hash }) => ({ format, width, hash })) }
  writeJsonCache(draft, indexName(folder), index)
  try {
    if (read(folder)) return
    await rm(folder, { recursive: true, force: true })
    await rename(draft, folder)
  } catch (cause) {
    if (!read(folder)) throw cause
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
