import type { LoadedSite } from '../content/load.ts'

type Content = Pick<LoadedSite, 'pages' | 'dialog'>

/** The content with every form posting to `endpoint`, the address that the environment names instead of the pages'. */
export function withEndpoint<Site extends Content>(site: Site, endpoint: string | undefined): Site {
  if (endpoint === undefined) return site
  const redirected = <Block extends object>(block: Block): Block =>
    'endpoint' in block ? { ...block, endpoint } : block
  return {
    ...site,
    pages: site.pages.map((page) => ({ ...page, blocks: page.blocks.map(redirected) })),
    dialog: site.dialog && redirected(site.dialog),
  }
}
