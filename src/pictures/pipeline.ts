import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import pMap from 'p-map'
import type { Focus, Image } from '../../schema/pictures/image.ts'
import { type Picture, pictureKey } from '../../schema/pictures/picture.ts'
import { imageShapes } from '../../schema/pictures/picture-sizes.ts'
import type { Cache } from '../cache/cache.ts'
import { moduleHash } from '../cache/code-hash.ts'
import { hashAll, hashOf, shortHash } from '../cache/hash.ts'
import { engineModule } from '../files/roots.ts'
import { withSlashes } from '../files/with-slashes.ts'
import { writeFileAtomic } from '../files/write-file-atomic.ts'
import type { Effort, EncodedFile, EncodedPicture, PictureSource } from './encode.ts'
import { type DrawingColours, neutralDrawing } from './neutral-drawing.ts'
import { fileOfPicture, pictureName } from './picture-file.ts'
import type { PublicFolders } from './public-folders.ts'

/** Picture files that are damaged or no images, with their paths from the root and what the decoder says. */
export class UnreadablePictures extends Error {
  override name = 'UnreadablePictures'
  readonly pictures: readonly UnreadablePicture[]

  constructor(pictures: readonly UnreadablePicture[]) {
    super(pictures.map(({ file, reason }) => `${file} cannot be read as a picture: ${reason}`).join('\n'))
    this.pictures = pictures
  }
}

type UnreadablePicture = { name: string; file: string; reason: string }

export type PictureJob = {
  images: readonly Image[]
  /** Folder that the other folders are relative to. */
  root: string
  publicFolders: PublicFolders
  /** The colours of the neutral drawing. */
  colours: DrawingColours
  outDir: string
  cache: Cache
  /** Prefix of every address, such as the origin of a CDN, without a trailing slash. */
  base?: string
  /** With `quick`, pictures are larger than they must be, unless the cache has better ones. */
  effort?: Effort | undefined
  /** Called when a picture is ready. */
  onProgress?: (done: number, total: number) => void
}

/**
 * Renders every distinct picture: from `images/{name}.*` of a public folder if it exists, else as the neutral drawing.
 * Returns the pictures by {@link pictureKey}; one in Markdown without a file is not among them. Throws
 * `UnreadablePictures` with all files that cannot be read.
 */
export async function renderPictures(job: PictureJob): Promise<Record<string, Picture>> {
  const { images, root, base = '' } = job
  const outDir = resolve(root, job.outDir)
  const unreadable = new Map<string, UnreadablePicture>()
  const distinct = distinctImages(images)
  let done = 0
  const rendered = await pMap(
    distinct,
    async (image) => {
      const file = fileOfPicture(job.publicFolders, image)
      const encoded = file === undefined ? drawnPicture(image, job) : photograph(image, file, job)
      const picture = await encoded.catch((error: unknown) => {
        if (file === undefined) throw error
        const path = withSlashes(relative(root, file))
        unreadable.set(path, { name: image.name, file: path, reason: firstLine(error) })
      })
      job.onProgress?.(++done, distinct.length)
      if (!picture) return []
      writePicture(image, picture, outDir)
      return [[pictureKey(image), toPicture(image, picture, base)] as const]
    },
    { concurrency: availableParallelism() },
  )
  if (unreadable.size > 0)
    throw new UnreadablePictures([...unreadable.values()].sort((one, other) => (one.file < other.file ? -1 : 1)))
  return Object.fromEntries(rendered.flat())
}

const distinctImages = (images: readonly Image[]): Image[] => [
  ...new Map(images.map((image) => [pictureKey(image), image])).values(),
]

const drawing = new URL(engineModule('./neutral-drawing.ts'), import.meta.url).href
const encoding = new URL(engineModule('./encode.ts'), import.meta.url).href

/** The neutral drawing; `undefined` for a picture in Markdown, which has no shape to be drawn in. */
async function drawnPicture({ shape }: Image, { colours, ...job }: PictureJob) {
  if (shape === 'text') return undefined
  const identity = hashAll([moduleHash(drawing), colours])
  const draw = () => neutralDrawing(imageShapes[shape], colours, shape === 'mark')
  return cachedPicture({ identity, source: () => ({ kind: 'drawing', svg: draw() }), shape }, job)
}

async function photograph({ shape, focus }: Image, file: string, job: PictureJob) {
  const bytes = await readFile(file)
  return cachedPicture({ identity: hashOf(bytes), source: () => ({ kind: 'file', bytes }), shape, focus }, job)
}

/** `identity` is a hash of all that decides the source; `source` is called only if the picture is not cached. */
type Encoding = { identity: string; source: () => PictureSource; shape: Image['shape']; focus?: Focus | undefined }

/** The encoded picture: cached, or encoded now. One of full effort is taken before a quick one. */
async function cachedPicture(
  { identity, source, shape, focus }: Encoding,
  { cache, effort = 'full' }: Pick<PictureJob, 'cache' | 'effort'>,
): Promise<EncodedPicture> {
  const keyOf = (effort: Effort) => hashAll([moduleHash(encoding), shape, focus ?? '', identity, effort])
  const bytes =
    cache.get('pictures', keyOf('full')) ??
    (await cache.getOrCompute('pictures', keyOf(effort), async () => {
      // The encoder is a large package, which most builds do not need.
      const { encodePicture } = await import('./encode.ts')
      return serialize(await encodePicture(source(), shape, { effort, focus }))
    }))
  return deserialize(bytes) as EncodedPicture
}

const firstLine = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)).split('\n', 1)[0] ?? ''

const publicPath = ({ name, shape }: Image, { width, bytes, format }: EncodedFile) =>
  `assets/images/${shape === 'text' ? pictureName(name) : name}-${width}.${shortHash(bytes)}.${format}`

function toPicture(image: Image, picture: EncodedPicture, base: string): Picture {
  const { width, height } = picture.size ?? imageShapes[image.shape]
  const address = (file: EncodedFile) => `${base}/${publicPath(image, file)}`
  const fallback = picture.encoded.find(({ format }) => format !== 'avif')
  const avif = picture.encoded.filter(({ format }) => format === 'avif')
  return {
    width,
    height,
    src: fallback ? address(fallback) : '',
    avif: avif.map((file) => `${address(file)} ${file.width}w`).join(', '),
    blur: picture.blur,
  }
}

/** Writes the files of a picture into the output folder. An identical file is left alone. */
function writePicture(image: Image, { encoded }: EncodedPicture, outDir: string): void {
  for (const file of encoded) {
    const target = join(outDir, publicPath(image, file))
    // Synchronous: a detour through the thread pool takes longer than the work itself.
    if (!isThere(target, file.bytes)) writeFileAtomic(target, file.bytes)
  }
}

function isThere(file: string, bytes: Uint8Array): boolean {
  try {
    return readFileSync(file).equals(bytes)
  } catch {
    return false
  }
}
