import { isIndexable } from '../content/derive/indexable.ts'
import type { SiteContent } from '../content/load/load.ts'
import type { MainHashes } from '../seo/ledger.ts'
import { mainHash } from '../seo/main-content.ts'
import { withoutSecrets } from './pages/gated-pages.ts'
import { plainRenderer } from './plain-renderer.ts'

/** Renders only the public pages, and returns the hash of each page's main content. */
export async function mainHashesOf(root: string, content: SiteContent): Promise<MainHashes> {
  const site = withoutSecrets(content)
  const renderer = await plainRenderer({ code: root, site })
  return new Map(site.pages.filter(isIndexable).map((page) => [page.path, mainHash(renderer.renderPage(page).body)]))
}
