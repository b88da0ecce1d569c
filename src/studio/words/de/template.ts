import type { Words } from '../en.ts'
import { count } from './numbers.ts'

export const template = {
  widths: { phone: 'Telefon', desktop: 'Computer' },
  changedElsewhere: (file: string) => `${file} wurde anderswo an derselben Stelle geändert. Geschrieben wurde nichts.`,
  wouldHaveErrors: 'Geschrieben wurde nichts: Es gäbe Fehler.',
  oneUndo: 'Einmal „Rückgängig“ nimmt es zurück.',
  followIn: (title: string) => `Der Vorlage folgen in ${title}`,
  followsAgain: (title: string) => `„${title}“ hat wieder den Text der Vorlage.`,
  pagesWithOwnWords: 'Seiten mit eigenen Texten dort',
  followAgainNamed: (title: string) => `Wieder der Vorlage folgen: ${title}`,
  followAgain: 'Wieder der Vorlage folgen',
  noPage: 'Keine Seite gefunden.',
  filterPlaces: 'Orte filtern',
  width: 'Breite der Seiten',
  asItIs: 'Wie es jetzt ist',
  openShared: 'Den gemeinsamen Abschnitt öffnen',
  pagesWritten: (pages: number) => `${count(pages, { one: 'Seite', other: 'Seiten' })} geschrieben.`,
  written: 'Geschrieben.',
  edit: (name: string) => `Vorlage ${name} ändern`,
  help: 'Ändern Sie Texte, und sehen Sie sofort, wie sie wirken. Geschrieben wird nichts, bevor Sie „Überall“ wählen.',
  changedAtSamePlace:
    'Die Vorlage wurde anderswo an derselben Stelle geändert. Behalten Sie Ihre Texte oder verwerfen Sie sie.',
  words: 'Texte der Vorlage',
  pages: 'Seiten, die der Vorlage folgen',
  panes: { words: 'Texte', places: 'Orte' },
  none: 'Auf dieser Website folgt noch keine Seite einer Vorlage. Eine Vorlage schreibt je eine Seite für jeden Ort oder jede Leistung einer Liste, aus Texten, die nur einmal geschrieben sind.',
  openFile: 'Datei der Vorlage öffnen',
  part: 'Teil der Seite',
} satisfies Words['template']
