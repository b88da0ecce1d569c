import type { TranslationUnit, UnitState } from '../../../content/translations/translation-units.ts'
import { isDone } from './sent-units.ts'
import type { TranslatedFile, TranslationWork } from './translated-files.ts'

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

const stateWords: Record<UnitState | 'unreviewed', string> = {
  'stale-fact': 'stale in a number, day, amount or link',
  stale: 'stale',
  rewritten: 'of another text',
  untranslated: 'untranslated',
  unreviewed: 'by a machine, unread',
  moved: 'moved',
  unused: 'unused',
  current: 'translated',
}

const describeStates = (states: FileStatus['states']) =>
  (Object.keys(stateWords) as (keyof typeof stateWords)[])
    .flatMap((state) => (states[state] === undefined ? [] : [`${states[state]} ${stateWords[state]}`]))
    .join(', ')

/** The states of a language for people: a line for each file that is not done. */
export function describeStatus({ language, texts, done, files, pagesWithout }: LanguageStatus): string {
  const open = files.filter(({ states }) => Object.keys(states).length > 0)
  const width = Math.max(0, ...open.map(({ file }) => file.length))
  const lines = open.map(
    (file) => `  ${file.file.padEnd(width)}  ${file.done} of ${file.texts}  ${describeStates(file.states)}`,
  )
  const without =
    pagesWithout.length === 0
      ? []
      : [`  ${pagesWithout.length} ${pagesWithout.length === 1 ? 'page is' : 'pages are'} not in this language.`]
  return [`${language}: ${done} of ${texts} texts are translated.`, ...lines, ...without].join('\n')
}
