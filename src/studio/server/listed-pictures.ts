import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import pMap from 'p-map'
import sharp from 'sharp'
import { createGraph } from '../../content/graph/graph.ts'
import type { LoadedSite } from '../../content/load/load.ts'
import { listPictureFiles } from '../../pictures/picture-file.ts'
import { sharedAddress } from '../../render/marks/marks.ts'
import type { ListedPicture } from '../listing-model.ts'
import { nameAtAddress } from '../shared-address.ts'
import { sharedTitle } from '../shared-title.ts'

/** How many files are read at once. */
const concurrency = 8

/** The places that show a picture, by its name. */
export function pictureUses(site: LoadedSite): (name: string) => ListedPicture['uses'] {
  const graph = createGraph(site.material)
  const pages = new Map(site.material.results.map(({ file, path, title }) => [file, { path, title: title?.text }]))
  const values = new Map(site.material.files.map(({ parsed }) => [parsed.source.file, parsed.value]))
  return (name) => {
    const files = [...new Set(graph.uses('image', name).map(({ file }) => file))]
    return files.map((file) => {
      const page = pages.get(file)
      return page
        ? { address: page.path as string, title: page.title ?? page.path }
        : { address: sharedAddress(file), title: sharedTitle(nameAtAddress(sharedAddress(file)), values.get(file)) }
    })
  }
}

/** The picture files of a site, by their names, each with the places that show it. */
export async function listedPictures(site: LoadedSite, root: string): Promise<ListedPicture[]> {
  const { usable } = listPictureFiles(root, site.publicFolders)
  const usesOf = pictureUses(site)
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
      return { name, file, bytes: size, ...(width && height && { width, height }), uses: usesOf(name) }
    },
    { concurrency },
  )
}
