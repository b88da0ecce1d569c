import type { calculatorKinds } from '../../../../../../schema/diagnostics/calculator.ts'
import type { documentKinds } from '../../../../../../schema/diagnostics/document.ts'
import type { formKinds } from '../../../../../../schema/diagnostics/form.ts'
import type { WordsOfKinds } from '../../../diagnostic-words.ts'
import { phrase } from './phrase.ts'
import { choices, didYouMean } from './said.ts'

type Broken = { key: string; problem: string }
const message = ({ key, problem }: Broken) => `\`${key}\`: ${phrase(problem)}.`

/** Formulare, Rechner und Tabellen. */
export const forms: WordsOfKinds<typeof formKinds & typeof calculatorKinds & typeof documentKinds> = {
  'missing-quote-form': {
    message: ({ file }) =>
      `\`#quote\` öffnet das Formular der Website, es gibt aber keines: keine Datei \`${file}\`, und kein \`quote:\` in \`_data/site.yaml\`, das einen anderen Abschnitt nennt.`,
  },
  'different-form': {
    message: ({ name, other }) => `Das Formular \`${name}\` stellt andere Fragen als auf ${other}.`,
    hint: ({ name }) =>
      `Schreiben Sie das Formular einmal, als gemeinsamen Abschnitt, und verwenden Sie ihn auf beiden Seiten. Oder wählen Sie einen anderen Namen, etwa ${name}-2.`,
  },
  'unknown-form': {
    message: ({ name, suggestion }) => `Keine Seite hat ein Formular \`${name}\`.${didYouMean(suggestion)}`,
    hint: (facts) => choices('Formulare', facts),
  },
  'unknown-prefill': {
    message: ({ name, suggestion }) => `Kein Feld des Anfrageformulars nimmt \`${name}\` an.${didYouMean(suggestion)}`,
    hint: (facts) => choices('Namen', facts),
  },
  'unknown-choice': {
    message: ({ name, suggestion, form }) =>
      `Das Formular \`${form}\` hat keine Antwort \`${name}\`.${didYouMean(suggestion)}`,
    hint: (facts) => choices('Antworten', facts),
  },
  'formula-syntax': {
    message: ({ problem }) => `Die Formel lässt sich nicht lesen: ${phrase(problem)}.`,
  },
  'formula-name': {
    message: ({ name, suggestion }) => `Der Rechner hat kein \`${name}\`.${didYouMean(suggestion)}`,
  },
  'formula-type': {
    message: ({ problem }) => `In der Formel: ${phrase(problem)}.`,
    hint: () =>
      "Mit Zahlen wird gerechnet, Auswahlen werden verglichen (bar == 'full'), und if(…) beginnt mit Ja oder Nein.",
  },
  'division-by-zero': {
    message: ({ divisor, from, to }) => `\`${divisor}\` kann null sein: Die Werte gehen von ${from} bis ${to}.`,
    hint: ({ divisor }) =>
      `Halten Sie es über null: Erhöhen Sie den kleinsten Wert der Eingabe, oder schreiben Sie max(1, ${divisor}).`,
  },
  'formula-cycle': {
    message: ({ chain }) => `Die Formeln gehen im Kreis: ${chain.join(' → ')}.`,
    hint: () => 'Nehmen Sie einen der Namen aus seiner Formel.',
  },
  'unused-name': {
    message: ({ name, what }) => `Keine Formel liest \`${name}\` (${phrase(what)}).`,
    hint: ({ name }) => `Verwenden Sie ${name} in einer Formel, oder entfernen Sie es.`,
  },
  'example-differs': {
    message: ({ output, expected, found }) =>
      `Im Beispiel ist \`${output}\` ${expected}, das Ergebnis ist aber ${found}.`,
    hint: () => 'Rechnen Sie das Beispiel von Hand: Eine Formel, ein Verhältnis oder das Beispiel ist falsch.',
  },
  'sheet-column': {
    message,
    hint: () =>
      'Berichtigen Sie den Namen, in Groß- und Kleinbuchstaben wie bei den Spalten, oder fügen Sie die Spalte hinzu.',
  },
  'sheet-duplicate': { message, hint: () => 'Benennen Sie eines von beiden um.' },
  'sheet-choices': { message },
  'sheet-value': { message, hint: () => 'Berichtigen Sie den Wert, oder ändern Sie die Art der Spalte.' },
  'sheet-formula': { message },
  'sheet-function': { message, hint: () => 'Verwenden Sie eine dieser Funktionen, mit allen ihren Argumenten.' },
  'sheet-kind': {
    message,
    hint: () => 'Nehmen Sie eine andere Spalte oder Funktion, oder ändern Sie die Art des Ergebnisses.',
  },
  'sheet-cycle': {
    message,
    hint: () => 'Nehmen Sie die Spalte aus einer der Formeln, oder verweisen Sie mit ABOVE auf die Zeile davor.',
  },
}
