import type { Block, BlockSchemas } from '../../schema/block.ts'
import { listingOf } from '../../schema/block-capabilities.ts'
import type { Page } from '../../schema/page.ts'

/** The page of an example, with samples where the site, whose pages the build fills in, has nothing for a block. */
export const withSamples = (page: Page, schemas: BlockSchemas): Page => ({
  ...page,
  blocks: page.blocks.map((block: Block) => ({
    ...block,
    ...listingOf(schemas, block)?.sample?.(block),
  })) as Page['blocks'],
})
