import { isIndexable } from '../content/derive/indexable.ts'
import type { SiteContent } from '../content/load/load.ts'
import { engineRoot } from '../files/roots.ts'
import { type MainHashes, mainHash } from '../seo/ledger.ts'
import { withoutSecrets } from './pages/gated-pages.ts'
import { hashingRenderer } from './site-renderer.ts'

/** The hash of each public page's main content, of which the ledger records the days of change. */
export async function mainHashesOf(content: SiteContent): Promise<MainHashes> {
  const site = withoutSecrets(content)
  const renderer = await hashingRenderer(engineRoot, site)
  return new Map(site.pages.filter(isIndexable).map((page) => [page.path, mainHash(renderer.mainContent(page))]))
}
