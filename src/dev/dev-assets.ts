import type { TemplateDocument } from '../../schema/documents/document.ts'
import type { Image } from '../../schema/image.ts'
import { type Picture, pictureKey } from '../../schema/picture.ts'
import { sceneColours } from '../../schema/theme/palettes.ts'
import type { Theme } from '../../schema/theme/theme.ts'
import { writeDownloads } from '../builder/assets/downloads.ts'
import { cacheOf } from '../cache/cache.ts'
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
  /** The scene and the colours from which each picture was rendered. */
  const scenes = new Map<string, string>()
  let version = 0

  const sceneText = ({ scene }: Image, theme: Theme) => JSON.stringify([scene, sceneColours(theme)])

  /** Those of these images that are not in the table, or whose scene has changed, by their keys. */
  const missingOf = (images: Iterable<Image>, theme: Theme) =>
    [...new Map([...images].map((image) => [pictureKey(image), image]))].filter(
      ([key, image]) => scenes.get(key) !== sceneText(image, theme),
    )

  return {
    table,
    /** Changes whenever a picture of the table may have changed. */
    version: () => version,
    /** Whether all of these images are in the table as they are now. */
    has: (images: Iterable<Image>, theme: Theme) => missingOf(images, theme).length === 0,
    /** Renders those of these images that are not in the table, or whose scene has changed. */
    async render(images: Iterable<Image>, theme: Theme): Promise<void> {
      const missing = missingOf(images, theme)
      if (missing.length === 0) return
      const colours = sceneColours(theme)
      const rendered = await renderPictures({ ...job, colours, images: missing.map(([, image]) => image) })
      for (const [key, image] of missing) {
        const picture = rendered[key]
        if (table[key] && JSON.stringify(table[key]) !== JSON.stringify(picture)) version++
        if (picture) table[key] = picture
        else delete table[key]
        scenes.set(key, sceneText(image, theme))
      }
    },
    /** Checks each picture again at its next request, because a picture file was saved or deleted. */
    clear: () => scenes.clear(),
  }
}

/** Writes downloads when a page that offers them is first requested. Adds them to `sizes`. */
export function createDevDownloads({ files }: Options) {
  const sizes: Record<string, number> = {}
  const written = new WeakSet<TemplateDocument>()
  const cache = cacheOf(engineRoot)

  return {
    sizes,
    /** Writes the files of documents that are new or have changed. */
    async write(documents: readonly TemplateDocument[]): Promise<void> {
      const missing = documents.filter((document) => !written.has(document))
      Object.assign(sizes, await writeDownloads({ documents: missing, outDir: files, cache }))
      for (const document of missing) written.add(document)
    },
  }
}

export type DevPictures = ReturnType<typeof createDevPictures>
export type DevDownloads = ReturnType<typeof createDevDownloads>
