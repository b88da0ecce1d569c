import { spliceBetween } from '../../../content/edit/splice.ts'
import type { Direction } from '../../wire/page.ts'

/** The hash of a file that does not exist. */
export const missingHash = ''

/** A change of one file: at `start`, `old` was replaced by `new`. */
export type JournalChange = {
  file: string
  /** Hashes of the file before and after; {@link missingHash} if it was created or deleted. */
  before: string
  after: string
  start: number
  old: string
  new: string
  /** The texts around it, to find it in a file that was changed since. */
  lead: string
  tail: string
  /** The file is no text: it is replaced as a whole, by bytes that are stored under their hashes. */
  isBinary?: boolean
}

const contextLength = 60

/** The change of a file that is no text. */
export const binaryChange = { start: 0, old: '', new: '', lead: '', tail: '', isBinary: true } as const

/** The change that turns one text of a file into another. */
export function changeOf(
  before: string,
  after: string,
): Pick<JournalChange, 'start' | 'old' | 'new' | 'lead' | 'tail'> {
  const { start, end, text } = spliceBetween(before, after)
  return {
    start,
    old: before.slice(start, end),
    new: text,
    lead: before.slice(Math.max(0, start - contextLength), start),
    tail: before.slice(end, end + contextLength),
  }
}

/**
 * The text with a change undone or redone; it is empty for a file that does not exist. Where the file was changed
 * elsewhere since, the texts around the change find its place: `undefined` if they occur twice, or nowhere.
 */
export function textAfter(text: string, hash: string, change: JournalChange, direction: Direction): string | undefined {
  const isUndo = direction === 'undo'
  const [from, to] = isUndo ? [change.new, change.old] : [change.old, change.new]
  const [source, target] = isUndo ? [change.after, change.before] : [change.before, change.after]
  if (hash === target) return text
  if (hash === source) return text.slice(0, change.start) + to + text.slice(change.start + from.length)
  if (source === missingHash || target === missingHash) return undefined
  const around = change.lead + from + change.tail
  const at = text.indexOf(around)
  if (around === '' || at === -1 || text.indexOf(around, at + 1) !== -1) return undefined
  const start = at + change.lead.length
  return text.slice(0, start) + to + text.slice(start + from.length)
}
