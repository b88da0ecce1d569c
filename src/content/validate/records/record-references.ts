import type { RecordField } from '../../../../schema/collections/field.ts'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { unknownRecord } from '../../diagnostics/unknown-record.ts'
import { type Container, childPosition, isContainer, type SourcePosition } from '../../parse/source-position.ts'

type Fields = Readonly<Record<string, RecordField>>

/** A record that another one names, by its collection and slug. */
export type RecordReference = { to: string; slug: string; position: SourcePosition }

/** The records that a record names in fields of the kind `reference`, and of the kind `matches` without a choice. */
export function recordReferences(record: Container, fields: Fields): RecordReference[] {
  const inside = (field: RecordField, holder: Container, key: string | number): RecordReference[] => {
    const value: unknown = Reflect.get(holder, key)
    const position = childPosition(holder, key)
    if (field.kind === 'reference')
      return typeof value === 'string' && position ? [{ to: field.to, slug: value, position }] : []
    if (!isContainer(value)) return []
    if (field.kind === 'matches' && field.field === undefined && Array.isArray(value))
      return value.flatMap((_, index) => inside({ ...field, kind: 'reference' }, value, index))
    if (field.kind === 'list' && Array.isArray(value))
      return value.flatMap((_, index) => inside(field.of, value, index))
    return field.kind === 'group' ? recordReferences(value, field.fields) : []
  }
  return isMapping(record) ? Object.entries(fields).flatMap(([name, field]) => inside(field, record, name)) : []
}

/** Reports the records that a record names and that do not exist. */
export const referenceDiagnostics = (
  record: Container,
  fields: Fields,
  records: ReadonlyMap<string, ReadonlyMap<string, unknown>>,
): Diagnostic[] =>
  recordReferences(record, fields).flatMap(({ to, slug, position }) => {
    const bySlug = records.get(to)
    if (bySlug === undefined || bySlug.has(slug)) return []
    return [unknownRecord(to, slug, bySlug.keys(), position)]
  })
