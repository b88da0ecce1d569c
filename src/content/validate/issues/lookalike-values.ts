import { parse as parseYaml } from 'yaml'
import { safeParse } from 'zod/v4/core'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { diagnose, type SourceRange, valueRange } from '../../diagnostics/diagnose.ts'
import { describeLookalikes, lookalikesIn, withoutLookalikes } from '../../parse/lookalike-signs.ts'
import { lineText, positionAt } from '../../parse/source.ts'
import { locate } from '../../parse/source-position.ts'
import { schemaAt } from '../schema-fields.ts'
import { type Issue, isWithin, parentOf, type Subject } from './issue-subject.ts'

/** A value as it would be with signs of YAML in place of those that look like them. */
type Meant = { value: unknown; first: ReturnType<typeof describeLookalikes> }

function meantBy({ source, start, end }: SourceRange): Meant | undefined {
  const from = positionAt(source, start)
  const to = positionAt(source, end)
  const lines = Array.from({ length: to.line - from.line + 1 }, (_, index) => {
    const number = from.line + index
    const text = lineText(source, number)
    const first = number === from.line ? from.column - 1 : 0
    const last = number === to.line ? to.column - 1 : text.length
    const signs = lookalikesIn(text).filter((sign) => sign.start >= first && sign.end <= last)
    const written = ' '.repeat(first) + text.slice(first, last)
    return { number, signs, text: withoutLookalikes(written, signs) }
  })
  const line = lines.find(({ signs }) => signs.length > 0)
  if (line === undefined) return undefined
  try {
    const value: unknown = parseYaml(lines.map(({ text }) => text).join('\n'))
    return { value, first: describeLookalikes(source, line.number, line.signs) }
  } catch {
    return undefined
  }
}

/** The diagnostic of a value that is refused, and would be taken with other signs in it. */
export function lookalikeInValue(range: SourceRange, isTaken: (value: unknown) => boolean): Diagnostic | undefined {
  const { value, first } = meantBy(range) ?? {}
  if (first === undefined || !isTaken(value)) return undefined
  return diagnose('lookalike-sign', { ...range, start: first.start, end: first.end }, first.facts, first.fix)
}

/**
 * Splits issues: values that their fields refuse for a sign that looks like one of YAML, and the other issues. A comma
 * may come from the list that a value is in.
 */
export function withoutLookalikeIssues(issues: readonly Issue[], subject: Subject) {
  const diagnostics: Diagnostic[] = []
  let others = [...issues]
  for (const issue of issues)
    for (const path of [issue.path, parentOf(issue.path)]) {
      const { position } = locate(subject.root, path)
      const schema = schemaAt(subject.schema, path, subject.root)
      if (position === undefined || schema === undefined || path.length === 0 || !others.includes(issue)) continue
      const found = lookalikeInValue(valueRange(position, subject.block), (value) => safeParse(schema, value).success)
      if (found === undefined) continue
      diagnostics.push(found)
      others = others.filter((other) => !isWithin(other.path, path))
    }
  return { diagnostics, others }
}
