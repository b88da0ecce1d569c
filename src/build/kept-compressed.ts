import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Two compressed copies of the same bytes. */
export type Copies = { br: Uint8Array; gz: Uint8Array }

/** What no build has asked for this long, in milliseconds, is forgotten. */
const keptMs = 7 * 24 * 60 * 60 * 1000

const sha256 = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

const hashBytes = 32
const lengthBytes = 4

/** Both copies in one file, behind a hash of all that follows: a file that is cut or was changed is not believed. */
function packed({ br, gz }: Copies): Buffer {
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32LE(br.length)
  return Buffer.concat([sha256(length, br, gz), length, br, gz])
}

function unpacked(bytes: Buffer): Copies | undefined {
  if (bytes.length < hashBytes + lengthBytes) return undefined
  if (!sha256(bytes.subarray(hashBytes)).equals(bytes.subarray(0, hashBytes))) return undefined
  const start = hashBytes + lengthBytes
  const end = start + bytes.readUInt32LE(hashBytes)
  return { br: bytes.subarray(start, end), gz: bytes.subarray(end) }
}

/** Compressed copies by what was compressed and how, below `folder`. Where that cannot be written, nothing is kept. */
export function createKeptCopies(folder: string) {
  const asked = new Set<string>()
  const made = new Set<string>()

  const fileOf = (name: string) => {
    const below = join(folder, name.slice(0, 2))
    if (!made.has(below)) mkdirSync(below, { recursive: true })
    made.add(below)
    return join(below, name)
  }

  return {
    /** The copies from before, or those that `compress` makes. `way` stands for how it does. */
    async copiesOf(bytes: Uint8Array, way: string, compress: () => Promise<Copies>): Promise<Copies> {
      const name = sha256(way, '\n', bytes).toString('hex')
      asked.add(name)
      try {
        const known = unpacked(readFileSync(fileOf(name)))
        if (known) return known
      } catch {
        // It is not there yet.
      }
      const copies = await compress()
      const draft = join(folder, `.${randomUUID()}`)
      try {
        writeFileSync(draft, packed(copies))
        renameSync(draft, fileOf(name))
      } catch {
        rmSync(draft, { force: true })
      }
      return copies
    },
    /** Removes what neither this build nor another one has written or asked for in a week. */
    forgetOld(now = Date.now()): void {
      if (!existsSync(folder)) return
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || asked.has(entry.name)) continue
        const file = join(entry.parentPath, entry.name)
        const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now
        if (now - written > keptMs) rmSync(file, { force: true })
      }
    },
  }
}
