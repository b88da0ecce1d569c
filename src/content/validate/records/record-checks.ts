import type { z } from 'zod'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { setAt } from '../../../../schema/diagnostics/parts/fixes.ts'
import { type Calendar, dueReviews } from '../../../../schema/schedule/dated.ts'
import { diagnose, type SourceRange, valueRange } from '../../diagnostics/diagnose.ts'
import { kindInWords } from '../../diagnostics/format-value.ts'
import { unknownRecord } from '../../diagnostics/unknown-record.ts'
import type { Parsed } from '../../parse/parse.ts'
import { type Container, childPosition, isContainer, locate, type SourcePosition } from '../../parse/source-position.ts'
import type { CheckedFile } from '../../resolve/record-lookups.ts'
import { checkValue } from '../check-value.ts'

/** A warning for each fact below `root` whose review date has passed. `position` is that of the file. */
export const dueDiagnostics = (root: Container, position: SourcePosition, calendar: Calendar): Diagnostic[] =>
  dueReviews(root, calendar).map(({ path, reviewBy }) => {
    const range = valueRange(locate(root, path).position ?? position)
    const { today } = calendar
    const next = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
    return diagnose('review-due', range, { date: reviewBy }, reviewed(range, next))
  })

/** A person has checked the fact. */
const reviewed = ({ value: path = [] }: SourceRange, next: string) =>
  setAt(path, next, `It is checked; review it by ${next}`)

/** Validates one data file; `today` (ISO date) decides which dated facts are due for review. */
export function checkFile<Schema extends z.ZodType>(
  parsed: Parsed,
  { schema, owner, today }: { schema: Schema; owner: string; today: string },
  diagnostics: Diagnostic[],
): CheckedFile<z.infer<Schema>> {
  const { value: root, position } = parsed
  if (root === undefined) return { broken: true }
  if (!isContainer(root)) {
    const facts = {
      key: owner,
      expected: 'a list or a group of fields',
      found: kindInWords(root),
      corrected: undefined,
    }
    diagnostics.push(diagnose('wrong-type', valueRange(position), facts))
    return { broken: true }
  }
  const checked = checkValue({ root, schema, owner })
  diagnostics.push(...checked.diagnostics)
  diagnostics.push(...dueDiagnostics(root, position, { today }))
  return checked.data === undefined ? { root, broken: true } : { data: checked.data, root, broken: false }
}

/** Records of one kind by slug: one file each, named by the slug. */
export function checkRecords<Schema extends z.ZodType<{ slug: string }>>(
  files: ReadonlyMap<string, Parsed>,
  kind: { schema: Schema; owner: string; today: string },
  diagnostics: Diagnostic[],
): Map<string, CheckedFile<z.infer<Schema>>> {
  const records = new Map<string, CheckedFile<z.infer<Schema>>>()
  for (const [name, parsed] of files) {
    const checked = checkFile(parsed, kind, diagnostics)
    const slug = checked.data?.slug
    if (slug !== undefined && slug !== name && checked.root) {
      const at = childPosition(checked.root, 'slug') ?? parsed.position
      diagnostics.push(diagnose('wrong-slug', valueRange(at), { slug, name }))
    }
    records.set(name, checked)
  }
  return records
}

/** Reports every slug in a list that no record has. */
export function checkSlugs(
  collection: string,
  list: unknown,
  records: ReadonlyMap<string, unknown>,
  diagnostics: Diagnostic[],
): void {
  if (!Array.isArray(list)) return
  list.forEach((entry, index) => {
    const position = childPosition(list, index)
    if (typeof entry !== 'string' || records.has(entry) || position === undefined) return
    diagnostics.push(unknownRecord(collection, entry, records.keys(), position))
  })
}
