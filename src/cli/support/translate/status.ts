import type { UnitState } from '../../../content/translations/translation-units.ts'
import type { LanguageStatus } from '../../../content/translations/work/language-status.ts'

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

const describeStates = (states: LanguageStatus['files'][number]['states']) =>
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
