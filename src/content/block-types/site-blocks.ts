import { type BlockSchemas, hasIslands } from '../../../schema/block.ts'
import { engineSchemas } from './engine-blocks.ts'
import { type BlockFolder, engineBlocks, ownBlocks } from './find-blocks.ts'
import { loadOwnBlocks } from './load-blocks.ts'

/** The schemas of all block types of the content folder at this absolute path. */
export const blocksOf = async (root: string, pages: string): Promise<{ schemas: BlockSchemas }> => ({
  schemas: { ...engineSchemas, ...(await loadOwnBlocks(root, pages)).schemas },
})

/** The folders of all blocks that the content folder at this absolute path can use, and of those that are islands. */
export async function usableBlocks(
  root: string,
  pages: string,
): Promise<{ blocks: readonly BlockFolder[]; islands: readonly BlockFolder[] }> {
  const { schemas, broken } = await loadOwnBlocks(root, pages)
  const gone = new Set(broken.map(({ type }) => type))
  const all = new Map([...engineBlocks(), ...ownBlocks(pages)].map((block) => [block.type, block]))
  const blocks = [...all.values()].filter(({ type }) => !gone.has(type))
  const islands = blocks.filter(({ type }) => hasIslands(schemas[type] ?? engineSchemas[type]))
  return { blocks, islands }
}
