import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The folders of files that a site publishes: the content's own, and that of all content. The first has precedence. */
export type PublicFolders = readonly [own: string, shared: string]

/** Folders of originals, of which a build writes files of its own: they are not published as they are. */
export const originals = ['images', 'fonts']

/** The public folders of the content folder `pages`, which is absolute or relative to `root`. */
export const publicFoldersOf = (root: string, pages: string): PublicFolders => [
  resolve(root, pages, '_public'),
  resolve(root, 'public'),
]

/** A public file by its path in one of the folders. */
export const findPublicFile = (folders: PublicFolders, name: string): string | undefined =>
  folders.map((folder) => join(folder, name)).find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())

/** The public file that a site publishes at an address. */
export const publishedFile = (folders: PublicFolders, address: string): string | undefined =>
  originals.some((name) => address.startsWith(`/${name}/`)) ? undefined : findPublicFile(folders, address)
