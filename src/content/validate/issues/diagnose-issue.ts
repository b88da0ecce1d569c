import type { z } from 'zod'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { diagnose, keyRange, type SourceRange, valueRange } from '../../diagnostics/diagnose.ts'
import { shown } from '../../diagnostics/format-value.ts'
import { unseenSign } from '../../parse/foreign-signs.ts'
import { locate } from '../../parse/source-position.ts'
import { choicesOf, kindOf, metaOf, schemaAt } from '../schema-fields.ts'
import { missingKey, unknownKeys } from './issue-keys.ts'
import { brokenRule, wordOf, wordRange } from './issue-rules.ts'
import { corrected, fieldName, type Issue, lastOf, type Subject } from './issue-subject.ts'
import { tooBig, tooSmall, wrongType, wrongValue } from './issue-values.ts'
import { valueMeantBy } from './meant-value.ts'

/** The problem of a value, with the sign in it that nobody sees. */
function withUnseenSign(problem: string, value: unknown): string {
  const sign = typeof value === 'string' ? unseenSign(value) : undefined
  return sign === undefined ? problem : `holds ${sign}, which nobody sees, and ${problem}`
}

/** Converts a schema issue into diagnostics, each at its source position. */
export function diagnoseIssue(issue: Issue, subject: Subject): Diagnostic[] {
  if (issue.code === 'unrecognized_keys') return unknownKeys(subject, issue.path, issue.keys)
  if (issue.code === 'invalid_key' || issue.code === 'invalid_element') {
    const { position } = locate(subject.root, issue.path)
    if (position === undefined) return []
    const problem = issue.issues[0]?.message ?? issue.message
    const key = fieldName(issue.path, subject.owner)
    const value = shown(lastOf(issue.path))
    return [diagnose('wrong-format', keyRange(position, subject.block), { key, value, problem, corrected: undefined })]
  }
  const at = locate(subject.root, issue.path)
  if (at.position === undefined) return []
  const { value, exists } = at
  if (!exists && issue.path.length > 0) return [missingKey(subject, issue.path, at.position)]
  const range = valueRange(at.position, subject.block)
  const schema = schemaAt(subject.schema, issue.path, subject.root)
  const key = fieldName(issue.path, subject.owner)
  switch (issue.code) {
    case 'invalid_type': {
      const kind = issue.expected === 'int' ? 'a whole number' : schema ? kindOf(schema) : String(issue.expected)
      return [wrongType(subject, issue.path, range, value, kind)]
    }
    case 'invalid_value':
      return [wrongValue(subject, issue.path, range, value, issue.values.map(String))]
    case 'too_big':
      return [tooBig(issue, key, range, value)]
    case 'too_small':
      return [tooSmall(issue, key, range, value)]
    case 'invalid_format': {
      const problem = issue.message.startsWith('must ') ? issue.message : 'does not have the form that the field takes'
      const meant = typeof value === 'string' ? valueMeantBy(value, schema) : undefined
      const example = schema && metaOf(schema).examples?.[0]
      return [
        diagnose('wrong-format', range, {
          key,
          value: value === '' ? 'empty' : shown(value),
          problem: withUnseenSign(problem, value),
          corrected: meant === undefined ? undefined : corrected(range, meant),
          // The problem shows one itself.
          example: typeof example === 'string' && !problem.includes('such as') ? corrected(range, example) : undefined,
        }),
      ]
    }
    case 'invalid_union':
      return [wrongChoice(issue, subject, range, value)]
    default:
      return [brokenRule(subject, issue, wordRange(range, at.position, wordOf(issue)), value)]
  }
}

const inWords: Readonly<Record<string, string>> = { string: 'text', object: 'a group of fields', array: 'a list' }

const deepest = (issues: readonly Issue[]) => Math.max(0, ...issues.map(({ path }) => path.length))

/** The issues of the branch of a union that matches best, the one whose error is deepest; the issue itself if none does. */
export function closestBranch(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || 'options' in issue) return [issue]
  const [closest] = [...issue.errors].sort((a, b) => deepest(b) - deepest(a) || a.length - b.length)
  if (closest === undefined || deepest(closest) === 0) return [issue]
  return closest.flatMap((one) => closestBranch({ ...one, path: [...issue.path, ...one.path] } as Issue))
}

/** A value that no branch of a union takes. */
function wrongChoice(issue: z.core.$ZodIssueInvalidUnion, subject: Subject, range: SourceRange, value: unknown) {
  const options = 'options' in issue ? issue.options : undefined
  if (Array.isArray(options)) return wrongValue(subject, issue.path, range, value, options.map(String))
  const choices = choicesOf(schemaAt(subject.schema, issue.path, subject.root))
  if (choices.length > 0) return wrongValue(subject, issue.path, range, value, choices)
  const kinds = issue.errors.flat().flatMap((one) => (one.code === 'invalid_type' ? [String(one.expected)] : []))
  const [first = 'another kind of value', ...others] = [...new Set(kinds)].map((one) => inWords[one] ?? `a ${one}`)
  return wrongType(subject, issue.path, range, value, others.length === 0 ? first : { oneOf: [first, ...others] })
}
