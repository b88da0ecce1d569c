import type { Words } from '../en.ts'
import { count } from './numbers.ts'

export const grid = {
  reading: 'Das Seitenraster wird gelesen …',
  none: 'Diese Website hat keine Seiten, die aus Kombinationen entstehen, etwa aus Orten und Leistungen. Das erste Seitenraster wird von Hand geschrieben.',
  name: 'Seitenraster',
  filter: (records: string) => `${records} filtern`,
  inAll: (pages: number) => `Insgesamt ${count(pages, { one: 'Seite', other: 'Seiten' })}.`,
  pageWritten: '1 Seite ist geschrieben. „Rückgängig“ nimmt sie zurück.',
  newNamed: (one: string) => `Neu: ${one}`,
  legend:
    'Ein Häkchen ist eine Seite. Setzen Sie es, um die Seite hinzuzufügen; entfernen Sie es, um sie zu löschen. Das Häkchen neben einem Namen gilt für alle. Die Prozentzahl sagt, wie viel von einer Seite auch auf der Seite steht, die ihr am ähnlichsten ist. Die Pfeiltasten bewegen, die Leertaste setzt das Häkchen, die Eingabetaste öffnet die Seite.',
  settings: 'Alle Einstellungen dieses Seitenrasters',
  allOf: (name: string) => `Alle: ${name}`,
  nothingFound: 'Kein Name enthält alle diese Wörter.',
  openFile: 'Datei dieses Seitenrasters öffnen',
  shows: (name: string) => `Zeigt ${name}`,
  notWritten: 'Noch nicht geschrieben',
  ownWords: 'Eigene Texte',
  writing: 'Wird geschrieben …',
  openNamed: (words: string, name: string) => `${words}: ${name} öffnen`,
  mostLike: (title: string) => `Am ähnlichsten: ${title}`,
  addPages: (pages: number) => `${count(pages, { one: 'Seite', other: 'Seiten' })} hinzufügen`,
  removePages: (pages: number) => `${count(pages, { one: 'Seite', other: 'Seiten' })} löschen`,
  looking: 'Es wird geprüft, was sich ändert …',
  further: 'Mehr',
  titles: (titles: string, more: number) => (more > 0 ? `${titles} und ${more} weitere` : titles),
  goToo: (names: string, pages: number, removed: number) =>
    `${names} ${pages === 1 ? 'zeigt' : 'zeigen'} ${removed === 1 ? 'sie' : 'diese Seiten'} und ${pages === 1 ? 'wird' : 'werden'} ebenfalls gelöscht.`,
  pagesWritten: (pages: number) => `${count(pages, { one: 'Seite', other: 'Seiten' })} geschrieben.`,
  pagesRemoved: (pages: number) => `${count(pages, { one: 'Seite', other: 'Seiten' })} gelöscht.`,
  undoTakesBack: '„Rückgängig“ nimmt es zurück.',
  fromTemplate: (pages: number, titles: string) =>
    `${pages === 1 ? 'Diese Seite wird' : 'Diese Seiten werden'} aus der Vorlage geschrieben: ${titles}.`,
  goes: (pages: number, titles: string) =>
    pages === 1
      ? `Diese Seite wird gelöscht: ${titles}. „Rückgängig“ bringt sie zurück.`
      : `Diese Seiten werden gelöscht: ${titles}. „Rückgängig“ bringt sie zurück.`,
  ownWordsGo: (own: number, removed: number, titles: string) =>
    `${own === 1 && removed === 1 ? 'Sie hat' : count(own, { one: 'davon hat', other: 'davon haben' })} eigene Texte, die ebenfalls gelöscht werden: ${titles}.`,
  linksThere: (places: number) =>
    places === 1 ? 'Von einer Stelle führt ein Link dorthin:' : `Von ${places} Stellen führen Links dorthin:`,
  notBefore: 'Nichts wird geschrieben, bis das behoben ist:',
  create: (one: string) => `${one} anlegen`,
  discardNew: (one: string) => `Neuen Eintrag verwerfen (${one})?`,
  discardHelp: 'Was Sie ausgefüllt haben, ist noch nicht geschrieben, und „Rückgängig“ bringt es nicht zurück.',
  keepWriting: 'Weiter ausfüllen',
  created: (name: string, pages: number) =>
    `${name} ist angelegt, mit ${count(pages, { one: 'Seite', other: 'Seiten' })}. „Rückgängig“ nimmt es zurück.`,
  fillIn: 'Füllen Sie das aus.',
  stillEmpty: (fields: number, one: string) =>
    fields === 1
      ? `1 Feld ist noch leer. Jede Seite braucht es (${one}).`
      : `${fields} Felder sind noch leer. Jede Seite braucht sie (${one}).`,
  ownPage: (address: string) => `Eine eigene Seite, unter ${address}`,
  pagesAt: (address: string) => `Die Seiten stehen unter ${address}.`,
  pagesWithName: () => 'Sobald ein Name eingetragen ist, stehen hier die Seiten.',
  withPage: (records: string) => `${records} mit einer Seite`,
  allOfThe: (records: string) => `Alle: ${records}`,
  noneOfThe: (records: string) => `Keine: ${records}`,
  noRecord: 'Keine',
  position: 'Lage',
  coordinates: 'Koordinaten',
  chosenPosition: 'Die gewählte Stelle',
  alsoFilledIn: (fields: string) => `Ebenfalls ausgefüllt: ${fields}. Ändern Sie, was nicht stimmt.`,
  decimalComma:
    'Ein Komma trennt die beiden Zahlen. Schreiben Sie Nachkommastellen mit einem Punkt: Grad Nord und West, etwa 39.53° N, 119.81° W.',
  noPosition:
    'Darin steht keine Lage. Schreiben Sie Grad Nord und West, etwa 39.53° N, 119.81° W, oder fügen Sie den Link einer Karte ein.',
  typePosition: 'Schreiben Sie Grad Nord und West, etwa 39.53° N, 119.81° W, oder fügen Sie den Link einer Karte ein.',
  clickPosition:
    'Klicken Sie auf die Karte, schreiben Sie Grad Nord und West, etwa 39.53° N, 119.81° W, oder fügen Sie den Link einer Karte ein.',
  notRead: (reason: string) =>
    `Die Lage des Klicks wurde nicht gelesen: ${reason} Klicken Sie noch einmal oder schreiben Sie Koordinaten.`,
  outside: 'Dort ist kein Ort der Karte. Klicken Sie auf das Land oder schreiben Sie Koordinaten.',
  findPlace: 'Ort suchen',
  lookingFor: 'Wird gesucht …',
  notInList: 'Nicht in der Liste',
  typeLetters: 'Schreiben Sie einige Buchstaben des Namens',
  findHelp: 'Schreiben Sie eine Stadt, etwa Denver. Ihre Lage und was sonst daraus folgt, wird ausgefüllt.',
  unknownPlace: (typed: string) =>
    `„${typed}“ ist nicht in der Liste; sie enthält größere Städte unter ihren englischen Namen. Geben Sie die Lage auf der Karte, mit Koordinaten oder mit dem Link einer Karte an.`,
  noPlaces: (reason: string) => `Orte lassen sich nicht suchen: ${reason}`,
  takePlace: (place: string) => `${place} übernehmen`,
} satisfies Words['grid']
