import { cp } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** Copies `public/`, except the originals of pictures: the picture pipeline writes its own files of those. */
export async function copyPublic(root: string, outDir: string): Promise<void> {
  const folder = join(root, 'public')
  const images = join(folder, 'images')
  await cp(folder, outDir, {
    recursive: true,
    filter: (source) => source !== images && !source.startsWith(images + sep),
  })
}
