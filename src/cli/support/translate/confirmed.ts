import type { TranslationUnit } from '../../../content/translations/translation-units.ts'
import type { MirrorChange } from '../../../content/translations/work/mirror-text.ts'
import type { TranslatedFile } from '../../../content/translations/work/translation-work.ts'

const isOpen = ({ text, before, by }: TranslationUnit) =>
  text !== undefined && (before !== undefined || by === 'machine')

/** What says of translations that they are still right: all of a file, or the one at a path. Texts that are others need their path. */
export function confirmedUnits({ units }: TranslatedFile, path: string | undefined): TranslationUnit[] {
  return units.filter(
    (unit) =>
      unit.at !== undefined && isOpen(unit) && (path === undefined ? unit.state !== 'rewritten' : unit.path === path),
  )
}

/** `source:` becomes the text of today, and `by: machine` goes. */
export const confirmation = ({ written, path, source, text }: TranslationUnit): MirrorChange => ({
  kind: 'write',
  key: written ?? path,
  translation: { source, ...(text !== undefined && { text }) },
})
