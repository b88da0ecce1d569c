import type { Words } from '../en.ts'
import { count, numbers } from './numbers.ts'

export const changes = {
  comparing: 'Wird mit der letzten Version verglichen …',
  fileCount: (files: number) => count(files, { one: 'geänderte Datei', other: 'geänderte Dateien' }),
  files: 'Geänderte Dateien',
  allFiles: (files: number) => (files === 1 ? 'Die eine Datei' : `Alle ${numbers.format(files)} Dateien`),
  allPages: (pages: number) => `Alle ${numbers.format(pages)} Seiten`,
  moreFiles: (files: number) => `${count(files, { one: 'weitere Datei', other: 'weitere Dateien' })} zeigen`,
  pagesOfTemplate: (pages: number, template: string) =>
    `${count(pages, { one: 'Seite', other: 'Seiten' })} der Vorlage ${template}`,
  states: { changed: undefined as string | undefined, new: 'Neu', deleted: 'Gelöscht', moved: 'Verschoben' },
  discardChanges: (title: string) => `Änderungen verwerfen: ${title}`,
  discardChange: (change: string) => `Verwerfen: ${change}`,
  discardAnyway: 'Trotzdem verwerfen',
  notDiscarded: 'Nicht verworfen.',
  message: 'Was Sie geändert haben',
  messageOfFiles: 'Aus den ausgewählten Dateien zusammengestellt. Ändern Sie den Text nach Belieben.',
  messageOfVersions: 'Aus den Versionen zusammengestellt. Ändern Sie den Text nach Belieben.',
  ownMessage: 'Ihr eigener Text. Leeren Sie das Feld, um wieder den vorgeschlagenen zu sehen.',
  none: 'Seit der letzten Version hat sich nichts geändert.',
  wouldHaveErrors: (refused: string, errors: number) =>
    `${refused}: Mit diesen Dateien hätte die Website ${count(errors, { one: 'Fehler', other: 'Fehler' })}.`,
  hasErrors: (errors: number) =>
    `Die Website hat ${count(errors, { one: 'Fehler', other: 'Fehler' })}. Dateien mit Fehlern lassen sich nicht veröffentlichen.`,
  errors: 'Fehler',
  refused: {
    publish: 'Es wurde nichts veröffentlicht',
    propose: 'Es wurde nichts vorgeschlagen',
    takeBack: 'Es wurde nichts zurückgenommen',
  },
  nothingLeft: {
    publish: 'Es gibt nichts zu veröffentlichen: Alles ist bereits veröffentlicht.',
    propose: 'Es gibt nichts mehr vorzuschlagen: Der Vorschlag enthält bereits alles.',
    takeBack: 'Es gibt nichts mehr zurückzunehmen: Die Website ist bereits wie zuvor.',
  },
  ignored: (files: number, names: string) =>
    `Git übergeht ${count(files, { one: 'Datei', other: 'Dateien' })} der Website; andere bekommen ${files === 1 ? 'sie' : 'diese'} deshalb nicht: ${names}. Das legt eine Zeile der Datei .gitignore fest: Entfernen Sie die Zeile, wenn andere ${files === 1 ? 'die Datei' : 'die Dateien'} bekommen sollen.`,
  sampleWords: (texts: number, named: string) =>
    `${count(texts, { one: 'Text ist', other: 'Texte sind' })} noch der, mit dem ein neuer Eintrag beginnt: ${named}. Besucher würden ${texts === 1 ? 'ihn' : 'sie'} lesen.`,
  sampleText: (text: string, title: string) => `„${text}“ in ${title}`,
  unpushed: (versions: number) =>
    `${count(versions, { one: 'Version ist', other: 'Versionen sind' })} nur auf diesem Computer`,
  unpushedHelp: (versions: number) =>
    `„Veröffentlichen“ und „Vorschlagen“ senden ${versions === 1 ? 'sie' : 'diese'} mit.`,
  unpushedList: 'Versionen, die nur auf diesem Computer sind',
  moreVersions: (versions: number) => `${versions} weitere`,
  propose: 'Vorschlagen',
  proposeInto: 'Vorschlagen in',
  newProposal: 'Ein neuer Vorschlag',
  save: 'Version speichern',
  helpWithOthers:
    '„Veröffentlichen“ prüft die Website und sendet die ausgewählten Dateien an alle, die an ihr arbeiten; dürfen Sie nicht veröffentlichen, schlägt es sie vor. „Vorschlagen“ bittet jemand anderen, sie zu veröffentlichen. „Version speichern“ behält sie auf diesem Computer.',
  helpAlone:
    '„Veröffentlichen“ prüft die Website und speichert die ausgewählten Dateien als Version. „Vorschlagen“ schreibt sie außerdem in eine Datei für jemand anderen.',
  steps: {
    begin: 'Es geht los',
    update: 'Der neueste Stand wird geholt',
    save: 'Eine Version wird gespeichert',
  },
  unasked: (reason: string) => `Was andere veröffentlicht haben, ist nicht bekannt. ${reason}`,
  saveAllTheSame: 'Eine Version können Sie trotzdem speichern.',
  publishedMeanwhile: (since: string) =>
    `${since}. „Neuesten Stand holen“ bringt es hierher; „Veröffentlichen“ und „Vorschlagen“ führen es mit Ihren Änderungen zusammen und fragen, wo beide dasselbe geändert haben.`,
  updated: (since: string) => `${since}. Ihre Dateien sind auf diesem Stand; was Sie geändert haben, bleibt.`,
  nothingNew: 'Sie haben den neuesten Stand: Seither hat niemand etwas veröffentlicht.',
  nothingToGet: 'Diese Website ist nur auf diesem Computer, also gibt es nichts zu holen.',
  saved: 'Eine Version ist auf diesem Computer gespeichert.',
  savedForOthers: 'Eine Version ist auf diesem Computer gespeichert. „Veröffentlichen“ sendet sie an die anderen.',
  savedOn: (since: string) => `${since}: Die Version baut darauf auf, und Ihre anderen Dateien sind auf diesem Stand.`,
  savedWithout: 'Die Version baut nicht auf dem auf, was sie vielleicht veröffentlicht haben.',
  nothingToSave: (since: string) =>
    `Es war nichts mehr zu speichern: Mit dem, was Sie übernommen haben, sind die ausgewählten Dateien so, wie sie veröffentlicht sind. ${since}, und Ihre anderen Dateien sind auf diesem Stand.`,
  nothingOwn: (since: string) =>
    `Von Ihnen ist nichts mehr übrig: Mit dem, was Sie übernommen haben, sind die ausgewählten Dateien so, wie sie veröffentlicht sind. ${since}. „Neuesten Stand holen“ bringt Ihre Dateien auf diesen Stand.`,
  published: 'Veröffentlicht',
  takenBack: 'Zurückgenommen',
  publishedOn: (since: string) => `${since}: Was Sie veröffentlicht haben, baut darauf auf.`,
  alone: 'Diese Website ist nur auf diesem Computer: Sie ist hier als Version gespeichert.',
  everybodyGets: 'Alle, die an der Website arbeiten, bekommen es von',
  ownStays: 'Was Sie selbst geändert haben, bleibt.',
  canTakeBack: 'Unten, bei „Veröffentlicht“, lässt es sich zurücknehmen.',
  pagesThatChange: 'Seiten, die sich ändern',
  days: 'Änderungsdaten',
  today: (pages: number, named: string) => `Heute für ${count(pages, { one: 'Seite', other: 'Seiten' })}: ${named}`,
  sentTo: 'Gesendet an',
  askWho: 'Bitten Sie die Person, die die Website betreut, ihn zu veröffentlichen.',
  askForIt: 'Um Veröffentlichung bitten',
  patchBefore: 'Diese Website ist nur auf diesem Computer; der Vorschlag steht deshalb auch in der Datei',
  patchAfter: ': Senden Sie sie an die Person, die die Website betreut. Der Befehl „git am“ wendet sie an.',
  stored:
    'Nichts ist verloren: Der Vorschlag ist auf diesem Computer. „Senden“, unten neben dem Vorschlag, sendet ihn später.',
  storedTitle: 'Noch nicht gesendet: Der Vorschlag ist auf diesem Computer',
  proposedAs: (branch: string) => `Vorgeschlagen als ${branch}`,
  proposedOnly: (branch: string) => `Nicht veröffentlicht, aber vorgeschlagen als ${branch}`,
  proposedOn: (since: string) => `${since}: Der Vorschlag baut darauf auf.`,
  proposedWithout: 'Der Vorschlag baut nicht auf dem auf, was sie vielleicht veröffentlicht haben.',
  filesStay:
    'Ihre Dateien bleiben, wie sie sind, und stehen hier, bis der Vorschlag veröffentlicht ist und Sie den neuesten Stand holen.',
  proposals: 'Ihre Vorschläge',
  proposalStates: {
    open: 'Offen',
    changed: 'Von jemand anderem geändert',
    merged: 'Übernommen',
    withdrawn: 'Zurückgezogen',
    here: 'Nicht gesendet',
  },
  withdraw: 'Zurückziehen',
  withdrawNamed: (subject: string) => `${subject} zurückziehen`,
  clearAway: 'Aus der Liste entfernen',
  clearAwayNamed: (subject: string) => `${subject} aus der Liste entfernen`,
  send: 'Senden',
  sendNamed: (subject: string) => `${subject} senden`,
  takeBack: 'Zurücknehmen',
  takeBackNamed: (subject: string) => `${subject} zurücknehmen`,
  takeBackQuestion: (subject: string) => `„${subject}“ zurücknehmen?`,
  takeBackHelp:
    'Alles, was dadurch geändert wurde, wird wieder, wie es vorher war, und zwar für alle. Was danach geändert wurde, bleibt, ebenso, was Sie nicht veröffentlicht haben. Auch das lässt sich wieder zurücknehmen.',
  showEarlier: 'Frühere zeigen',
  done: { new: 'hinzugefügt', deleted: 'gelöscht', moved: 'verschoben', changed: 'geändert' },
  changeOfFile: (change: string, title: string) => `${title}: ${change}`,
  andMore: (first: string, others: number) => `${first} und ${others} weitere`,
} satisfies Words['changes']
