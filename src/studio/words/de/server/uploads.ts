import type { Words } from '../../en.ts'

export const uploads = {
  onlyThese: 'Hochladen lassen sich nur Bilder (JPEG, PNG, WebP, AVIF, SVG), PDF-Dateien und Filme (MP4, WebM).',
  moving: 'Seiten zeigen kein GIF und kein bewegtes Bild. Speichern Sie ein Einzelbild davon als PNG.',
  tooManyPixels: 'Das Bild hat mehr als 268 Millionen Pixel. Speichern Sie es kleiner.',
  damaged:
    'Die Datei ist beschädigt: Sie endet, bevor das Bild vollständig ist. Speichern oder laden Sie es noch einmal herunter.',
  tooLarge: (bytes: string, most: string) =>
    `Die Datei hat ${bytes}; erlaubt sind höchstens ${most}. Speichern Sie sie kleiner.`,
  tooLargeToSend: (megabytes: number) =>
    `Mehr als ${megabytes} MB lassen sich nicht speichern. Speichern Sie die Datei kleiner.`,
  noPicture: 'Das ist kein Bild. Laden Sie die Datei in der Ansicht „Bilder“ hoch und setzen Sie einen Link auf sie.',
  drawing: (why: string) => `Die Zeichnung ${why}. Speichern Sie sie als einfaches SVG oder als PNG.`,
  unreadable: 'Die Zeichnung lässt sich nicht lesen. Speichern Sie sie noch einmal oder als PNG.',
  drawings: {
    encoding: 'ist nicht in UTF-8 geschrieben',
    entities: 'definiert Entitäten, hinter denen sich alles verbergen kann',
    script: 'enthält ein Skript',
    handler: 'enthält Code, der bei Ereignissen ausgeführt wird (etwa `onload`)',
    parts: 'enthält Teile einer Seite',
    address: 'ändert eine Adresse, während sie gezeigt wird',
    sheet: 'lädt ein Stylesheet',
    styles: 'hat Stile, die andere laden können',
    outside: 'verweist auf eine Adresse außerhalb',
  },
  otherKind: (file: string, kind: string, other: string) =>
    `„${file}“ ist ${kind}, die andere Datei ist ${other}. Wählen Sie eine derselben Art.`,
  fromTokens: (title: string, address: string) =>
    `„${title}“ bildet den Namen von ${address} aus anderen Werten, daher behält die Datei ihren Namen. Sie können sie unter ihrem Namen ersetzen.`,
  samePath: (address: string) => `Die Datei hat die Adresse ${address} schon.`,
  again: 'Laden Sie die andere Datei noch einmal hoch.',
  noFile: (file: string) => `${file} ist keine Datei der Website mehr.`,
  noPublicFile: (address: string) => `Die Datei ${address} gibt es nicht mehr.`,
  isNamed: (title: string, address: string) =>
    `„${title}“ nennt ${address}; die Datei wurde deshalb nicht gelöscht. Entfernen Sie sie zuerst dort.`,
  noPictureFile: (name: string) => `Das Bild „${name}“ gibt es nicht mehr.`,
  isUsed: (title: string, name: string) =>
    `„${title}“ verwendet „${name}“; das Bild wurde deshalb nicht gelöscht. Ersetzen Sie es zuerst dort.`,
} satisfies Words['server']['uploads']
