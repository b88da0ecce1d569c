import type { BlockSchemas } from '../../../schema/block.ts'
import type { BlockFile } from '../../../schema/block-file.ts'
import { filesIn } from '../../../schema/capabilities.ts'
import { everyBlock } from '../../../schema/nested-blocks.ts'
import type { Page } from '../../../schema/page.ts'

/** A file to write, with the address of the module that does it. */
export type FileToWrite = BlockFile & { writer: string }

/** The files that the blocks of a page write. */
export const filesOn = ({ blocks }: Pick<Page, 'blocks'>, schemas: BlockSchemas): FileToWrite[] =>
  everyBlock(blocks).flatMap((block) => {
    const { files = [], writer = '' } = filesIn(schemas, block) ?? {}
    return files.map((file) => ({ ...file, writer }))
  })
