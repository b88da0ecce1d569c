import type { Words } from '../../en.ts'

export const edits = {
  noBlocks:
    'In der Zwischenablage sind keine Blöcke. Kopieren Sie einen Block hier oder aus einer YAML-Datei: die Zeilen ab `- type:` oder `- use:`.',
  clipboardEmpty: 'Die Zwischenablage ist leer.',
  notUtf8: (file: string) =>
    `${file} ist nicht in UTF-8 geschrieben. Speichern Sie die Datei zuerst in einem Editor als UTF-8.`,
  gone: (file: string) =>
    `Was Sie in ${file} geändert haben, gibt es nicht mehr, oder es lässt sich von anderem daneben nicht unterscheiden. Geschrieben wurde nichts. Kopieren Sie Ihren Text, verwerfen Sie ihn hier und setzen Sie ihn dort ein, wohin er jetzt gehört.`,
  createdMeanwhile: (file: string) => `${file} wurde inzwischen angelegt. Geschrieben wurde nichts.`,
  changedMeanwhile: (file: string) =>
    `${file} hat sich geändert, seit die Datei gelesen wurde. Geschrieben wurde nichts; sehen Sie sie sich noch einmal an.`,
  cannotUndo: (step: string, file: string) =>
    `„${step}“ lässt sich nicht rückgängig machen: ${file} hat sich dort geändert.`,
  cannotRedo: (step: string, file: string) => `„${step}“ lässt sich nicht wiederholen: ${file} hat sich dort geändert.`,
  nothingTo: { undo: 'Es gibt nichts rückgängig zu machen.', redo: 'Es gibt nichts zu wiederholen.' },
  redirectsUnreadable: (file: string, line: number, message: string) =>
    `${file} lässt sich nicht lesen (Zeile ${line}: ${message}). Geschrieben wurde nichts. Berichtigen Sie zuerst diese Datei.`,
  changedElsewhere: 'Die Datei wurde anderswo geändert.',
  noFix: 'Dieses Problem gibt es nicht mehr, oder es lässt sich nicht von selbst beheben.',
  notFoundYet: 'Eine Seite mit Fehlern ist noch in keiner Suchmaschine.',
  otherTab: 'Dieser Tab gehört zum Studio eines anderen Ordners. Laden Sie ihn neu.',
  blockGone: 'Diesen Block gibt es nicht mehr.',
  searchedBefore:
    'Der Inhalt hat sich seit der Suche geändert. Sehen Sie sich die Liste noch einmal an; ersetzt wurde nichts.',
  translationUnfit: (where: string, language: string, reason: string) =>
    `Ersetzt wurde nichts: Eine Übersetzung würde nicht in ihr Feld passen. ${where}, ${language}: Der Text ${reason}.`,
  notRegular: (search: string, reason: string) => `„${search}“ ist kein regulärer Ausdruck: ${reason}.`,
  takesTooLong: (search: string) =>
    `„${search}“ zu suchen dauert zu lange. Schreiben Sie den Ausdruck ohne Wiederholungen in Wiederholungen.`,
} satisfies Words['server']['edits']
