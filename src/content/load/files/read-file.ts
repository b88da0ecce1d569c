import { readFileSync, statSync } from 'node:fs'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { memoizeObjects } from '../../../cache/memoize.ts'
import { diagnose, fileStart, textRange } from '../../diagnostics/diagnose.ts'
import { maxBytes, type Parsed } from '../../parse/parse.ts'
import { decode, type Source } from '../../parse/source.ts'
import { SourcePosition } from '../../parse/source-position.ts'

/** The text of a file. One that was not read, or not in full, says why: its text then says nothing of what is in it. */
export type FileText = { source: Source; unread?: Diagnostic }

/** A file as it was read, with the time and size that show whether it has changed. */
export type ReadFile = FileText & { mtimeMs: number; size: number }

/** A file that was not read, as if it was parsed: always the same of one text. */
export const unreadFile = memoizeObjects(
  ({ source, unread }: FileText): Parsed => ({
    source,
    position: new SourcePosition(source),
    diagnostics: unread ? [unread] : [],
  }),
)

function textOf(file: string, bytes: Uint8Array): FileText {
  const { text, badAt } = decode(bytes)
  const source: Source = { file, text }
  if (badAt === undefined) return { source }
  return { source, unread: diagnose('not-utf8', textRange(source, badAt, badAt + 1), {}) }
}

type Reading = {
  /** The file as it was read before. */
  before?: ReadFile | undefined
  /** Whether a watcher has reported a change: several changes within some milliseconds have the same time. */
  isReported?: boolean
}

/**
 * Reads a file, unless it is as before: then it returns the same text. `undefined` if there is no such file. `file` is its
 * name in diagnostics. Reads synchronously: the files are small, and a detour through the thread pool takes longer than reading.
 */
export function readContentFile(
  path: string,
  file: string,
  { before, isReported = false }: Reading = {},
): ReadFile | undefined {
  const source: Source = { file, text: '' }
  const failed = (unread: Diagnostic, size = 0): ReadFile => ({ mtimeMs: 0, size, source, unread })
  try {
    const { mtimeMs, size } = statSync(path)
    if (before && !isReported && before.mtimeMs === mtimeMs && before.size === size) return before
    if (size > maxBytes)
      return failed(diagnose('file-too-large', fileStart(source), { bytes: size, max: maxBytes }), size)
    const found = textOf(file, readFileSync(path))
    const isSame = before?.source.text === found.source.text && !before.unread && !found.unread
    return { mtimeMs, size, ...(isSame ? { source: before.source } : found) }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'ENOENT') return undefined
    if (code === undefined) throw error
    return failed(
      diagnose('unreadable-file', fileStart(source), { reason: code === 'EACCES' ? 'no permission' : code }),
    )
  }
}
