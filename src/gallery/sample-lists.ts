import type { Pager } from '../../blocks/pager/schema.ts'
import type { Tags } from '../../blocks/tags/schema.ts'
import { type Block, isOf } from '../../schema/block.ts'
import type { Page } from '../../schema/page.ts'

const numbers = { number: 5, count: 12, first: '/blog' }
const previous = { href: '/blog/first-post', title: 'The first post' }
const next = {
  href: '/blog/third-post',
  title: 'What we have learned since, and what we would do in another way today',
}
const tags = [
  { slug: 'guides', name: 'Guides', href: '/blog/tag/guides', count: 12 },
  { slug: 'behind-the-scenes', name: 'Behind the scenes', href: '/blog/tag/behind-the-scenes', count: 7 },
  { slug: 'news', name: 'News', count: 1 },
]

/** What the block shows, or samples where the site, whose pages the build fills in, has nothing for it. */
function withSample(block: Block): Block {
  if (isOf<Tags>('tags')(block) && block.tags?.length === 0) return { ...block, tags } as Tags
  if (isOf<Pager>('pager')(block))
    return { ...block, ...(block.under === undefined ? { numbers } : { previous, next }) }
  return block
}

/** The page of an example. Without samples, some blocks would be empty in the gallery. */
export const withSamples = (page: Page): Page => ({ ...page, blocks: page.blocks.map(withSample) as Page['blocks'] })
