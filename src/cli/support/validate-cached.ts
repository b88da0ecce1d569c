import type { Cache } from '../../cache/cache.ts'
import { contentKey } from '../../cache/content-key.ts'
import { isWithin } from '../../cache/time-span.ts'
import type { ValidationRequest, ValidationResult } from './validate-content.ts'

/**
 * Validates the content, or returns the cached result for the same content and code. The code that validates is loaded
 * only if there is no cached result. `root` is the root of the code.
 */
export async function validateCached(
  request: ValidationRequest,
  { root, cache }: { root: string; cache: Cache },
): Promise<ValidationResult & { isCached: boolean }> {
  const { base, pages, now, since } = request
  const changes = since && [...since.changes.changed, '', ...since.changes.before, '', ...since.changes.movedTo].flat()
  const more = since && [since.revision, since.commit, changes]
  const keyNow = () => contentKey({ root, base, pages, code: 'check', more })?.key
  const key = keyNow()
  const cached = key === undefined ? undefined : cache.getJson<ValidationResult>('checks', key)
  if (cached?.span && isWithin(cached.span, now.getTime())) return { ...cached, isCached: true }
  const { validateContent } = await import('./validate-content.ts')
  const result = await validateContent(request)
  // A file saved during validation may be in the result already, so it is not cached.
  if (key !== undefined && result.span && keyNow() === key) cache.putJson('checks', key, result)
  return { ...result, isCached: false }
}
