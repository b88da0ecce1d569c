import { createHash } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readBlob, writeBlob } from '../../cache/blob-cache.ts'
import { filesBelow } from '../../cache/files-below.ts'

/** Two compressed copies of the same bytes. */
export type Copies = { br: Uint8Array; gz: Uint8Array }

/** What no build has asked for this long, in milliseconds, is forgotten. */
const keptMs = 7 * 24 * 60 * 60 * 1000

/** Processors of another kind may pack the same bytes in another way. */
const machine = `${process.platform} ${process.arch}`

function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256').update(machine)
  for (const part of parts) hash.update('\n').update(part)
  return hash.digest('hex')
}

const lengthBytes = 4

/** Both copies in one file, behind the length of the first. */
function packed({ br, gz }: Copies): Buffer {
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32LE(br.length)
  return Buffer.concat([length, br, gz])
}

function unpacked(bytes: Buffer): Copies {
  const end = lengthBytes + bytes.readUInt32LE(0)
  return { br: bytes.subarray(lengthBytes, end), gz: bytes.subarray(end) }
}

/** Compressed copies by what was compressed and how, below `folder`. Where that cannot be written, nothing is kept. */
export function createCompressedCache(folder: string) {
  const asked = new Set<string>()
  const grown = new Set<string>()
  return {
    /** The copies from before, or those that `compress` makes. `way` stands for how it does. */
    async copiesOf(bytes: Uint8Array, way: string, compress: () => Promise<Copies>): Promise<Copies> {
      const name = hashOf([way, bytes])
      asked.add(name)
      const below = name.slice(0, 2)
      const place = `${below}/${name}`
      const known = readBlob(folder, place)
      if (known) return unpacked(known)
      const copies = await compress()
      grown.add(below)
      writeBlob(folder, place, packed(copies))
      return copies
    },
    /**
     * Removes what neither this build nor another one has written or asked for in a week, in the folders that this one has
     * added to: what does not grow need not be looked through.
     */
    forgetOld(now = Date.now()): void {
      for (const below of grown) {
        for (const name of filesBelow(join(folder, below))) {
          if (asked.has(name)) continue
          const file = join(folder, below, name)
          const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now
          if (now - written > keptMs) rmSync(file, { force: true })
        }
      }
    },
  }
}
