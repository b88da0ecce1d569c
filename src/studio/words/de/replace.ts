import type { Words } from '../en.ts'
import { count } from './numbers.ts'

export const replace = {
  below: 'Seiten unterhalb von',
  belowHelp: 'Eine Stadt oder eine Adresse',
  matches: 'Treffer',
  replaceMatch: (text: string, where: string, title: string) => `„${text}“ ersetzen, in ${where} von ${title}`,
  replaceAll: 'Alle ersetzen',
  nothingYet: 'Nichts ändert sich, bevor Sie „Alle ersetzen“ wählen.',
  untickAll: 'Alle abwählen',
  tickAll: 'Alle auswählen',
  lookEverywhere: 'Überall suchen',
  noPageBelow: (below: string) =>
    `Unter „${below}“ gibt es keine Seite. Wählen Sie eine Stadt oder einen anderen Bereich aus der Liste.`,
  mayStandElsewhere:
    'Was diese Seiten zeigen, kann anderswo stehen: in den Daten einer Stadt oder Leistung, in einem gemeinsamen Abschnitt oder in einer Vorlage.',
  nothingFound: 'Nichts gefunden.',
  firstListed: (places: number) => `Die ersten ${places} sind aufgeführt; ersetzt wird alles, was ausgewählt ist.`,
  found: (places: number, files: number, ticked: number) =>
    `${count(places, { one: 'Stelle', other: 'Stellen' })} in ${count(files, { one: 'Datei', other: 'Dateien' })}${ticked === places ? '' : `, ${ticked} ausgewählt`}.`,
  stale: (translations: number) =>
    `${count(translations, { one: 'Übersetzung gehört', other: 'Übersetzungen gehören' })} zu diesen Texten: Danach muss sie jemand noch einmal ansehen.`,
  written: (files: number) =>
    `${count(files, { one: 'Datei', other: 'Dateien' })} geschrieben. Einmal „Rückgängig“ nimmt es zurück.`,
  changedElsewhere: (file: string) => `${file} wurde anderswo geändert. Ersetzt wurde nichts.`,
  wouldAddErrors: (errors: number) =>
    `Ersetzt wurde nichts: ${count(errors, { one: 'Fehler käme', other: 'Fehler kämen' })} hinzu.`,
  errorAt: (file: string, line: number, message: string) => `${file}, Zeile ${line}: ${message}`,
  valueKinds: { texts: 'Texte', addresses: 'Adressen', all: 'Alle Werte' },
  fileScopes: { all: 'Überall', pages: 'Seiten', shared: 'Gemeinsame Dateien' },
  search: 'Suchen',
  replaceWith: 'Ersetzen durch',
  lookIn: 'Suchen in',
  where: 'Wo',
  matchCase: 'Groß- und Kleinschreibung beachten',
  wholeWords: 'Ganze Wörter',
  isRegular: 'Regulärer Ausdruck',
  withTemplates: 'Auch Texte aus Vorlagen, als Texte jeder Seite',
} satisfies Words['replace']
