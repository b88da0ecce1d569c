/** Normalises a text for comparison: lower case, hyphens as spaces. */
const plain = (text: string) => text.toLowerCase().replaceAll('-', ' ')

const wordsOf = (query: string) => plain(query).split(/\s+/).filter(Boolean)

/** The searchable texts of a block: its names and purpose, and everything about its fields. */
export type Findable = { name: string; all: string }

/** The shortest query that finds kinds of blocks that do not exist. One or two letters would match half of them. */
const minMissingQuery = 3

/**
 * Blocks that match every word of the query, and names of kinds of blocks that do not exist. If any block matches by
 * name or purpose, the fields are not searched.
 */
export function findBlocks<Block extends Findable, Kind extends { names: string }>(
  query: string,
  blocks: readonly Block[],
  kinds: readonly Kind[],
): { blocks: readonly Block[]; missing: readonly Kind[] } {
  const words = wordsOf(query)
  const blocksMatching = (textOf: (block: Block) => string) =>
    blocks.filter((block) => words.every((word) => plain(textOf(block)).includes(word)))
  const named = blocksMatching(({ name }) => name)
  const missing =
    query.trim().length < minMissingQuery
      ? []
      : kinds.filter(({ names }) => words.every((word) => ` ${plain(names)}`.includes(` ${word}`)))
  return { blocks: named.length + missing.length > 0 ? named : blocksMatching(({ all }) => all), missing }
}

export const statusOf = (count: number, total: number) =>
  count === total ? `${total} blocks` : `${count} of ${total} blocks`
