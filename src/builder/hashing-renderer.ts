import { cacheOf } from '../cache/cache.ts'
import { documentsOn } from '../content/derive/page-summary.ts'
import type { LoadedSite } from '../content/load/load.ts'
import { siteLogo } from '../pictures/logo.ts'
import type { Renderer } from '../render/renderer.ts'
import { cachedRenderer } from './assets/cached-bundles.ts'
import { downloadSizes } from './assets/downloads.ts'
import { namedPictures } from './assets/named-pictures.ts'
import { layoutDataOf } from './layout-data.ts'

type Options = {
  /** Root of the code that renders. */
  code: string
  site: Pick<LoadedSite, 'pages' | 'dialog' | 'publicFolders' | 'site' | 'theme' | 'language' | 'header'>
}

/** A renderer for hashing and comparing page content, without the pictures and styles of a build. */
export async function hashingRenderer({ code, site }: Options): Promise<Renderer> {
  const { createRenderer } = await cachedRenderer(code)
  const downloads = await downloadSizes({ documents: site.pages.flatMap(documentsOn), cache: cacheOf(code) })
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
