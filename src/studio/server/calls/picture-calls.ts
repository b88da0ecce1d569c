import { mkdir, readFile, realpath } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { focusSchema } from '../../../../schema/pictures/image.ts'
import { imageShapes } from '../../../../schema/pictures/picture-sizes.ts'
import { freeName, slugOf } from '../../../../schema/slug.ts'
import { drawingColours } from '../../../../schema/theme/palettes.ts'
import type { Theme } from '../../../../schema/theme/theme.ts'
import { createFile } from '../../../files/create-file.ts'
import { cropped } from '../../../pictures/crop.ts'
import { neutralDrawing } from '../../../pictures/neutral-drawing.ts'
import { findPictureFile, listPictureFiles } from '../../../pictures/picture-file.ts'
import type { PublicFolders } from '../../../pictures/public-folders.ts'
import type { Requests, Uploaded } from '../../wire/calls.ts'
import { RequestRefused } from '../request-guard.ts'

/** Width and height of a thumbnail, twice those on the screen. */
const thumbnail = { width: 240, height: 160 }

/** The largest width and height of a picture that is shown whole. */
const whole = { width: 1100, height: 900 }

/** Formats of pictures that may be uploaded, each with the ending of its file. No SVG: it may hold scripts. */
const endings: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif' }

/** A name of a picture: what the name of a file says, in small letters, digits and hyphens. */
const pictureName = (file: string) => slugOf(file.replace(/\.[a-z0-9]+$/i, ''), 60) || 'picture'

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
    /**
     * Stores a picture under a free name that is based on `fileName`. Refuses a damaged file, one that moves or is too
     * large to read, and bytes in another format than those that pages show, whatever the name says.
     */
    async upload(bytes: Buffer, fileName: string): Promise<Uploaded> {
      const head = await readHead(bytes).catch(() => undefined)
      const ending = head && endings[head.format]
      if (head?.format === 'gif' || (ending && head?.isMoving))
        throw new RequestRefused(415, 'Pages show no GIF, and no picture that moves. Save one frame of it as PNG.')
      if (ending === undefined) throw new RequestRefused(415, 'Only JPEG, PNG, WebP and AVIF pictures can be uploaded.')
      if (head && head.pixels > maxPixels)
        throw new RequestRefused(415, 'The picture has more than 268 million pixels. Save it smaller.')
      if (!(await isWhole(bytes)))
        throw new RequestRefused(
          415,
          'The file is damaged: it ends before its picture does. Save or download it again.',
        )
      const images = join(folder, 'images')
      await mkdir(images, { recursive: true })
      const [target, home] = await Promise.all([realpath(images), realpath(join(folder, '..'))])
      if (relative(home, target).startsWith('..'))
        throw new RequestRefused(403, 'The folder of the pictures is a link that leads out of the content.')
      const taken = new Set(listPictureFiles(resolve(root), publicFolders).usable.keys())
      for (;;) {
        const name = freeName(pictureName(fileName), taken)
        try {
          await createFile(join(images, `${name}.${ending}`), bytes)
          return { name, address: `/images/${name}.${ending}` }
        } catch (error) {
          // Another tab stores a picture of this name just now, or a link has it that leads nowhere.
          if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
          taken.add(name)
        }
      }
    },
    /** Names of the picture files. */
    names: () => [...listPictureFiles(resolve(root), publicFolders).usable.keys()],
  }
}
