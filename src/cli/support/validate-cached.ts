import { checkKey } from '../../cache/check-key.ts'
import { readRecord, writeRecord } from '../../cache/json-cache.ts'
import { isWithin } from '../../cache/time-span.ts'
import type { Judgement, Question } from './validate-content.ts'

/** `records` is the folder of the records; `root` that of the code. */
type Places = { root: string; records: string }

/**
 * What a check finds, as an earlier one of the same content and code has written it down, or else found now. What checks
 * is loaded only then.
 */
export async function judged(question: Question, { root, records }: Places): Promise<Judgement & { isKnown: boolean }> {
  const { base, pages, now, since } = question
  const changes = since && [...since.changes.changed, '', ...since.changes.before, '', ...since.changes.movedTo].flat()
  const more = since && [since.revision, since.commit, changes]
  const key = checkKey({ root, base, pages, more })
  const known = key === undefined ? undefined : readRecord<Judgement>(records, key)
  if (known?.span && isWithin(known.span, now.getTime())) return { ...known, isKnown: true }
  const { judge } = await import('./validate-content.ts')
  const found = await judge(question)
  // What was saved in the meantime may be in it already.
  if (key !== undefined && found.span && checkKey({ root, base, pages, more }) === key) writeRecord(records, key, found)
  return { ...found, isKnown: false }
}
