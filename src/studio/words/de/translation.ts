import type { Words } from '../en.ts'
import { count } from './numbers.ts'

export const translation = {
  language: 'Sprache der Seite',
  ofFiles: 'Sprache der Dateien',
  states: {
    untranslated: 'Fehlt',
    'stale-fact': 'Eine Angabe hat sich geändert',
    stale: 'Die Quelle hat sich geändert',
    rewritten: 'Die Quelle ist ein anderer Text',
    unreviewed: 'Von einer Maschine',
    moved: 'Verschoben',
    current: 'Übersetzt',
    unused: 'Nicht mehr verwendet',
  },
  stateHelp: {
    'stale-fact':
      'Eine Zahl, ein Tag, ein Betrag oder ein Link ist anders: Besucher sehen die Quelle, bis jemand die Übersetzung prüft.',
    stale: 'Besucher sehen diese Übersetzung des früheren Textes.',
    rewritten: 'Besucher sehen die Quelle: Diese Übersetzung gehört zu einem anderen Text.',
    unreviewed: 'Besucher sehen sie. Noch hat sie niemand gelesen.',
    unused: 'Die Seite hat diesen Text nicht mehr. Die Übersetzung bleibt erhalten, und niemand sieht sie.',
  },
  removeUnused: (texts) =>
    `${count(texts, { one: 'Übersetzung entfernen, die nicht mehr verwendet wird', other: 'Übersetzungen entfernen, die nicht mehr verwendet werden' })}`,
  removeUnusedStep: 'Nicht mehr verwendete Übersetzungen entfernen',
  open: (open, texts) =>
    open === 0
      ? `${count(texts, { one: 'Text ist', other: 'Texte sind' })} übersetzt, keiner ist offen.`
      : `${open} von ${count(texts, { one: 'Text', other: 'Texten' })} offen.`,
  onlyOpen: 'Nur Offenes',
  source: 'Quelle',
  translated: (language) => `Auf ${language}`,
  stillRight: 'Stimmt noch',
  wasRead: 'Ich habe es gelesen',
  next: 'Speichern und weiter',
  nextHelp:
    'Eine Übersetzung wird hier getippt: Ein Klick auf einen Text der Seite führt zu ihr, ein Doppelklick öffnet sie auf der Seite. Strg+Eingabe speichert und führt zum nächsten offenen Text.',
  left: (letters) => (letters >= 0 ? `noch ${letters}` : `${-letters} zu viel`),
  changed: 'Änderung der Quelle',
  shared: (name) => `Auch auf dieser Seite: ${name}`,
  ofPage: 'Diese Seite',
  noneOpen: 'Hier ist nichts offen.',
  noTexts: 'Hier gibt es keinen Text zu übersetzen.',
  textsOnly:
    'Hier übersetzen Sie Texte. Blöcke, Bilder und Werte sind in jeder Sprache gleich: Sie werden in der Sprache der Dateien bearbeitet.',
  toSource: (language) => `Auf ${language} bearbeiten`,
  notThere: (language) => `Die Seite gibt es auf ${language} noch nicht.`,
  begin: 'Diese Seite übersetzen',
  address: (language) => `Adresse auf ${language}`,
  addressHelp: 'Besucher sehen sie in der Adresszeile. Kleine Buchstaben, Ziffern und Bindestriche.',
  ofTemplate: 'Die Seite folgt einer Vorlage. Es gibt sie in der Sprache, sobald Vorlage und Einträge übersetzt sind.',
  overview: 'Alle Seiten',
  ofAll: (done, texts) => `${done} von ${count(texts, { one: 'Text', other: 'Texten' })} übersetzt`,
  without: (pages) => `Nicht in dieser Sprache: ${count(pages, { one: 'Seite', other: 'Seiten' })}`,
  notSaved: 'Nicht gespeichert',
  none: 'Die Website hat eine Sprache. Weitere stehen in ihren Einstellungen unter „Sprachen“.',
  step: (where) => `${where} übersetzen`,
  beginStep: (address, tag) => `${address} ins „${tag}“ übersetzen`,
  noLanguage: (tag) => `Die Website hat keine Sprache „${tag}“.`,
  sourceChanged: 'Der Text der Quelle hat sich inzwischen geändert. Sehen Sie ihn an, und speichern Sie noch einmal.',
  changedElsewhere:
    'Jemand anders hat diesen Text inzwischen übersetzt. Ihr Text steht noch hier: Vergleichen Sie, und speichern Sie noch einmal.',
  refused: (reason) => `Das passt nicht in das Feld: Der Text ${reason}.`,
  addressTaken: (address) => `Die Adresse ${address} hat schon eine andere Seite.`,
  badAddress: (address) =>
    `„${address}“ ist keine Adresse: Sie beginnt mit „/“ und hat kleine Buchstaben, Ziffern und Bindestriche.`,
} satisfies Words['translation']
