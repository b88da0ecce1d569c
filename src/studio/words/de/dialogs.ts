import type { Words } from '../en.ts'
import { count } from './numbers.ts'

export const dialogs = {
  standsIn: (place: string, pages: number | undefined) =>
    `Dieser Text steht in „${place}“${pages === undefined ? ', und andere Seiten können ihn ebenfalls zeigen.' : `, und ${count(pages, { one: 'Seite zeigt', other: 'Seiten zeigen' })} ihn.`}`,
  chooseBlock: 'Block auswählen',
  searchBlocks: 'Blöcke suchen',
  address: 'Adresse',
  addressHelp: 'Sie beginnt mit / und besteht aus Kleinbuchstaben, Ziffern und Bindestrichen, etwa /sommer-tour.',
  blockOnPage: (name: string) => `${name} auf einer Seite`,
  fromLiveSite: 'Von der Live-Website aus bearbeiten',
  bookmarkletHelp:
    'Kopieren Sie diese Adresse, legen Sie ein Lesezeichen an und setzen Sie sie dort als Adresse ein. Klicken Sie auf einer beliebigen Seite Ihrer Website auf das Lesezeichen und dann auf den Block, den Sie ändern möchten: Er öffnet sich hier. Die Website bleibt unverändert; Esc bricht ab.',
  bookmarkAddress: 'Adresse des Lesezeichens',
  gone: 'Was Sie bearbeitet haben, gibt es nicht mehr, oder es lässt sich von anderem daneben nicht unterscheiden. Kopieren Sie Ihren Text, wenn Sie ihn brauchen; „Anderes übernehmen“ verwirft ihn hier.',
  deletedThere: '„Meines behalten“ behält es, wie Sie es haben. „Anderes übernehmen“ löscht es auch hier.',
  deletedHere: '„Meines behalten“ lässt es gelöscht. „Anderes übernehmen“ bringt es zurück, wie es dort ist.',
  changedElsewhere: 'Anderswo geändert',
  changedAtSamePlace: (file: string) =>
    `${file} wurde von einem anderen Programm oder Tab an derselben Stelle geändert. Welche Fassung gilt?`,
  changedSince: (since: string, where: string) =>
    `${since}. In ${where} ist das dieselbe Stelle wie Ihre. Welche Fassung gilt?`,
  yours: 'Ihre Fassung',
  goneHere: 'Hier gelöscht',
  inFile: 'In der Datei',
  theirs: 'Andere Fassung',
  notFound: 'Nicht gefunden',
  goneElsewhere: 'Anderswo gelöscht',
  keepBothPictures: '„Beide behalten“ gibt Ihrem einen anderen Namen, auch auf den Seiten, die Sie geändert haben.',
  keepBothTexts: '„Beide behalten“ schreibt das andere und Ihres darunter.',
  takeTheirs: 'Anderes übernehmen',
  keepBoth: 'Beide behalten',
  keepMine: 'Meines behalten',
  compare: 'Vergleichen',
  changedMeanwhile: (file: string) =>
    `${file} wurde anderswo an derselben Stelle geändert. Was Sie schreiben, bleibt hier stehen.`,
  showDay: 'Diesen Tag zeigen',
  dayHelp:
    'Sie sehen die Seiten, ihre Listen und ihren Status hier so, wie sie dann sein werden. Geschrieben wird nichts.',
  time: 'Uhrzeit',
  timeZone: (zone: string) => `In der Zeitzone der Website: ${zone}.`,
  kindLink: 'Seitenraster',
  kindBefore: (kind: string, records: readonly string[]) =>
    `Seiten der Art „${kind}“ folgen einer Vorlage: Je ${records.join(' und ')} gibt es eine. Wählen Sie sie hier aus:`,
  kindAfter: (first: string) => `. „Neu: ${first}“ legt dort einen Eintrag mit all seinen Seiten an.`,
  starts: { copy: 'Kopie', empty: 'Leere Seite', startingPoint: 'Musterseite' },
  create: 'Anlegen',
  copyOf: 'Kopie von',
  copyHelp: 'Die neue Seite beginnt mit den Blöcken dieser Seite; ohne sie mit einem Beispiel.',
  emptyHelp: 'Die neue Seite beginnt mit den Blöcken dieser Seite; ohne sie ist sie leer.',
  title: 'Titel',
  isDraft:
    'Die neue Seite ist ein Entwurf: Zum Veröffentlichen schalten Sie „Entwurf“ in den Einstellungen der Seite aus.',
  kind: 'Art',
  startFrom: 'Beginnen mit',
  moveHelp:
    'Die alte Adresse führt weiterhin zu der Seite, und Links auf sie werden angepasst. Ihr Titel steht in den Einstellungen der Seite.',
  addressPart: 'Teil der Adresse',
  movedPages: (pages: number, from: string, to: string) =>
    `${count(pages, { one: 'Seite bekommt', other: 'Seiten bekommen' })} eine andere Adresse, zum Beispiel ${to} statt ${from}.`,
  movedRedirects: (redirects: number) =>
    `${count(redirects, { one: 'alte Adresse führt', other: 'alte Adressen führen' })} durch Weiterleitungen dorthin.`,
  noMovedPages: 'Dieser Eintrag hat keine Seiten.',
  movedFiles: (files: number) => `${count(files, { one: 'Datei wird', other: 'Dateien werden' })} mit umbenannt:`,
  followingFiles: (files: number) => `${count(files, { one: 'Datei wird', other: 'Dateien werden' })} mit angepasst:`,
  lookingForMove: 'Es wird nachgesehen, was sich ändert …',
  leadTo: 'Besucher weiterleiten zu',
  leadToHelp: 'Alte Links führen dann zu dieser Seite. Ohne sie lesen Besucher, dass es die Seite nicht mehr gibt.',
  lookingForLinks: (name: string) => `Links auf ${name} werden gesucht …`,
  isDeleted: (name: string) => `${name} wird gelöscht. „Rückgängig“ bringt die Seite zurück.`,
  translationsToo: (languages: readonly string[]) =>
    `Auch ihre Übersetzungen werden gelöscht: ${languages.join(', ')}.`,
  filesLinkToIt: (files: number) => `${count(files, { one: 'Datei verweist', other: 'Dateien verweisen' })} darauf:`,
  fragmentHelp: 'Ein gemeinsamer Abschnitt ist ein Block, der einmal geschrieben wird, für mehrere Seiten.',
  block: 'Block',
  name: 'Name',
  fileName: 'Dateiname',
  writtenTo: (folder: string, file: string) => `Gespeichert wird in _data/${folder}/${file}.yaml.`,
  recordHelp:
    'Ein Eintrag ist eine Stadt, eine Leistung oder etwas aus einer anderen Sammlung. Seine Pflichtfelder beginnen mit Beispieltexten, die Sie ersetzen; Zahlen, etwa sein Ort auf der Karte, fehlen, bis Sie sie ausfüllen. Damit er Seiten bekommt, wählen Sie sie im Seitenraster aus.',
  lookingForUses: (file: string) => `Es wird gesucht, was ${file} benutzt …`,
  nothingUses: (file: string) => `Nichts benutzt ${file}. Die Datei wird gelöscht; „Rückgängig“ bringt sie zurück.`,
  isUsed: (file: string, files: number) =>
    `${file} wird von ${count(files, { one: 'Datei', other: 'Dateien' })} benutzt und bleibt deshalb erhalten:`,
  sharedText: 'Gemeinsamer Text',
  allShow: 'Alle zeigen ihn von dort; er ändert sich also überall.',
  severalBlocks: 'Er gehört zu mehreren Blöcken, die zusammen an mehreren Stellen stehen; er ändert sich also überall.',
  notAskedAgain: 'Solange Sie ihn weiter ändern, werden Sie nicht noch einmal gefragt.',
  whereToChange: 'Wo soll er sich ändern?',
  onlyHere: 'Nur hier',
  forSome: 'Für einige',
  someHelp:
    'Die Änderung kommt auf jede Seite, die Sie wählen. In allem anderen folgen diese Seiten ihrer Vorlage wie zuvor.',
  all: 'Alle',
  back: 'Zurück',
  changePages: (pages: number) => `${count(pages, { one: 'Seite', other: 'Seiten' })} ändern`,
  startingPoint: 'Musterseite',
} satisfies Words['dialogs']

export const found = {
  letters: (name: string, letters: number, shown: number | undefined) =>
    `${name}: ${letters} Zeichen${shown === undefined ? '' : `, davon sind etwa ${shown} zu sehen`}`,
  title: 'Wie sie gefunden und geteilt wird',
  inSearch: 'In einer Suchmaschine',
  titleField: 'Titel',
  description: 'Beschreibung',
  hidden: 'Diese Seite ist vor Suchmaschinen verborgen.',
  inMessage: 'In einer Nachricht',
  card: 'Die Karte der Seite',
} satisfies Words['found']

export const missing = {
  named: {
    redirects: { words: 'Noch führt keine alte Adresse irgendwohin.', create: 'Liste der Weiterleitungen beginnen' },
    theme: {
      words: 'Diese Website sieht aus, wie Websites anfangs aussehen.',
      create: 'Ihr ein eigenes Aussehen geben',
    },
    wording: {
      words: 'Diesen Text bringt Marquee mit; diese Website hat ihn noch nicht geändert.',
      create: 'Hier ändern',
    },
  },
  words: (name: string) => `${name} gibt es noch nicht.`,
  create: (name: string) => `${name} anlegen`,
  otherPage: 'Das ist ein Text einer anderen Seite.',
  sharedFile: (pages: number | undefined) =>
    `Das ist eine gemeinsame Datei. ${pages === undefined ? 'Seiten können sie zeigen' : pages === 0 ? 'Keine Seite zeigt sie' : count(pages, { one: 'Seite zeigt sie', other: 'Seiten zeigen sie' })}, und was Sie hier ändern, ändert sich überall.`,
} satisfies Words['missing']
