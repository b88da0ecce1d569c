import type { Words } from '../en.ts'
import { count } from './numbers.ts'

export const writing = {
  addPictureAsk: 'Dieses Bild hinzufügen?',
  addPicture: 'Bild hinzufügen',
  pictureToAdd: 'Das neue Bild',
  whatItShows: 'Was es zeigt',
  whatItShowsHelp: 'Wird denen vorgelesen, die das Bild nicht sehen.',
  nameHelp: 'Kleinbuchstaben, Ziffern und Bindestriche. Die Datei wird bei den Bildern der Website gespeichert.',
  storing: 'Das Bild wird gespeichert …',
  missingPictures: (pictures: number) =>
    pictures === 1 ? 'Ein Bild vom Eingefügten fehlt' : `${pictures} Bilder vom Eingefügten fehlen`,
  missingPicturesHelp:
    'Das Programm, aus dem der Text kommt, hat sie nicht mitgegeben. Kopieren Sie jedes Bild für sich und fügen Sie es hier ein, oder ziehen Sie seine Datei auf den Text.',
  formattingOf: (label: string) => `Formatierung: ${label}`,
  link: 'Link',
  formats: {
    bold: 'Fett',
    italic: 'Kursiv',
    heading: 'Überschrift',
    smallHeading: 'Kleine Überschrift',
    list: 'Liste',
    numberedList: 'Nummerierte Liste',
    quote: 'Zitat',
    table: 'Tabelle',
  },
  tableCommands: {
    addRow: 'Zeile hinzufügen',
    addColumn: 'Spalte hinzufügen',
    deleteRow: 'Zeile löschen',
    deleteColumn: 'Spalte löschen',
    deleteTable: 'Tabelle löschen',
  },
  noAddress: (typed: string) =>
    `„${typed}“ ist keine Adresse und steht in keinem Titel. Schreiben Sie eine wie /faq oder https://example.com.`,
  leadsTo: (title: string) => `Führt zu „${title}“.`,
  linkHelp:
    'Eine Seite dieser Website nach ihrem Titel, eine Datei nach ihrem Namen, oder eine beliebige Adresse, etwa https://example.com.',
  linkTo: 'Link auf',
  removeLink: 'Link entfernen',
  setLink: 'Link setzen',
  textOnPage: 'Text auf der Seite',
  textOnPageLabel: 'Text auf der Seite',
} satisfies Words['writing']

export const yaml = {
  yamlOf: (file: string) => `YAML von ${file}`,
  whatBlock: 'Was der Block ist.',
  fragment: 'Ein Fragment, anstelle einer Art.',
  whatPageShows: 'Was die Seite zeigt, von oben nach unten.',
  sharedData: 'Gemeinsame Daten, nach ihrem Namen.',
  editLine: (line: number) => `YAML ändern, Zeile ${line}`,
  everywhere: (pages: number) => `Überall: ${count(pages, { one: 'Seite', other: 'Seiten' })}`,
  anotherPage: 'Andere Seite',
  fileOfPage: 'Datei dieser Seite',
} satisfies Words['yaml']
