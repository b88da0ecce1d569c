import { escapeAttribute as text } from '../render/escape.ts'
import { type CutLine, cutLines } from './line-words.ts'
import type { Change } from './report.ts'

function marked({ start, middle, end }: CutLine, element: 'del' | 'ins'): string {
  // Lines without common words are shown as lines.
  if (start + end === '') return text(middle)
  const shown =
    middle === '' ? '' : `<${element}>${text(middle.trimEnd())}</${element}>${/\s$/.test(middle) ? ' ' : ''}`
  return text(start) + shown + text(end)
}

/** The lines of a change as HTML. If as many lines are added as removed, the words that differ are marked. */
export function markWords({ removed, added }: Change): { removed: string[]; added: string[] } {
  if (removed.length !== added.length) return { removed: removed.map(text), added: added.map(text) }
  const pairs = removed.map((line, index) => cutLines(line, added[index] ?? ''))
  return { removed: pairs.map(([from]) => marked(from, 'del')), added: pairs.map(([, to]) => marked(to, 'ins')) }
}
