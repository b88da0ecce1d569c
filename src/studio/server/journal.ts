import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { hashOf } from '../../cache/hash.ts'
import { writeFileAtomic } from '../../cache/write-file-atomic.ts'
import type { History } from '../model.ts'

/** A change of one file: at `start`, `old` was replaced by `new`. */
export type Change = {
  file: string
  /** Hashes of the file before and after. */
  before: string
  after: string
  start: number
  old: string
  new: string
  /** The texts around it, to find it in a file that was changed since. */
  lead: string
  tail: string
}

type Entry = Change & {
  id: number
  at: number
  label: string
  /** Whether it continues the entry before it, as in one field: Undo takes back both. */
  joins: boolean
}
type Line = Entry | { undone: number } | { redone: number }

/** How long an edit of the same place continues the previous one, in milliseconds. */
const joinMs = 2_000
/** How many entries are stored. */
const mostEntries = 1_000
const contextLength = 60

/** The change that turns one text of a file into another. */
export function changeOf(before: string, after: string): Pick<Change, 'start' | 'old' | 'new' | 'lead' | 'tail'> {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let same = 0
  const most = Math.min(before.length, after.length) - start
  while (same < most && before[before.length - 1 - same] === after[after.length - 1 - same]) same++
  const end = before.length - same
  return {
    start,
    old: before.slice(start, end),
    new: after.slice(start, after.length - same),
    lead: before.slice(Math.max(0, start - contextLength), start),
    tail: before.slice(end, end + contextLength),
  }
}

/**
 * The text with a change taken back, or `back: false` done again. A file that was changed elsewhere since is searched
 * for the place; `undefined` if it is not there, or there twice.
 */
export function textAfter(text: string, hash: string, change: Change, back: boolean): string | undefined {
  const [from, to] = back ? [change.new, change.old] : [change.old, change.new]
  // The studio ended before it could record this step.
  if (hash === (back ? change.before : change.after)) return text
  if (hash === (back ? change.after : change.before))
    return text.slice(0, change.start) + to + text.slice(change.start + from.length)
  const around = change.lead + from + change.tail
  const at = text.indexOf(around)
  if (around === '' || at === -1 || text.indexOf(around, at + 1) !== -1) return undefined
  const start = at + change.lead.length
  return text.slice(0, start) + to + text.slice(start + from.length)
}

/**
 * The edits of the studio, in a file that survives its end. An entry is written before its file is: when the studio
 * ends in between, the file still has its old text, and the entry is dropped at the next start.
 */
export function openJournal(path: string, textOf: (file: string) => Uint8Array | undefined) {
  let done: Entry[] = []
  let undone: Entry[] = []
  let nextId = 1

  function apply(line: Line): void {
    if ('undone' in line) {
      if (done.at(-1)?.id === line.undone) undone.push(done.pop() as Entry)
    } else if ('redone' in line) {
      if (undone.at(-1)?.id === line.redone) done.push(undone.pop() as Entry)
    } else {
      done.push(line)
      undone = []
      nextId = line.id + 1
    }
  }

  const write = (line: Line) => appendFileSync(path, `${JSON.stringify(line)}\n`)

  function open(): void {
    mkdirSync(dirname(path), { recursive: true })
    let text = ''
    try {
      text = readFileSync(path, 'utf8')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
    for (const line of text.split('\n')) {
      try {
        if (line !== '') apply(JSON.parse(line))
      } catch {
        // The studio ended while it wrote this line.
      }
    }
    const last = done.at(-1)
    const bytes = last && textOf(last.file)
    if (last && bytes && last.before !== last.after && hashOf(bytes) === last.before) done.pop()
    done = done.slice(-mostEntries)
    const lines: Line[] = [...done, ...undone.toReversed(), ...undone.map(({ id }) => ({ undone: id }))]
    writeFileAtomic(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  }
  open()

  return {
    history(): History {
      const [undo, redo] = [done.at(-1)?.label, undone.at(-1)?.label]
      return { ...(undo !== undefined && { undo }), ...(redo !== undefined && { redo }) }
    },
    /** Records a change that is about to be written. Returns what takes the record back if the writing fails. */
    add(label: string, change: Change, at = Date.now()): () => void {
      const last = undone.length === 0 ? done.at(-1) : undefined
      const joins = last !== undefined && last.label === label && last.after === change.before && at - last.at < joinMs
      const entry: Entry = { ...change, id: nextId, at, label, joins }
      apply(entry)
      write(entry)
      return () => {
        done.pop()
        write({ undone: entry.id })
      }
    },
    /** The next change that Undo (`back`) or Redo concerns, and whether another one belongs to it. */
    next(back: boolean): { change: Change; label: string; continues: boolean } | undefined {
      const entry = back ? done.at(-1) : undone.at(-1)
      if (entry === undefined) return undefined
      const continues = back ? entry.joins : undone.at(-2)?.joins === true
      return { change: entry, label: entry.label, continues }
    },
    /** Records that this change was taken back or done again. */
    step(back: boolean): void {
      const entry = back ? done.at(-1) : undone.at(-1)
      if (entry === undefined) return
      const line = back ? { undone: entry.id } : { redone: entry.id }
      apply(line)
      write(line)
    },
  }
}
