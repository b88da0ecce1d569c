import type { z } from 'zod'
import type { BlockSchemas } from '../../../schema/block.ts'
import { engineBlocks } from './find-blocks.ts'
import { schemaIn } from './load-blocks.ts'

/** The schemas of the engine's blocks. Only zod, so that the command line loads them in milliseconds. */
export const engineSchemas: BlockSchemas = Object.fromEntries(
  await Promise.all(
    engineBlocks().map(async (block): Promise<[string, z.ZodType]> => [block.type, await schemaIn(block)]),
  ),
)
