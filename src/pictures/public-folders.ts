import { statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { isPackage } from '../../schema/command-line.ts'
import { decoded } from '../../schema/pictures/picture.ts'
import { isWithin, listFolder, realPath } from '../files/files-below.ts'
import { engineRoot } from '../files/roots.ts'
import { isTemporary } from '../files/temporary-files.ts'

/** The folders of files that a site publishes: its own, and what every site gets. The first has precedence. */
export type PublicFolders = readonly [own: string, shared: string]

/** Folders of originals, of which a build writes files of its own: they are not published as they are. */
const originals = ['images', 'fonts']

/** The folder of what every site gets: that of the package, or of the checkout in the folder `root`. */
export const sharedPublicFolder = (root: string): string => resolve(isPackage ? engineRoot : root, 'public')

/** The public folders of the content folder `pages`, which is absolute or relative to `root`. */
export const publicFoldersOf = (root: string, pages: string): PublicFolders => [
  resolve(root, pages, '_public'),
  sharedPublicFolder(root),
]

/** The content folder of a site, absolute. */
export const contentFolder = ({ publicFolders: [own] }: { publicFolders: PublicFolders }): string => dirname(own)

/** Where links of a site may lead: to its content folder, and to what every site gets; those of a public folder only to public ones. */
export const placesOf = ([own, shared]: PublicFolders): readonly string[] => [dirname(own), shared]

/** Files with which systems and editors remember something of a folder. */
const systemFile =
  /^(?:\.DS_Store|\.localized|\._.*|\.directory|thumbs\.db|ehthumbs\.db|desktop\.ini|.*~|\..*\.sw[a-p])$/i

/** Whether a file of a public folder is published as it is, by its path there. */
export const isPublished = (name: string): boolean =>
  !originals.includes(name.split('/', 1)[0] ?? '') && !systemFile.test(basename(name)) && !isTemporary(name)

/** The files of one of the folders, and its links that are not followed. There need not be such a folder. */
export const listPublic = (folder: string, folders: PublicFolders): ReturnType<typeof listFolder> =>
  statSync(folder, { throwIfNoEntry: false }) === undefined ? { files: [], badLinks: [] } : listFolder(folder, folders)

/** Whether a path is a file. A name that no file can have, as an address may be, is none. */
function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true
  } catch {
    return false
  }
}

/** Whether there is a file at a path of one of the folders, itself or by a link within the site. */
export const isPublicFile = (folders: PublicFolders, path: string): boolean =>
  isFile(path) && isWithin(realPath(path) ?? '', folders)

/** A public file by its path in one of the folders. */
export const findPublicFile = (folders: PublicFolders, name: string): string | undefined =>
  folders.map((folder) => join(folder, name)).find((file) => isPublicFile(folders, file))

/** The public file that an address of the site means, published as it is or not. */
export const fileAtAddress = (folders: PublicFolders, address: string): string | undefined =>
  findPublicFile(folders, decoded(address))

/** The public file that a site publishes at an address. */
export const publishedFile = (folders: PublicFolders, address: string): string | undefined =>
  isPublished(decoded(address).slice(1)) ? fileAtAddress(folders, address) : undefined
