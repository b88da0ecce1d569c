import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { shownTitle } from '../../../schema/page.ts'
import { diagnose, valueRange } from '../diagnostics/diagnose.ts'
import { childPosition } from '../parse/source-position.ts'
import { type Scope, tokenValue } from '../resolve/scope.ts'
import { tokensIn } from '../resolve/tokens.ts'
import { shorten } from './issues/value-fixes.ts'

/** Characters that search results show in full, and the minimum for a description to be used. */
const room = { title: { min: 1, max: shownTitle }, description: { min: 70, max: 160 } }

/** Values of the tokens of a text, the longest first. */
function longestValues(text: string, scope: Scope) {
  const names = [...new Set(tokensIn(text).map(({ name }) => name))]
  return names
    .map((name) => ({ name, value: tokenValue(scope, name) ?? '' }))
    .sort((one, other) => other.value.length - one.value.length)
}

/**
 * Checks the length of title and description in search results. `written` is the head of the page as in its file,
 * `filled` the same with tokens filled, whose length counts.
 */
export function lengthDiagnostics(
  written: Record<string, unknown>,
  filled: Record<string, unknown>,
  scope: Scope,
): Diagnostic[] {
  return (['title', 'description'] as const).flatMap((key) => {
    const [text, source, position] = [filled[key], written[key], childPosition(written, key)]
    if (typeof text !== 'string' || typeof source !== 'string' || position === undefined) return []
    const has = text.trim().length
    const { min, max } = room[key]
    if (has >= min && has <= max) return []
    const values = longestValues(source, scope)
    const range = valueRange(position)
    const fix = has > max ? shorten(range, source, max) : undefined
    return [diagnose('search-length', range, { key, has, min, max, values }, fix)]
  })
}
