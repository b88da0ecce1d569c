import type { BlockSchemas } from '../../../schema/block.ts'
import { filesIn } from '../../../schema/block-capabilities.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { diagnose, valueRange } from '../diagnostics/diagnose.ts'
import { type Container, locate, type SourcePosition } from '../parse/source-position.ts'
import { type CheckedBlock, fieldPosition } from './checked-block.ts'

/** The name under which access to a page is remembered, and its position. */
export type PageGate = { name: string; position: SourcePosition }

/** The gate in the head of a page. */
export function gateIn(head: Container): PageGate | undefined {
  const { value, position } = locate(head, ['gate', 'remember'])
  return typeof value === 'string' && position ? { name: value, position } : undefined
}

/** Blocks of a protected page whose files anybody could download. */
export const openDownloadDiagnostics = (blocks: readonly CheckedBlock[], schemas: BlockSchemas): Diagnostic[] =>
  blocks.flatMap((one) => {
    const { type } = one.block
    return filesIn(schemas, one.block)
      ? [diagnose('open-download', valueRange(fieldPosition(one, 'type'), type), { type })]
      : []
  })

/** Pages with the same session key. `results` are sorted by file. */
export function sessionKeyDiagnostics(results: readonly { path: string; gate?: PageGate }[]): Diagnostic[] {
  const first = new Map<string, string>()
  return results.flatMap(({ path, gate }) => {
    if (!gate) return []
    const other = first.get(gate.name)
    if (other === undefined) first.set(gate.name, path)
    return other === undefined
      ? []
      : [diagnose('shared-session-key', valueRange(gate.position), { name: gate.name, other })]
  })
}
