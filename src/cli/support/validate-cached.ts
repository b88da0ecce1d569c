import { checkKey } from '../../cache/check-key.ts'
import { readJsonCache, writeJsonCache } from '../../cache/json-cache.ts'
import { isWithin } from '../../cache/time-span.ts'
import type { Question, ValidationResult } from './validate-content.ts'

/** `records` is the folder of the records; `root` that of the code. */
type Places = { root: string; records: string }

/**
 * What a check finds, as an earlier one of the same content and code has written it down, or else found now. What checks
 * is loaded only then.
 */
export async function validateCached(
  question: Question,
  { root, records }: Places,
): Promise<ValidationResult & { isKnown: boolean }> {
  const { base, pages, now, since } = question
  const changes = since && [...since.changes.changed, '', ...since.changes.before, '', ...since.changes.movedTo].flat()
  const more = since && [since.revision, since.commit, changes]
  const key = checkKey({ root, base, pages, more })
  const known = key === undefined ? undefined : readJsonCache<ValidationResult>(records, key)
  if (known?.span && isWithin(known.span, now.getTime())) return { ...known, isKnown: true }
  const { validateContent } = await import('./validate-content.ts')
  const found = await validateContent(question)
  // What was saved in the meantime may be in it already.
  if (key !== undefined && found.span && checkKey({ root, base, pages, more }) === key)
    writeJsonCache(records, key, found)
  return { ...found, isKnown: false }
}
