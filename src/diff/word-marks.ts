import { escapeAttribute as text } from '../renderer/escape.ts'
import type { Change } from './report.ts'

/** Words with the space that follows them. */
const wordsOf = (line: string) => line.match(/\S+\s*|\s+/g) ?? []

/** One line against another: what both begin and end with stays, what lies between is marked. */
function markPair(from: string, to: string): [string, string] {
  const one = wordsOf(from)
  const other = wordsOf(to)
  const most = Math.min(one.length, other.length)
  let start = 0
  while (start < most && one[start] === other[start]) start += 1
  let end = 0
  while (end < most - start && one.at(-1 - end)?.trim() === other.at(-1 - end)?.trim()) end += 1
  // Lines that share nothing are told as lines.
  if (start + end === 0) return [text(from), text(to)]
  const marked = (words: readonly string[], element: 'del' | 'ins') => {
    const middle = words.slice(start, words.length - end).join('')
    const shown =
      middle === '' ? '' : `<${element}>${text(middle.trimEnd())}</${element}>${/\s$/.test(middle) ? ' ' : ''}`
    return text(words.slice(0, start).join('')) + shown + text(words.slice(words.length - end).join(''))
  }
  return [marked(one, 'del'), marked(other, 'ins')]
}

/** The lines of a change as HTML. Where as many come as go, the words that differ are marked. */
export function markWords({ removed, added }: Change): { removed: string[]; added: string[] } {
  if (removed.length !== added.length) return { removed: removed.map(text), added: added.map(text) }
  const pairs = removed.map((line, index) => markPair(line, added[index] ?? ''))
  return { removed: pairs.map(([from]) => from), added: pairs.map(([, to]) => to) }
}
