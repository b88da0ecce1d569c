import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isAbsent } from '../../../files/read-text.ts'
import { writeFileAtomic } from '../../../files/write-file-atomic.ts'
import type { Direction, History } from '../../wire/page.ts'
import { type JournalChange, textAfter } from './journal-change.ts'
import { createStoredBytes } from './stored-bytes.ts'

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

/** The changes of an entry, to undo or to redo. A new entry is written like one that is redone. */
export type JournalStep = { label: string; changes: readonly JournalChange[]; direction: Direction }

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
const maxEntries = 1_000
const maxLength = 50_000_000

const textOf = (line: Line) => `${JSON.stringify(line)}\n`

function readLines(path: string): Line[] {
  let text = ''
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if (!isAbsent(error)) throw error
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
    return length > maxLength || entries.length - index > maxEntries
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
  /** What the last new entry has taken from Redo: it returns if the entry is cancelled. */
  let undoneBefore: Entry[] = []
  let nextId = 1
  /** The step whose files may not all be written: the studio ended during it, or it is running. */
  let unfinished: JournalStep | undefined

  function apply(line: Line): void {
    if ('undone' in line) step(line.undone, 'undo')
    else if ('redone' in line) step(line.redone, 'redo')
    else if ('written' in line) unfinished = undefined
    else if ('cancelled' in line) {
      if (done.at(-1)?.id === line.cancelled) {
        done.pop()
        undone = undoneBefore
      }
      unfinished = undefined
    } else if (line.changes) {
      done.push(line)
      undoneBefore = undone
      undone = []
      nextId = line.id + 1
      unfinished = { ...line, direction: 'redo' }
    }
  }

  function step(id: number, direction: Direction): void {
    const [from, to] = direction === 'undo' ? [done, undone] : [undone, done]
    const entry = from.at(-1)
    if (entry?.id !== id) return
    to.push(entry)
    from.pop()
    unfinished = { ...entry, direction }
  }

  mkdirSync(dirname(path), { recursive: true })
  const bytes = createStoredBytes(join(dirname(path), 'bytes'))
  for (const line of readLines(path)) apply(line)
  // Ends a last line that was cut off: the next one would continue it.
  if (unfinished) appendFileSync(path, '\n')
  else compact()

  function compact(): void {
    done = newest(done)
    const binary = [...done, ...undone].flatMap(({ changes }) => changes.filter(({ isBinary }) => isBinary))
    bytes.prune(new Set(binary.flatMap(({ before, after }) => [before, after])))
    const steps: Line[] = undone.map(({ id }) => ({ undone: id }))
    writeFileAtomic(path, [...done, ...undone.toReversed(), ...steps, { written: nextId - 1 }].map(textOf).join(''))
  }

  function write(line: Line): void {
    apply(line)
    appendFileSync(path, textOf(line))
  }

  return {
    /** The bytes of files that are no text, before and after their changes. */
    bytes,
    history(): History {
      const [undo, redo] = [done.at(-1)?.label, undone.at(-1)?.label]
      return { ...(undo !== undefined && { undo }), ...(redo !== undefined && { redo }) }
    },
    /**
     * The text that a file had with a hash, of its text now: of the steps in between, one after the other. `undefined` where they do
     * not lead there, such as if another program has written the file.
     */
    earlierText(file: string, wanted: string, now: { text: string; hash: string }): string | undefined {
      let { text, hash } = now
      const changes = done.toReversed().flatMap((entry) => entry.changes.filter((one) => one.file === file))
      for (const change of changes) {
        if (hash === wanted) break
        if (change.after !== hash || change.isBinary) return undefined
        text = textAfter(text, hash, change, 'undo') ?? ''
        hash = change.before
      }
      return hash === wanted ? text : undefined
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
    /** The entry that Undo or Redo concerns next, and whether the step continues with another entry. */
    next(direction: Direction): (JournalStep & { continues: boolean }) | undefined {
      const isUndo = direction === 'undo'
      const entry = isUndo ? done.at(-1) : undone.at(-1)
      if (entry === undefined) return undefined
      const continues = isUndo ? entry.joins : undone.at(-2)?.joins === true
      return { ...entry, direction, continues }
    },
    /** Records that the next entry is about to be undone or redone. */
    step(direction: Direction): BegunStep | undefined {
      const isUndo = direction === 'undo'
      const id = (isUndo ? done : undone).at(-1)?.id
      if (id === undefined) return undefined
      write(isUndo ? { undone: id } : { redone: id })
      return {
        finish: () => write({ written: id }),
        cancel() {
          write(isUndo ? { redone: id } : { undone: id })
          write({ written: id })
        },
      }
    },
  }
}
