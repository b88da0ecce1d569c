import { mkdir, readdir, readFile, realpath } from 'node:fs/promises'
import { basename, extname, join, relative, resolve } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { focusSchema } from '../../../../schema/pictures/image.ts'
import { imageShapes } from '../../../../schema/pictures/picture-sizes.ts'
import { freeName, slugOf } from '../../../../schema/slug.ts'
import { drawingColours } from '../../../../schema/theme/palettes.ts'
import type { Theme } from '../../../../schema/theme/theme.ts'
import { bytesInWords } from '../../../../schema/writing/bytes-in-words.ts'
import { createFile } from '../../../files/create-file.ts'
import { cropped } from '../../../pictures/crop.ts'
import { neutralDrawing } from '../../../pictures/neutral-drawing.ts'
import { findPictureFile, listPictureFiles } from '../../../pictures/picture-file.ts'
import { isPublicFile, type PublicFolders } from '../../../pictures/public-folders.ts'
import type { Requests, Uploaded } from '../../wire/calls.ts'
import { say } from '../../words/say.ts'
import { RequestRefused } from '../request-guard.ts'
import { kindOf, kinds, maxPictureBytes } from '../uploads/file-kind.ts'
import { svgRefusal } from '../uploads/svg-refusal.ts'

/** Width and height of a thumbnail, twice those on the screen. */
const thumbnail = { width: 240, height: 160 }

/** The largest width and height of a picture that is shown whole. */
const whole = { width: 1100, height: 900 }

/** Formats of pictures of pixels that may be uploaded, each with the ending of its file. */
const endings: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif' }

/** A name of a file: what the name of a file says, in small letters, digits and hyphens. */
const nameFrom = (file: string, otherwise: string) => slugOf(file.replace(/\.[a-z0-9]+$/i, ''), 60) || otherwise

/** A picture without its pixels. The container of AVIF holds pictures of phones too, which browsers do not show. */
async function readHead(bytes: Buffer) {
  const { format, compression, width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return { format: compression === 'hevc' ? 'heic' : format, pixels: width * height, isMoving: pages > 1 }
}

/** The most pixels of a picture that pages can show: those that sharp reads by default. */
const maxPixels = 0x3fff * 0x3fff

/** Whether a picture can be read to its end: a download that broke off has a beginning only. */
const isWhole = (bytes: Buffer): Promise<boolean> =>
  sharp(bytes, { failOn: 'truncated' })
    .resize(16)
    .toBuffer()
    .then(
      () => true,
      () => false,
    )

/** The ending of a picture of pixels. Refuses a damaged one, one that moves or is too large to read, and other files. */
async function pictureEnding(bytes: Buffer): Promise<string> {
  const head = await readHead(bytes).catch(() => undefined)
  const ending = head && endings[head.format]
  if (head?.format === 'gif' || (ending && head?.isMoving)) throw new RequestRefused(415, say().server.uploads.moving)
  if (ending === undefined) throw new RequestRefused(415, say().server.uploads.onlyThese)
  if (head && head.pixels > maxPixels) throw new RequestRefused(415, say().server.uploads.tooManyPixels)
  if (!(await isWhole(bytes))) throw new RequestRefused(415, say().server.uploads.damaged)
  return ending
}

/** Where a file goes in `_public/`, and how its name ends, by its bytes. Refuses what pages cannot show or offer, in words. */
async function placeOf(bytes: Buffer, isPicture: boolean): Promise<{ folder: string; ending: string }> {
  const kind = kindOf(bytes)
  const { folder, maxBytes } = kind ? kinds[kind] : { folder: 'images', maxBytes: maxPictureBytes }
  if (bytes.length > maxBytes)
    throw new RequestRefused(413, say().server.uploads.tooLarge(bytesInWords(bytes.length), bytesInWords(maxBytes)))
  if (kind === undefined) return { folder, ending: await pictureEnding(bytes) }
  if (isPicture && kind !== 'svg') throw new RequestRefused(415, say().server.uploads.noPicture)
  const refusal = kind === 'svg' ? svgRefusal(bytes.toString('utf8')) : undefined
  if (refusal !== undefined) throw new RequestRefused(415, say().server.uploads.drawing(refusal))
  if (kind === 'svg' && !(await isWhole(bytes))) throw new RequestRefused(415, say().server.uploads.unreadable)
  return { folder, ending: kind }
}

type Options = { root: string; publicFolders: PublicFolders; theme: () => Theme }

/** Thumbnails of pictures, and new picture files. */
export function createPictureCalls({ root, publicFolders, theme }: Options) {
  const [folder] = publicFolders

  /** The file of a picture, else the neutral drawing. */
  async function sourceOf(name: string): Promise<Buffer> {
    const file = /^[a-z0-9/-]+$/.test(name) && findPictureFile(publicFolders, name)
    return file ? readFile(file) : Buffer.from(neutralDrawing(imageShapes.card, drawingColours(theme())))
  }

  async function shown(image: Promise<Sharp>): Promise<{ src?: string }> {
    const bytes = await image.then((found) => found.webp().toBuffer()).catch(() => undefined)
    return bytes ? { src: `data:image/webp;base64,${bytes.toString('base64')}` } : {}
  }

  return {
    /** A picture as a data address: its file, else the neutral drawing, which its page shows too. */
    async thumbnail({ name, focus }: Requests['picture']): Promise<{ src?: string }> {
      const point = focusSchema.safeParse(focus).data
      return shown(cropped(sharp(await sourceOf(name)).autoOrient(), thumbnail, point))
    },
    /** The same without a crop. */
    async whole({ name }: Requests['wholePicture']): Promise<{ src?: string }> {
      const image = sharp(await sourceOf(name)).autoOrient()
      return shown(Promise.resolve(image.resize({ ...whole, fit: 'inside', withoutEnlargement: true })))
    },
    /** Stores a file under a free name that is based on `fileName`. `isPicture`: refuses all other files. */
    async upload(bytes: Buffer, fileName: string, isPicture: boolean): Promise<Uploaded> {
      const { folder: below, ending } = await placeOf(bytes, isPicture)
      const isImage = below === 'images'
      const place = join(folder, below)
      await mkdir(place, { recursive: true })
      const [target, home] = await Promise.all([realpath(place), realpath(join(folder, '..'))])
      if (relative(home, target).startsWith('..')) throw new RequestRefused(403, say().server.uploads.folderLeadsOut)
      const taken = new Set(
        isImage
          ? listPictureFiles(resolve(root), publicFolders).usable.keys()
          : (await readdir(place)).map((name) => name.replace(/\.[a-z0-9]+$/, '')),
      )
      for (;;) {
        const name = freeName(nameFrom(fileName, isImage ? 'picture' : 'file'), taken)
        try {
          await createFile(join(place, `${name}.${ending}`), bytes)
          return { name, address: `/${below}/${name}.${ending}` }
        } catch (error) {
          // Another tab stores a file of this name just now, or a link has it that leads nowhere.
          if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
          taken.add(name)
        }
      }
    },
    /**
     * The bytes that take the place of a file, so that its name and all of its uses stay. A picture of another format is
     * converted. Refuses a file of another kind.
     */
    async replacement(bytes: Buffer, file: string): Promise<Buffer> {
      const before = extname(file).slice(1).replace('jpeg', 'jpg')
      const { ending } = await placeOf(bytes, false)
      if (ending === before) return bytes
      const format = Object.entries(endings).find(([, one]) => one === before)?.[0]
      if (format === undefined || !Object.values(endings).includes(ending))
        throw new RequestRefused(
          415,
          say().server.uploads.otherKind(basename(file), before.toUpperCase(), ending.toUpperCase()),
        )
      return sharp(bytes)
        .autoOrient()
        .toFormat(format as 'jpeg' | 'png' | 'webp' | 'heif', { ...(format === 'heif' && { compression: 'av1' }) })
        .toBuffer()
    },
    /** Whether there is a file at a path from the root of the repository. */
    hasFile: (file: string) => isPublicFile(publicFolders, resolve(root, file)),
    /** Names of the picture files. */
    names: () => [...listPictureFiles(resolve(root), publicFolders).usable.keys()],
  }
}
