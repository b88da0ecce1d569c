import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Cache } from '../../cache/cache.ts'
import { hashOf } from '../../cache/hash.ts'
import { writeFileAtomic } from '../../files/write-file-atomic.ts'

/**
 * Imports the renderer, which Node loads from a file. Its name holds the hash of its code, so that it is compiled once; the
 * eviction of the cache removes it, as its name begins with a dot.
 */
export async function importRenderer<Module>(cache: Cache, bucket: string, code: string): Promise<Module> {
  const file = join(cache.folder, bucket, `.renderer-${hashOf(code)}.mjs`)
  return (await import(pathToFileURL(writtenFile(file, code)).href)) as Module
}

/** The file with this content: written where it differs, and elsewhere if the cache cannot be written. */
function writtenFile(file: string, content: string): string {
  try {
    if (readFileSync(file, 'utf8') === content) return file
  } catch {
    // It is not there yet.
  }
  try {
    writeFileAtomic(file, content)
    return file
  } catch {
    const other = join(mkdtempSync(join(tmpdir(), 'marquee-renderer-')), 'renderer.mjs')
    writeFileSync(other, content)
    return other
  }
}
