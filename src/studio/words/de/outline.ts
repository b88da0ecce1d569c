import type { Words } from '../en.ts'

export const selection = {
  sharedSection: 'Gemeinsamer Abschnitt',
  sharedSectionHelp:
    'Blöcke, die einmal geschrieben sind, in einem gemeinsamen Abschnitt, und auf jeder Seite gleich sind, die ihn nennt.',
  sharedSectionName: 'Der Name des gemeinsamen Abschnitts.',
  when: 'Die Seiten welcher Einträge ihn haben, etwa `{ service.outdoors: true }`.',
  clickAText:
    'Klicken Sie auf einen Text der Seite oder wählen Sie einen Block: Seine Felder erscheinen hier. Ein Doppelklick ändert einen Text an Ort und Stelle.',
  unreadable: (file: string) =>
    `${file} lässt sich nicht lesen und hat deshalb hier keine Felder. Öffnen Sie den Text mit „YAML“.`,
  followsTemplate: (name: string) =>
    `Diese Seite folgt der Vorlage „${name}“. Ihre Texte können sich nur hier ändern oder auf allen Seiten der Vorlage. Blöcke lassen sich erst hinzufügen, verschieben und löschen, wenn die Seite von der Vorlage gelöst ist.`,
} satisfies Words['selection']

export const outline = {
  fromShared: (name: string) => `Aus dem gemeinsamen Abschnitt ${name}`,
  shared: 'gemeinsam',
  column: (number: number) => `Spalte ${number}`,
  unreadable: (file: string, reason: string) => `${file} lässt sich nicht lesen: ${reason}`,
  openText: 'Text der Datei öffnen',
  none: 'Es gibt noch keine Blöcke. Fügen Sie den ersten hinzu: Er kommt mit dem Text seines Beispiels.',
  onTheirWay: 'Unterwegs',
  adding: (name: string) => `${name} wird hinzugefügt …`,
  add: (name: string) => `${name} hinzufügen`,
  paste: (blocks: number) => (blocks === 1 ? 'Block einfügen' : `${blocks} Blöcke einfügen`),
  delete: 'Block löschen',
  moveUp: 'Block nach oben bewegen',
  moveDown: 'Block nach unten bewegen',
  sharedSection: (name: string) => `Gemeinsamer Abschnitt: ${name}`,
  place: (position: number, size: number) => `${position} von ${size}`,
  placeInColumn: (column: { number: number; columns: number }, position: number, size: number) =>
    `Spalte ${column.number} von ${column.columns}, ${position} von ${size}`,
} satisfies Words['outline']

export const sorting = {
  move: (name: string) => `${name} verschieben`,
  sortable: 'verschiebbar',
  isAt: (name: string, position: string) => `${name} ist an Stelle ${position}.`,
  cannotBeHere: (name: string) => `${name} kann hier nicht stehen.`,
  pickedUp: (name: string, position: string) => `${name}, ${position}, ist aufgenommen.`,
  movedTo: (name: string, position: string) => `${name} ist jetzt an Stelle ${position}.`,
  cannotBeThere: (name: string, position: string) => `${name} kann dort nicht stehen und bleibt an Stelle ${position}.`,
  staysAt: (name: string, position: string) => `${name} bleibt an Stelle ${position}.`,
  keys: 'Aufnehmen mit Leertaste oder Eingabetaste, verschieben mit den Pfeiltasten, ablegen mit Leertaste oder Eingabetaste, abbrechen mit Esc.',
} satisfies Words['sorting']
