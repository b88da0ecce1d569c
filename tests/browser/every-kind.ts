import { memoize } from '../../src/cache/memoize.ts'
import { isLong } from '../support/long.ts'
import { isTestedBlock } from '../support/tested-blocks.ts'
import { addressOf, documentFiles, readBuilt } from './built-site.ts'

/**
 * Addresses of a few pages that together show a block of every type, with `onEachTone` on each of its tones. They stand
 * for all others.
 */
export function onePageOfEveryKind({ onEachTone = false } = {}): string[] {
  const missing = new Map(documentFiles().map((file) => [file, kindsOn(file, onEachTone)]))
  const chosen: string[] = []
  for (;;) {
    // The page with most kinds that no chosen page shows.
    const [file, kinds] = [...missing].reduce((largest, next) => (next[1].size > largest[1].size ? next : largest))
    if (kinds.size === 0) return chosen.sort()
    chosen.push(addressOf(file))
    for (const [other, left] of missing) missing.set(other, left.difference(kinds))
  }
}

/** Pages that show a block of every type on each of its tones; in the long part all pages. */
export const pagesToLookAt = (): string[] =>
  isLong ? documentFiles().map(addressOf) : onePageOfEveryKind({ onEachTone: true })

/** The type and tone of each block of a page. All pages are read once, though several files of tests ask for them. */
const blocksOn = memoize((file: string) =>
  [...readBuilt(file).matchAll(/<section data-block="([a-z-]+)" id="[^"]*" data-tone="([a-z]+)"/g)]
    .map(([, type = '', tone = '']) => ({ type, tone }))
    .filter(({ type }) => isTestedBlock(type)),
)

/** The kinds of blocks on a page: a kind is a type, or a type and a tone. */
const kindsOn = (file: string, onEachTone: boolean): ReadonlySet<string> =>
  new Set(blocksOn(file).map(({ type, tone }) => (onEachTone ? `${type} ${tone}` : type)))
