import { cp, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { PublicFolders } from '../../pictures/public-folders.ts'

/** Folders of originals, of which a build writes files of its own. */
const originals = ['images', 'fonts']

/** Copies the public folders, except the originals of pictures and fonts. */
export async function copyPublic(folders: PublicFolders, outDir: string): Promise<void> {
  for (const folder of folders.toReversed()) {
    const left = originals.map((name) => join(folder, name))
    const isThere = await stat(folder).then(
      () => true,
      () => false,
    )
    if (isThere)
      await cp(folder, outDir, {
        recursive: true,
        filter: (source) => !left.some((one) => source === one || source.startsWith(one + sep)),
      })
  }
}
