import { join } from 'node:path'
import type { TemplateDocument } from '../../schema/documents/document.ts'
import { writeDownloads } from '../builder/assets/downloads.ts'
import { cacheFolderOf } from '../cache/cache-folder.ts'

/**
 * Downloads for whoever writes: made when a page that offers them is first asked for. `sizes` is filled as they are made;
 * `files` is the folder that they are written below.
 */
export function createDevDownloads({ root, files }: { root: string; files: string }) {
  const sizes: Record<string, number> = {}
  const made = new WeakSet<TemplateDocument>()
  const cacheDir = join(cacheFolderOf(root), 'downloads')

  return {
    sizes,
    /** Makes the files of those that are not made as they are now. */
    async make(documents: readonly TemplateDocument[]): Promise<void> {
      const missing = documents.filter((document) => !made.has(document))
      Object.assign(sizes, await writeDownloads({ documents: missing, root, outDir: files, cacheDir }))
      for (const document of missing) made.add(document)
    },
  }
}
