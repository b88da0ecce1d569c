import type { Words } from '../../en.ts'

export const git = {
  exitCode: (status: number) => `Fehlercode ${status}`,
  missing:
    'Git ist auf diesem Computer nicht installiert. Installieren Sie es von git-scm.com und öffnen Sie dann „Änderungen“ noch einmal.',
  tooLong: 'Es kam nicht rechtzeitig eine Antwort.',
  refused: (command: string, words: string) => `Git hat \`git ${command}\` abgelehnt: ${words}`,
  says: (words: string) => `Git meldet: ${words}`,
  notSigned: (words: string) =>
    `Dieses Repository signiert seine Versionen (\`commit.gpgsign\`), und Git konnte diese nicht signieren: ${words} Es wurde keine Version gespeichert. Entsperren Sie Ihren Schlüssel im Terminal und versuchen Sie es noch einmal.`,
  indexHeld:
    'Die Version ist gespeichert. Ein anderes Programm hält den Index von Git fest; führen Sie `git reset --quiet` aus, wenn es beendet ist.',
  branchMoved: (branch: string) =>
    `Der Branch ${branch} hat sich inzwischen geändert. Es wurde keine Version gespeichert; sehen Sie sich die Änderungen noch einmal an.`,
  noRepository: (folder: string) =>
    `${folder} liegt in keinem Git-Repository, also gibt es nichts zum Vergleichen. Dateien werden trotzdem gespeichert. So beginnen Sie eines: \`git init\`, \`git add .\`, \`git commit\`.`,
  noCommit:
    'Dieses Repository hat noch keine Version, also gibt es nichts zum Vergleichen. Dateien werden trotzdem gespeichert. Die erste Version speichern Sie im Terminal: `git add .`, `git commit`.',
  ignored: (folder: string) =>
    `Git übergeht den Ordner ${folder}; er hat deshalb keinen Verlauf. Entfernen Sie ihn aus \`.gitignore\`.`,
  unfinished: (work: string) =>
    `In diesem Repository ist ein \`${work}\` nicht abgeschlossen. Schließen Sie es zuerst im Terminal ab; „Vorschlagen“ geht schon jetzt.`,
  noBranch:
    'Es ist kein Branch ausgewählt; eine Version würde zu keinem gehören. Wählen Sie einen aus: `git switch main`. „Vorschlagen“ geht schon jetzt.',
  noAuthor: (commands: readonly string[]) =>
    `Git weiß nicht, von wem die Version ist. Es wurde keine gespeichert. Geben Sie es einmal im Terminal an: ${commands.join(' und ')}.`,
} satisfies Words['server']['git']
