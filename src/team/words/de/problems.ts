import type { TeamWords } from '../en.ts'

/** Why something is refused. */
export const problems: TeamWords['problems'] = {
  signedOut: 'Sie sind abgemeldet. Melden Sie sich neu an.',
  notAllowed: 'Ihr Recht genügt dafür nicht. Fragen Sie eine Person mit dem Recht „Verwalten“.',
  elsewhere: 'Diese Seite gehört nicht zu diesem Server. Laden Sie sie neu.',
  notFound: 'Hier ist nichts.',
  wrongRequest: 'Diese Seite ist von einer anderen Version. Laden Sie sie neu.',
  tooMany: 'Das war zu oft. Warten Sie etwas, dann versuchen Sie es noch einmal.',
  failed: 'Hier ist etwas schiefgegangen. Versuchen Sie es noch einmal.',
  linkOver: 'Dieser Link wurde schon benutzt oder ist älter als zwei Tage. Bitten Sie um einen neuen.',
  codeWrong: 'Das ist nicht der Code. Sehen Sie in die neueste E-Mail.',
  codeOver: 'Dieser Code ist zu alt oder wurde zu oft versucht. Fordern Sie einen neuen an.',
  wrongEmail: 'Das ist keine E-Mail-Adresse: name@example.com',
  wrongDay: 'Das ist kein Tag: 2026-06-30',
  isThere: 'Jemand mit dieser Adresse ist schon hier.',
  lastAdmin: 'Sonst hat niemand das Recht „Verwalten“. Geben Sie es zuerst jemand anderem.',
  noRepository:
    'Die Seiten dieses Servers liegen in keinem Git-Repository mit einem Commit oder sind dessen oberster Ordner. Darum kümmert sich der Betreiber.',
  noTitle: 'Geben Sie einen Namen an, etwa „Frühjahrskampagne“.',
  wrongDays: 'Eine Vorschau gilt 1 bis 90 Tage.',
  nothingToPublish: 'Darin ist nichts, was nicht veröffentlicht ist.',
  isPublishing: 'Es ist schon etwas auf dem Weg zur Website. Versuchen Sie es in einer Minute wieder.',
  buildFailed:
    'Mit dem zuletzt Veröffentlichten ließ sich die Website nicht bauen. Besucher sehen sie, wie sie war. Bauen Sie sie zuerst noch einmal.',
  notBuilt: 'Damit ließ sich die Website nicht bauen, deshalb wurde nichts veröffentlicht:',
  wrongTime: 'Wählen Sie einen Tag und eine Uhrzeit, die noch kommen.',
  noOtherRelease: 'Der Server hat keinen anderen Stand der Website.',
  changedSincePlanned:
    'Es hat sich geändert, seit es geplant wurde, deshalb wurde es nicht veröffentlicht. Planen Sie es noch einmal, wie es jetzt ist.',
  mergeAsks:
    'Jemand anders hat an derselben Stelle etwas veröffentlicht. Bringen Sie den Arbeitsbereich auf den neuesten Stand, dann veröffentlichen Sie ihn:',
  restsOn: 'Späteres baut darauf auf, deshalb lässt es sich nicht allein zurücknehmen:',
  originRefused: 'Das Repository der Website hat das abgelehnt, deshalb wurde nichts veröffentlicht. Es sagt:',
  originWrong:
    'Der Server hat keinen Zugriff auf das Repository der Website, deshalb wurde nichts veröffentlicht. Wer ihn betreibt, kann das beheben. Git sagt:',
  originDiverged:
    'Im Repository der Website fehlt etwas, das hier veröffentlicht wurde, und dort ist Neues dazugekommen. Nichts wurde veröffentlicht: Zuerst muss jemand aus der Entwicklung beides zusammenführen.',
  takenBack: 'Das wurde schon zurückgenommen.',
  contentErrors: 'Damit hätte die Website Fehler, deshalb wurde nichts veröffentlicht:',
  tooManyWorkspaces: 'Sie haben zwanzig Arbeitsbereiche. Entfernen Sie einen, der fertig ist.',
  notIdle:
    'Jemand arbeitet noch darin. Wer schreibt, übernimmt einen Arbeitsbereich nach einem Tag ohne Änderung; wer veröffentlicht oder verwaltet, sofort.',
  notYours: 'Das dürfen nur die Person, der er gehört, und Personen mit dem Recht „Verwalten“.',
  notStarted:
    'Dieser Arbeitsbereich startet nicht. Nichts darin ist verloren. Versuchen Sie es in einer Minute noch einmal, dann fragen Sie den Betreiber.',
  full: 'Hier arbeiten gerade so viele, wie der Server Platz hat. Versuchen Sie es in ein paar Minuten noch einmal.',
  notReviewer: 'Freigeben und veröffentlichen dürfen nur Personen mit dem Recht „Veröffentlichen“ oder „Verwalten“.',
  ownWork: 'Niemand gibt die eigene Arbeit frei. Bitten Sie eine andere Person, die veröffentlicht.',
  needsReview: 'Das muss eine zweite Person freigeben. Bitten Sie um Durchsicht.',
  weightyAlone: 'Darin ist eine gewichtige Änderung. Die muss eine zweite Person freigeben. Bitten Sie um Durchsicht.',
  changedSince: 'Seit der Freigabe hat sich etwas geändert. Bitten Sie noch einmal um Durchsicht.',
  forbidden: 'Darin ist eine Datei, die kein Arbeitsbereich ändern darf.',
  nothingChanged: 'Noch ist nichts anders als auf der Website.',
  noReviewer: 'Diese Person darf es nicht freigeben. Bitten Sie jemand anderen.',
  noNote: 'Sagen Sie, was anders sein soll.',
  noText: 'Schreiben Sie zuerst etwas.',
  longText: 'Das sind mehr als 2.000 Zeichen. Kürzen Sie es.',
  tooManyComments:
    'Dieser Arbeitsbereich hat tausend Kommentare. Veröffentlichen Sie ihn, und beginnen Sie einen neuen.',
  tooManyAsks: 'Zu diesem Arbeitsbereich wurde zweihundertmal um Durchsicht gebeten. Beginnen Sie einen neuen.',
  mayNotSettle: 'Ob ein Kommentar erledigt ist, sagt, wer im Arbeitsbereich schreibt oder ihn durchsieht.',
  decidedMeanwhile: 'Inzwischen hat jemand entschieden oder noch einmal gebeten. Sehen Sie an, was jetzt da ist.',
  changedSinceAsked: 'Seit der Bitte hat sich etwas geändert. Wer es geschrieben hat, bittet noch einmal.',
  notWriter:
    'Dieser Arbeitsbereich gehört jemand anderem: Sie sehen alles und schreiben in Ihrem eigenen. Was Sie hier tippen, bleibt in diesem Tab: Kopieren Sie es.',
  workspaceRemoved:
    'Dieser Arbeitsbereich wurde entfernt. Die Person, der er gehört, und Personen mit dem Recht „Verwalten“ können ihn zurückholen. Was Sie hier tippen, bleibt in diesem Tab: Kopieren Sie es.',
  companyUnreachable: 'Die Anmeldung der Firma antwortet nicht. Versuchen Sie es in ein paar Minuten noch einmal.',
  companyRefused: 'Die Anmeldung wurde nicht fertig. Beginnen Sie hier neu.',
  companyUnknown:
    'Ihr Konto gilt, aber niemand hat es eingeladen. Bitten Sie darum, dass die Adresse Ihres Kontos eingeladen wird.',
  notReader: 'Diese Person liest keine Anfragen mehr. Wählen Sie jemand anderen.',
  inquiryErased: 'Diese Anfrage wurde inzwischen gelöscht.',
  inquiriesChanged: 'Inzwischen ist etwas dazugekommen oder weggefallen. Sehen Sie noch einmal, was geht.',
}
