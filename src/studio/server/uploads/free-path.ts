import { join, resolve } from 'node:path'
import { freeName, slugOf } from '../../../../schema/slug.ts'
import { filesBelow } from '../../../files/files-below.ts'
import { listPictureFiles } from '../../../pictures/picture-file.ts'
import type { PublicFolders } from '../../../pictures/public-folders.ts'

/** The most characters of a name: that of a picture has 120 with its folders. */
const maxLength = 60

/** A name of a file: what the name of a file says, in small letters, digits and hyphens. */
export const nameOfFile = (file: string, otherwise: string): string =>
  slugOf(file.replace(/\.[a-z0-9]+$/i, ''), maxLength) || otherwise

/** A name in a folder, whose parts are written as names are: `Team / 2026` is `team/2026/`. */
export const pathInFolder = (folder: string, name: string): string =>
  [...folder.split(/[/\\]/).flatMap((part) => slugOf(part, maxLength) || []), name].join('/')

const withoutEnding = (path: string) => path.replace(/\.[a-z0-9]+$/i, '')

type Where = {
  root: string
  folders: PublicFolders
  /** The folder of `_public/` of the kind of the file, such as `images`. */
  base: string
}
type Wanted = {
  folder: string
  /** The name of the file as a person has it. */
  fileName: string
  /** The path below `base` of the file that leaves it. */
  except?: string | undefined
}

/** The paths below a folder of `_public/` that are taken, without endings. */
export function takenPaths({ root, folders, base }: Where, except?: string): Set<string> {
  const pictures = base === 'images' ? [...listPictureFiles(resolve(root), folders).usable.keys()] : []
  const others = filesBelow(join(folders[0], base)).filter((path) => path !== except)
  const left = except === undefined ? undefined : withoutEnding(except)
  return new Set([...pictures.filter((name) => name !== left), ...others.map(withoutEnding)])
}

/** A free path of a file below the folder of its kind, without ending. */
export const freePath = (where: Where, { folder, fileName, except }: Wanted): string =>
  freeName(
    pathInFolder(folder, nameOfFile(fileName, where.base === 'images' ? 'picture' : 'file')),
    takenPaths(where, except),
  )
