import type { Words } from '../en.ts'
import { count } from './numbers.ts'

export const shell = {
  header: 'Studio: Befehle',
  main: 'Studio: Blöcke, Felder und Seite',
  openHome: 'Startseite öffnen',
  reading: 'Der Inhalt wird gelesen\u00a0…',
  pane: 'Bereich',
  paneNames: { outline: 'Gliederung', page: 'Seite', fields: 'Felder' },
  noBlocks: 'Diese Seite hat noch keine Blöcke.',
  loadingPage: 'Die Seite wird geladen …',
  preview: 'Vorschau der Seite',
  notCopied: 'Ihr Browser hat es nicht kopiert. Wählen Sie den Text aus und kopieren Sie ihn selbst.',
  copied: 'Kopiert',
  noAnswer: 'Das Studio antwortet nicht. Starten Sie es dort neu, wo es gestartet wurde.',
  backToPage: 'Zurück zur Seite',
  foldersAlsoCalled: {
    calculators: 'Preise, Kostenrechner, Schätzung',
    coverage: 'Matrix, Orte und Leistungen',
    faqs: 'Fragen, Antworten, Hilfe',
    fragments: 'Fragment, Formular, wiederverwendbare Blöcke',
    templates: 'Muster von Seiten',
  },
  hiddenFields: 'Anker, Farben und Zeiten',
} satisfies Words['shell']

export const history = {
  of: (title: string) => `Verlauf: ${title}`,
  reading: 'Der Verlauf wird gelesen',
  notCommitted: 'Es ist noch nicht im Verlauf: Es wurde noch nicht veröffentlicht.',
  followsTemplate:
    'Der Block folgt einer Vorlage. „Wiederherstellen“ gibt ihm eigene Texte auf dieser Seite; die Vorlage bleibt, wie sie ist.',
  restoreAnyway: 'Trotzdem wiederherstellen',
  notRestored: 'Nicht wiederhergestellt.',
  picture: (label: string) => `Die Seite: ${label}`,
  rendering: 'Die Seite wird dargestellt',
  hadErrors: 'Die Seite hatte damals Fehler und kann nicht gezeigt werden.',
  beingDrawn: 'Bilder der damaligen Seite werden noch gezeichnet. Öffnen Sie es gleich noch einmal.',
  before: 'Vorher',
  now: 'Jetzt',
  history: 'Verlauf',
  hidePictures: 'Bilder ausblenden',
  showPictures: 'Bilder zeigen',
  compared: 'Vorher und nachher',
  wholePage: 'Ganze Seite',
  sameBlocks: 'Kein Block der Seite ist anders. Geändert hat sich, was um sie herum steht oder wie sie aussehen.',
  created: 'Erstellt',
  notCommittedYet: 'Noch nicht veröffentlicht',
  inTemplate: '(in der Vorlage, mit all ihren Seiten)',
  moreChanges: (changes: number) => `Und ${count(changes, { one: 'weitere Änderung', other: 'weitere Änderungen' })}.`,
  isNow: 'So ist es jetzt.',
  restore: 'Wiederherstellen',
  restoreBlock: (block: string) => `${block} wiederherstellen`,
} satisfies Words['history']

export const store = {
  tooDeep: 'Ein Abschnitt darf in einem Abschnitt stehen, aber nicht tiefer. Fügen Sie diesen Block weiter außen ein.',
  nowhere:
    'Hier zeigt nichts ein Bild, deshalb wurde nichts gespeichert. Ziehen Sie es auf einen Block mit einem Bild oder in die Ansicht „Bilder“.',
  clipboardRefused: 'Der Browser lässt das Studio die Zwischenablage nicht lesen. Drücken Sie stattdessen Strg+V.',
  duplicateBlock: 'Block duplizieren',
  storedMeanwhile: (name: string) => `Gespeichert als ${name}; die Seite hat sich inzwischen geändert.`,
  saved: (files: readonly string[]) =>
    files.length === 1 ? `Gespeichert in ${files[0]}` : `Gespeichert in ${files.length} Dateien`,
  saving: 'Wird gespeichert …',
  notSaved: 'Nicht gespeichert',
  editText: 'Text ändern',
  changedElsewhere: (file: string) => `${file} wurde inzwischen anderswo geändert. Sehen Sie es sich noch einmal an.`,
  andMore: (number: number) => `Und ${number} weitere.`,
  noPictures:
    'Dieser Text hat keine Bilder, deshalb wurde nichts eingefügt. Bilder haben formatierte Texte und die Ansicht „Bilder“.',
  noFiles:
    'Dateien gehören in einen formatierten Text, auf einen Block mit einem Bild oder in die Ansicht „Bilder“. Gespeichert wurde nichts.',
  otherAnswer: (name: string, reason: string) =>
    `Das Studio beantwortet \`${name}\` anders, als dieser Tab erwartet. Laden Sie ihn neu. ${reason}`,
} satisfies Words['store']

export const effects = {
  counting: 'Die Seiten, die sich ändern, werden gezählt …',
  incomplete: 'Noch ändert sich nichts: Geschrieben wird es, sobald es ausgefüllt ist.',
  countingNow: 'Wird gezählt',
  whatDoesThis: 'Was bewirkt das?',
  rendering: 'Die Seiten werden dargestellt',
  onEveryPage: 'Auf jeder Seite',
  after: 'Nachher',
  showOthers: 'Andere zeigen',
  change: (pages: number) => count(pages, { one: 'Seite ändert sich', other: 'Seiten ändern sich' }),
  withOwnWords: (pages: number) => `${pages} ${pages === 1 ? 'hat' : 'haben'} dort eigene Texte`,
  unchangedPages: (pages: number) =>
    `${pages} ${pages === 1 ? 'bleibt' : 'bleiben'}, wie ${pages === 1 ? 'sie ist' : 'sie sind'}`,
  places: 'Orte',
  ownWords: 'Hier eigener Text',
  hasErrors: 'Sie hat Fehler und kann nicht gezeigt werden.',
  beingDrawn: 'Ihre Bilder werden noch gezeichnet.',
  asItIs: (name: string) => `${name}, jetzt`,
  asItWouldBe: (name: string) => `${name}, wie es wäre`,
  changesOf: (name: string) => `Änderungen: ${name}`,
  otherChanges: (changes: number) => count(changes, { one: 'weitere Änderung', other: 'weitere Änderungen' }),
} satisfies Words['effects']
