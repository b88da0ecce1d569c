import type { EditResult } from '../../wire/edits.ts'
import { messageOf } from '../../words.ts'

/** How many reasons are named. */
const maxNamed = 4

/** Why nothing was written, in words, also where errors hold it back; `undefined` if it was. */
export function refusalOf(result: EditResult): string | undefined {
  if (result.kind === 'saved') return undefined
  if (result.kind === 'refused') return result.message
  if (result.kind === 'conflict') return `${result.file} was changed elsewhere meanwhile. Look at it again.`
  const messages = [...new Set(result.diagnostics.map(({ message }) => message))]
  const more = messages.length > maxNamed ? [`And ${messages.length - maxNamed} more.`] : []
  return [...messages.slice(0, maxNamed), ...more].join(' ')
}

/** The result of a request that failed. */
export const refusedAs = (error: unknown): EditResult => ({ kind: 'refused', message: messageOf(error) })
