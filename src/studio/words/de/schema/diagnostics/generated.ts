import type { generateKinds } from '../../../../../../schema/diagnostics/generate.ts'
import type { likenessKinds } from '../../../../../../schema/diagnostics/likeness.ts'
import type { matrixKinds } from '../../../../../../schema/diagnostics/matrix.ts'
import type { overrideKinds } from '../../../../../../schema/diagnostics/override.ts'
import type { WordsOfKinds } from '../../../diagnostic-words.ts'
import { numbers } from '../../numbers.ts'
import { phrase } from './phrase.ts'
import { didYouMean, listed } from './said.ts'

const percent = (share: number) => `${numbers.format(Math.round(share * 1_000) / 10)} %`

type Alike = { other: string; share: number; limit: number }
const alike = ({ other, share, limit }: Alike) =>
  `Diese Seite und ${other} gleichen sich zu ${percent(share)}, Namen von Städten, Staaten und Leistungen nicht gerechnet; die Grenze ist ${percent(limit)}.`

type Shared = { passages: readonly { text: string; words: number }[]; template: string | undefined }
const inCommon = ({ passages, template }: Shared) =>
  [
    'Auf beiden steht:',
    ...passages.map(({ text, words }) => `„${text}“ (${words} Wörter)`),
    template === undefined
      ? 'Schreiben Sie, was nur für diese Seite stimmt.'
      : 'Beide folgen einer Vorlage: Lassen Sie sie mehr aus den Einträgen zeigen, und schreiben Sie in diese, was nur für einen stimmt.',
  ].join('\n')

type Broken = { key: string; problem: string }
const message = ({ problem }: Broken) => `${phrase(problem)}.`
const deleteOne = 'Löschen Sie eines von beiden.'

const toDetach = 'Um mehr als Werte zu ändern, lösen Sie die Seite von ihrer Vorlage.'

/** Erzeugte Seiten: Seitenraster, Vorlagen, Abweichungen von ihnen, und Seiten, die sich zu sehr gleichen. */
export const generated: WordsOfKinds<
  typeof matrixKinds & typeof generateKinds & typeof overrideKinds & typeof likenessKinds
> = {
  'duplicate-slug': { message, hint: () => deleteOne },
  'empty-matrix': {
    message: ({ key, problem }) => `\`${key}\` ${phrase(problem)}.`,
    hint: () => 'Nennen Sie wenigstens einen Eintrag jeder Sammlung.',
  },
  'outside-matrix': {
    message,
    hint: () => 'Berichtigen Sie den Namen, nehmen Sie ihn in die Listen des Seitenrasters auf, oder löschen Sie ihn.',
  },
  'alias-loop': {
    message,
    hint: () => 'Löschen Sie den Eintrag, oder nennen Sie den, dessen Seite zu sehen sein soll.',
  },
  'alias-chain': { message, hint: () => 'Nennen Sie die Seite am Ende der Kette.' },
  'alias-is-page': {
    message,
    hint: () => 'Löschen Sie die weitere Adresse, oder nehmen Sie den Namen aus dem Seitenraster.',
  },
  'reuse-without-page': {
    message,
    hint: () => 'Fügen Sie die fehlenden Seiten hinzu, oder nehmen Sie aus, was sie mitbenutzt.',
  },
  'old-coverage': {
    message: ({ file }) => `\`${file}\` ist ein Seitenraster einer älteren Version.`,
    hint: () =>
      'Ein Befehl im Terminal bringt es auf den neuen Stand: npx marquee migrate --write. Keine Seite ändert sich.',
  },
  'missing-coverage': {
    message: ({ file }) =>
      `Es gibt keine Datei in \`_data/coverage/\`, wie \`${file}\`. Ein Seitenraster sagt, welche Einträge Seiten haben.`,
  },
  'record-without-faq': {
    message: ({ word, slug, file }) =>
      `Die Vorlage zeigt die Fragen jedes Eintrags (\`${word}.faqs\`), und \`${slug}\` hat keine: Es gibt keine Datei \`${file}\`.`,
    hint: ({ slug }) => `Schreiben Sie Fragen für ${slug}.`,
  },
  'template-key': {
    message: ({ key }) => `\`${key}\` gibt es in einer Vorlage nicht: Das kommt aus dem Seitenraster.`,
    hint: () => 'Entfernen Sie das Feld. Weitere Adressen stehen im Seitenraster.',
  },
  'unknown-condition': {
    message: ({ name, suggestion }) => `\`${name}\` ist kein Feld ihrer Einträge.${didYouMean(suggestion)}`,
  },
  'fixed-override': {
    message: ({ key }) =>
      `\`${key}\` kann nicht abweichen: Eine Abweichung ersetzt ein Feld der Seite oder eines Blocks.`,
    hint: () => `Entfernen Sie die Abweichung. ${toDetach}`,
  },
  'malformed-override': {
    message: ({ key }) => `\`${key}\` ist kein Pfad.`,
    hint: () => 'Nennen Sie ein Feld der Seite oder eines Blocks.',
  },
  'override-without-template': {
    message: () => 'Diese Seite folgt keiner Vorlage, also gibt es nichts, wovon sie abweichen könnte.',
    hint: () => 'Tragen Sie die Werte in der Seite ein, wo sie hingehören, und entfernen Sie die Abweichungen.',
  },
  'unknown-override': {
    message: ({ key, missing, suggestion }) =>
      `\`${key}\` führt ins Leere: Die Vorlage gibt dieser Seite kein \`${missing}\`.${didYouMean(suggestion)}`,
    hint: ({ names }) =>
      [
        'Entfernen Sie die Abweichung, oder berichtigen Sie ihren Pfad.',
        ...(names.length === 0 ? [] : [`Es gibt: ${listed(names)}.`]),
      ].join('\n'),
  },
  'near-duplicate': {
    message: alike,
    hint: (facts) =>
      `${inCommon(facts)}\n${facts.template === undefined ? 'Gibt es nichts, genügt eine Seite: Löschen Sie diese, und geben Sie der anderen ihre Adresse.' : 'Gibt es nichts, nehmen Sie die Seite aus dem Seitenraster.'}`,
  },
  'similar-page': { message: alike, hint: inCommon },
  'few-own-sentences': {
    message: ({ has, least }) => {
      const own =
        has === 0
          ? 'Jeder Satz dieser Seite steht auch auf einer anderen'
          : `${has === 1 ? '1 Satz dieser Seite steht' : `${has} Sätze dieser Seite stehen`} auf keiner anderen`
      return `${own}, Namen von Einträgen nicht gerechnet; ihr Seitenraster verlangt ${least} eigene (\`ownSentences\`). Deshalb zeigen Suchmaschinen sie nicht.`
    },
    hint: ({ own }) =>
      [
        ...(own.length > 0 ? [`Nur hier steht: ${own.map((text) => `„${text}“`).join(' ')}`] : []),
        'Schreiben Sie, was nur für diese Seite stimmt: in ihre Einträge, oder als Abweichung auf der Seite.',
      ].join('\n'),
  },
  'more-similar-pages': {
    message: ({ listed: shown, unchecked }) =>
      `${unchecked} weitere Seiten gleichen sich zu sehr. Aufgeführt sind nur die ${shown} ähnlichsten.`,
    hint: () => 'Beginnen Sie mit der Vorlage oder dem Abschnitt, den die aufgeführten Seiten gemeinsam haben.',
  },
}
