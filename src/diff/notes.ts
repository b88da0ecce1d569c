import { count } from '../../schema/writing/count.ts'
import type { Sides } from './compare.ts'
import type { SideSite } from './side/protocol.ts'

/** Code whose effect only pictures show. */
export const seenOnly = (code: readonly string[]): string[] =>
  code.filter((file) => /^src\/pictures\/|^src\/theme\/base\.css$|^src\/builder\/assets\/stylesheet\.ts$/.test(file))

function errors(state: string, { errors, withErrors, filesWithErrors }: SideSite): string[] {
  if (errors === 0) return []
  const files = `${filesWithErrors.join(', ')}${filesWithErrors.length === 5 ? ' and perhaps others' : ''}`
  const verb = errors === 1 ? 'is' : 'are'
  return [
    `There ${verb} ${count(errors, 'error')} in the content ${state}, in ${files}. ${count(withErrors.length, 'page')} with errors could not be compared; everything else is.`,
  ]
}

export const packagesNote = 'Packages are not compared: both states are rendered with those that are installed here.'

/** Limits of the comparison that a reader should know. */
export function notesOf({ before, after, files }: Sides, revision: string): string[] {
  const seen = seenOnly(files.code)
  return [
    ...errors(`of ${revision}`, before),
    ...errors('of now', after),
    ...(files.hasOtherPackages ? [packagesNote] : []),
    ...(seen.length > 0
      ? [
          `${seen.slice(0, 3).join(', ')}${seen.length > 3 ? ` and ${seen.length - 3} more` : ''} changed. That shows in pictures alone, on pages that are not counted as well.`,
        ]
      : []),
  ]
}
