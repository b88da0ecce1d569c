import { join } from 'node:path'
import { isIndexable } from '../content/indexable.ts'
import type { SiteContent } from '../content/load.ts'
import type { MainHashes } from '../crawlers/ledger.ts'
import { mainHash } from '../crawlers/main-content.ts'
import { withoutSecrets } from './gated-pages.ts'
import { plainRenderer } from './plain-renderer.ts'

/** Renders the public pages, and nothing else of a build, and gives the hash of what each says. */
export async function mainHashesOf(root: string, content: SiteContent): Promise<MainHashes> {
  const site = withoutSecrets(content)
  const renderer = await plainRenderer({ code: root, publicDir: join(root, 'public'), site })
  return new Map(site.pages.filter(isIndexable).map((page) => [page.path, mainHash(renderer.renderPage(page).body)]))
}
