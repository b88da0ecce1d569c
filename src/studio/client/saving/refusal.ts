import { messageInLanguage } from '../../diagnostic-texts.ts'
import type { EditResult } from '../../wire/edits.ts'
import { say } from '../../words/say.ts'
import { messageOf } from '../../words.ts'

/** How many reasons are named. */
const maxNamed = 4

/** Why nothing was written, in words, also where errors hold it back; `undefined` if it was. */
export function refusalOf(result: EditResult): string | undefined {
  if (result.kind === 'saved') return undefined
  if (result.kind === 'refused') return result.message
  if (result.kind === 'conflict') return say().store.changedElsewhere(result.file)
  const messages = [...new Set(result.diagnostics.map(messageInLanguage))]
  const more = messages.length > maxNamed ? [say().store.andMore(messages.length - maxNamed)] : []
  return [...messages.slice(0, maxNamed), ...more].join(' ')
}

/** The result of a request that failed. */
export const refusedAs = (error: unknown): EditResult => ({ kind: 'refused', message: messageOf(error) })
