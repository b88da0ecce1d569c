import { closeSync, fstatSync, mkdirSync, openSync, readSync, renameSync, rmSync, utimesSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { temporaryBeside } from '../files/temporary-files.ts'
import { hashOf } from './hash.ts'
import { isDayOld } from './time-span.ts'

/** The hash of a part, as the pack stores it: 20 hexadecimal digits. */
export const partHash = (bytes: string | Uint8Array): string => hashOf(bytes).slice(0, 20)

/** Where a part is in its file, and its hash. */
type StoredPart = readonly [start: number, length: number, hash: string]
type StoredRow<Facts> = readonly [key: string, facts: Facts, parts: Readonly<Record<string, StoredPart>>]

/** A row of a pack: small facts, and named parts, each of which is read when somebody asks for it. */
export type PackRow<Facts> = {
  facts: Facts
  /** The names of its parts. */
  parts: readonly string[]
  /** The hash of a part. */
  hashOf: (part: string) => string | undefined
  /** A part; `undefined` if there is none, or it is damaged. */
  read: (part: string) => Buffer | undefined
}

/** The length of the last line of a pack: what it is, the length of its rows, and their hash. */
const trailerLength = 160

/**
 * Reads a pack: many computed values in one file, which is opened sooner than thousands of files. It begins with the parts
 * of all rows, then come the rows as JSON, then one line with the version of the pack and the hash of the rows. A file that
 * is damaged, truncated, or of another version is as good as none: then the pack is empty.
 */
export function readPack<Facts>(file: string, version: string): ReadonlyMap<string, PackRow<Facts>> {
  let fd: number | undefined
  try {
    const opened = openSync(file, 'r')
    fd = opened
    const at = (start: number, length: number) => {
      const bytes = Buffer.allocUnsafe(length)
      return bytes.subarray(0, readSync(opened, bytes, 0, length, start))
    }
    const { size, mtimeMs } = fstatSync(opened)
    const end = size - trailerLength
    const [written, length, hash] = at(end, trailerLength).toString('latin1').trimEnd().split(' ')
    const rows = at(end - Number(length), Number(length))
    if (written !== version || hash !== hashOf(rows)) throw new Error('Not this pack')
    if (isDayOld(mtimeMs)) recordUse(file)
    const rowOf = (facts: Facts, parts: StoredRow<Facts>[2]): PackRow<Facts> => ({
      facts,
      parts: Object.keys(parts),
      hashOf: (name) => parts[name]?.[2],
      read(name) {
        const [start = 0, length = 0, hash] = parts[name] ?? []
        const bytes = at(start, length)
        return hash === partHash(bytes) ? bytes : undefined
      },
    })
    return new Map(
      (JSON.parse(rows.toString()) as StoredRow<Facts>[]).map(([key, facts, parts]) => [key, rowOf(facts, parts)]),
    )
  } catch {
    if (fd !== undefined) closeSync(fd)
    return new Map()
  }
}

/** The cache removes a pack whose time is of a week ago. */
function recordUse(file: string): void {
  try {
    const now = new Date()
    utimesSync(file, now, now)
  } catch {
    // A cache that others alone may write serves all the same.
  }
}

const bufferSize = 1 << 20

/**
 * Writes a pack row by row, and puts it in place of `file` with `finish()`. Until then, and if writing fails, the file stays
 * as it is. `version` has no spaces.
 */
export function createPackWriter<Facts>(file: string, version: string) {
  const temporary = temporaryBeside(file)
  mkdirSync(dirname(file), { recursive: true })
  const fd = openSync(temporary, 'w')
  const rows: StoredRow<Facts>[] = []
  const buffer = Buffer.allocUnsafe(bufferSize)
  let filled = 0
  let flushed = 0
  let isOpen = true
  const close = () => {
    if (isOpen) closeSync(fd)
    isOpen = false
  }
  const flush = () => {
    writeSync(fd, buffer, 0, filled)
    flushed += filled
    filled = 0
  }
  const append = (bytes: Uint8Array) => {
    if (filled + bytes.length > bufferSize) flush()
    if (bytes.length > bufferSize) flushed += writeSync(fd, bytes)
    else {
      buffer.set(bytes, filled)
      filled += bytes.length
    }
  }
  const appendPart = (bytes: Uint8Array, hash = partHash(bytes)): StoredPart => {
    const start = flushed + filled
    append(bytes)
    return [start, bytes.length, hash]
  }
  return {
    /** Adds a row with its parts. */
    add(key: string, facts: Facts, parts: Readonly<Record<string, string>>): void {
      const stored = Object.entries(parts).map(([name, text]) => [name, appendPart(Buffer.from(text))] as const)
      rows.push([key, facts, Object.fromEntries(stored)])
    },
    /** Adds a row of another pack with some parts replaced, unless one of the others is damaged. */
    copy(
      key: string,
      { facts, parts, hashOf, read }: PackRow<Facts>,
      replaced: Readonly<Record<string, string>> = {},
    ): void {
      const kept = parts.filter((name) => replaced[name] === undefined).map((name) => [name, read(name)] as const)
      if (kept.some(([, bytes]) => bytes === undefined)) return
      const copied = kept.map(([name, bytes]) => [name, appendPart(bytes as Buffer, hashOf(name))] as const)
      const added = Object.entries(replaced).map(([name, text]) => [name, appendPart(Buffer.from(text))] as const)
      rows.push([key, facts, Object.fromEntries([...copied, ...added])])
    },
    finish(): void {
      const json = Buffer.from(JSON.stringify(rows))
      append(json)
      append(Buffer.from(`${version} ${json.length} ${hashOf(json)}`.padEnd(trailerLength)))
      flush()
      close()
      renameSync(temporary, file)
    },
    /** Leaves the file as it is. */
    abandon(): void {
      close()
      rmSync(temporary, { force: true })
    },
  }
}
