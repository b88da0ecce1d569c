import type { BlockTypeModel } from '../../wire/setup.ts'
import { plainDescription } from '../../words.ts'

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** How well a word fits a block type, 0 at best: what a block is called comes before what else is said about it. `undefined` if it does not. */
function rankOf({ type, name, alsoCalled, description }: BlockTypeModel, word: string): number | undefined {
  const tests: readonly ((texts: readonly string[]) => boolean)[] = [
    (texts) => texts.some((text) => wordsIn(text).join(' ') === word),
    (texts) => texts.some((text) => wordsIn(text).includes(word)),
    (texts) => texts.some((text) => wordsIn(text).some((one) => one.startsWith(word))),
    (texts) => texts.some((text) => text.toLowerCase().includes(word)),
  ]
  const ranked = [[name, type], alsoCalled, [plainDescription(description)]].flatMap((texts) =>
    tests.map((test) => test(texts)),
  )
  const rank = ranked.indexOf(true)
  return rank === -1 ? undefined : rank
}

/** The block types in which all words occur, the best first; all of them without words. */
export function foundBlocks(types: readonly BlockTypeModel[], typed: string): readonly BlockTypeModel[] {
  const words = wordsIn(typed)
  return types
    .flatMap((type) => {
      const ranks = words.map((word) => rankOf(type, word))
      return ranks.includes(undefined) ? [] : [{ type, rank: Math.max(0, ...(ranks as number[])) }]
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ type }) => type)
}
