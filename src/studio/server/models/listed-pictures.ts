import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import pMap from 'p-map'
import sharp from 'sharp'
import { createGraph } from '../../../content/graph/graph.ts'
import type { Content, LoadedSite } from '../../../content/load/load.ts'
import { listPictureFiles } from '../../../pictures/picture-file.ts'
import { sharedAddress } from '../../../render/marks/marks.ts'
import { nameAtAddress } from '../../shared-address.ts'
import { sharedTitle } from '../../shared-title.ts'
import type { ListedPicture } from '../../wire/listing.ts'
import type { FileUse } from './file-use.ts'
import { writtenPictures } from './written-pictures.ts'

/** How many files are read at once. */
const concurrency = 8

type Options = {
  root: string
  content: Content
  /** The site, as of the last time that all pages were read. */
  site: LoadedSite
}

/** The places that show a picture or link to its file, by its name and file. */
export function pictureUses({ root, content, site }: Options): (name: string, file: string) => FileUse[] {
  const written = writtenPictures(root, content)
  const graph = createGraph(site.material)
  const pages = new Map(site.material.results.map(({ file, path, title }) => [file, { path, title: title?.text }]))
  const values = new Map(site.material.files.map(({ parsed }) => [parsed.source.file, parsed.value]))
  return (name, pictureFile) => {
    const files = [...new Set(graph.uses('image', name).map(({ file }) => file))]
    const shown = files.map((file): FileUse => {
      const page = pages.get(file)
      return page
        ? { address: page.path as string, title: page.title ?? page.path }
        : { address: sharedAddress(file), title: sharedTitle(nameAtAddress(sharedAddress(file)), values.get(file)) }
    })
    const addresses = new Set(shown.map(({ address }) => address))
    return [...shown, ...written(name, pictureFile).filter(({ address }) => !address || !addresses.has(address))]
  }
}

/** The picture files of a site, by their names, each with the places that show it. */
export async function listedPictures(options: Options): Promise<ListedPicture[]> {
  const { root, site } = options
  const { usable } = listPictureFiles(root, site.publicFolders)
  const usesOf = pictureUses(options)
  return pMap(
    [...usable].sort(([one], [other]) => (one < other ? -1 : 1)),
    async ([name, file]): Promise<ListedPicture> => {
      const path = join(root, file)
      const [{ size }, about] = await Promise.all([
        stat(path),
        sharp(path)
          .metadata()
          .catch(() => undefined),
      ])
      const { width, height } = about?.autoOrient ?? {}
      return { name, file, bytes: size, ...(width && height && { width, height }), uses: usesOf(name, file) }
    },
    { concurrency },
  )
}
