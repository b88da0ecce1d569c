import type { RecordField } from '../field.ts'
import type { RecordFamily } from '../record-family.ts'

/** A property of schema.org that a field of a record can give. */
export type PropertyRule = {
  /** The families whose records have it. */
  of: readonly RecordFamily[]
  /** Kinds of fields that can give it; `hours` and `exceptions` are lists of groups as the block `hours` has them. */
  from: readonly (RecordField['kind'] | 'hours' | 'exceptions')[]
  /** Whether a list of such fields can give it too. */
  list?: true
  description: string
  /** Names that fields with it usually have. */
  usual?: readonly string[]
}

/** The kinds of fields that hold words. */
export const text = ['text', 'sentences', 'choice'] as const
