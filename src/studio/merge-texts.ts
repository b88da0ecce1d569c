import { diffArrays } from 'diff'
import { spliceBetween } from '../content/edit/splice.ts'

/** Lines of a text, each with its line break. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []

/** Lines that replace those from `start` to before `end` of another text; counted from 0. */
type Hunk = { start: number; end: number; lines: readonly string[] }

function hunksBetween(from: readonly string[], to: readonly string[]): Hunk[] {
  const hunks: Hunk[] = []
  let at = 0
  let isOpen = false
  for (const { added, removed, value } of diffArrays([...from], [...to])) {
    if (!added && !removed) {
      at += value.length
      isOpen = false
      continue
    }
    const last = isOpen ? hunks.pop() : undefined
    const { start = at, lines = [] } = last ?? {}
    if (removed) at += value.length
    hunks.push({ start, end: at, lines: added ? [...lines, ...value] : lines })
    isOpen = true
  }
  return hunks.flatMap(byLine)
}

/** Splits a replacement by equally many lines into single lines: another person may have changed a line beside. */
const byLine = (hunk: Hunk): Hunk[] =>
  hunk.end - hunk.start === hunk.lines.length
    ? hunk.lines.map((line, index) => ({ start: hunk.start + index, end: hunk.start + index + 1, lines: [line] }))
    : [hunk]

/** A range of a text, as offsets, and its replacement. */
export type TextChange = { from: number; to: number; insert: string }

/** The changes that turn one text into another: line by line, without what the lines have in common at both ends. */
export function textChanges(from: string, to: string): TextChange[] {
  const lines = linesOf(from)
  const offsets = [0]
  for (const line of lines) offsets.push((offsets.at(-1) ?? 0) + line.length)
  return hunksBetween(lines, linesOf(to)).map(({ start, end, lines: added }) => {
    const [offset = 0, until = 0] = [offsets[start], offsets[end]]
    const { start: first, end: last, text } = spliceBetween(from.slice(offset, until), added.join(''))
    return { from: offset + first, to: offset + last, insert: text }
  })
}

type Side = 'mine' | 'theirs'
type Group = { start: number; end: number; hunks: Record<Side, Hunk[]> }

/** Whether two changes overlap. Two insertions at the same place do, since neither has to come first. */
const overlap = (one: Omit<Hunk, 'lines'>, other: Omit<Hunk, 'lines'>) =>
  (one.start < other.end && other.start < one.end) ||
  (one.start === other.start && one.start === one.end && other.start === other.end)

/** Changes of both sides, those of the same lines together, from top to bottom. */
function grouped(mine: readonly Hunk[], theirs: readonly Hunk[]): Group[] {
  const all = [
    ...mine.map((hunk) => ({ side: 'mine' as const, hunk })),
    ...theirs.map((hunk) => ({ side: 'theirs' as const, hunk })),
  ].sort((one, other) => one.hunk.start - other.hunk.start || one.hunk.end - other.hunk.end)
  const groups: Group[] = []
  for (const { side, hunk } of all) {
    const last = groups.at(-1)
    const group = last && overlap(last, hunk) ? last : { ...hunk, hunks: { mine: [], theirs: [] } }
    if (group !== last) groups.push(group)
    group.end = Math.max(group.end, hunk.end)
    group.hunks[side].push(hunk)
  }
  return groups
}

/** Lines of a text with changes in them. */
function changed(base: readonly string[], { start, end }: Omit<Group, 'hunks'>, hunks: readonly Hunk[]): string {
  let at = start
  const lines = hunks.flatMap((hunk) => {
    const before = base.slice(at, hunk.start)
    at = hunk.end
    return [...before, ...hunk.lines]
  })
  return [...lines, ...base.slice(at, end)].join('')
}

/** Both versions of the lines that were changed in two ways. */
type Conflict = { mine: string; theirs: string }

/**
 * Merges the changes of two texts with the same `base`. Lines that both have changed are those of `mine`; then
 * `conflict` has both versions of them.
 */
export function mergeTexts(base: string, mine: string, theirs: string): { text: string; conflict?: Conflict } {
  const lines = linesOf(base)
  const conflicts: Conflict[] = []
  let at = 0
  let text = ''
  for (const group of grouped(hunksBetween(lines, linesOf(mine)), hunksBetween(lines, linesOf(theirs)))) {
    const { hunks } = group
    const own = changed(lines, group, hunks.mine)
    const other = changed(lines, group, hunks.theirs)
    const isBoth = hunks.mine.length > 0 && hunks.theirs.length > 0
    if (isBoth && own !== other) conflicts.push({ mine: own, theirs: other })
    text += lines.slice(at, group.start).join('') + (hunks.mine.length > 0 ? own : other)
    at = group.end
  }
  text += lines.slice(at).join('')
  if (conflicts.length === 0) return { text }
  const joined = (side: Side) => conflicts.map((one) => one[side].trimEnd()).join('\n…\n')
  return { text, conflict: { mine: joined('mine'), theirs: joined('theirs') } }
}
