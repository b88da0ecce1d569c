import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { writeFileAtomic } from '../../files/write-file-atomic.ts'
import type { History } from '../model.ts'
import type { JournalChange } from './change.ts'

/** One edit of a person: all of its changes are written, or none. */
type Entry = {
  id: number
  at: number
  label: string
  /** Whether it continues the entry before it, as in one field: Undo undoes both. */
  joins: boolean
  changes: readonly JournalChange[]
}

/** A step is recorded before its files are written, and `written` after them. */
type Line = Entry | { undone: number } | { redone: number } | { written: number } | { cancelled: number }

/** The changes of an entry: to redo, or with `back` to undo. */
export type JournalStep = { label: string; changes: readonly JournalChange[]; back: boolean }

/** A step that is recorded: the files are written next. One of the two is called then. */
export type BegunStep = {
  /** All files are written. */
  finish: () => void
  /** No file is written. */
  cancel: () => void
}

/** How long an edit of the same place continues the previous one, in milliseconds. */
const joinMs = 2_000
/** How much is stored: entries, and characters. */
const mostEntries = 1_000
const mostLength = 50_000_000

const textOf = (line: Line) => `${JSON.stringify(line)}\n`

function readLines(path: string): Line[] {
  let text = ''
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return text.split('\n').flatMap((line) => {
    try {
      return line === '' ? [] : [JSON.parse(line) as Line]
    } catch {
      // The studio ended while it wrote this line.
      return []
    }
  })
}

/** The newest entries that the journal has room for. */
function newest(entries: readonly Entry[]): Entry[] {
  let length = 0
  const first = entries.findLastIndex((entry, index) => {
    length += textOf(entry).length
    return length > mostLength || entries.length - index > mostEntries
  })
  return entries.slice(first + 1)
}

const isContinued = (last: Entry, label: string, changes: readonly JournalChange[], at: number) =>
  last.label === label &&
  at - last.at < joinMs &&
  last.changes.length === changes.length &&
  changes.every(({ file, before }) => last.changes.some((one) => one.file === file && one.after === before))

/** The edits of the studio in all files, stored in a file, so that Undo works after a restart too. */
export function openJournal(path: string) {
  let done: Entry[] = []
  let undone: Entry[] = []
  let nextId = 1
  /** The step whose files may not all be written: the studio ended during it, or it is running. */
  let unfinished: JournalStep | undefined

  function apply(line: Line): void {
    if ('undone' in line) step(line.undone, true)
    else if ('redone' in line) step(line.redone, false)
    else if ('written' in line) unfinished = undefined
    else if ('cancelled' in line) {
      if (done.at(-1)?.id === line.cancelled) done.pop()
      unfinished = undefined
    } else if (line.changes) {
      done.push(line)
      undone = []
      nextId = line.id + 1
      unfinished = { ...line, back: false }
    }
  }

  function step(id: number, back: boolean): void {
    const [from, to] = back ? [done, undone] : [undone, done]
    const entry = from.at(-1)
    if (entry?.id !== id) return
    to.push(entry)
    from.pop()
    unfinished = { ...entry, back }
  }

  mkdirSync(dirname(path), { recursive: true })
  for (const line of readLines(path)) apply(line)
  // Ends a last line that was cut off: the next one would continue it.
  if (unfinished) appendFileSync(path, '\n')
  else compact()

  function compact(): void {
    done = newest(done)
    const steps: Line[] = undone.map(({ id }) => ({ undone: id }))
    writeFileAtomic(path, [...done, ...undone.toReversed(), ...steps, { written: nextId - 1 }].map(textOf).join(''))
  }

  function write(line: Line): void {
    apply(line)
    appendFileSync(path, textOf(line))
  }

  return {
    history(): History {
      const [undo, redo] = [done.at(-1)?.label, undone.at(-1)?.label]
      return { ...(undo !== undefined && { undo }), ...(redo !== undefined && { redo }) }
    },
    /** When the journal was opened: the step during which the studio ended. */
    unfinished: (): JournalStep | undefined => unfinished,
    /** All files of the unfinished step are written. */
    finishUnfinished(): void {
      write({ written: nextId - 1 })
      compact()
    },
    /** Records changes that are about to be written. */
    add(label: string, changes: readonly JournalChange[], at = Date.now()): BegunStep {
      const last = undone.length === 0 ? done.at(-1) : undefined
      const id = nextId
      write({ id, at, label, joins: last !== undefined && isContinued(last, label, changes, at), changes })
      return {
        finish: () => write({ written: id }),
        cancel: () => write({ cancelled: id }),
      }
    },
    /** The entry that Undo (`back`) or Redo concerns next, and whether it continues with another entry. */
    next(back: boolean): (JournalStep & { continues: boolean }) | undefined {
      const entry = back ? done.at(-1) : undone.at(-1)
      if (entry === undefined) return undefined
      const continues = back ? entry.joins : undone.at(-2)?.joins === true
      return { ...entry, back, continues }
    },
    /** Records that the next entry is about to be undone or redone. */
    step(back: boolean): BegunStep | undefined {
      const id = (back ? done : undone).at(-1)?.id
      if (id === undefined) return undefined
      write(back ? { undone: id } : { redone: id })
      return {
        finish: () => write({ written: id }),
        cancel() {
          write(back ? { redone: id } : { undone: id })
          write({ written: id })
        },
      }
    },
  }
}
