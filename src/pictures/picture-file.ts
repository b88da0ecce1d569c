import { extname, join, relative } from 'node:path'
import type { Image } from '../../schema/pictures/image.ts'
import { pictureEndings } from '../../schema/pictures/picture.ts'
import type { Unusable } from '../../schema/pictures/unusable-picture.ts'
import { slugOf } from '../../schema/slug.ts'
import { filesBelow } from '../files/files-below.ts'
import { withSlashes } from '../files/with-slashes.ts'
import { fileAtAddress, findPublicFile, isPublicFile, type PublicFolders } from './public-folders.ts'

/** Path of `images/{name}.*` in the first public folder that has one, or `undefined` if there is none. */
export function findPictureFile(folders: PublicFolders, name: string): string | undefined {
  return folders
    .flatMap((folder) => pictureEndings.map((ending) => join(folder, 'images', `${name}.${ending}`)))
    .find((file) => isPublicFile(folders, file))
}

/** The file of a picture: one in Markdown names it, all others name it without folder and ending. */
export const fileOfPicture = (folders: PublicFolders, { name, shape }: Pick<Image, 'name' | 'shape'>) =>
  shape === 'text' ? findPublicFile(folders, name) : findPictureFile(folders, name)

/** Picture formats that browsers do not show, or not well. */
const foreign = ['heic', 'heif', 'tif', 'tiff', 'bmp', 'gif', 'jfif', 'jxl', 'psd', 'ai', 'eps', 'raw', 'dng']

/** The closest valid picture name for a file: `Spring photo` → `spring-photo`. */
export const pictureName = (path: string) =>
  path
    .split('/')
    .map((part) => slugOf(part) || 'picture')
    .join('/')

const isEnding = (ending: string): ending is (typeof pictureEndings)[number] =>
  pictureEndings.some((one) => one === ending)

export type ListedPictures = {
  /** Those that pages can show by their names, with their path from `base`. */
  usable: Map<string, string>
  unusable: Unusable[]
  /** The path from `base` of the file that an address means. */
  fileAt: (address: string) => string | undefined
}

/** All picture files of a site. */
export function listPictureFiles(base: string, folders: PublicFolders): ListedPictures {
  const usable = new Map<string, string>()
  const unusable: Omit<Unusable, 'isTaken'>[] = []
  for (const folder of folders.map((one) => join(one, 'images'))) {
    const at = withSlashes(relative(base, folder))
    const files = filesBelow(folder)
    for (const path of files) {
      const ending = extname(path).slice(1)
      const isForeign = foreign.includes(ending.toLowerCase())
      if (!isForeign && !isEnding(ending.toLowerCase())) continue
      const written = path.slice(0, -extname(path).length)
      const name = pictureName(written)
      const file = `${at}/${path}`
      const expected = `${at}/${name}.${isForeign ? 'jpg' : ending.toLowerCase()}`
      if (!isEnding(ending) || name !== written) unusable.push({ file, name, isForeign, expected })
      else if (!usable.has(name)) usable.set(name, file)
    }
  }
  const fileAt = (address: string) => {
    const file = fileAtAddress(folders, address)
    return file && withSlashes(relative(base, file))
  }
  return { usable, unusable: unusable.map((one) => ({ ...one, isTaken: usable.has(one.name) })), fileAt }
}

/** Looks up a picture name: its file, or a file whose name or format keeps it from being used. */
export const pictureFiles = (base: string, folders: PublicFolders) => ({
  has: (name: string) => findPictureFile(folders, name) !== undefined,
  near: (name: string) => listPictureFiles(base, folders).unusable.find((one) => one.name === name),
  /** Where a picture belongs that has no file yet. */
  folder: withSlashes(relative(base, join(folders[0], 'images'))),
  publicFolder: withSlashes(relative(base, folders[0])),
})

export type PictureFiles = ReturnType<typeof pictureFiles>
