import type { TranslatedFile, TranslationState, TranslationUnit } from '../../../wire/translations.ts'

/** A text, with the file that it is in. */
export type ListedUnit = { file: TranslatedFile; unit: TranslationUnit }

const doneStates: ReadonlySet<TranslationState> = new Set(['current', 'moved', 'unused'])

/** Whether somebody has to look at a text. */
export const isOpen = ({ state }: Pick<TranslationUnit, 'state'>): boolean => !doneStates.has(state)

/** The name of a text among all that are listed. */
export const nameOf = ({ file, unit }: ListedUnit): string =>
  `${file.file} ${unit.key} ${unit.state === 'unused' ? '-' : ''}`

/** The next open text behind one, from the first again after the last; `undefined` if no other is open. */
export function nextOpen(all: readonly ListedUnit[], name: string): ListedUnit | undefined {
  const at = all.findIndex((one) => nameOf(one) === name)
  const behind = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))]
  return behind.find(({ unit }) => isOpen(unit))
}
