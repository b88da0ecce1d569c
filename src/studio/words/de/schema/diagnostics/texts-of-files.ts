import type { yamlKinds } from '../../../../../../schema/diagnostics/yaml.ts'
import type { yamlMistakeKinds } from '../../../../../../schema/diagnostics/yaml-mistakes.ts'
import type { WordsOfKinds } from '../../../diagnostic-words.ts'
import { phrase } from './phrase.ts'

const spaces = (count: number) => (count === 1 ? '1 Leerzeichen' : `${count} Leerzeichen`)
const tooFar = (off: number) => `${spaces(Math.abs(off))} zu weit ${off < 0 ? 'links' : 'rechts'}`
const depth = (count: number, like: number) =>
  count === 0 ? 'Beginnen Sie in der ersten Spalte.' : `Setzen Sie ${spaces(count)} davor, wie Zeile ${like} es zeigt.`

const inQuotes = 'Setzen Sie den Text in Anführungszeichen.'

/** Wofür YAML seine Zeichen nimmt. */
const usesOfSigns = {
  '-': 'Ein Eintrag einer Liste beginnt mit',
  ':': 'Der Name eines Feldes endet mit',
  ',': 'In Klammern trennt Werte',
  '{': 'Eine Gruppe von Feldern in einer Zeile beginnt mit',
  '}': 'Eine Gruppe von Feldern in einer Zeile endet mit',
  '[': 'Eine Liste in einer Zeile beginnt mit',
  ']': 'Eine Liste in einer Zeile endet mit',
  '"': 'Um einen Wert stehen',
}

/** Texte von Dateien, die sich nicht lesen lassen. */
export const textsOfFiles: WordsOfKinds<typeof yamlKinds & typeof yamlMistakeKinds> = {
  'yaml-syntax': {
    message: () => 'Ab hier lässt sich die Datei nicht lesen.',
    hint: () =>
      'Prüfen Sie Anführungszeichen, Doppelpunkte, Klammern und Einrückung hier und in der Zeile davor. Text mit einem Doppelpunkt oder einem # darin gehört in Anführungszeichen.',
  },
  'tab-indentation': {
    message: () => 'Die Zeile ist mit einem Tabulator eingerückt. YAML erlaubt nur Leerzeichen.',
    hint: () => 'Setzen Sie zwei Leerzeichen für jeden Schritt.',
  },
  'empty-file': {
    message: () => 'Die Datei ist leer.',
    hint: () => 'Löschen Sie die Datei, oder schreiben Sie, was sie enthalten soll.',
  },
  'several-documents': {
    message: () => 'Hier beginnt ein zweites YAML-Dokument (`---`). Eine Datei enthält nur eines.',
    hint: () => 'Legen Sie das zweite Dokument in eine eigene Datei, oder löschen Sie die Zeile ---.',
  },
  'duplicate-key': {
    message: ({ key }) => `\`${key}\` steht zweimal in derselben Gruppe von Feldern.`,
    hint: () => 'Behalten Sie eines von beiden, und löschen Sie das andere.',
  },
  'yaml-anchor': {
    message: ({ text }) => `\`${text}\` ist ein Anker oder Alias von YAML. Beide sind hier nicht erlaubt.`,
    hint: () => 'Schreiben Sie den Wert aus. Für einen Block auf mehreren Seiten gibt es gemeinsame Abschnitte.',
  },
  'yaml-tag': {
    message: ({ tag }) => `\`${tag}\` ist ein Tag von YAML. Tags sind hier nicht erlaubt.`,
    hint: ({ tag }) => `Löschen Sie ${tag}. Text, der mit ! beginnt, gehört in Anführungszeichen.`,
  },
  'forbidden-key': {
    message: ({ key }) => `\`${key}\` darf kein Feld heißen.`,
    hint: () => 'Löschen Sie das Feld, oder geben Sie ihm einen anderen Namen.',
  },
  'too-deep': {
    message: ({ max }) => `Werte liegen mehr als ${max} Ebenen tief ineinander.`,
    hint: () => 'Prüfen Sie Klammern und Einrückung: Eine Seite braucht weniger als zehn Ebenen.',
  },
  'file-too-large': {
    message: ({ bytes, max }) => `Die Datei hat ${bytes} Bytes; erlaubt sind ${max}.`,
    hint: () => 'Teilen Sie sie auf mehrere Seiten auf, oder legen Sie Gemeinsames in gemeinsame Abschnitte.',
  },
  'not-utf8': {
    message: () => 'Ab hier ist der Text nicht in UTF-8 geschrieben.',
    hint: () => 'Speichern Sie die Datei mit der Kodierung UTF-8 (in den meisten Editoren: „Mit Kodierung speichern“).',
  },
  'unreadable-file': {
    message: ({ reason }) => `Die Datei lässt sich nicht lesen: ${phrase(reason)}.`,
    hint: () => 'Prüfen Sie, ob es die Datei gibt und ob Sie sie lesen dürfen.',
  },
  'merge-conflict': {
    message: ({ mark }) =>
      `\`${mark.slice(0, 40)}\` ist ein Zeichen von Git: Zwei Fassungen dieser Zeilen wurden nicht zusammengeführt.`,
    hint: () =>
      'Behalten Sie eine der beiden Fassungen oder Teile von beiden, und löschen Sie die Zeilen, die mit <<<<<<<, |||||||, ======= und >>>>>>> beginnen.',
  },
  'refused-character': {
    message: ({ sign }) => `Im Text steht ${phrase(sign)}. Niemand sieht das Zeichen, und kein Text darf es enthalten.`,
    hint: () => 'Löschen Sie es, oder schreiben Sie den Text neu.',
  },
  'invisible-sign': {
    message: ({ sign, where }) =>
      ({
        indentation: `Am Anfang der Zeile steht ${phrase(sign)}: Es sieht aus wie ein Leerzeichen oder wie nichts, ist für YAML aber Text.`,
        gap: `Hier steht ${phrase(sign)}: Es sieht aus wie ein Leerzeichen oder wie nichts, ist für YAML aber Text.`,
        name: `Im Namen des Feldes steht ${phrase(sign)}, und niemand sieht das Zeichen.`,
      })[where],
    hint: () => 'Schreiben Sie die Zeile neu, mit einfachen Leerzeichen.',
  },
  'lookalike-sign': {
    message: ({ sign, name, meant }) =>
      `\`${sign}\` ist ${phrase(name)}, für YAML also Text. ${usesOfSigns[meant]} \`${meant}\`.`,
    hint: () => 'Schreiben Sie das Zeichen neu.',
  },
  'text-cut': {
    message: ({ left, lost }) =>
      `\`#\` beginnt hier einen Kommentar, deshalb gehört \`${lost}\` nicht zum Text. ${left === '' ? 'Nichts bleibt von ihm übrig.' : `Er endet mit \`${left}\`.`}`,
    hint: () => inQuotes,
  },
  'comma-in-braces': {
    message: ({ left, lost }) => `Das Komma beendet den Text \`${left}\`, deshalb gehört \`${lost}\` nicht dazu.`,
    hint: () => inQuotes,
  },
  'unclosed-quote': {
    message: ({ quote }) => `Das Anführungszeichen \`${quote}\`, das hier beginnt, wird nicht geschlossen.`,
    hint: ({ quote }) => `Setzen Sie ${quote} hinter den Text.`,
  },
  'quote-in-quotes': {
    message: ({ quote, rest }) =>
      `Das Anführungszeichen \`${quote}\` beendet hier den Text, aber es folgt \`${rest}\`.`,
    hint: () => 'Setzen Sie den ganzen Text in Anführungszeichen der anderen Art.',
  },
  'reserved-sign': {
    message: ({ sign }) => `Ein Text ohne Anführungszeichen kann nicht mit "${sign}" beginnen.`,
    hint: () => inQuotes,
  },
  'missing-space': {
    message: ({ name }) =>
      name === undefined
        ? 'Nach dem Strich fehlt ein Leerzeichen.'
        : `Nach dem Doppelpunkt von \`${name}:\` fehlt ein Leerzeichen.`,
    hint: () => 'Setzen Sie dort ein Leerzeichen.',
  },
  'colon-in-text': {
    message: ({ name }) => `Der Text enthält \`: \`, deshalb wird \`${name}\` für den Namen eines Feldes gehalten.`,
    hint: () => inQuotes,
  },
  'dash-depth': {
    message: ({ off }) => `Der Strich steht ${tooFar(off)}.`,
    hint: ({ spaces: count, like }) =>
      `${depth(count, like)} Verschieben Sie die anderen Zeilen dieses Eintrags ebenso.`,
  },
  'field-depth': {
    message: ({ name, off }) => `\`${name}\` steht ${tooFar(off)}.`,
    hint: ({ spaces: count, like }) => depth(count, like),
  },
  'missing-dash': {
    message: ({ field }) => `Vor \`${field}\` fehlt ein Strich: Mit ihm beginnt jeder Eintrag einer Liste.`,
  },
  'text-for-fields': {
    message: ({ key, text }) =>
      key === undefined
        ? `Vor diesem Text steht kein Name eines Feldes: \`${text}\`.`
        : `\`${key}\` hat eigene Felder oder Einträge, hier steht aber ein Text: \`${text}\`.`,
    hint: () => 'Schreiben Sie den Text in das Feld, in das er gehört.',
  },
  'unclosed-bracket': {
    message: ({ bracket }) => `Die Klammer \`${bracket}\`, die hier beginnt, wird nicht geschlossen.`,
    hint: ({ bracket }) => `Setzen Sie ${bracket === '{' ? '}' : ']'} an das Ende.`,
  },
}
