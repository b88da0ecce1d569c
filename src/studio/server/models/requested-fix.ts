import type { Diagnostic, Fix } from '../../../../schema/diagnostic.ts'
import type { Requests } from '../../wire/calls.ts'
import { say } from '../../words/say.ts'
import { RequestRefused } from '../request-guard.ts'

/** The fix of a diagnostic, found by its code, position and message. */
export function requestedFix(diagnostics: readonly Diagnostic[], requested: Requests['fix']['diagnostic']): Fix {
  const found = diagnostics.find((one) =>
    (['code', 'file', 'line', 'column', 'message'] as const).every((key) => one[key] === requested[key]),
  )
  if (found?.fix === undefined) throw new RequestRefused(404, say().server.edits.noFix)
  return found.fix
}
