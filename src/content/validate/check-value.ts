import type { z } from 'zod'
import { type Diagnostic, formatPath } from '../../../schema/diagnostic.ts'
import { suggest } from '../diagnostics/suggest.ts'
import { locate } from '../parse/source-position.ts'
import { leadsToMissingValue } from '../resolve/missing-value.ts'
import { closestBranch, diagnoseIssue } from './issues/diagnose-issue.ts'
import { missingNames } from './issues/issue-keys.ts'
import type { Issue, Subject } from './issues/issue-subject.ts'
import { withoutLookalikeIssues } from './issues/lookalike-values.ts'
import { withoutWrongShapes } from './issues/wrong-shapes.ts'

/** Names that the unknown keys of a mapping probably mean. */
function misspelt(issues: readonly Issue[], subject: Subject): Set<string> {
  return new Set(
    issues.flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys') return []
      const names = missingNames(subject, issue.path)
      return issue.keys.flatMap((key) => {
        const name = suggest(key, names)
        return name === undefined ? [] : [formatPath([...issue.path, name])]
      })
    }),
  )
}

/** Issues without consequential ones: a missing key beside its misspelling, a length beside a wrong type. */
function causingIssues(issues: readonly Issue[], subject: Subject): Issue[] {
  const spelt = misspelt(issues, subject)
  const mistyped = new Set(issues.flatMap(({ code, path }) => (code === 'invalid_type' ? [formatPath(path)] : [])))
  return issues.filter((issue) => {
    if (leadsToMissingValue(subject.root, issue.path)) return false
    if (issue.code === 'unrecognized_keys') return true
    const path = formatPath(issue.path)
    if (mistyped.has(path) && issue.code !== 'invalid_type') return false
    return !(spelt.has(path) && !locate(subject.root, issue.path).exists)
  })
}

/** Issues of a schema as diagnostics, each at its source position. */
export function issueDiagnostics(issues: readonly Issue[], subject: Subject): Diagnostic[] {
  const lookalikes = withoutLookalikeIssues(causingIssues(issues.flatMap(closestBranch), subject), subject)
  const { others, diagnostics } = withoutWrongShapes(lookalikes.others, subject)
  return [...lookalikes.diagnostics, ...diagnostics, ...others.flatMap((issue) => diagnoseIssue(issue, subject))]
}

/** Validates a value. Every issue of the schema becomes a diagnostic at its source position. */
export function checkValue<Schema extends z.ZodType>(
  subject: Subject & { schema: Schema },
): { data?: z.infer<Schema>; diagnostics: Diagnostic[] } {
  const result = subject.schema.safeParse(subject.root)
  if (result.success) return { data: result.data, diagnostics: [] }
  return { diagnostics: issueDiagnostics(result.error.issues, subject) }
}
