import type { z } from 'zod'
import type { SourceRange } from '../../diagnostics/diagnose.ts'
import { correctedLine } from '../../parse/source.ts'
import type { Container } from '../../parse/source-position.ts'

export type Issue = z.core.$ZodIssue

/** The subject of validation, for its messages. */
export type Subject = {
  root: Container
  schema: z.ZodType
  /** Name of the object with these fields: `hero`, `page`, `city`. */
  owner: string
  /** Folder that documents the fields. */
  docs?: string
  /** Block type, if the subject is a block. */
  block?: string
}

export const parentOf = (path: readonly PropertyKey[]) => path.slice(0, -1)
export const lastOf = (path: readonly PropertyKey[]) => path.at(-1)

/** Whether a path is another one or leads into it. */
export const isWithin = (path: readonly PropertyKey[], outer: readonly PropertyKey[]) =>
  outer.every((key, index) => path[index] === key)

/** Name of the field at a path; an entry of a list is named with its list: `items[2]`. */
export function fieldName(path: readonly PropertyKey[], owner: string): string {
  const last = lastOf(path)
  if (last === undefined) return owner
  return typeof last === 'number' ? `${fieldName(parentOf(path), owner)}[${last}]` : String(last)
}

/** The line of a range with its text replaced. */
export const corrected = ({ source, start, end }: SourceRange, replacement: string) =>
  correctedLine(source, start, end, replacement)
