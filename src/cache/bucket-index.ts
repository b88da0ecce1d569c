import { appendFileSync, closeSync, mkdirSync, openSync, readSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { writeFileAtomic } from '../files/write-file-atomic.ts'

/** What is known of a cached value: the hash of its bytes, the size and time of its file, and the day of its last use. */
export type IndexEntry = { hash: string; size: number; mtimeMs: number; usedMs: number }

/** It begins a line of its own: a process that was killed may have left half of one. */
const lineOf = (key: string, { hash, size, mtimeMs, usedMs }: IndexEntry) =>
  `\n${key} ${hash} ${size} ${mtimeMs} ${usedMs}\n`

/** Several processes may have written at once, or one was killed while it wrote: such a line counts for nothing. */
function parseLine(line: string): [key: string, entry: IndexEntry] | undefined {
  const [key, hash, size, mtimeMs, usedMs, ...more] = line.split(' ')
  if (!key || hash?.length !== 64 || !usedMs || more.length > 0) return undefined
  return [key, { hash, size: Number(size), mtimeMs: Number(mtimeMs), usedMs: Number(usedMs) }]
}

/**
 * The index of a bucket: a file to which each process appends a line for each value that it caches, so that many can write
 * at once. The last line of a key counts. What others have appended is read before each answer. A line that is lost costs
 * nothing but time. Throws if the file cannot be written.
 */
export function createBucketIndex(file: string) {
  let entries = new Map<string, IndexEntry>()
  let inode = 0
  let readBytes = 0

  function refresh(): void {
    const stats = statSync(file, { throwIfNoEntry: false })
    const size = stats?.size ?? 0
    if (stats?.ino !== inode || size < readBytes) {
      entries = new Map()
      inode = stats?.ino ?? 0
      readBytes = 0
    }
    if (size === readBytes) return
    const added = readFrom(file, readBytes, size)
    const end = added.lastIndexOf('\n') + 1
    for (const line of added.slice(0, end).split('\n')) {
      const parsed = parseLine(line)
      if (parsed) entries.set(...parsed)
    }
    readBytes += end
  }

  return {
    get(key: string): IndexEntry | undefined {
      refresh()
      return entries.get(key)
    },
    entries(): ReadonlyMap<string, IndexEntry> {
      refresh()
      return entries
    },
    add(key: string, entry: IndexEntry): void {
      mkdirSync(dirname(file), { recursive: true })
      appendFileSync(file, lineOf(key, entry))
    },
    /** Keeps these entries alone. What is appended meanwhile is lost. */
    replace: (kept: ReadonlyMap<string, IndexEntry>): void =>
      writeFileAtomic(file, [...kept].map(([key, entry]) => lineOf(key, entry)).join('')),
  }
}

/** The text of a file from one byte to another. Lines are ASCII. */
function readFrom(file: string, start: number, end: number): string {
  const bytes = Buffer.alloc(end - start)
  const descriptor = openSync(file, 'r')
  try {
    return bytes.toString('latin1', 0, readSync(descriptor, bytes, 0, bytes.length, start))
  } finally {
    closeSync(descriptor)
  }
}
