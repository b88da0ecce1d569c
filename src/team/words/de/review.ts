import type { TeamWords } from '../en.ts'

/** What is said about the review of a workspace. */
export const review: TeamWords['review'] = {
  one: (title) => `Durchsicht von „${title}“`,
  toIt: 'Durchsicht',
  back: 'Alle Arbeitsbereiche',
  states: {
    open: 'in Arbeit',
    asked: 'wartet auf Durchsicht',
    approved: 'freigegeben',
    returned: 'zurückgegeben',
    publishing: 'wird veröffentlicht',
    published: 'veröffentlicht',
  },
  of: (owner) => `Arbeitsbereich von ${owner}`,
  yours: 'Ihr Arbeitsbereich',
  askedBy: (by, reviewer, time) => `${by} hat ${reviewer} am ${time} gebeten`,
  approvedBy: (name, time) => `${name} hat das am ${time} freigegeben`,
  returnedBy: (name, time) => `${name} hat das am ${time} zurückgegeben`,
  changedSinceAsked:
    'Seit der Bitte hat sich etwas geändert. Was später geschrieben wurde, steht hier nicht: Bitten Sie noch einmal.',
  changedSinceApproved: 'Seit der Freigabe hat sich etwas geändert. Bitten Sie noch einmal um Durchsicht.',
  weightyTitle: 'Das muss eine zweite Person sehen',
  weighty: {
    measure: (_about, value) => (value ? `Ändert, was Besuche zählt: ${value}` : 'Entfernt alles, was Besuche zählt'),
    consent: (_about, value) =>
      value
        ? `Ändert, wonach Besucher gefragt werden, bevor sie gezählt werden: ${value}`
        : 'Fragt Besucher nicht mehr, bevor sie gezählt werden',
    origin: (_about, value) => `Ändert die Adresse der ganzen Website: ${value || 'keine'}`,
    pictures: (_about, value) => (value ? `Lädt alle Bilder von ${value}` : 'Lädt alle Bilder von der Website selbst'),
    embeds: (_about, value) =>
      `Ändert, von welchen anderen Websites Seiten einen Teil zeigen dürfen: ${value || 'keine'}`,
    'form-address': (about, value) =>
      value
        ? `Schickt die Antworten des Formulars „${about}“ an ${value}`
        : `Schickt die Antworten des Formulars „${about}“ dorthin, wo die Website sie sonst hat`,
    'form-transport': (about, value) =>
      value === 'no-cors'
        ? `Hält jede Antwort auf das Formular „${about}“ für gesendet, auch wenn sie nicht ankommt`
        : `Ändert, wann eine Antwort auf das Formular „${about}“ als gesendet gilt`,
    'newsletter-address': (about, value) =>
      value
        ? `Schickt die Adressen des Newsletters „${about}“ an ${value}`
        : `Schickt die Adressen des Newsletters „${about}“ an die Website selbst`,
    'gate-gone': (about) => `Die Seite „${about}“ fragt nicht mehr nach einem Passwort`,
    'gate-changed': (about) => `Die Seite „${about}“ fragt nach einem anderen Passwort`,
    redirect: (about, value) => `Schickt Besucher von ${about} auf eine andere Website: ${value}`,
    redirects: (_about, value) => `Leitet ${value} Adressen auf einmal weiter`,
    noindex: (about) => `Nimmt „${about}“ aus den Suchmaschinen`,
    deletions: (_about, value) => `Löscht ${value} Seiten`,
    font: (_about, value) => `Nimmt eine Schrift von anderswo: ${value}`,
    unreadable: (about) => `Die Datei ${about} lässt sich nicht lesen, niemand weiß also, was darin steht`,
  },
  forbiddenTitle: 'Diese Dateien lassen sich aus einem Arbeitsbereich nicht veröffentlichen',
  hindrances: {
    place:
      'Ein Arbeitsbereich darf Seiten, gemeinsame Dateien und Bilder ändern, diese Datei aber nicht. Das kann die Entwicklung.',
    name: 'Der Name hat Zeichen, die ein System als einen anderen lesen kann. Benennen Sie die Datei um.',
    kind: 'Das ist eine Verknüpfung oder ein Programm, keine Seite und kein Bild.',
    bytes:
      'Der Inhalt dieser Datei ist nicht, was ihr Name sagt, oder lässt sich nicht zeigen. Laden Sie sie im Studio hoch.',
  },
  errorsTitle: 'Bessern Sie das zuerst aus. Noch ist niemand gebeten.',
  toField: 'Dorthin',
  changes: 'Was sich ändert',
  noChanges: 'Nichts ist anders als auf der Website.',
  more: (count) => (count === 1 ? 'Und eine weitere Datei.' : `Und ${count} weitere Dateien.`),
  fileStates: { changed: '', new: 'neu', deleted: 'gelöscht', moved: 'verschoben' },
  pictures: {
    changed: 'Vorher und nachher',
    moved: 'Vorher und nachher',
    new: 'Seite ansehen',
    deleted: 'Seite ansehen, wie sie war',
  },
  left: (address, to) => (to ? `${address} führt danach zu ${to}.` : `${address} führt danach ins Leere.`),
  allTexts: (count) => `Alle ${count} Texte zeigen`,
  ask: 'Um Durchsicht bitten',
  askAgain: 'Noch einmal bitten',
  checking: 'Die ganze Website wird geprüft. Das dauert bis zu einer Minute.',
  reviewer: 'Wer soll es ansehen?',
  noReviewers: 'Sonst darf hier niemand freigeben. Wer verwaltet, kann jemandem das Recht „Veröffentlichen“ geben.',
  words: 'Worum geht es?',
  wordsHelp: 'Was anzusehen ist und bis wann',
  approve: 'Freigeben',
  return: 'Zurückgeben',
  returnTitle: 'Zurückgeben',
  note: 'Was soll anders sein?',
  withdraw: 'Nicht mehr bitten',
  comments: 'Kommentare',
  noComments: 'Es gibt noch keine Kommentare.',
  comment: 'Kommentieren',
  commentOn: (title) => `${title} kommentieren`,
  commentText: 'Ihr Kommentar',
  commentHelp: '@ und ein Name schickt eine E-Mail',
  answer: 'Antworten',
  answerTo: (name) => `${name} antworten`,
  done: 'Erledigt',
  reopen: 'Nicht erledigt',
  isDone: 'erledigt',
  standings: {
    here: '',
    changed: 'Der Text hat sich seitdem geändert',
    gone: 'Worum es geht, gibt es nicht mehr',
  },
  mails: {
    asked: (name) => `${name} bittet Sie um die Durchsicht eines Arbeitsbereichs`,
    approved: (name) => `${name} hat Ihren Arbeitsbereich freigegeben`,
    returned: (name) => `${name} hat Ihren Arbeitsbereich zurückgegeben`,
    mentioned: (name) => `${name} nennt Sie in einem Kommentar`,
  },
}
