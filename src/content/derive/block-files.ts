import type { BlockSchemas } from '../../../schema/block.ts'
import { filesIn } from '../../../schema/block-capabilities.ts'
import type { BlockFile } from '../../../schema/block-file.ts'
import { everyBlock } from '../../../schema/nested-blocks.ts'
import type { Page } from '../../../schema/page.ts'
import { summaryOf } from './page-summary.ts'

/** A file to write, with the address of the module that does it. */
export type FileToWrite = BlockFile & { writer: string }

/** The files that the blocks of a page write. Only a page with a block of a type that has files is read for them. */
export function filesOn(page: Page, schemas: BlockSchemas): FileToWrite[] {
  if (!summaryOf(page, schemas).types.some((type) => schemas[type]?.meta()?.['files'] !== undefined)) return []
  return everyBlock(page.blocks).flatMap((block) => {
    const { files = [], writer = '' } = filesIn(schemas, block) ?? {}
    return files.map((file) => ({ ...file, writer }))
  })
}
