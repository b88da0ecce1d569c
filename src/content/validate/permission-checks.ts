import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { diagnose, spotOf } from '../diagnostics/diagnose.ts'
import { childPosition, type SourcePosition } from '../parse/source-position.ts'
import type { ParsedBlock } from './block-check.ts'

type Blocks = { parsed: readonly ParsedBlock[]; filled: readonly unknown[]; places: readonly SourcePosition[] }

/** Blocks of the types `needPermission`, on a page for search engines, without permission. */
export const permissionDiagnostics = ({ parsed, filled, places }: Blocks, needPermission: ReadonlySet<string>) =>
  parsed.flatMap((block, index): Diagnostic[] => {
    if (!needPermission.has(block.type) || ('permission' in block && block.permission !== undefined)) return []
    const place = childPosition(filled[index] as object, 'type') ?? (places[index] as SourcePosition)
    const corrected = 'permission:\n  by: Dana Reyes, Marketing Director\n  on: 2026-11-21'
    return [diagnose('missing-permission', spotOf(place, block.type), { type: block.type, corrected })]
  })
