import type { Words } from '../../en.ts'

export const files = {
  notContent: (file: string) => `${file} ist keine Datei des Inhalts.`,
  notInContent: (file: string) => `${file} liegt nicht im Ordner des Inhalts.`,
  code: (file: string) => `${file} ist Code und wird hier nicht geschrieben.`,
  leadsOut: (file: string) => `${file} ist eine Verknüpfung, die aus dem Inhalt hinausführt.`,
  noTemplate: (address: string) => `${address} folgt keiner Vorlage.`,
  noToken: (address: string, name: string) => `${address} hat keinen Platzhalter {${name}}.`,
  picture: (file: string) => `Bild: ${file}`,
  ownBlock: (type: string) => `Der Block ${type}`,
  noBlockList: 'Die Liste der Blöcke fehlt.',
  noStartingPoint: (key: string) => `Die Musterseite „${key}“ gibt es nicht.`,
  noBlockType: (type: string) => `Den Block „${type}“ gibt es nicht.`,
  noWord: (path: string) => `Den Text „${path}“ gibt es nicht.`,
  noCollectionOf: (word: string) => `Es gibt keine Sammlung mit Einträgen der Art „${word}“.`,
  noFont: 'Eine Schrift dieses Namens gibt es nicht.',
  noPage: (address: string) => `Unter ${address} gibt es keine Seite.`,
  mustStay: (address: string) => `Eine Website kommt ohne ${address} nicht aus.`,
  fromTemplate: (address: string) =>
    `${address} kommt aus einer Vorlage. Entfernen Sie das Häkchen der Seite im Seitenraster.`,
  badName: (slug: string) =>
    `\`${slug}\` kann kein Dateiname sein. Verwenden Sie Kleinbuchstaben, Ziffern und einzelne Bindestriche, etwa \`so-buchen-sie\`.`,
  exists: (file: string) => `${file} gibt es bereits.`,
  noShared: (name: string) => `Die gemeinsame Datei ${name} gibt es nicht.`,
  onlyOne: (file: string) => `Eine Website hat genau eine Datei ${file}: Sie lässt sich weder kopieren noch löschen.`,
  gridCopy: 'Die Kopie eines Seitenrasters hätte dieselben Seiten.',
  isUsed: (file: string, users: string) => `${file} wird verwendet von ${users}.`,
  gridDelete:
    'Um ein Seitenraster zu löschen, löschen Sie zuerst seine Einträge: Ihre Seiten werden mit ihnen gelöscht.',
} satisfies Words['server']['files']
