import type { TranslationUnit, UnitState } from '../translation-units.ts'
import type { TranslatedFile, TranslationWork } from './translation-work.ts'

/** Whether a text has a translation that nobody has to look at. */
export const isDone = ({ state, by }: TranslationUnit): boolean =>
  (state === 'current' || state === 'moved') && by === undefined

/** How many texts of a file are in each state. `unreviewed` ones have a machine translation that nobody has read. */
type FileStatus = {
  file: string
  mirror: string
  texts: number
  done: number
  states: Partial<Record<UnitState | 'unreviewed', number>>
}
export type LanguageStatus = {
  language: string
  texts: number
  done: number
  files: FileStatus[]
  pagesWithout: string[]
}

function statusOf({ source, mirror, units, unused }: TranslatedFile): FileStatus {
  const needsNone = (unit: TranslationUnit) => unit.state === 'untranslated' && isDone(unit)
  const present = units.filter((unit) => unit.at !== undefined && !needsNone(unit))
  const states: FileStatus['states'] = {}
  const add = (state: UnitState | 'unreviewed') => {
    states[state] = (states[state] ?? 0) + 1
  }
  for (const unit of [...units, ...unused]) {
    if (unit.state === 'current' && unit.by === 'machine') add('unreviewed')
    else if (unit.state !== 'current' && !needsNone(unit)) add(unit.state)
  }
  return { file: source, mirror, texts: present.length, done: present.filter(isDone).length, states }
}

export function languageStatus(work: TranslationWork, tag: string): LanguageStatus {
  const files = work.filesIn(tag).map(statusOf)
  const sum = (key: 'texts' | 'done') => files.reduce((total, file) => total + file[key], 0)
  return { language: tag, texts: sum('texts'), done: sum('done'), files, pagesWithout: work.pagesWithout(tag) }
}
