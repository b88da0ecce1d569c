import type { embedKinds } from '../../../../../../schema/diagnostics/embed.ts'
import type { fileKinds } from '../../../../../../schema/diagnostics/file.ts'
import type { graphKinds } from '../../../../../../schema/diagnostics/graph.ts'
import type { pictureKinds } from '../../../../../../schema/diagnostics/picture.ts'
import type { Unusable } from '../../../../../../schema/pictures/unusable-picture.ts'
import type { WordsOfKinds } from '../../../diagnostic-words.ts'
import { phrase } from './phrase.ts'
import { didYouMean } from './said.ts'

/** Warum nichts so heißen kann. */
export const deviceWords = (name: string): string =>
  `\`${name}\` ist unter Windows der Name eines Geräts; keine Datei und kein Ordner kann dort so heißen.`

const howToUse = ({ expected, isForeign }: Pick<Unusable, 'expected' | 'isForeign'>) =>
  isForeign
    ? `Öffnen Sie sie in einer Bildbearbeitung, und speichern Sie sie als JPEG: ${expected}`
    : `Benennen Sie die Datei um in ${expected}.`

const linkWords = {
  outside:
    'Diese Verknüpfung führt zu einer Datei oder einem Ordner außerhalb der Website. Sie könnte jede Datei dieses Computers zeigen.',
  unpublished:
    'Diese Verknüpfung führt aus dem Ordner der veröffentlichten Dateien hinaus. Sie könnte veröffentlichen, was niemand sehen soll.',
  nowhere: 'Diese Verknüpfung führt zu einer Datei, die es nicht gibt.',
  loop: 'Diese Verknüpfung führt zu einem Ordner, in dem sie selbst liegt; das nähme kein Ende.',
}

/** Dateien, Bilder und Teile anderer Websites. */
export const files: WordsOfKinds<typeof fileKinds & typeof pictureKinds & typeof graphKinds & typeof embedKinds> = {
  'bad-file-link': {
    message: ({ reason }) => linkWords[reason],
    hint: () => 'Legen Sie die Datei selbst hierher, oder eine Verknüpfung mit einer Datei dieses Ordners.',
  },
  'taken-file-name': {
    message: ({ name, holder, isTwin }) =>
      isTwin
        ? `\`${name}\` und ${phrase(holder)} unterscheiden sich nur in Großbuchstaben: Auf manchen Systemen sind sie eine Datei.`
        : `Der Name \`${name}\` ist vergeben: ${phrase(holder)}.`,
    hint: ({ free }) =>
      `Benennen Sie diese Datei um${free === undefined ? '' : `, etwa in ${free}`}, oder löschen Sie sie.`,
  },
  'broken-block': {
    message: ({ type, problem, isOnPage }) =>
      isOnPage
        ? `Der Block \`${type}\` lässt sich mit diesen Werten nicht verwenden. Sein Schema sagt: „${problem}“`
        : `Der Block \`${type}\` lässt sich nicht verwenden. Der Fehler in dieser Datei: „${problem}“`,
    hint: () => 'Der Code des Blocks hat einen Fehler: Fragen Sie, wer sich um den Code der Website kümmert.',
  },
  'device-name': {
    message: ({ part }) => deviceWords(part),
    hint: ({ free }) => `Benennen Sie sie um, etwa in ${free}.`,
  },
  'missing-picture-file': {
    message: ({ file, suggestion }) => `Es gibt keine Datei \`${file}\`.${didYouMean(suggestion)}`,
    hint: () => 'Legen Sie das Bild dort ab, oder berichtigen Sie die Adresse.',
  },
  'external-picture': {
    message: ({ address }) => `\`${address}\` liegt auf einer anderen Website, von der Browser kein Bild laden.`,
    hint: () => 'Laden Sie das Bild hoch, und verwenden Sie das hochgeladene.',
  },
  'missing-picture': {
    message: ({ name, folder, near }) =>
      `Es gibt keine Datei \`${folder}/${name}.jpg\` (oder png, webp, avif, svg): Die Seite zeigt eine neutrale Zeichnung.${near === undefined ? '' : ` Es gibt \`${near.file}\`, was keine Seite verwenden kann.`}`,
    hint: ({ near }) =>
      near === undefined ? 'Laden Sie das Bild hoch, oder berichtigen Sie den Namen.' : howToUse(near),
  },
  'unreadable-picture': {
    message: ({ reason }) => `Die Datei ist kein Bild, oder nur ein Teil davon: ${phrase(reason)}.`,
    hint: () =>
      'Legen Sie eine unbeschädigte Kopie dorthin, oder löschen Sie die Datei: Dann zeigen Seiten eine neutrale Zeichnung.',
  },
  'orphan-page': {
    message: ({ path }) => `Kein Link einer anderen Seite, der Kopfzeile oder der Fußzeile führt zu \`${path}\`.`,
    hint: () =>
      'Verweisen Sie auf die Seite, wo Besucher sie suchen würden. Oder verbergen Sie sie vor Suchmaschinen, wenn nur finden soll, wer die Adresse kennt.',
  },
  'unused-fragment': {
    message: ({ name }) => `Keine Seite, keine Vorlage und kein anderer Abschnitt verwendet \`${name}\`.`,
    hint: () => 'Löschen Sie die Datei, oder verwenden Sie sie.',
  },
  'unused-data': {
    message: ({ name }) => `Keine Seite und kein gemeinsamer Abschnitt verwendet \`${name}\`.`,
    hint: () => 'Löschen Sie die Datei, oder verwenden Sie sie.',
  },
  'unused-image': {
    message: ({ name }) => `Keine Seite zeigt das Bild \`${name}\`.`,
    hint: () => 'Löschen Sie die Datei, oder zeigen Sie das Bild in einem Block.',
  },
  'still-image': {
    message: ({ name }) => `\`${name}\` bewegt sich, Seiten zeigen aber nur das erste Bild davon.`,
    hint: () =>
      'Ersetzen Sie die Datei durch ein JPEG des Bildes, das Seiten zeigen. Was sich bewegt, ist ein Video, auf das ein Text verweisen kann.',
  },
  'unusable-image': {
    message: ({ file, isForeign }) =>
      isForeign && /\.gif$/i.test(file)
        ? `Bilder von Seiten bewegen sich nicht, deshalb verwendet keine Seite das GIF \`${file}\`.`
        : isForeign
          ? `Browser zeigen das Format von \`${file}\` nicht, deshalb verwendet es keine Seite.`
          : `Keine Seite kann \`${file}\` verwenden: Namen von Bildern und ihre Endungen bestehen aus Kleinbuchstaben, Ziffern und Bindestrichen.`,
    hint: (facts) =>
      facts.isTaken
        ? `Es gibt schon ein Bild mit dem Namen ${facts.name}. Löschen Sie eines von beiden.`
        : howToUse(facts),
  },
  'heading-order': {
    message: ({ heading, level, before }) =>
      before === 1
        ? `\`${heading}\` hat die Ebene ${level}, ein Text beginnt aber mit Ebene 2.`
        : `\`${heading}\` hat die Ebene ${level}, die Überschrift davor aber die Ebene ${before}.`,
  },
  'unlisted-embed': {
    message: ({ host }) => `\`${host}\` steht nicht unter den eingebetteten Websites (\`embeds\`) der Einstellungen.`,
    hint: ({ host }) => `Dürfen Seiten sie zeigen, nehmen Sie ${host} in die Liste auf.`,
  },
  'own-embed': {
    message: () => 'Das ist eine Adresse dieser Website: Ihre Seiten erscheinen nicht in Rahmen.',
    hint: () => 'Verweisen Sie auf die Seite, oder verwenden Sie ihre Blöcke als gemeinsamen Abschnitt.',
  },
}
