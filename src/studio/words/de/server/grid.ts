import type { Words } from '../../en.ts'

export const grid = {
  onePage: 'Seite',
  questions: 'Fragen',
  noCollection: (collection: string) => `Die Sammlung ${collection} gibt es nicht.`,
  noCollectionHere: (collection: string) => `Die Sammlung ${collection} gibt es in diesem Seitenraster nicht.`,
  itsPages: 'ihren Seiten',
  onPages: (shownOn: string, problem: string) =>
    `Auf ${shownOn}: ${problem} Die Vorlage füllt das aus den Feldern der Einträge.`,
  pages: 'Seite',
  and: ' und ',
  last: 'Das sind die letzten Seiten dieses Seitenrasters. Es braucht mindestens eine.',
  noCell: (names: string) => `${names} ist keine Seite dieses Seitenrasters.`,
  goesAsWell: (address: string) =>
    `${address} wird ebenfalls gelöscht. Leiten Sie Besucher zu einer anderen Seite weiter.`,
  changedMeanwhile: (file: string) =>
    `${file} hat sich inzwischen geändert. Geschrieben wurde nichts; sehen Sie sich das Raster noch einmal an.`,
  noGrid: (name: string) => `Das Seitenraster ${name} gibt es nicht, oder es hat einen Fehler.`,
  badPart: (slug: string) =>
    `„${slug}“ kann kein Teil einer Adresse sein. Verwenden Sie Kleinbuchstaben, Ziffern und einzelne Bindestriche, etwa bad-homburg.`,
  taken: (word: string, slug: string, name: string) =>
    `Den Adressteil ${slug} hat bereits ${name} (${word}). Wählen Sie einen anderen.`,
  otherQuestions: (file: string) =>
    `${file} enthält bereits Fragen eines anderen Eintrags. Wählen Sie einen anderen Adressteil oder löschen Sie zuerst diese Datei.`,
  noRecord: (slug: string, collection: string) => `${slug} gibt es in ${collection} nicht mehr.`,
  sameAddress: 'Das ist schon die Adresse.',
  pageAt: (address: string) => `Unter ${address} gibt es schon eine Seite. Wählen Sie einen anderen Teil der Adresse.`,
  partOfAddress: 'Teil der Adresse',
  missing: (record: string, field: string, address: string) =>
    `Bei ${record} fehlt noch „${field}“; Seiten wie ${address} zeigen es.`,
} satisfies Words['server']['grid']
