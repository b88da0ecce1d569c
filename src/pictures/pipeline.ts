import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import pMap from 'p-map'
import { type Image, imageShapes } from '../../schema/image.ts'
import { type Picture, pictureKey } from '../../schema/picture.ts'
import { cacheFolderOf } from '../cache/cache-folder.ts'
import { drawScene } from '../illustrations/draw-scene.ts'
import { type CachedPicture, cachedPicture } from './cache.ts'
import type { Source } from './encode.ts'
import { findPictureFile } from './picture-file.ts'

/** An image that has neither a usable file nor a scene, or whose file is damaged, and the reason. */
type MissingPicture = Image & { reason: string }

export type RenderedPictures = {
  /** By {@link pictureKey}. */
  table: Record<string, Picture>
  /** Written files, relative to the output folder, with `/`. */
  files: string[]
  missing: MissingPicture[]
}

export type PictureJob = {
  images: readonly Image[]
  /** Folder that the other folders are relative to. */
  root: string
  publicDir?: string
  outDir: string
  cacheDir?: string
  /** Prefix of every address, such as the origin of a CDN, without a trailing slash. */
  base?: string
  onProgress?: (done: number, total: number) => void
}

/**
 * Renders every distinct picture: from `public/images/{name}.*` if it exists, else from its scene. Of several images
 * with the same key, the first with a scene is drawn. A damaged file is reported, and replaced by the scene if there is
 * one.
 */
export async function renderPictures(job: PictureJob): Promise<RenderedPictures> {
  const { images, root, base = '', onProgress } = job
  const publicDir = resolve(root, job.publicDir ?? 'public')
  const outDir = resolve(root, job.outDir)
  const cacheDir = resolve(root, job.cacheDir ?? join(cacheFolderOf(resolve(root)), 'images'))
  const distinct = distinctImages(images)
  let done = 0
  const results = await pMap(
    distinct,
    async (image) => {
      const { picture, reason } = await makeOne(image, publicDir, cacheDir)
      const files = picture ? place(image, picture, outDir) : []
      onProgress?.(++done, distinct.length)
      return { image, reason, picture, files }
    },
    { concurrency: availableParallelism() },
  )
  const made: RenderedPictures = { table: {}, files: [], missing: [] }
  for (const { image, reason, picture, files } of results) {
    if (picture) made.table[pictureKey(image)] = toPicture(image, picture, base)
    if (reason) made.missing.push({ ...image, reason })
    made.files.push(...files)
  }
  return made
}

/** One image per key: the first that has a scene, else the first. */
function distinctImages(images: readonly Image[]): Image[] {
  const byKey = new Map<string, Image>()
  for (const image of images) {
    const key = pictureKey(image)
    if (!byKey.get(key)?.scene) byKey.set(key, image)
  }
  return [...byKey.values()]
}

async function makeOne(
  image: Image,
  publicDir: string,
  cacheDir: string,
): Promise<{ picture?: CachedPicture; reason?: string }> {
  const file = findPictureFile(publicDir, image.name)
  const drawn = async () => {
    const { scene, shape } = image
    if (!scene) return {}
    const draw = () => drawScene(scene, imageShapes[shape])
    // Faces depend on a package besides this code, and are quick to draw, so they are not cached.
    const identity = scene.kind === 'face' ? draw() : JSON.stringify(scene)
    return {
      picture: await cachedPicture({ identity, source: () => ({ kind: 'drawing', svg: draw() }), shape, cacheDir }),
    }
  }
  if (!file) return image.scene ? drawn() : { reason: `no file public/images/${image.name}.* and no scene` }
  try {
    const bytes = await readFile(file)
    const source = (): Source => ({ kind: 'file', bytes })
    return { picture: await cachedPicture({ identity: bytes, source, shape: image.shape, cacheDir }) }
  } catch (cause) {
    return { ...(await drawn()), reason: `${file} cannot be read as an image: ${firstLine(cause)}` }
  }
}

const firstLine = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)).split('\n', 1)[0]

type CachedFile = CachedPicture['encoded'][number]

const publicPath = ({ name }: Image, { width, hash, format }: CachedFile) =>
  `assets/images/${name}-${width}.${hash}.${format}`

function toPicture(image: Image, picture: CachedPicture, base: string): Picture {
  const { width, height } = imageShapes[image.shape]
  const address = (file: CachedFile) => `${base}/${publicPath(image, file)}`
  const set = (format: CachedFile['format']) =>
    picture.encoded
      .filter((file) => file.format === format)
      .map((file) => `${address(file)} ${file.width}w`)
      .join(', ')
  const last = picture.encoded.findLast((file) => file.format !== 'avif')
  return {
    width,
    height,
    src: last ? address(last) : '',
    avif: set('avif'),
    webp: set('webp'),
    blur: picture.blur,
  }
}

/** Puts the files of a picture into the output folder. An identical file is left alone. */
function place(image: Image, { encoded }: CachedPicture, outDir: string): string[] {
  mkdirSync(dirname(join(outDir, 'assets/images', image.name)), { recursive: true })
  return encoded.map((file) => {
    const path = publicPath(image, file)
    placeFile(file, join(outDir, path))
    return path
  })
}

/** Synchronous: a detour through the thread pool takes longer than the work itself. */
function placeFile({ path, bytes }: { path: string; bytes: Buffer }, target: string): void {
  try {
    // A hard link costs nothing. It fails across devices, or while another build renews the cache.
    linkSync(path, target)
  } catch {
    if (isThere(target, bytes)) return
    const draft = `${target}.${randomUUID()}`
    try {
      writeFileSync(draft, bytes)
      renameSync(draft, target)
    } finally {
      rmSync(draft, { force: true })
    }
  }
}

function isThere(file: string, bytes: Buffer): boolean {
  try {
    return readFileSync(file).equals(bytes)
  } catch {
    return false
  }
}
