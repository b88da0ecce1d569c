import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { focusSchema } from '../../../../schema/pictures/image.ts'
import { imageShapes } from '../../../../schema/pictures/picture-sizes.ts'
import { freeName } from '../../../../schema/slug.ts'
import { drawingColours } from '../../../../schema/theme/palettes.ts'
import type { Theme } from '../../../../schema/theme/theme.ts'
import { createFile } from '../../../files/create-file.ts'
import { cropped } from '../../../pictures/crop.ts'
import { neutralDrawing } from '../../../pictures/neutral-drawing.ts'
import { findPictureFile, listPictureFiles } from '../../../pictures/picture-file.ts'
import { isPublicFile, type PublicFolders } from '../../../pictures/public-folders.ts'
import type { Requests, Uploaded } from '../../wire/calls.ts'
import { writablePath } from '../content-path.ts'
import { acceptedFile } from '../uploads/accepted-file.ts'
import { nameOfFile, pathInFolder, takenPaths } from '../uploads/free-path.ts'

/** Width and height of a thumbnail, twice those on the screen. */
const thumbnail = { width: 240, height: 160 }

/** The largest width and height of a picture that is shown whole. */
const whole = { width: 1100, height: 900 }

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
     * Stores a file under a free name that is based on `name`, in a folder of the files of its kind. `isPicture`: refuses all
     * other files.
     */
    async upload(bytes: Buffer, options: { name: string; folder: string; isPicture: boolean }): Promise<Uploaded> {
      const { folder: base, ending } = await acceptedFile(bytes, options.isPicture)
      const isImage = base === 'images'
      const wanted = pathInFolder(options.folder, nameOfFile(options.name, isImage ? 'picture' : 'file'))
      const taken = takenPaths({ root, folders: publicFolders, base })
      for (;;) {
        const name = freeName(wanted, taken)
        const path = join(folder, base, `${name}.${ending}`)
        await writablePath(root, dirname(folder), path)
        try {
          await createFile(path, bytes)
          return { name, address: `/${base}/${name}.${ending}` }
        } catch (error) {
          // Another tab stores a file of this name just now, or a link has it that leads nowhere.
          if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
          taken.add(name)
        }
      }
    },
    /** Whether there is a file at a path from the root of the repository. */
    hasFile: (file: string) => isPublicFile(publicFolders, resolve(root, file)),
    /** Names of the picture files. */
    names: () => [...listPictureFiles(resolve(root), publicFolders).usable.keys()],
  }
}
