import type { Words } from '../../en.ts'
import { count } from '../numbers.ts'

export const publishing = {
  steps: {
    ask: 'Es wird gefragt, was andere veröffentlicht haben',
    get: 'Es wird geholt, was andere veröffentlicht haben',
    write: 'Die Website wird geschrieben, wie sie sein wird',
    check: 'Alle Seiten werden geprüft',
    render: 'Die Website wird dargestellt, wie sie war und wie sie ist',
    compare: (pages: number) => `Verglichen: ${count(pages, { one: 'Seite', other: 'Seiten' })}`,
    publish: 'Wird veröffentlicht',
    toFile: 'Der Vorschlag wird in eine Datei geschrieben',
    send: 'Der Vorschlag wird gesendet',
    sendInstead: 'Wird als Vorschlag gesendet',
  },
  busy: 'Es wird bereits etwas veröffentlicht. Warten Sie, bis das fertig ist.',
  notPublished: (why: string) =>
    `Es wurde nichts veröffentlicht. ${why} Ihre Änderungen sind auf diesem Computer gespeichert: Veröffentlichen Sie später noch einmal.`,
  atTheSameTime: 'Andere veröffentlichen gerade.',
  allPublished: 'Alles ist bereits veröffentlicht: Nichts ist nur auf diesem Computer.',
  since: ({ proposals, authors, pages, others }) => {
    const [proposal] = proposals
    const isIn =
      proposals.length === 1
        ? `Ihr Vorschlag „${proposal}“ ist übernommen`
        : `${proposals.length} Ihrer Vorschläge sind übernommen`
    const names = authors.length < 3 ? authors.join(' und ') : `${authors[0]} und ${authors.length - 1} andere`
    const parts = [
      pages > 0 && count(pages, { one: 'Seite', other: 'Seiten' }),
      others > 0 &&
        (pages > 0
          ? count(others, { one: 'weitere Datei', other: 'weitere Dateien' })
          : count(others, { one: 'Datei', other: 'Dateien' })),
    ]
    const has = authors.length === 1 ? 'hat' : 'haben'
    const changed = authors.length > 0 && `${names} ${has} seither ${parts.filter(Boolean).join(' und ')} geändert`
    return [proposal !== undefined && isIn, changed].filter(Boolean).join(', und ')
  },
  unmerged: (since: string, path: string) =>
    `${since}, und ${path} wurde auch hier geändert. Diese Datei ist kein Inhalt; das Studio führt sie deshalb nicht zusammen: Verschieben Sie Ihre ${path} in einen anderen Ordner oder fragen Sie die Person, die den Code der Website betreut. Holen Sie dann den neuesten Stand.`,
  savedMeanwhile: (file: string) =>
    `${file} wurde inzwischen anderswo gespeichert. Es wurde keine Version gespeichert; sehen Sie sich die Änderungen noch einmal an.`,
  notUpToDate: 'Ihre anderen Dateien sind noch nicht auf diesem Stand: Holen Sie den neuesten Stand.',
  unreached: 'Die gemeinsame Kopie der Website ist nicht erreichbar: Ist dieser Computer online?',
  protectedThere:
    'In die gemeinsame Kopie der Website veröffentlicht niemand direkt: Zuerst sieht sich jemand anderes die Änderungen an. So sehen es ihre Regeln vor.',
  mayNotRead:
    'Sie dürfen die gemeinsame Kopie der Website nicht lesen: Git hat auf diesem Computer kein Passwort dafür, oder sie ist nicht für Sie freigegeben. `git fetch` im Terminal fragt nach dem Passwort.',
  mayNotWrite:
    'Sie dürfen nicht in die gemeinsame Kopie der Website schreiben: Git hat auf diesem Computer kein Passwort dafür, oder Sie dürfen sie nur lesen.',
  noOrigin:
    'Unter der Adresse, die dieser Computer hat, gibt es keine gemeinsame Kopie der Website. `git remote -v` zeigt die Adresse.',
  noAnswer: (words: string) => `Die gemeinsame Kopie der Website hat nicht geantwortet: ${words}`,
  notTaken: (words: string) => `Die gemeinsame Kopie der Website hat es nicht angenommen; sie meldet: „${words}“`,
  nameTaken: 'Andere haben einen Vorschlag dieses Namens.',
  movedThere: 'Jemand anderes hat ihn inzwischen geändert.',
  proposalGone: (branch: string) =>
    `Den Vorschlag ${branch} gibt es nicht mehr. Nichts wurde geändert; sehen Sie sich die Liste noch einmal an.`,
  proposalChanged: (branch: string) =>
    `Jemand anderes hat den Vorschlag ${branch} inzwischen geändert. Nichts wurde geändert. Machen Sie einen neuen Vorschlag oder fragen Sie nach.`,
  notChanged: (branch: string) =>
    `Niemand anderes hat den Vorschlag ${branch} geändert. Sehen Sie sich die Liste noch einmal an.`,
  proposalStays: (why: string) => `${why} Der Vorschlag bleibt, wie er ist.`,
  inProposal: (branch: string) =>
    `Dieser Computer arbeitet gerade im Vorschlag ${branch} selbst. Führen Sie im Terminal \`git switch main\` aus und ziehen Sie ihn dann zurück.`,
  proposalHere: (why: string) => `${why} Der Vorschlag bleibt auf diesem Computer.`,
  proposeAgain: 'Andere haben einen Vorschlag dieses Namens: Schlagen Sie Ihre Änderungen noch einmal vor.',
  notPublic: 'Das ist nicht mehr veröffentlicht. Sehen Sie sich die Liste noch einmal an.',
  changedOutside: (subject: string, path: string) =>
    `„${subject}“ hat auch ${path} geändert, und diese Datei hat sich seither wieder geändert. Sie ist kein Inhalt: Fragen Sie die Person, die den Code der Website betreut. Zurückgenommen wurde nichts.`,
  toTakeBack: (subject: string) => `„${subject}“ soll zurückgenommen werden`,
  publishedMeanwhile:
    'Andere haben inzwischen etwas veröffentlicht. Zurückgenommen wurde nichts; versuchen Sie es noch einmal.',
  notTakenBack: (why: string) => `Es wurde nichts zurückgenommen. ${why}`,
  otherChanges:
    'Die Änderungen sind nicht mehr die, die Sie sehen. Es wurde keine Version gespeichert; sehen Sie sie sich noch einmal an.',
  changeGone:
    'Diese Änderung gibt es nicht mehr. Verworfen wurde nichts; sehen Sie sich die Änderungen noch einmal an.',
  noChanges: 'Diese Datei hat keine Änderungen mehr. Sehen Sie sich die Liste noch einmal an.',
  notInLast: (file: string) => `In der letzten Version gibt es ${file} nicht.`,
  noBlockThen: 'In dieser Version gibt es den Block nicht.',
  cannotLeaveOut: (field: string) =>
    `In dieser Version gibt es „${field}“ nicht, und eine Seite, die einer Vorlage folgt, kann es nicht weglassen. Geschrieben wurde nichts.`,
  noVersion: (file: string) => `${file} hat diese Version nicht. Sehen Sie sich den Verlauf noch einmal an.`,
} satisfies Words['server']['publishing']
