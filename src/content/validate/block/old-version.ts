import type { z } from 'zod'
import type { Diagnostic, FixOf } from '../../../../schema/diagnostic.ts'
import { diagnose, keyRange } from '../../diagnostics/diagnose.ts'
import { editFor, migrationsOf } from '../../migrate/migrate.ts'
import { locate, positionOf, segmentsOf } from '../../parse/source-position.ts'

/** A block or site file of an older version: one diagnostic, at the first change. Other errors are consequences. */
export function oldVersion(
  root: Record<string, unknown>,
  type: string,
  schema: z.ZodType | undefined,
): Diagnostic | undefined {
  const migrations = migrationsOf(schema)
  for (const [index, { words, changes }] of migrations.entries()) {
    const [first] = changes(root)
    const { position } = locate(root, first?.path ?? [])
    if (first === undefined || position === undefined) continue
    const facts = { type, version: index + 1, current: migrations.length + 1, words }
    const path = segmentsOf(positionOf(root) ?? position)
    const edits = changes(root).map((change) => editFor(change, path))
    const fix: FixOf = { title: `Update to version ${index + 2}`, change: { kind: 'edits', edits } }
    return diagnose('old-block', keyRange(position, type), facts, fix)
  }
  return undefined
}
