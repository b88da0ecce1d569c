/** Words of a text as they are compared: small letters, hyphens as spaces. */
const plain = (text: string) => text.toLowerCase().replaceAll('-', ' ')

const wordsOf = (query: string) => plain(query).split(/\s+/).filter(Boolean)

/** What a block is found by: first its name and what it is for, else all that is said of its fields. */
export type Findable = { name: string; all: string }

/** Which of the blocks have every word of the query. Those that have them in name or purpose come alone. */
export function found<T extends Findable>(blocks: readonly T[], query: string): readonly T[] {
  const words = wordsOf(query)
  const having = (textOf: (block: T) => string) =>
    blocks.filter((block) => words.every((word) => plain(textOf(block)).includes(word)))
  const named = having(({ name }) => name)
  return named.length > 0 ? named : having(({ all }) => all)
}

export const statusOf = (count: number, total: number) =>
  count === total ? `${total} blocks` : `${count} of ${total} blocks`
