import type { BlockSchemas } from '../../../schema/block.ts'
import { structuredDataIn } from '../../../schema/block-capabilities.ts'
import { everyBlock } from '../../../schema/nested-blocks.ts'
import type { Page } from '../../../schema/page.ts'
import type { StructuredData } from '../../../schema/structured-data.ts'

/** What search engines read in a block of a page, with its anchor. */
export type BlockData = StructuredData & { id: string }

/** What search engines read in the blocks of a page. */
export const blockDataOf = ({ blocks }: Page, schemas: BlockSchemas): BlockData[] =>
  everyBlock(blocks).flatMap((block) => structuredDataIn(schemas, block) ?? [])
