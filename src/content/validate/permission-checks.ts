import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { diagnose, valueRange } from '../diagnostics/diagnose.ts'
import { type CheckedBlock, fieldPosition } from './checked-block.ts'

/** Blocks of the types `needPermission`, on a page for search engines, without permission. */
export const permissionDiagnostics = (blocks: readonly CheckedBlock[], needPermission: ReadonlySet<string>) =>
  blocks.flatMap((one): Diagnostic[] => {
    const { block } = one
    if (!needPermission.has(block.type) || ('permission' in block && block.permission !== undefined)) return []
    const corrected = 'permission:\n  by: Dana Reyes, Marketing Director\n  on: 2026-11-21'
    return [
      diagnose('missing-permission', valueRange(fieldPosition(one, 'type'), block.type), {
        type: block.type,
        corrected,
      }),
    ]
  })
