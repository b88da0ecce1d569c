import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import pMap from 'p-map'
import { type Image, imageShapes } from '../../schema/image.ts'
import { type Picture, pictureKey } from '../../schema/picture.ts'
import { hashOf } from '../cache/hash.ts'
import type { Store } from '../cache/store.ts'
import { writeFileAtomic } from '../cache/write-file-atomic.ts'
import { drawScene } from '../illustrations/draw-scene.ts'
import type { SceneColours } from '../illustrations/recolour.ts'
import type { EncodedFile, EncodedPicture, Source } from './encode.ts'
import { cachedPicture } from './picture-cache.ts'
import { findPictureFile } from './picture-file.ts'
import type { PublicFolders } from './public-folders.ts'

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
  publicFolders: PublicFolders
  /** The colours of scenes. */
  colours: SceneColours
  outDir: string
  store: Store
  /** Prefix of every address, such as the origin of a CDN, without a trailing slash. */
  base?: string
  onProgress?: (done: number, total: number) => void
}

/**
 * Renders every distinct picture: from `images/{name}.*` of a public folder if it exists, else from its scene. Of several
 * images with the same key, the first with a scene is drawn. A damaged file is reported, and replaced by the scene if
 * there is one.
 */
export async function renderPictures(job: PictureJob): Promise<RenderedPictures> {
  const { images, root, base = '', onProgress } = job
  const outDir = resolve(root, job.outDir)
  const distinct = distinctImages(images)
  let done = 0
  const results = await pMap(
    distinct,
    async (image) => {
      const { picture, reason } = await renderOne(image, job)
      const files = picture ? writePicture(image, picture, outDir) : []
      onProgress?.(++done, distinct.length)
      return { image, reason, picture, files }
    },
    { concurrency: availableParallelism() },
  )
  const rendered: RenderedPictures = { table: {}, files: [], missing: [] }
  for (const { image, reason, picture, files } of results) {
    if (picture) rendered.table[pictureKey(image)] = toPicture(image, picture, base)
    if (reason) rendered.missing.push({ ...image, reason })
    rendered.files.push(...files)
  }
  return rendered
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

async function renderOne(
  image: Image,
  { publicFolders, colours, store }: PictureJob,
): Promise<{ picture?: EncodedPicture; reason?: string }> {
  const file = findPictureFile(publicFolders, image.name)
  const drawn = async () => {
    const { scene, shape } = image
    if (!scene) return {}
    const draw = () => drawScene(scene, imageShapes[shape], colours)
    // Faces depend on a package besides this code, and are quick to draw, so they are not cached.
    const identity = scene.kind === 'face' ? draw() : JSON.stringify([scene, colours])
    return {
      picture: await cachedPicture({ identity, source: () => ({ kind: 'drawing', svg: draw() }), shape, store }),
    }
  }
  if (!file) return image.scene ? drawn() : { reason: `no file images/${image.name}.* in a public folder and no scene` }
  try {
    const bytes = await readFile(file)
    const source = (): Source => ({ kind: 'file', bytes })
    return { picture: await cachedPicture({ identity: bytes, source, shape: image.shape, store }) }
  } catch (cause) {
    return { ...(await drawn()), reason: `${file} cannot be read as an image: ${firstLine(cause)}` }
  }
}

const firstLine = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)).split('\n', 1)[0]

const publicPath = ({ name }: Image, { width, bytes, format }: EncodedFile) =>
  `assets/images/${name}-${width}.${hashOf(bytes).slice(0, 10)}.${format}`

function toPicture(image: Image, picture: EncodedPicture, base: string): Picture {
  const { width, height } = imageShapes[image.shape]
  const address = (file: EncodedFile) => `${base}/${publicPath(image, file)}`
  const set = (format: EncodedFile['format']) =>
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

/** Writes the files of a picture into the output folder. An identical file is left alone. */
const writePicture = (image: Image, { encoded }: EncodedPicture, outDir: string): string[] =>
  encoded.map((file) => {
    const path = publicPath(image, file)
    const target = join(outDir, path)
    // Synchronous: a detour through the thread pool takes longer than the work itself.
    if (!isThere(target, file.bytes)) writeFileAtomic(target, file.bytes)
    return path
  })

function isThere(file: string, bytes: Uint8Array): boolean {
  try {
    return readFileSync(file).equals(bytes)
  } catch {
    return false
  }
}
