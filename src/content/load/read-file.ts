import { readFileSync, statSync } from 'node:fs'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { diagnose, fileStart, textRange } from '../diagnostics/diagnose.ts'
import { maxBytes, type Parsed } from '../parse/parse.ts'
import { decode, type Source } from '../parse/source.ts'
import { SourcePosition } from '../parse/source-position.ts'

/** A parsed file, with the time and size that show whether it has changed. */
export type CachedFile = { mtimeMs: number; size: number; parsed: Parsed }

function parseBytes(file: string, bytes: Uint8Array, parse: (source: Source) => Parsed): Parsed {
  const { text, badAt } = decode(bytes)
  const source: Source = { file, text }
  if (badAt === undefined) return parse(source)
  const range = textRange(source, badAt, badAt + 1)
  return { source, position: new SourcePosition(source), diagnostics: [diagnose('not-utf8', range, {})] }
}

type Reading = {
  cached: CachedFile | undefined
  /** Whether a watcher has reported a change: several changes within some milliseconds have the same time. */
  isReported: boolean
  parse: (source: Source) => Parsed
}

/**
 * Reads and parses a file, unless the cached one is up to date. An error while reading is a diagnostic; `undefined` if
 * there is no such file. `file` is its name in diagnostics. Reads synchronously: the files are small, and a detour
 * through the thread pool takes longer than reading.
 */
export function readContentFile(
  path: string,
  file: string,
  { cached, isReported, parse }: Reading,
): CachedFile | undefined {
  const source: Source = { file, text: '' }
  const position = new SourcePosition(source)
  const failed = (diagnostic: Diagnostic, size = 0): CachedFile => ({
    mtimeMs: 0,
    size,
    parsed: { source, position, diagnostics: [diagnostic] },
  })
  try {
    const { mtimeMs, size } = statSync(path)
    if (cached && !isReported && cached.mtimeMs === mtimeMs && cached.size === size) return cached
    if (size > maxBytes)
      return failed(diagnose('file-too-large', fileStart(source), { bytes: size, max: maxBytes }), size)
    const bytes = readFileSync(path)
    if (cached && cached.parsed.source.text === decode(bytes).text) return { ...cached, mtimeMs, size }
    return { mtimeMs, size, parsed: parseBytes(file, bytes, parse) }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'ENOENT') return undefined
    if (code === undefined) throw error
    return failed(
      diagnose('unreadable-file', fileStart(source), { reason: code === 'EACCES' ? 'no permission' : code }),
    )
  }
}
