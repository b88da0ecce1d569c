import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { imageShapes } from '../../schema/image.ts'
import { pictureKey } from '../../schema/picture.ts'
import { isIndexable } from '../content/indexable.ts'
import type { SiteContent } from '../content/load.ts'
import type { MainHashes } from '../crawlers/ledger.ts'
import { mainHash } from '../crawlers/main-content.ts'
import { findPictureFile } from '../pictures/picture-file.ts'
import type { PictureTable } from '../ui/pictures-context.ts'
import { bundleRenderer } from './bundle.ts'
import { writeDownloads } from './downloads.ts'
import { withoutSecrets } from './gated-pages.ts'
import { imagesOf } from './images-of.ts'
import { shellOf } from './shell-of.ts'

/** Pictures by the names that their files would have: none has to be drawn to know what a page says. */
function namedPictures(site: SiteContent, publicDir: string): PictureTable {
  const there = imagesOf(site).filter(({ scene, name }) => scene || findPictureFile(publicDir, name))
  return Object.fromEntries(
    there.map((image) => {
      const { width, height } = imageShapes[image.shape]
      const src = `/assets/images/${image.name}-${width}.0.webp`
      return [pictureKey(image), { width, height, src, avif: '', webp: '', blur: 'data:' }]
    }),
  )
}

/** Renders the public pages, and nothing else of a build, and gives the hash of what each says. */
export async function mainHashesOf(root: string, content: SiteContent): Promise<MainHashes> {
  const site = withoutSecrets(content)
  const cache = join(root, 'node_modules/.cache/marquee')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'lastmod-'))
  try {
    const { createRenderer } = await bundleRenderer(root, join(folder, 'renderer'))
    // What pages say of their downloads are the sizes of the files.
    const downloads = await writeDownloads({
      pages: site.pages,
      root,
      outDir: folder,
      cacheDir: join(cache, 'downloads'),
    })
    const pictures = namedPictures(site, join(root, 'public'))
    const renderer = await createRenderer({ shell: shellOf(site), pictures, downloads })
    const pages = site.pages.filter(isIndexable)
    return new Map(pages.map((page) => [page.path, mainHash(renderer.renderPage(page).body)]))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
