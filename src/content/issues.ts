import type { z } from 'zod'
import type { Diagnostic } from '../../schema/diagnostic.ts'
import { calculatorDiagnostics } from '../../schema/diagnostics/calculator.ts'
import { type DiagnosticArgs, diagnosticKinds } from '../../schema/diagnostics/codes.ts'
import { coverageDiagnostics } from '../../schema/diagnostics/coverage.ts'
import { documentDiagnostics } from '../../schema/diagnostics/document.ts'
import { diagnose, keySpotOf, type Spot, spotOf } from './diagnose.ts'
import { choicesOf, exampleLine, fieldList, kindOf, metaOf, schemaAt, shapeOf } from './fields.ts'
import { type Container, childPlace, locate, type Place } from './place.ts'
import { found, shown } from './shown.ts'
import { correctedLine } from './source.ts'
import { closestFirst, suggest } from './suggest.ts'

export type Issue = z.core.$ZodIssue

/** What is being validated, for the words of its faults. */
export type Subject = {
  root: Container
  schema: z.ZodType
  /** Name of the thing whose fields these are: `hero`, `page`, `city`. */
  owner: string
  /** Folder that documents the fields. */
  docs?: string
  /** Block type, where the subject is a block. */
  block?: string
}

const parentOf = (path: readonly PropertyKey[]) => path.slice(0, -1)
const lastOf = (path: readonly PropertyKey[]) => path.at(-1)

/** Name of the field at a path; an entry of a list is named with its list: `items[2]`. */
function fieldName(path: readonly PropertyKey[], owner: string): string {
  const last = lastOf(path)
  if (last === undefined) return owner
  return typeof last === 'number' ? `${fieldName(parentOf(path), owner)}[${last}]` : String(last)
}

function ownerAt(subject: Subject, path: readonly PropertyKey[]) {
  if (path.length === 0) return { owner: subject.owner, docs: subject.docs, fields: fieldList(shapeOf(subject.schema)) }
  const schema = schemaAt(subject.schema, path, subject.root)
  return {
    owner: (schema && metaOf(schema).title) ?? fieldName(path, subject.owner),
    docs: subject.docs,
    fields: schema === undefined ? [] : fieldList(shapeOf(schema)),
  }
}

const corrected = ({ source, start, end }: Spot, replacement: string) => correctedLine(source, start, end, replacement)

/** Fields of a mapping that it does not have yet: one of them is meant by a misspelt key. */
export function missingNames(subject: Subject, path: readonly PropertyKey[]): string[] {
  const schema = schemaAt(subject.schema, path, subject.root)
  const { value } = locate(subject.root, path)
  const present = typeof value === 'object' && value !== null ? value : {}
  return Object.keys(schema === undefined ? {} : shapeOf(schema)).filter((name) => !Object.hasOwn(present, name))
}

function unknownKeys(subject: Subject, path: readonly PropertyKey[], keys: readonly string[]): Diagnostic[] {
  const { value, place } = locate(subject.root, path)
  const container = place && typeof value === 'object' && value !== null ? value : undefined
  const owner = ownerAt(subject, path)
  const names = missingNames(subject, path)
  return keys.flatMap((key) => {
    const child = container && childPlace(container, key)
    const at = child ?? place
    if (at === undefined) return []
    const key_ = keySpotOf(at, subject.block)
    const suggestion = suggest(key, names)
    const spot = place ? { ...key_, path: spotOf(child?.parent ?? place).path } : key_
    const mended = suggestion === undefined ? undefined : corrected(spot, suggestion)
    return [diagnose('unknown-key', spot, { key, ...owner, suggestion, corrected: mended })]
  })
}

function missingKey(subject: Subject, path: readonly PropertyKey[], place: Place): Diagnostic {
  const key = String(lastOf(path) ?? '')
  const schema = schemaAt(subject.schema, path, subject.root)
  return diagnose('missing-key', spotOf(place, subject.block), {
    key,
    ...ownerAt(subject, parentOf(path)),
    example: exampleLine(key, schema),
    description: (schema && metaOf(schema).description) ?? '',
  })
}

/** The mended line where a value only needs, or must not have, quotes or brackets. */
function retyped(expected: string, value: unknown, spot: Spot, key: string, schema: z.core.$ZodType | undefined) {
  const text = spot.source.text.slice(spot.start, spot.end)
  if (value === null) return exampleLine(key, schema)
  if (text.includes('\n') || text.length > 100) return undefined
  if (expected === 'text' && typeof value !== 'object') return corrected(spot, `"${text}"`)
  if (expected === 'a number' && typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)))
    return corrected(spot, value.trim())
  if (expected === 'true or false' && typeof value === 'string') {
    if (/^(?:yes|on|true|y)$/i.test(value)) return corrected(spot, 'true')
    if (/^(?:no|off|false|n)$/i.test(value)) return corrected(spot, 'false')
  }
  if (expected === 'a list' && typeof value !== 'object') return `${key}:\n  - ${text}`
  return undefined
}

function wrongType(subject: Subject, path: readonly PropertyKey[], spot: Spot, value: unknown, kind: string) {
  const key = fieldName(path, subject.owner)
  const name = String(lastOf(path) ?? '')
  if (/zip$/i.test(name) && typeof value === 'number')
    return diagnose('zip-without-quotes', spot, { zip: spot.source.text.slice(spot.start, spot.end), key: name })
  const schema = schemaAt(subject.schema, path, subject.root)
  return diagnose('wrong-type', spot, {
    key,
    expected: kind,
    found: found(value),
    corrected: typeof lastOf(path) === 'string' ? retyped(kind, value, spot, name, schema) : undefined,
  })
}

/** The choice that a longer word begins with: `February` is meant as `Feb`. */
const beginningOf = (value: string, options: readonly string[]) =>
  options.find((option) => option.length > 1 && value.toLowerCase().startsWith(option.toLowerCase()))

function wrongValue(subject: Subject, path: readonly PropertyKey[], spot: Spot, value: unknown, options: string[]) {
  const suggestion = typeof value === 'string' ? (suggest(value, options) ?? beginningOf(value, options)) : undefined
  const key = fieldName(path, subject.owner)
  const mended = suggestion === undefined ? undefined : corrected(spot, suggestion)
  return diagnose('wrong-value', spot, { key, value: shown(value), suggestion, options, corrected: mended })
}

function tooBig(issue: z.core.$ZodIssueTooBig, key: string, spot: Spot, value: unknown): Diagnostic {
  const most = Number(issue.maximum)
  if (typeof value === 'string') return diagnose('too-long', spot, { key, most, has: value.trim().length })
  if (Array.isArray(value)) return diagnose('too-many', spot, { key, most, has: value.length })
  return diagnose('number-out-of-range', spot, {
    key,
    value: Number(value),
    limit: issue.inclusive === false ? `below ${most}` : `${most} or less`,
  })
}

function tooSmall(issue: z.core.$ZodIssueTooSmall, key: string, spot: Spot, value: unknown): Diagnostic {
  const least = Number(issue.minimum)
  if (typeof value === 'string') return diagnose('too-short', spot, { key, least, has: value.trim().length })
  if (Array.isArray(value)) return diagnose('too-few', spot, { key, least, has: value.length })
  return diagnose('number-out-of-range', spot, {
    key,
    value: Number(value),
    limit: issue.inclusive === false ? `above ${least}` : `${least} or more`,
  })
}

/** Rules whose words the schema gives, and whose advice stands in the record. */
const rules = { ...coverageDiagnostics, ...documentDiagnostics }
const isRule = (code: unknown): code is keyof typeof rules => typeof code === 'string' && Object.hasOwn(rules, code)

const wordOf = (issue: Issue): unknown => (issue.code === 'custom' ? issue.params?.['word'] : undefined)

const isCalculatorRule = (code: unknown): code is keyof typeof calculatorDiagnostics =>
  typeof code === 'string' && Object.hasOwn(calculatorDiagnostics, code)

/** The spot of a word inside a value, or of its key; the whole value where it stands in neither. */
function wordSpot(spot: Spot, place: Place, word: unknown): Spot {
  if (typeof word !== 'string') return spot
  const pattern = new RegExp(`(?<![\\w.])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w])`)
  for (const { start, end } of [spot, ...(place.key ? [place.key] : [])]) {
    const at = spot.source.text.slice(start, end).search(pattern)
    if (at !== -1) return { ...spot, start: start + at, end: start + at + word.length }
  }
  return spot
}

/** A fault in a formula. The schema gives its facts; what was probably meant is found here. */
function brokenFormula(code: keyof typeof calculatorDiagnostics, issue: Issue, spot: Spot): Diagnostic {
  const params = (issue.code === 'custom' ? issue.params : undefined) ?? {}
  const facts = params['facts'] as Record<string, unknown>
  if (code !== 'formula-name') return diagnose(code, spot, facts as DiagnosticArgs<typeof code>)
  const { name, names } = facts as { name: string; names: readonly string[] }
  const suggestion = suggest(name, names)
  const mended = suggestion === undefined ? undefined : corrected(spot, suggestion)
  return diagnose(code, spot, { name, suggestion, corrected: mended, names: closestFirst(name, names) })
}

/** A rule beyond the type; the schema names the kind of fault and words the problem. */
function brokenRule(subject: Subject, issue: Issue, spot: Spot, value: unknown): Diagnostic {
  const key = fieldName(issue.path, subject.owner)
  const code = issue.code === 'custom' ? issue.params?.['code'] : undefined
  if (code === 'unsafe-link') return diagnose(code, spot, { key, value: shown(value) })
  if (code === 'not-one-line') {
    const joined = String(value).trim().replace(/\s+/g, ' ')
    const name = lastOf(issue.path)
    const mended = joined.length < 120 && typeof name === 'string' ? `${name}: ${joined}` : undefined
    return diagnose(code, spot, { key, corrected: mended })
  }
  if (isCalculatorRule(code)) return brokenFormula(code, issue, spot)
  if (isRule(code)) return diagnose(code, spot, { key, problem: issue.message })
  const schema = schemaAt(subject.schema, issue.path, subject.root)
  const problem = diagnose('invalid-value', spot, {
    key,
    problem: issue.message.endsWith('.') ? issue.message : `${issue.message}.`,
    description: (schema && metaOf(schema).description) ?? '',
  })
  return typeof code === 'string' && Object.hasOwn(diagnosticKinds, code) ? { ...problem, code } : problem
}

/** One schema issue as the faults it means, each at its place. */
export function diagnoseIssue(issue: Issue, subject: Subject): Diagnostic[] {
  if (issue.code === 'unrecognized_keys') return unknownKeys(subject, issue.path, issue.keys)
  if (issue.code === 'invalid_key' || issue.code === 'invalid_element') {
    const { place } = locate(subject.root, issue.path)
    if (place === undefined) return []
    const problem = issue.issues[0]?.message ?? issue.message
    const key = fieldName(issue.path, subject.owner)
    const value = shown(lastOf(issue.path))
    return [diagnose('wrong-format', keySpotOf(place, subject.block), { key, value, problem, corrected: undefined })]
  }
  const at = locate(subject.root, issue.path)
  if (at.place === undefined) return []
  const { value, exists } = at
  if (!exists && issue.path.length > 0) return [missingKey(subject, issue.path, at.place)]
  const spot = spotOf(at.place, subject.block)
  const schema = schemaAt(subject.schema, issue.path, subject.root)
  const key = fieldName(issue.path, subject.owner)
  switch (issue.code) {
    case 'invalid_type': {
      const kind = issue.expected === 'int' ? 'a whole number' : schema ? kindOf(schema) : String(issue.expected)
      return [wrongType(subject, issue.path, spot, value, kind)]
    }
    case 'invalid_value':
      return [wrongValue(subject, issue.path, spot, value, issue.values.map(String))]
    case 'too_big':
      return [tooBig(issue, key, spot, value)]
    case 'too_small':
      return [tooSmall(issue, key, spot, value)]
    case 'invalid_format': {
      const known = issue.message.startsWith('must ') ? issue.message : 'does not have the form that the field takes'
      const example = schema && metaOf(schema).examples?.[0]
      const mended = typeof example === 'string' ? corrected(spot, example) : undefined
      return [diagnose('wrong-format', spot, { key, value: shown(value), problem: known, corrected: mended })]
    }
    case 'invalid_union':
      return unionFaults(issue, subject, spot, value)
    default:
      return [brokenRule(subject, issue, wordSpot(spot, at.place, wordOf(issue)), value)]
  }
}

/** Of the branches of a union the one that came closest speaks: that whose fault lies deepest. */
function unionFaults(issue: z.core.$ZodIssueInvalidUnion, subject: Subject, spot: Spot, value: unknown) {
  const options = 'options' in issue ? issue.options : undefined
  if (Array.isArray(options)) return [wrongValue(subject, issue.path, spot, value, options.map(String))]
  const deepest = (issues: readonly Issue[]) => Math.max(0, ...issues.map(({ path }) => path.length))
  const [closest] = [...issue.errors].sort((a, b) => deepest(b) - deepest(a) || a.length - b.length)
  if (closest === undefined || deepest(closest) === 0) {
    const schema = schemaAt(subject.schema, issue.path, subject.root)
    const choices = choicesOf(schema)
    if (choices.length > 0) return [wrongValue(subject, issue.path, spot, value, choices)]
    const kinds = issue.errors.flat().flatMap((one) => (one.code === 'invalid_type' ? [String(one.expected)] : []))
    const expected = [...new Set(kinds)].map((one) => (one === 'string' ? 'text' : `a ${one}`)).join(' or ')
    return [wrongType(subject, issue.path, spot, value, expected === '' ? 'another kind of value' : expected)]
  }
  return closest.flatMap((one) => diagnoseIssue({ ...one, path: [...issue.path, ...one.path] } as Issue, subject))
}
