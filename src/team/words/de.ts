import type { Role } from '../server/people/roles.ts'
import { inbox } from './de/inbox.ts'
import { previews } from './de/previews.ts'
import { problems } from './de/problems.ts'
import { published } from './de/published.ts'
import { review } from './de/review.ts'
import type { TeamWords } from './en.ts'
import { inSentence } from './in-sentence.ts'

const roleNames: Record<Role, string> = {
  viewer: 'Lesen',
  writer: 'Schreiben',
  publisher: 'Veröffentlichen',
  admin: 'Verwalten',
}

const roleWords: Record<Role, string> = {
  viewer: 'sieht Arbeiten und Verlauf',
  writer: 'schreibt und bittet um Durchsicht',
  publisher: 'gibt auch frei und veröffentlicht',
  admin: 'entscheidet auch, wer hier ist',
}

const isRole = (text: string | undefined): text is Role => text !== undefined && Object.hasOwn(roleNames, text)

function changes({ name, role, seesInbox, lastDay }: Record<string, string>): string {
  return [
    name !== undefined && `Name „${name}“`,
    isRole(role) && `Recht „${roleNames[role]}“`,
    seesInbox !== undefined && (seesInbox === 'true' ? 'liest Anfragen' : 'liest keine Anfragen mehr'),
    lastDay !== undefined && (lastDay === '' ? 'kein letzter Tag' : `letzter Tag ${lastDay}`),
  ]
    .filter(Boolean)
    .join(', ')
}

/** The same in German. */
export const de: TeamWords = {
  general: {
    product: 'Marquee',
    cancel: 'Abbrechen',
    save: 'Speichern',
    close: 'Schließen',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    loading: 'Wird geladen',
    again: 'Noch einmal',
    you: 'Sie',
    workspaces: 'Arbeitsbereiche',
    people: 'Personen',
    log: 'Protokoll',
    pages: 'Seiten',
    light: 'Helle Farben',
    dark: 'Dunkle Farben',
    noAnswer: 'Der Server antwortet nicht. Was Sie sehen, kann alt sein.',
  },
  signIn: {
    title: 'Anmelden',
    company: 'Mit dem Konto der Firma anmelden',
    email: 'Ihre E-Mail-Adresse',
    send: 'Code schicken',
    sent: (email) =>
      `Wenn ${email} zu diesem Team gehört, ist eine E-Mail mit einem Code unterwegs. Geben Sie ihn innerhalb von 15 Minuten in diesem Browser ein.`,
    code: 'Code aus acht Ziffern',
    check: 'Anmelden',
    other: 'Andere Adresse',
    as: (name) => `Als ${name} anmelden`,
    hello: (name) => `Guten Tag, ${name}`,
    invited: (email) => `Dieser Link meldet Sie einmal an, mit der Adresse ${email}. Danach kommt ein Code per E-Mail.`,
    toSignIn: 'Zur Anmeldung',
  },
  you: {
    role: (role) => `${roleNames[role]}: ${roleWords[role]}`,
    inbox: 'Sie lesen die Anfragen von Besuchern.',
    lastDay: (day) => `Ihr Konto endet nach dem ${day}.`,
    sessions: 'Wo Sie angemeldet sind',
    thisBrowser: 'dieser Browser',
    seen: (time) => `zuletzt benutzt ${time}`,
    signOut: 'Abmelden',
    everywhere: 'Überall abmelden',
    browser: (name, system) => (system ? `${name} auf ${system}` : name),
    unknownBrowser: 'Ein Browser',
  },
  workspaces: {
    help: 'Ein Arbeitsbereich ist eine Kopie der ganzen Website, in der Sie arbeiten. Besucher sehen davon nichts.',
    begin: 'Neuer Arbeitsbereich',
    beginTitle: 'Woran möchten Sie arbeiten?',
    name: 'Name',
    nameHelp: 'Andere sehen ihn auch: „Frühjahrskampagne“',
    none: 'Es gibt noch keine Arbeitsbereiche.',
    noneForYou: 'Beginnen Sie einen und ändern Sie, was Sie möchten: Die Website bleibt, wie sie ist.',
    yours: 'Ihrer',
    open: 'Öffnen',
    look: 'Ansehen',
    opening: 'Wird geöffnet. Das erste Mal dauert ein paar Sekunden.',
    openOne: (title) => `${title} öffnen`,
    lookAt: (title) => `${title} ansehen`,
    changes: (count) =>
      count === 0 ? 'noch keine Änderungen' : count === 1 ? '1 geänderte Datei' : `${count} geänderte Dateien`,
    changed: (time) => `zuletzt geändert ${time}`,
    overlap: (owner, title, addresses) => `${owner} ändert auch ${addresses}, in „${title}“`,
    andMore: (count) => `${count} weitere`,
    remove: 'Entfernen',
    removeOne: (title) => `${title} entfernen`,
    removeTitle: (title) => `„${title}“ entfernen?`,
    removeText: (count) =>
      `${count === 0 ? 'Gesicherte Änderungen hat er keine.' : `Seine Änderungen in ${count === 1 ? 'einer Datei' : `${count} Dateien`} verschwinden von hier.`} Sie können ihn 90 Tage lang zurückholen, mit allem darin außer den Schritten zum Widerrufen. Wer ihn offen hat, ist sofort draußen.`,
    removed: 'Entfernt',
    removedAt: (time) => `entfernt ${time}`,
    bringBack: 'Zurückholen',
    bringBackOne: (title) => `${title} zurückholen`,
    takeOver: 'Übernehmen',
    takeOverOne: (title) => `${title} übernehmen`,
    takeOverTitle: (title) => `„${title}“ übernehmen?`,
    takeOverText: (owner) =>
      `Ab dann schreiben Sie darin, und ${owner} sieht zu. Alles Gespeicherte bleibt. Wer ihn offen hat, liest es innerhalb von fünf Sekunden in der Leiste.`,
  },
  previews,
  published,
  review,
  bar: {
    yours: 'Ihr Arbeitsbereich',
    lost: 'Hier schreibt jetzt jemand anderes. Was Sie ab jetzt tippen, wird nicht gespeichert: Kopieren Sie es.',
    of: (name) => `Arbeitsbereich von ${name}: Sie sehen zu`,
    away: (name) => `${name} (nicht am Platz)`,
    here: (names) => names.length > 0 && `${names.join(', ')} ${names.length === 1 ? 'ist' : 'sind'} auch hier`,
    onPage: (names) =>
      names.length > 0 && `${names.join(', ')} ${names.length === 1 ? 'hat' : 'haben'} diese Seite offen`,
    published: (authors, pages, files) =>
      `${inSentence(authors, 'und')} ${authors.length === 1 ? 'hat' : 'haben'} ${inSentence([pages > 0 && (pages === 1 ? '1 Seite' : `${pages} Seiten`), files > 0 && (files === 1 ? '1 weitere Datei' : `${files} weitere Dateien`)], 'und')} veröffentlicht`,
    update: 'Auf den neuesten Stand bringen',
    comments: (count) => count > 0 && (count === 1 ? '1 offener Kommentar' : `${count} offene Kommentare`),
    commentsTitle: 'Offene Kommentare',
    changesToo: (owner, title) => `${owner} ändert diese Seite auch, in „${title}“`,
    elsewhere: (names, title) =>
      names.length > 0 && `${names.join(', ')} ${names.length === 1 ? 'hat' : 'haben'} diese Seite in „${title}“ offen`,
  },
  inbox,
  people: {
    roles: roleNames,
    roleWords,
    invite: 'Einladen',
    inviteTitle: 'Jemanden einladen',
    changeTitle: (name) => `${name} ändern`,
    email: 'E-Mail-Adresse',
    name: 'Name',
    role: 'Recht',
    inbox: 'Liest Anfragen',
    inboxHelp: 'Was Besucher über Formulare schicken',
    lastDay: 'Letzter Tag',
    lastDayHelp: 'Leer: das Konto endet nicht',
    changeShort: 'Ändern',
    removePerson: (name) => `${name} entfernen`,
    change: (name) => `${name} ändern`,
    link: 'Neuer Link',
    remove: 'Entfernen',
    removeTitle: (name) => `${name} entfernen?`,
    removeText: (name) =>
      `${name} wird sofort überall abgemeldet und kann sich nicht mehr anmelden. Im Protokoll bleibt stehen, was ${name} getan hat.`,
    over: 'beendet',
    until: (day) => `bis ${day}`,
    readsInbox: 'liest Anfragen',
    mailed: (email) => `Eine E-Mail mit dem Zugang ist unterwegs an ${email}.`,
    passOn: (name) => `Schicken Sie diesen Link an ${name}. Er meldet einmal an, innerhalb von zwei Tagen.`,
    passOnCompany: (name) => `Schicken Sie diese Adresse an ${name}. Dort gilt das Konto der Firma.`,
  },
  log: {
    title: 'Protokoll',
    more: 'Frühere Einträge',
    operator: 'Der Betreiber',
    words: {
      'signed-in': () => 'hat sich angemeldet',
      'sign-in-refused': (about) =>
        `Ein Konto, das niemand eingeladen hat, wollte sich anmelden${about && `: ${about}`}`,
      'signed-out': () => 'hat sich abgemeldet',
      'signed-out-everywhere': () => 'hat sich überall abgemeldet',
      invited: (about, { role }) => `hat ${about} eingeladen${isRole(role) ? `, Recht „${roleNames[role]}“` : ''}`,
      joined: () => 'hat sich zum ersten Mal mit dem Konto der Firma angemeldet',
      changed: (about, details) => `hat ${about} geändert: ${changes(details)}`,
      removed: (about) => `hat ${about} entfernt`,
      'workspace-begun': (about) => `hat den Arbeitsbereich „${about}“ begonnen`,
      'workspace-removed': (about) => `hat den Arbeitsbereich „${about}“ entfernt`,
      'workspace-brought-back': (about) => `hat den Arbeitsbereich „${about}“ zurückgeholt`,
      'workspace-taken-over': (about, { from }) => `hat den Arbeitsbereich „${about}“ von ${from} übernommen`,
      'preview-created': (about) => `hat eine Vorschau von „${about}“ erstellt`,
      'preview-ended': (about) => `hat eine Vorschau von „${about}“ beendet`,
      'preview-renewed': (about) => `hat eine Vorschau von „${about}“ verlängert`,
      'publication-planned': (about) => `hat festgelegt, wann „${about}“ veröffentlicht wird`,
      'publication-cancelled': (about) => `hat die Veröffentlichung von „${about}“ abgesagt`,
      published: (about) => `hat „${about}“ veröffentlicht`,
      'release-back': () => 'ist zum Stand davor zurückgegangen',
      'release-forward': () => 'ist zum neuesten Stand zurückgekehrt',
      'taken-back': (about) => `hat „${about}“ zurückgenommen`,
      live: (about) => `„${about}“ ist live`,
      'review-asked': (about, { reviewer = '' }) => `hat ${reviewer} um die Durchsicht von „${about}“ gebeten`,
      'review-withdrawn': (about) => `bittet nicht mehr um die Durchsicht von „${about}“`,
      'review-approved': (about) => `hat „${about}“ freigegeben`,
      'review-returned': (about) => `hat „${about}“ zurückgegeben`,
      'inquiries-exported': (about, { count }) => `hat Anfragen exportiert: ${count}${about && `, Formular ${about}`}`,
      'inquiry-file-read': (about) => `hat eine Datei einer Anfrage gespeichert, Formular ${about}`,
      'inquiries-erased': (_about, { count, files }) => `hat endgültig gelöscht. Anfragen: ${count}, Dateien: ${files}`,
    },
  },
  problems,
  mails: {
    codeSubject: 'Ihr Code für Marquee',
    codeText: (code, address) =>
      `${code}\n\nGeben Sie diesen Code innerhalb von 15 Minuten in dem Browser ein, der ihn angefordert hat: ${address}\n\nWenn Sie das nicht waren, hat jemand Ihre Adresse eingegeben. Ohne den Code geschieht nichts.\n`,
    invitationSubject: 'Sie sind zu Marquee eingeladen',
    invitationText: (name, address, isLink) =>
      isLink
        ? `Guten Tag ${name},\n\ndieser Link meldet Sie einmal an, innerhalb von zwei Tagen:\n\n${address}\n\nDanach kommt bei jeder Anmeldung ein Code per E-Mail.\n`
        : `Guten Tag ${name},\n\nmelden Sie sich mit dem Konto der Firma an:\n\n${address}\n`,
  },
}
