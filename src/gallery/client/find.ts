/** Words of a text as they are compared: small letters, hyphens as spaces. */
const plain = (text: string) => text.toLowerCase().replaceAll('-', ' ')

const wordsOf = (query: string) => plain(query).split(/\s+/).filter(Boolean)

/** What a block is found by: first its names and what it is for, else all that is said of its fields. */
export type Findable = { name: string; all: string }

/** The shortest query that a missing kind of block answers to: a letter or two would find half of them. */
const leastOfMissing = 3

/**
 * The blocks that have every word of the query, and the kinds of blocks that do not exist and are called so. Blocks that
 * have the words in names or purpose come alone, and fields are only searched where no name answers.
 */
export function found<Block extends Findable, Kind extends { names: string }>(
  query: string,
  blocks: readonly Block[],
  kinds: readonly Kind[],
): { blocks: readonly Block[]; missing: readonly Kind[] } {
  const words = wordsOf(query)
  const having = (textOf: (block: Block) => string) =>
    blocks.filter((block) => words.every((word) => plain(textOf(block)).includes(word)))
  const named = having(({ name }) => name)
  const missing =
    query.trim().length < leastOfMissing
      ? []
      : kinds.filter(({ names }) => words.every((word) => ` ${plain(names)}`.includes(` ${word}`)))
  return { blocks: named.length + missing.length > 0 ? named : having(({ all }) => all), missing }
}

export const statusOf = (count: number, total: number) =>
  count === total ? `${total} blocks` : `${count} of ${total} blocks`
