import { readFile, stat } from 'node:fs/promises'
import type { Diagnostic } from '../../schema/diagnostic.ts'
import { diagnose, fileSpot } from './diagnose.ts'
import { mostBytes, type Parsed } from './parse.ts'
import { decode, type Source } from './source.ts'

/** A file as it was read, and what tells whether it has changed since. */
export type ReadFile = { mtimeMs: number; size: number; parsed: Parsed }

/** Files are read side by side, but not all at once: the system limits open files. */
const atOnce = 32

/** Does the work for each item, some at a time. */
export async function forEachAtOnce<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < items.length) await work(items[next++] as T)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
}

function parseBytes(file: string, bytes: Uint8Array, parse: (source: Source) => Parsed): Parsed {
  const { text, badAt } = decode(bytes)
  const source: Source = { file, text }
  if (badAt === undefined) return parse(source)
  const spot = { source, start: badAt, end: badAt + 1, path: '' }
  return { source, place: { source, start: 0, end: 1 }, diagnostics: [diagnose('not-utf8', spot, {})] }
}

/**
 * Reads a file and parses it, unless it is the known one still. What keeps it from being read is a diagnostic;
 * `undefined` where there is no such file. `file` is its name in diagnostics.
 */
export async function readParsed(
  path: string,
  file: string,
  { known, parse }: { known: ReadFile | undefined; parse: (source: Source) => Parsed },
): Promise<ReadFile | undefined> {
  const source: Source = { file, text: '' }
  const place = { source, start: 0, end: 1 }
  const failed = (diagnostic: Diagnostic, size = 0): ReadFile => ({
    mtimeMs: 0,
    size,
    parsed: { source, place, diagnostics: [diagnostic] },
  })
  try {
    const { mtimeMs, size } = await stat(path)
    if (known && known.mtimeMs === mtimeMs && known.size === size) return known
    if (size > mostBytes)
      return failed(diagnose('file-too-large', fileSpot(source), { bytes: size, most: mostBytes }), size)
    return { mtimeMs, size, parsed: parseBytes(file, await readFile(path), parse) }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'ENOENT') return undefined
    if (code === undefined) throw error
    return failed(diagnose('unreadable-file', fileSpot(source), { reason: code === 'EACCES' ? 'no permission' : code }))
  }
}
