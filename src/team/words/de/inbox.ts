import type { InquiryEventKind, InquiryState } from '../../../server/inquiry-inbox.ts'
import type { TeamWords } from '../en.ts'

const states: Record<InquiryState, string> = { new: 'Neu', open: 'Offen', done: 'Erledigt', spam: 'Spam' }

const count = (n: number, one: string, several: string) => `${n} ${n === 1 ? one : several}`

const isState = (text: string): text is InquiryState => Object.hasOwn(states, text)

const events: Record<InquiryEventKind, (value: string) => string> = {
  state: (value) => `hat den Stand „${isState(value) ? states[value] : value}“ gesetzt`,
  assigned: (value) => (value === '' ? 'hat die Zuteilung aufgehoben' : `hat sie ${value} zugeteilt`),
  answered: () => 'hat geantwortet',
  note: () => 'hat notiert',
}

/** The same in German. */
export const inbox: TeamWords['inbox'] = {
  title: 'Posteingang',
  notForYou: 'Sie lesen keine Anfragen. Eine Person mit dem Recht „Verwalten“ kann das unter „Personen“ ändern.',
  states,
  all: 'Alle',
  maybeSpam: 'Spam?',
  suspected: (n) => `Spam? ${n}`,
  suspectedHelp:
    'Sehr schnell gesendet, oder mit einem Feld ausgefüllt, das Menschen nicht sehen. Sehen Sie nach, und entscheiden Sie.',
  mine: 'Meine',
  form: 'Formular',
  allForms: 'Alle Formulare',
  search: 'Suchen',
  filters: 'Welche Anfragen',
  fresh: (n) => count(n, 'neue Anfrage', 'neue Anfragen'),
  none: 'Noch keine Anfragen. Was Besucher über die Formulare der Website senden, erscheint hier.',
  noneFound: 'So ist keine Anfrage.',
  earlier: 'Frühere zeigen',
  anonymous: 'Ohne Namen',
  notes: (n) => count(n, 'Notiz', 'Notizen'),
  files: (n) => count(n, 'Datei', 'Dateien'),
  given: (name) => `bei ${name}`,
  export: 'Exportieren',
  exportAs: (format) => `Als ${format}`,
  numbers: 'Zahlen',
  numbersTitle: 'Wie es den Anfragen ging, nach der Woche des Eingangs',
  week: 'Woche ab',
  came: 'Eingang',
  stillOpen: 'Noch offen',
  median: 'Stunden bis erledigt, Median',
  noNumbers: 'In den letzten zwölf Wochen kamen keine Anfragen.',
  back: 'Alle Anfragen',
  received: (time) => `eingegangen ${time}`,
  page: 'Gesendet von',
  origin: 'Gekommen von',
  filesTitle: 'Dateien',
  filesHelp: 'Von einem Fremden. Speichern Sie sie, und öffnen Sie nur, was Sie erwarten.',
  file: (number, type) => `Datei ${number} (${type})`,
  state: 'Stand',
  assignedTo: 'Zugeteilt',
  nobody: 'Niemand',
  answer: 'Per E-Mail antworten',
  answered: 'Ich habe geantwortet',
  noAddress: 'Es gibt keine Adresse für eine Antwort.',
  spam: 'Das ist Spam',
  noSpam: 'Das ist keiner',
  history: 'Was geschah',
  happened: events,
  note: 'Notiz',
  noteHelp: 'Für alle, die Anfragen lesen. Sie geht, wenn die Anfrage gelöscht wird.',
  addNote: 'Notiz anfügen',
  erased: (time) => `Diese Anfrage wurde gelöscht: ${time}.`,
  erase: 'Löschen',
  eraseTitle: 'Endgültig löschen?',
  eraseOne: 'Diese Anfrage',
  eraseAll: (email) => `Alles von ${email}`,
  erasing: {
    what: 'Das geht',
    inquiries: (n) => count(n, 'Anfrage', 'Anfragen'),
    notes: (n) => count(n, 'Notiz', 'Notizen'),
    files: (n) => count(n, 'Datei', 'Dateien'),
    notifications: (n) => count(n, 'noch nicht gesendete E-Mail', 'noch nicht gesendete E-Mails'),
    nothing: 'Es gibt nichts mehr zu löschen.',
    unreached:
      'Das erreicht nicht, was den Server verlassen hat: gesendete E-Mails und Webhooks, Exporte, Sicherungen, Versionen in einem Bucket, und was die Person auf ihrem eigenen Gerät hat.',
    forGood: 'Niemand kann es zurückholen.',
  },
  mails: {
    assignedSubject: (form) => `Eine Anfrage für Sie (${form})`,
    assignedText: (name, by, address) =>
      `Guten Tag, ${name},\n\n${by} hat Ihnen eine Anfrage zugeteilt:\n\n${address}\n`,
  },
}
