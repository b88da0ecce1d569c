import type { WrittenFile } from '../../wire/edits.ts'

/**
 * The versions of files that unsaved edits were typed over, by their hashes, though newer ones were seen since. `hashOf`
 * returns the hash of a file as it was last seen.
 */
export function createBaseHashes(hashOf: (file: string) => string) {
  const bases = new Map<string, string>()
  return {
    of: (file: string): string => bases.get(file) ?? hashOf(file),
    /** The first edit of a file remembers the version that it was typed over. */
    remember(file: string, hash = hashOf(file)): void {
      if (!bases.has(file)) bases.set(file, hash)
    },
    /** Files were written: later edits of them are based on the result. */
    written(files: readonly WrittenFile[]): void {
      for (const { file, hash } of files) if (bases.has(file)) bases.set(file, hash)
    },
    /** Forgets files without unsaved edits. */
    forgetOthers(files: ReadonlySet<string>): void {
      for (const file of bases.keys()) if (!files.has(file)) bases.delete(file)
    },
  }
}
