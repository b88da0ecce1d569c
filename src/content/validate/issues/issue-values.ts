import type { z } from 'zod'
import { safeParse } from 'zod/v4/core'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import type { ValueShape } from '../../../../schema/diagnostics/parts/value-shape.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { diagnose, type SourceRange } from '../../diagnostics/diagnose.ts'
import { kindInWords, shortened, shown } from '../../diagnostics/format-value.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import { missingDash } from '../../parse/yaml-depth.ts'
import { lineFrom } from '../../parse/yaml-lines.ts'
import { exampleLine, exampleOf, fieldGroup, metaOf, schemaAt } from '../schema-fields.ts'
import { corrected, fieldName, lastOf, type Subject } from './issue-subject.ts'
import { valueMeantBy, weekdayMeantBy } from './meant-value.ts'
import { asKind, deleteLast, shorten, toLimit, valueMeant } from './value-fixes.ts'

/** What a value means that YAML has not read as text, as it is written: `13.00` is the time `13:00`. */
const textMeant = (written: string, schema: z.core.$ZodType | undefined): string | undefined =>
  schema === undefined || safeParse(schema, written).success ? written : valueMeantBy(written, schema)

/** The corrected line if a value only needs, or must not have, quotes or brackets. */
function retyped(
  expected: ValueShape,
  value: unknown,
  range: SourceRange,
  key: string,
  schema: z.core.$ZodType | undefined,
) {
  const text = range.source.text.slice(range.start, range.end)
  if (value === null || text.includes('\n') || text.length > 100) return undefined
  if (expected === 'text' && typeof value !== 'object') {
    const meant = textMeant(text, schema)
    return meant === undefined ? undefined : corrected(range, `"${meant}"`)
  }
  const meant = valueMeant(expected, value)
  if (meant !== undefined) return corrected(range, String(meant))
  if (expected === 'a list' && typeof value !== 'object')
    return listsGroups(schema) ? undefined : `${key}:\n  - ${text}`
  return undefined
}

/** Whether the entries of a list have fields, so that no single value can be one. */
function listsGroups(schema: z.core.$ZodType | undefined): boolean {
  const example = schema && exampleOf(schema)
  return Array.isArray(example) && isMapping(example[0])
}

/** A value of the wrong type. */
export function wrongType(
  subject: Subject,
  path: readonly PropertyKey[],
  range: SourceRange,
  value: unknown,
  kind: ValueShape,
) {
  const key = fieldName(path, subject.owner)
  const name = String(lastOf(path) ?? '')
  if (/zip$/i.test(name) && typeof value === 'number')
    return diagnose('zip-without-quotes', range, { zip: range.source.text.slice(range.start, range.end), key: name })
  const schema = schemaAt(subject.schema, path, subject.root)
  if (kind === 'a list' && isMapping(value)) {
    const line = lineFrom(range.source, range.start)
    if (line?.key !== undefined && line.dashes.length === 0 && Object.hasOwn(value, line.key))
      return { ...missingDash(range.source, line), path: range.path, ...(range.block ? { block: range.block } : {}) }
  }
  if (kind === fieldGroup && typeof value === 'string') {
    const example = typeof lastOf(path) === 'string' ? exampleLine(name, schema) : undefined
    return diagnose('text-for-fields', range, { key, text: shortened(value), example })
  }
  const facts = {
    key,
    expected: kind,
    found: kindInWords(value),
    corrected:
      typeof lastOf(path) === 'string' || kind === 'text' ? retyped(kind, value, range, name, schema) : undefined,
    example:
      typeof lastOf(path) === 'string' && schema && metaOf(schema).examples ? exampleLine(name, schema) : undefined,
  }
  const written = range.source.text.slice(range.start, range.end)
  const meant = kind === 'text' && typeof value === 'number' ? textMeant(written, schema) : value
  const fix = kind === 'a list' && listsGroups(schema) ? undefined : asKind(kind, meant, range.value ?? [])
  return diagnose('wrong-type', range, facts, fix)
}

/** The choice that is the start of the written word: `February` means `Feb`. */
const beginningOf = (value: string, options: readonly string[]) =>
  options.find((option) => option.length > 1 && value.toLowerCase().startsWith(option.toLowerCase()))

/** A value that is none of the choices. */
export function wrongValue(
  subject: Subject,
  path: readonly PropertyKey[],
  range: SourceRange,
  value: unknown,
  options: readonly string[],
) {
  const suggestion =
    typeof value === 'string'
      ? (weekdayMeantBy(value, options) ?? suggest(value, options) ?? beginningOf(value, options))
      : undefined
  const key = fieldName(path, subject.owner)
  const correction = suggestion === undefined ? undefined : corrected(range, suggestion)
  return diagnose('wrong-value', range, { key, value: shown(value), suggestion, options, corrected: correction })
}

/** Too long, too many, or too high. */
export function tooBig(issue: z.core.$ZodIssueTooBig, key: string, range: SourceRange, value: unknown): Diagnostic {
  const max = Number(issue.maximum)
  if (typeof value === 'string')
    return diagnose('too-long', range, { key, max, has: value.trim().length }, shorten(range, value, max))
  if (Array.isArray(value))
    return diagnose('too-many', range, { key, max, has: value.length }, deleteLast(range, value.length, max))
  const isIncluded = issue.inclusive !== false
  const limit = isIncluded ? `${max} or less` : `below ${max}`
  return diagnose('number-out-of-range', range, { key, value: Number(value), limit }, toLimit(range, max, isIncluded))
}

/** Too short, too few, or too low. */
export function tooSmall(issue: z.core.$ZodIssueTooSmall, key: string, range: SourceRange, value: unknown): Diagnostic {
  const min = Number(issue.minimum)
  if (typeof value === 'string') return diagnose('too-short', range, { key, min, has: value.trim().length })
  if (Array.isArray(value)) return diagnose('too-few', range, { key, min, has: value.length })
  const isIncluded = issue.inclusive !== false
  const limit = isIncluded ? `${min} or more` : `above ${min}`
  return diagnose('number-out-of-range', range, { key, value: Number(value), limit }, toLimit(range, min, isIncluded))
}
