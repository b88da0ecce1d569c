import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheFolderOf } from '../cache/cache-folder.ts'
import { isIndexable } from '../content/indexable.ts'
import type { SiteContent } from '../content/load.ts'
import type { MainHashes } from '../crawlers/ledger.ts'
import { mainHash } from '../crawlers/main-content.ts'
import { withoutSecrets } from './gated-pages.ts'
import { plainRenderer } from './plain-renderer.ts'

/** Renders the public pages, and nothing else of a build, and gives the hash of what each says. */
export async function mainHashesOf(root: string, content: SiteContent): Promise<MainHashes> {
  const site = withoutSecrets(content)
  const cache = cacheFolderOf(root)
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'lastmod-'))
  try {
    const renderer = await plainRenderer({ code: root, publicDir: join(root, 'public'), folder, site })
    const pages = site.pages.filter(isIndexable)
    return new Map(pages.map((page) => [page.path, mainHash(renderer.renderPage(page).body)]))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
