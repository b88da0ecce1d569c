import { join } from 'node:path'
import { isIndexable } from '../content/derive/indexable.ts'
import type { SiteContent } from '../content/load/load.ts'
import type { MainHashes } from '../seo/ledger.ts'
import { mainHash } from '../seo/main-content.ts'
import { withoutSecrets } from './pages/gated-pages.ts'
import { plainRenderer } from './plain-renderer.ts'

/** Renders the public pages, and nothing else of a build, and gives the hash of what each says. */
export async function mainHashesOf(root: string, content: SiteContent): Promise<MainHashes> {
  const site = withoutSecrets(content)
  const renderer = await plainRenderer({ code: root, publicDir: join(root, 'public'), site })
  return new Map(site.pages.filter(isIndexable).map((page) => [page.path, mainHash(renderer.renderPage(page).body)]))
}
