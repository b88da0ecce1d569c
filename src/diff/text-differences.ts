import { changedLines } from '../content/compare/line-diff.ts'
import { createMask, maskHash } from '../content/near-duplicates/mask.ts'
import { createWords, splitWords } from '../content/near-duplicates/words.ts'
import { cutLines } from './line-words.ts'
import type { ChangedLines } from './report.ts'

/** The positions at which the text of a block differs. */
export const changesIn = (type: string, before: readonly string[], after: readonly string[]): ChangedLines[] =>
  changedLines(before.join('\n'), after.join('\n')).map((lines) => ({ type, ...lines }))

const maskSign = '…'

/** If as many lines are added as removed, only the words that differ. */
function differing({ removed, added }: ChangedLines): [string[], string[]] {
  if (removed.length !== added.length) return [removed, added]
  const pairs = removed.map((line, index) => cutLines(line, added[index] ?? ''))
  return [pairs.map(([{ middle }]) => middle.trim()), pairs.map(([, { middle }]) => middle.trim())]
}

/**
 * Creates a function that returns the same key for two changes with the same words, ignoring the names of cities and
 * services: a fragment that names the city of its page changes in the same way everywhere, and so does a sentence that
 * follows another one on each page.
 */
export function createChangeKey(names: readonly string[]): (change: ChangedLines) => string {
  const mask = createMask(names)
  const slugs = new Set(names)
  const words = createWords()
  const masked = (lines: readonly string[]) => {
    // Short slugs, such as `la`, are names in an address and words elsewhere.
    const text = lines.join('\n').replace(/(?<=\/)[a-z0-9-]+/g, (part) => (slugs.has(part) ? maskSign : part))
    splitWords(text, words)
    mask(words, text)
    let key = ''
    let end = 0
    for (let at = 0; at < words.count; at++) {
      const start = words.starts[at] as number
      key += text.slice(end, start)
      end = words.ends[at] as number
      key += words.hashes[at] === maskHash ? maskSign : text.slice(start, end)
    }
    return key + text.slice(end)
  }
  return (change) => JSON.stringify([change.type, ...differing(change).map(masked)])
}
