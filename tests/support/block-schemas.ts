import { blocks } from 'virtual:marquee/blocks'
import type { BlockSchemas } from '../../schema/block.ts'

/** The schemas of all block types of the sample site: the engine's and its own. */
export const blockSchemas: BlockSchemas = Object.fromEntries(
  Object.entries(blocks).map(([type, { schema }]) => [type, schema]),
)
