import { mapBlocks } from '../../schema/nested-blocks.ts'
import type { LoadedSite } from '../content/load/load.ts'

type Content = Pick<LoadedSite, 'pages' | 'dialog' | 'translated'>

/**
 * The content with every form posting to `endpoint` instead of its own address, by `transport` (`no-cors` or
 * `readable`), which is derived from the address if omitted.
 */
export function withEndpoint<Site extends Content>(site: Site, endpoint: string | undefined, transport?: string): Site {
  if (endpoint === undefined) return site
  const redirected = <Block extends object>(block: Block): Block =>
    'endpoint' in block ? { ...block, endpoint, transport } : block
  return {
    ...site,
    pages: site.pages.map((page) => ({ ...page, blocks: [...mapBlocks(page.blocks, redirected)] })),
    dialog: site.dialog && redirected(site.dialog),
    ...(site.translated && {
      translated: site.translated.map((one) => ({ ...one, site: withEndpoint(one.site, endpoint, transport) })),
    }),
  }
}
