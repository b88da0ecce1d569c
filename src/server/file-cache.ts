import { hashOf } from '../cache/hash.ts'
import { type Release, readServed } from './release.ts'

export type ServedFile = {
  bytes: Buffer
  /** Strong: two files with the same tag have the same bytes. */
  etag: string
}

/** Memory that the files last asked for may take, in bytes. */
const capacityBytes = 64 * 1024 * 1024

/** Reads files of a release, and keeps those last asked for. */
export class FileCache {
  #release: Release | undefined
  #files = new Map<string, ServedFile>()
  #bytes = 0

  async read(release: Release, file: string): Promise<ServedFile | undefined> {
    if (this.#release !== release) this.#empty(release)
    const known = this.#files.get(file)
    if (known) {
      this.#files.delete(file)
      this.#files.set(file, known)
      return known
    }
    const bytes = await readServed(release, file)
    if (!bytes) return undefined
    const served = { bytes, etag: `"${hashOf(bytes).slice(0, 32)}"` }
    if (this.#release === release) this.#keep(file, served)
    return served
  }

  #empty(release: Release) {
    this.#release = release
    this.#files.clear()
    this.#bytes = 0
  }

  #keep(file: string, served: ServedFile) {
    if (this.#files.has(file) || served.bytes.length > capacityBytes / 8) return
    this.#files.set(file, served)
    this.#bytes += served.bytes.length
    for (const [oldest, { bytes }] of this.#files) {
      if (this.#bytes <= capacityBytes) break
      this.#files.delete(oldest)
      this.#bytes -= bytes.length
    }
  }
}
