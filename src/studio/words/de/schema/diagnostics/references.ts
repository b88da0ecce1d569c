import type { recordKinds } from '../../../../../../schema/diagnostics/record.ts'
import type { referenceKinds } from '../../../../../../schema/diagnostics/reference.ts'
import type { WordsOfKinds } from '../../../diagnostic-words.ts'
import { phrase } from './phrase.ts'
import { choices, didYouMean, named } from './said.ts'

const only = (type: string, lacking: readonly string[]) => `Suchmaschinen zeigen \`${type}\` nur mit ${named(lacking)}`

const byName = 'Nennen Sie den Eintrag in den Einstellungen der Seite.'

/** Namen, die auf etwas anderes verweisen. */
export const references: WordsOfKinds<typeof referenceKinds & typeof recordKinds> = {
  'unknown-token': {
    message: ({ name, suggestion, page, missing }) =>
      missing === undefined
        ? `\`{${name}}\` hat auf ${page} keinen Wert.${didYouMean(suggestion)}`
        : `\`{${name}}\` hat auf ${page} keinen Wert: Die Seite nennt keinen Eintrag \`${missing.word}\`.`,
    hint: (facts) =>
      facts.missing === undefined
        ? `${choices('Platzhalter', facts)}\nSollen geschweifte Klammern zu sehen sein, verdoppeln Sie sie: {{${facts.name}}}`
        : byName,
  },
  'token-cycle': {
    message: ({ name, field, collection }) =>
      `\`{${name}}\` kommt bei \`${field}\` auf \`${collection}\` zurück und könnte so ohne Ende weitergehen.`,
    hint: () => 'Nennen Sie den Eintrag in den Einstellungen der Seite, oder nehmen Sie den Wert vom Eintrag davor.',
  },
  'unknown-fragment': {
    message: ({ name, suggestion }) =>
      `Einen gemeinsamen Abschnitt \`${name}\` gibt es nicht.${didYouMean(suggestion)}`,
    hint: (facts) => choices('gemeinsamen Abschnitte', facts),
  },
  'fragment-cycle': {
    message: ({ chain }) => `Der gemeinsame Abschnitt \`${chain[0]}\` enthält sich selbst: ${chain.join(' → ')}`,
    hint: ({ chain }) => `Entfernen Sie hier den Abschnitt ${chain.at(-1)}.`,
  },
  'data-cycle': {
    message: ({ chain }) => `Die gemeinsame Datei \`${chain[0]}\` enthält sich selbst: ${chain.join(' → ')}`,
    hint: ({ chain }) => `Entfernen Sie hier ${chain.at(-1)}.`,
  },
  'override-of-list': {
    message: ({ name, keys }) =>
      `Der gemeinsame Abschnitt \`${name}\` hat mehrere Blöcke; neben \`use\` kann deshalb nicht ${keys.map((key) => `\`${key}\``).join(', ')} stehen.`,
    hint: () => 'Ändern Sie den gemeinsamen Abschnitt selbst, oder lassen Sie die Felder daneben weg.',
  },
  'unknown-data': {
    message: ({ name, suggestion, missing }) =>
      missing === undefined
        ? `Gemeinsame Daten \`${name}\` gibt es nicht.${didYouMean(suggestion)}`
        : `\`${name}\` hat hier keinen Wert: Die Seite nennt keinen Eintrag \`${missing.word}\`.`,
    hint: (facts) => (facts.missing === undefined ? choices('Namen', facts) : byName),
  },
  'unknown-option': {
    message: ({ key, name }) => `\`${key}\` hat neben \`from: ${name}\` keine Bedeutung.`,
    hint: () => 'Nur bei Sammlungen gibt es ein weiteres Feld: die Liste der Einträge, die zu sehen sind.',
  },
  'unknown-city': {
    message: ({ name, suggestion }) => `Eine Stadt \`${name}\` gibt es nicht.${didYouMean(suggestion)}`,
    hint: (facts) => choices('Städte', facts),
  },
  'unknown-service': {
    message: ({ name, suggestion }) => `Eine Leistung \`${name}\` gibt es nicht.${didYouMean(suggestion)}`,
    hint: (facts) => choices('Leistungen', facts),
  },
  'unknown-record': {
    message: ({ name, collection, suggestion }) =>
      `In \`${collection}\` gibt es keinen Eintrag \`${name}\`.${didYouMean(suggestion)}`,
    hint: (facts) => choices('Einträge', facts),
  },
  'missing-template': {
    message: ({ name, suggestion }) => `Eine Vorlage \`${name}\` gibt es nicht.${didYouMean(suggestion)}`,
    hint: (facts) => choices('Vorlagen', facts),
  },
  'different-document': {
    message: ({ href, other }) => `Die Datei \`${href}\` hat einen anderen Inhalt als auf ${other}.`,
    hint: () =>
      'Geben Sie einem anderen Dokument einen anderen Teil der Adresse. Dasselbe Dokument gehört in eine gemeinsame Datei, die beide Seiten nennen.',
  },
  'wrong-slug': {
    message: ({ slug, name }) => `Der Teil der Adresse ist \`${slug}\`, die Datei heißt aber \`${name}\`.`,
  },
  'missing-site-file': {
    message: ({ file }) =>
      `Es gibt keine Datei \`${file}\`. In ihr stehen Name, Telefonnummer, E-Mail-Adresse und Anschrift der Website.`,
  },
  'empty-page-list': {
    message: ({ under, having, hidden, below, suggestion }) => {
      if (below === 0)
        return `Unter \`${under}\` gibt es keine Seite, die die Liste zeigen könnte.${didYouMean(suggestion)}`
      if (hidden > 0)
        return `Keine Seite unter \`${under}\` ist in der Liste: Jede passende ist vor Suchmaschinen verborgen (\`noindex\`).`
      return `Keine Seite unter \`${under}\` ${having === undefined ? 'passt zu dieser Liste' : `zeigt einen Block \`${having}\``}.`
    },
    hint: ({ hidden }) =>
      hidden > 0
        ? 'Sollen auch verborgene Seiten in der Liste stehen, schalten Sie das in diesem Block ein.'
        : 'Legen Sie dort eine Seite an, oder löschen Sie diesen Block.',
  },
  'sample-value': {
    message: (facts) =>
      'todo' in facts
        ? `Diese Seite ist noch ein Beispiel: ${facts.todo}`
        : typeof facts.value === 'object'
          ? `In \`${facts.key}\` stehen noch Beispielwerte.`
          : `\`${facts.key}\` ist noch der Beispielwert \`${facts.value}\`.`,
    hint: (facts) =>
      'todo' in facts ? 'Tun Sie das, und leeren Sie dann dieses Feld.' : 'Tragen Sie hier Ihren eigenen Wert ein.',
  },
  'english-words': {
    message: ({ locale, left }) => {
      const number = left.reduce((sum, { words }) => sum + words.length, 0)
      return number === 1
        ? `Die Seiten sind in \`${locale}\`, aber 1 Wort oder Satz, den diese Website außerdem sagt, ist englisch.`
        : `Die Seiten sind in \`${locale}\`, aber ${number} Wörter oder Sätze, die diese Website außerdem sagt, sind englisch.`
    },
    hint: ({ left, mirror }) =>
      [
        mirror === undefined
          ? 'Sagen Sie sie in den Einstellungen unter „Texte von Schaltflächen und Meldungen“ in der Sprache der Seiten.'
          : `Sagen Sie sie in der Datei \`${mirror}\`.`,
        ...left.map(({ group, words }) => `${group}: ${words.length}`),
      ].join('\n'),
  },
  'review-due': {
    message: ({ date }) => `Diese Angabe sollte bis ${date} geprüft sein.`,
    hint: () =>
      'Prüfen Sie die Angabe an ihrer Quelle, berichtigen Sie sie, und setzen Sie den nächsten Tag der Prüfung.',
  },
  'missing-property': {
    message: ({ collection, type, lacking }) =>
      `${only(type, lacking)}, und \`${collection}\` sagt nicht, in welchem Feld das steht.`,
    hint: ({ lacking }) =>
      `Sagen Sie bei der Sammlung, welche Felder es sind. Haben die Einträge ${named(lacking, 'oder')} nicht, lassen Sie die Art weg.`,
  },
  'property-without-value': {
    message: ({ name, type, lacking }) => `${only(type, lacking)}. Bei „${name}“ lässt sich nichts davon lesen.`,
  },
  'unreadable-property': {
    message: ({ name, field, property, words }) =>
      `Suchmaschinen lesen \`${property}\` als ${phrase(words)}. \`${field}\` von „${name}“ ist nichts davon.`,
    hint: ({ property, example }) => `Schreiben Sie etwa ${example}, oder lassen Sie ${property} bei der Sammlung weg.`,
  },
}
