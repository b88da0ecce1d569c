import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { isAbsent } from '../../files/read-text.ts'
import type { BrokenBlock } from '../block-types/broken.ts'
import { diagnose, textRange } from '../diagnostics/diagnose.ts'
import { lineText, offsetOf } from '../parse/source.ts'

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (isAbsent(error)) return ''
    throw error
  }
}

/** Returns what describes a broken block. Files are named from `base`. */
export const brokenBlockDiagnostic =
  (base: string) =>
  ({ type, file, line, column, problem }: BrokenBlock): Diagnostic => {
    const source = { file, text: textOf(join(base, file)) }
    const end = offsetOf(source, line, lineText(source, line).length + 1)
    return diagnose('broken-block', textRange(source, offsetOf(source, line, column), end), { type, problem })
  }
