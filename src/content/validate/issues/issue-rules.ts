import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { calculatorKinds } from '../../../../schema/diagnostics/calculator.ts'
import { type DiagnosticArgs, diagnosticKinds } from '../../../../schema/diagnostics/codes.ts'
import { documentKinds } from '../../../../schema/diagnostics/document.ts'
import { matrixKinds } from '../../../../schema/diagnostics/matrix.ts'
import { replaceText, setAt } from '../../../../schema/diagnostics/parts/fixes.ts'
import { escaped, linkTo } from '../../../../schema/links/markdown-links.ts'
import { diagnose, type SourceRange } from '../../diagnostics/diagnose.ts'
import { shown } from '../../diagnostics/format-value.ts'
import { closestFirst, suggest } from '../../diagnostics/suggest.ts'
import type { SourcePosition } from '../../parse/source-position.ts'
import { metaOf, schemaAt } from '../schema-fields.ts'
import { corrected, fieldName, type Issue, lastOf, type Subject } from './issue-subject.ts'
import { safeAddress } from './value-fixes.ts'

/** Rules whose message comes from the schema, and whose hint comes from the record. */
const rules = { ...matrixKinds, ...documentKinds }
const isRule = (code: unknown): code is keyof typeof rules => typeof code === 'string' && Object.hasOwn(rules, code)

/** The word that a schema rule complains about. */
export const wordOf = (issue: Issue): unknown => (issue.code === 'custom' ? issue.params?.['word'] : undefined)

const isCalculatorRule = (code: unknown): code is keyof typeof calculatorKinds =>
  typeof code === 'string' && Object.hasOwn(calculatorKinds, code)

/** The range of a word inside a value, or in its key; the whole value if it is in neither. */
export function wordRange(range: SourceRange, position: SourcePosition, word: unknown): SourceRange {
  if (typeof word !== 'string') return range
  const pattern = new RegExp(`(?<![\\w.])${escaped(word)}(?![\\w])`)
  for (const { start, end } of [range, ...(position.key ? [position.key] : [])]) {
    const at = range.source.text.slice(start, end).search(pattern)
    if (at !== -1) return { ...range, start: start + at, end: start + at + word.length }
  }
  return range
}

/** The range of an address in a Markdown link; that of the whole text if the address contains tokens. */
function linkRange(range: SourceRange, address: string): SourceRange {
  const found = linkTo(range.source.text.slice(range.start, range.end), address)
  return found ? { ...range, start: range.start + found.start, end: range.start + found.end } : range
}

/** An error in a formula. The schema provides the facts; the suggestion is computed here. */
function brokenFormula(code: keyof typeof calculatorKinds, issue: Issue, range: SourceRange): Diagnostic {
  const params = (issue.code === 'custom' ? issue.params : undefined) ?? {}
  const facts = params['facts'] as Record<string, unknown>
  if (code !== 'formula-name') return diagnose(code, range, facts as DiagnosticArgs<typeof code>)
  const { name, names } = facts as { name: string; names: readonly string[] }
  const suggestion = suggest(name, names)
  const correction = suggestion === undefined ? undefined : corrected(range, suggestion)
  return diagnose(code, range, { name, suggestion, corrected: correction, names: closestFirst(name, names) })
}

/** A rule beyond the type; the schema provides the code and the problem. */
export function brokenRule(subject: Subject, issue: Issue, range: SourceRange, value: unknown): Diagnostic {
  const key = fieldName(issue.path, subject.owner)
  const code = issue.code === 'custom' ? issue.params?.['code'] : undefined
  if (code === 'unsafe-link') {
    const address = issue.code === 'custom' ? issue.params?.['address'] : undefined
    const meant = safeAddress(String(address ?? value))
    if (typeof address !== 'string') {
      const fix = meant === undefined ? undefined : setAt(range.value ?? [], meant, `Change to \`${meant}\``)
      const facts = { key, value: shown(value), inText: false, corrected: meant && corrected(range, meant) }
      return diagnose(code, range, facts, fix)
    }
    const at = linkRange(range, address)
    const isFound = at.end - at.start === address.length
    const fix = meant && isFound ? replaceText(meant, at) : undefined
    const correction = fix && corrected(at, meant ?? '')
    return diagnose(code, at, { key, value: shown(address), inText: true, corrected: correction }, fix)
  }
  if (code === 'not-one-line') {
    const joined = String(value).trim().replace(/\s+/g, ' ')
    const name = lastOf(issue.path)
    const correction = joined.length < 120 && typeof name === 'string' ? `${name}: ${joined}` : undefined
    return diagnose(code, range, { key, corrected: correction }, setAt(range.value ?? [], joined, 'Join the lines'))
  }
  if (code === 'markdown-in-text') {
    const params = (issue.code === 'custom' ? issue.params : undefined) as Record<'found' | 'words' | 'plain', string>
    const { found, words, plain } = params
    const at = range.source.text.slice(range.start, range.end).indexOf(found)
    const part = at === -1 ? range : { ...range, start: range.start + at, end: range.start + at + found.length }
    const correction = at === -1 ? undefined : corrected(part, words)
    return diagnose(
      code,
      part,
      { key, found, corrected: correction },
      setAt(range.value ?? [], plain, 'Delete the signs'),
    )
  }
  if (isCalculatorRule(code)) return brokenFormula(code, issue, range)
  if (isRule(code)) return diagnose(code, range, { key, problem: issue.message })
  const schema = schemaAt(subject.schema, issue.path, subject.root)
  const problem = diagnose('invalid-value', range, {
    key,
    problem: issue.message.endsWith('.') ? issue.message : `${issue.message}.`,
    description: (schema && metaOf(schema).description) ?? '',
  })
  return typeof code === 'string' && Object.hasOwn(diagnosticKinds, code) ? { ...problem, code } : problem
}
