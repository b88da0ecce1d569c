import type { gateKinds } from '../../../../../../schema/diagnostics/gate.ts'
import type { scheduleKinds } from '../../../../../../schema/diagnostics/schedule.ts'
import type { themeKinds } from '../../../../../../schema/diagnostics/theme.ts'
import type { translationKinds } from '../../../../../../schema/diagnostics/translation.ts'
import type { WordsOfKinds } from '../../../diagnostic-words.ts'
import { listed } from './said.ts'

type Times = { draft?: boolean | undefined; publishAt?: string | undefined; unpublishAt?: string | undefined }
const when = ({ draft, publishAt, unpublishAt }: Times) => {
  if (draft) return 'ein Entwurf'
  const parts = [publishAt && `nicht vor ${publishAt} veröffentlicht`, unpublishAt && `ab ${unpublishAt} zurückgezogen`]
  return parts.filter((part) => part).join(' und ')
}

const things = { font: 'Schrift', logo: 'Logo' }
const none = { font: 'keine Schrift', logo: 'kein Logo' }

const shortened = (text: string) => (text.length > 300 ? `${text.slice(0, 300)}…` : text)
const bothTexts = ({ before, source }: { before: string; source: string }) =>
  `Übersetzt wurde: „${shortened(before.trim())}“\nDas Original sagt jetzt: „${shortened(source.trim())}“\nBerichtigen Sie die Übersetzung.`

/** Gestaltung, Zeiten, Passwörter und Sprachen. */
export const site: WordsOfKinds<typeof themeKinds & typeof scheduleKinds & typeof gateKinds & typeof translationKinds> =
  {
    'illegible-colour': {
      message: ({ path, colour, ground, groundColour, tone, ratio, min }) =>
        `Im Farbsatz \`${tone}\` hat \`${path}\` (${colour}) auf \`${ground}\` (${groundColour}) einen Kontrast von ${Math.floor(ratio * 100) / 100}. Nötig sind ${min}.`,
      hint: ({ corrected, ground }) =>
        corrected === undefined
          ? `Keine Farbe ist auf allen ihren Hintergründen lesbar. Ändern Sie ${ground}.`
          : 'Der Vorschlag ist die nächste Farbe, die lesbar ist.',
    },
    'missing-theme-file': {
      message: ({ file }) => `Es gibt keine Datei \`${file}\`.`,
      hint: ({ use }) => `Legen Sie die Datei (${things[use]}) dorthin, oder berichtigen Sie den Namen.`,
    },
    'unreadable-theme-file': {
      message: ({ file, use }) => `\`${file}\` ist ${none[use]}, oder nur ein Teil davon.`,
      hint: ({ use }) =>
        use === 'font'
          ? 'Laden Sie sie noch einmal herunter, als .woff2, .ttf oder .otf.'
          : 'Exportieren Sie es noch einmal, als .svg mit einer viewBox, oder als .png.',
    },
    'missing-font-package': {
      message: (facts) => `Das Paket \`${facts.package}\` ist nicht installiert.`,
      hint: () => 'Installieren Sie es, oder berichtigen Sie den Namen.',
    },
    'missing-font-weight': {
      message: (facts) => `\`${facts.package}\` hat die Stärke ${facts.weight} nicht.`,
      hint: ({ weights }) =>
        weights.length === 0
          ? 'Das Paket hat in keiner Stärke lateinische Buchstaben. Nennen Sie ein anderes.'
          : `Es hat ${weights.join(', ')}. Wählen Sie eine davon, oder ein Paket mit allen Stärken.`,
    },
    'unreadable-header': {
      message: ({ header, isLight, type }) =>
        isLight
          ? `\`header: ${header}\` setzt helle Buchstaben auf den hellen Anfang von \`${type}\`.`
          : `\`header: ${header}\` setzt dunkle Buchstaben auf den dunklen Anfang von \`${type}\`.`,
      hint: () => 'Entfernen Sie die Angabe: Dann nimmt die Kopfzeile die Farben, die der erste Block braucht.',
    },
    'never-published': {
      message: ({ publishAt, unpublishAt }) =>
        `Das erscheint am ${publishAt} und verschwindet am ${unpublishAt}, also nicht später.`,
      hint: () => 'Legen Sie das Ende hinter den Anfang, oder machen Sie einen Entwurf daraus.',
    },
    'post-to-come': {
      message: ({ day }) => `Der Beitrag trägt das Datum ${day}: Bis dahin ist er kein Teil der Website.`,
      hint: ({ day }) =>
        `Tragen Sie den Tag ein, an dem er erscheint. Ist das der ${day}, sagen Sie es unter „Veröffentlichen am“.`,
    },
    'link-to-unpublished': {
      message: (facts) => `\`${facts.href}\` ist ${when(facts)}, dieser Link ist aber auch zu anderen Zeiten zu sehen.`,
      hint: ({ draft }) =>
        draft
          ? 'Entfernen Sie den Link, oder machen Sie auch aus seinem Block oder seiner Seite einen Entwurf.'
          : 'Geben Sie dem Block mit dem Link dieselben Zeiten.',
    },
    'shared-session-key': {
      message: ({ name, other }) => `Der Zugang zu ${other} wird schon als \`${name}\` gemerkt.`,
      hint: ({ name }) => `Wählen Sie einen anderen Namen, etwa ${name}-2.`,
    },
    'open-download': {
      message: ({ type }) => `Die Dateien von \`${type}\` ließen sich ohne das Passwort herunterladen.`,
      hint: () =>
        'Setzen Sie den Block auf eine Seite ohne Passwort, oder geben Sie die Dateien auf anderem Weg weiter.',
    },
    untranslated: {
      message: ({ tag, file, texts }) =>
        `${texts.length === 1 ? 'Ein Text' : `${texts.length} Texte`} von ${file} ${texts.length === 1 ? 'ist' : 'sind'} nicht auf \`${tag}\` übersetzt: ${listed(
          texts.map((one) => `\`${one}\``),
          6,
        )}.`,
      hint: ({ mirror }) => `Ihr Platz ist in ${mirror}.`,
    },
    'untranslated-override': {
      message: ({ tag, texts: [path] }) => `\`${path}\` dieser Seite ist nicht auf \`${tag}\` übersetzt.`,
      hint: ({ mirror }) => `Sein Platz ist in ${mirror}.`,
    },
    'unlisted-translation': {
      message: ({ tag, source }) => `${source} ist in \`${tag}\` keine Seite, deshalb zeigt nichts diese Übersetzung.`,
      hint: () =>
        'Übersetzen Sie ihre Vorlage und ihre Einträge, und nehmen Sie diese in das Seitenraster der Sprache auf. Oder löschen Sie diese Datei.',
    },
    'stale-translation': {
      message: ({ isShown }) =>
        isShown
          ? 'Der Text wurde geändert, seit er übersetzt ist.'
          : 'Der Text ist ein anderer als der, der übersetzt wurde; deshalb zeigt die Seite ihn unübersetzt.',
      hint: bothTexts,
    },
    'stale-fact': {
      message: () =>
        'Der Text nennt eine andere Zahl, einen anderen Tag, eine andere Adresse, einen anderen Link oder Platzhalter als der, der übersetzt wurde; deshalb zeigt die Seite ihn unübersetzt.',
      hint: bothTexts,
    },
    'unreviewed-translation': {
      message: () => 'Eine Maschine hat diesen Text übersetzt, und noch niemand hat ihn gelesen.',
      hint: () => 'Lesen Sie ihn, berichtigen Sie, was falsch ist, und sagen Sie, dass er gelesen ist.',
    },
    'unused-translation': {
      message: ({ texts: [path] }) =>
        `Unter \`${path}\` steht kein Text, von dem diese Übersetzung stammt, und auch sonst nirgends.`,
      hint: () => 'Löschen Sie sie, oder behalten Sie sie für später.',
    },
    'lost-token': {
      message: ({ lost }) => `In der Übersetzung fehlt ${listed(lost.map((one) => `\`${one}\``))}.`,
      hint: () => 'Setzen Sie den Platzhalter dorthin, wo die Sprache den Wert sagt.',
    },
    'lost-link': {
      message: ({ lost }) => `In der Übersetzung fehlt der Link auf ${listed(lost.map((one) => `\`${one}\``))}.`,
      hint: () => 'Setzen Sie den Link mit derselben Adresse. Er führt zur Seite in ihrer Sprache.',
    },
    'lost-heading': {
      message: () => 'Die Übersetzung hat nicht dieselben Überschriften wie das Original.',
      hint: () => 'Geben Sie ihr ebenso viele Überschriften jeder Ebene, in derselben Folge.',
    },
    'same-as-source': {
      message: () => 'Die Übersetzung sagt Wort für Wort dasselbe wie das Original.',
      hint: () => 'Übersetzen Sie den Text, oder löschen Sie den Eintrag: Dann ist das Original zu sehen.',
    },
    'mirror-without-source': {
      message: ({ source }) => `Es gibt keine Datei ${source}, die diese übersetzen könnte.`,
      hint: () => 'Benennen Sie sie um wie die Datei, die sie übersetzt, oder löschen Sie sie.',
    },
    'unknown-language': {
      message: ({ tag, tags }) =>
        tags.length === 0
          ? `Die Website hat eine Sprache, deshalb wird in \`_languages/${tag}/\` nichts gelesen.`
          : `In \`${tag}\` wird die Website nicht übersetzt. Es gibt: ${listed(tags)}.`,
      hint: ({ tag }) => `Nehmen Sie ${tag} in die Sprachen der Website auf, oder löschen Sie den Ordner.`,
    },
    'unlisted-language': {
      message: ({ tag, tags }) =>
        tags.length === 0
          ? `Die Website hat eine Sprache, deshalb kann nichts in \`${tag}\` allein stehen.`
          : `\`${tag}\` ist keine Sprache der Website. Es gibt: ${listed(tags)}.`,
      hint: ({ tag }) => `Nennen Sie eine Sprache der Website, oder nehmen Sie \`${tag}\` in ihre Sprachen auf.`,
    },
    'language-without-home': {
      message: ({ tag }) => `Die Website hat in \`${tag}\` keine Startseite.`,
      hint: () => 'Legen Sie sie an, oder lassen Sie die Sprache ein Entwurf sein, bis es sie gibt.',
    },
  }
