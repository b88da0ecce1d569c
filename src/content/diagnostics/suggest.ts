import { distance } from 'fastest-levenshtein'
import { correctedLine, type Source } from '../parse/source.ts'
import type { Range } from '../parse/yaml-document.ts'

/**
 * How many edits may separate the written name from the suggested one. Two swapped letters are two edits, so a word of
 * four letters may have two; with two, a shorter one would be close to anything.
 */
const reach = (written: string) => (written.length < 4 ? 1 : Math.min(3, Math.max(2, Math.floor(written.length / 3))))

/** The closest name, or `undefined` if none is close enough. */
export function suggest(written: string, names: Iterable<string>): string | undefined {
  const lowerCase = written.toLowerCase()
  let best: string | undefined
  let minEdits = reach(written) + 1
  for (const name of names) {
    if (Math.abs(name.length - lowerCase.length) >= minEdits) continue
    const edits = distance(lowerCase, name.toLowerCase())
    if (edits < minEdits) {
      best = name
      minEdits = edits
    }
  }
  return best
}

/** Names with the closest first, for truncated lists. */
export const closestFirst = (written: string, names: Iterable<string>): string[] =>
  [...names]
    .map((name) => ({ name, edits: distance(written, name) }))
    .sort((a, b) => a.edits - b.edits || (a.name < b.name ? -1 : 1))
    .map(({ name }) => name)

/** Facts of an unknown name for its diagnostic: the suggestion, the line with it, and all names, the closest first. */
export function unknownName(name: string, names: Iterable<string>, { source, start, end }: Range & { source: Source }) {
  const all = [...names]
  const suggestion = suggest(name, all)
  const corrected = suggestion === undefined ? undefined : correctedLine(source, start, end, suggestion)
  return { name, suggestion, corrected, names: closestFirst(name, all) }
}
