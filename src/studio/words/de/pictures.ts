import type { Words } from '../en.ts'
import { count } from './numbers.ts'

export const pictures = {
  storedAs: (names: string) => `Gespeichert als ${names}.`,
  wasDeleted: (name: string) => `${name} wurde gelöscht. Einmal „Rückgängig“ bringt es zurück.`,
  wordsOfName: 'Wörter aus dem Namen',
  onlyUnused: 'Nur solche, die keine Seite zeigt',
  count: (pictures: number) => count(pictures, { one: 'Bild', other: 'Bilder' }),
  reading: 'Die Bilder werden gelesen …',
  upload: 'Dateien hochladen',
  none: 'Diese Website hat noch keine Bilddateien. Ziehen Sie welche hierher oder laden Sie sie hoch.',
  unused: 'Keine Seite zeigt es',
  moreUses: (uses: number) => `und ${uses} weitere`,
  deleteNamed: (name: string) => `${name} löschen`,
  otherFiles: 'Andere Dateien',
  unlinked: 'Kein Link führt dorthin',
  unusedFile: 'Nichts verwendet sie.',
  replace: 'Ersetzen',
  replaceNamed: (name: string) => `${name} ersetzen`,
  replaceQuestion: (name: string) => `${name} ersetzen?`,
  folder: 'Ordner',
  noFolder: 'Kein Ordner',
  ledOn: 'Die alte Adresse führt Besucher zur neuen: Eine Weiterleitung wird eingetragen.',
  newFolder: 'Wählen Sie einen Ordner oder geben Sie den Namen eines neuen ein.',
  fileName: 'Name',
  move: 'Verschieben',
  moveNamed: (name: string) => `${name} verschieben`,
  moveTitle: (name: string) => `${name} verschieben oder umbenennen`,
  willBe: (address: string) => `Die Datei liegt dann unter ${address}.`,
  placesChange: (places: number) =>
    places === 0
      ? 'Nichts nennt sie, daher ändert sich sonst nichts.'
      : `${count(places, { one: 'Stelle ändert', other: 'Stellen ändern' })} sich mit. Einmal „Rückgängig“ nimmt es zurück.`,
  titleWithPlaces: (title: string, places: number) =>
    `${title} (${count(places, { one: 'Stelle', other: 'Stellen' })})`,
  nameThen: 'Name der neuen Datei',
  ownName: (address: string) => `Unter dem eigenen Namen: ${address}`,
  oldName: (address: string) => `Unter dem alten Namen: ${address}`,
  keepOld: (address: string) => `Die alte Datei unter ${address} behalten`,
  takesItsPlace: (name: string) =>
    `${name} tritt unter demselben Namen an ihre Stelle, überall, wo sie verwendet wird. Einmal „Rückgängig“ nimmt es zurück.`,
} satisfies Words['pictures']
