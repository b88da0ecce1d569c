import type { Image } from '../../schema/pictures/image.ts'
import { type Picture, pictureKey } from '../../schema/pictures/picture.ts'
import { drawingColours } from '../../schema/theme/palettes.ts'
import type { Theme } from '../../schema/theme/theme.ts'
import { writeDownloads } from '../builder/assets/downloads.ts'
import { cacheOf } from '../cache/cache.ts'
import { hashAll } from '../cache/hash.ts'
import type { FileToWrite } from '../content/derive/block-files.ts'
import { engineRoot, projectRoot } from '../files/roots.ts'
import { renderPictures } from '../pictures/pipeline.ts'
import type { PublicFolders } from '../pictures/public-folders.ts'

/** `files` is the folder of the assets. */
type Options = { files: string }

/**
 * Renders pictures when a page that shows them is first requested, so that neither the start nor a save waits for those
 * of other pages. Adds them to `table`.
 */
export function createDevPictures({ files, publicFolders }: Options & { publicFolders: PublicFolders }) {
  const job = { root: projectRoot, publicFolders, outDir: files, cache: cacheOf(engineRoot) }
  const table: Record<string, Picture> = {}
  /** The colours in which each picture was rendered. */
  const renderedIn = new Map<string, string>()
  let version = 0

  const coloursOf = (theme: Theme) => JSON.stringify(drawingColours(theme))

  /** Those of these images that are not rendered in these colours, by their keys. */
  const missingOf = (images: Iterable<Image>, theme: Theme) =>
    [...new Map([...images].map((image) => [pictureKey(image), image]))].filter(
      ([key]) => renderedIn.get(key) !== coloursOf(theme),
    )

  return {
    table,
    /** Changes whenever a picture of the table may have changed. */
    version: () => version,
    /** Whether all of these images are in the table as they are now. */
    has: (images: Iterable<Image>, theme: Theme) => missingOf(images, theme).length === 0,
    /** Renders those of these images that are not rendered in the colours of the theme. */
    async render(images: Iterable<Image>, theme: Theme): Promise<void> {
      const missing = missingOf(images, theme)
      if (missing.length === 0) return
      const colours = drawingColours(theme)
      const rendered = await renderPictures({ ...job, colours, images: missing.map(([, image]) => image) })
      for (const [key] of missing) {
        const picture = rendered[key]
        if (table[key] && JSON.stringify(table[key]) !== JSON.stringify(picture)) version++
        if (picture) table[key] = picture
        else delete table[key]
        renderedIn.set(key, coloursOf(theme))
      }
    },
    /** Checks each picture again at its next request, because a picture file was saved or deleted. */
    clear: () => renderedIn.clear(),
  }
}

/** Writes the files of blocks when a page with them is first requested. Adds them to `sizes`. */
export function createDevDownloads({ files }: Options) {
  const sizes: Record<string, number> = {}
  const written = new Map<string, string>()
  const cache = cacheOf(engineRoot)

  return {
    sizes,
    /** Writes the files that are new or have changed. */
    async write(all: readonly FileToWrite[]): Promise<void> {
      const missing = all.filter(({ href, input }) => written.get(href) !== hashAll(input))
      Object.assign(sizes, await writeDownloads({ files: missing, outDir: files, cache }))
      for (const { href, input } of missing) written.set(href, hashAll(input))
    },
  }
}

export type DevPictures = ReturnType<typeof createDevPictures>
export type DevDownloads = ReturnType<typeof createDevDownloads>
