import { readFileSync } from 'node:fs'
import { type Image, imageShapes } from '../../schema/image.ts'
import { pictureKey } from '../../schema/picture.ts'
import { hashOf } from '../cache/hash.ts'
import { storeOf } from '../cache/store.ts'
import type { PictureTable } from '../components/picture/pictures-context.ts'
import { documentsOn } from '../content/derive/page-summary.ts'
import type { LoadedSite } from '../content/load/load.ts'
import { siteLogo } from '../pictures/logo.ts'
import { findPictureFile } from '../pictures/picture-file.ts'
import type { Renderer } from '../render/renderer.ts'
import { cachedRenderer } from './assets/cached-bundles.ts'
import { collectImages } from './assets/collect-images.ts'
import { downloadSizes } from './assets/downloads.ts'
import { layoutDataOf } from './layout-data.ts'

/** Pictures by their names: hashing what a page says requires no drawing. */
export function namedPictures(site: Pick<LoadedSite, 'pages' | 'dialog' | 'publicFolders'>): PictureTable {
  const pictures: Record<string, PictureTable[string]> = {}
  for (const image of collectImages(site)) {
    const key = pictureKey(image)
    const file = pictures[key] ? undefined : findPictureFile(site.publicFolders, image.name)
    if (pictures[key] || !(file || image.scene)) continue
    const { width, height } = imageShapes[image.shape]
    const src = `/assets/images/${image.name}-${width}.${identityOf(image, file)}.webp`
    pictures[key] = { width, height, src, avif: '', webp: '', blur: 'data:' }
  }
  return pictures
}

/** A different picture has a different name, though not that of its file in a build. */
const identityOf = ({ scene }: Image, file: string | undefined) =>
  hashOf(file === undefined ? JSON.stringify(scene) : readFileSync(file)).slice(0, 10)

type Options = {
  /** Root of the code that renders. */
  code: string
  site: Pick<LoadedSite, 'pages' | 'dialog' | 'publicFolders' | 'site' | 'theme' | 'menu'>
}

/** A renderer for page content, without the pictures and styles of a build. */
export async function plainRenderer({ code, site }: Options): Promise<Renderer> {
  const { createRenderer } = await cachedRenderer(code)
  const downloads = await downloadSizes({
    documents: site.pages.flatMap(documentsOn),
    root: code,
    store: storeOf(code),
  })
  const { dialog } = site
  return createRenderer({
    layout: layoutDataOf(site),
    theme: site.theme,
    logo: siteLogo(site.theme, site.publicFolders),
    pictures: namedPictures(site),
    downloads,
    dialog,
  })
}
