import { kind, listed } from '../diagnostic.ts'

type Of = { tag: string }
type Stale = Of & { before: string; source: string; isShown: boolean }

const shortened = (text: string) => (text.length > 300 ? `${text.slice(0, 300)}…` : text)
const quoted = (text: string) => shortened(text.trim()).replace(/^/gm, '    ')
const coded = (texts: readonly string[]) => texts.map((one) => `\`${one}\``)
const bothTexts = ({ before, source }: Stale) =>
  `It was made from:\n\n${quoted(before)}\n\nThe source says now:\n\n${quoted(source)}`
const whenRight = 'Correct `text:`, then write the new source text under `source:`.'

/**
 * States of translations. They are warnings, and errors where a language is `strict`. `texts` of their facts are paths as mirrors write
 * them, between backticks in messages: the studio says them in words.
 */
export const translationKinds = {
  untranslated: kind<Of & { file: string; mirror: string; texts: readonly string[] }>({
    severity: 'warning',
    title: 'Texts that nobody has translated',
    explain: 'Visitors of the language read them in the language of the source.',
    message: ({ tag, file, texts }) =>
      `${texts.length === 1 ? 'A text' : `${texts.length} texts`} of ${file} ${texts.length === 1 ? 'is' : 'are'} not translated into \`${tag}\`: ${listed(coded(texts), 6)}.`,
    hint: ({ mirror }) => `Write them below \`texts:\` in ${mirror}, each with its \`source:\` and its \`text:\`.`,
    others: ({ file }) => [file],
  }),
  'untranslated-override': kind<Of & { file: string; mirror: string; texts: readonly [string] }>({
    severity: 'warning',
    title: 'A text that a page has in place of its template, and that nobody has translated',
    explain:
      'Visitors of the language read it in the language of the source. The translation of the template would say what the page denies.',
    message: ({ tag, texts: [path] }) => `\`${path}\` of this page is not translated into \`${tag}\`.`,
    hint: ({ mirror, texts: [path] }) =>
      `Write it below \`texts:\` in ${mirror}, as \`${path}\` with its \`source:\` and its \`text:\`.`,
    others: ({ file }) => [file],
  }),
  'unlisted-translation': kind<Of & { source: string }>({
    severity: 'warning',
    title: 'A translation of a page that the language does not have',
    explain:
      'A page of a matrix is in a language if its template and its records are, and if the coverage of the language lists it.',
    message: ({ tag, source }) => `${source} is no page in \`${tag}\`, so nothing shows this translation.`,
    hint: ({ tag }) =>
      `Translate its template and its records, and list them in \`_languages/${tag}/_data/coverage/\`, or delete this file.`,
  }),
  'stale-translation': kind<Stale>({
    severity: 'warning',
    title: 'A translation whose source text was edited',
    explain:
      'The text has changed since it was translated. If few of its words changed, the translation is still shown; if it is another text, the source is.',
    message: ({ isShown }) =>
      isShown
        ? 'The source text was edited since it was translated.'
        : 'The source text is another one than what was translated, so the page shows the source.',
    hint: (stale) => `${bothTexts(stale)}\n\n${whenRight}`,
  }),
  'stale-fact': kind<Stale>({
    severity: 'warning',
    title: 'A translation that says another number, day or address than the source',
    explain:
      'A number, day, amount, address, link or token of the source text has changed since it was translated. The page shows the source, so nobody reads an old price.',
    message: () =>
      'The source says another number, day, address, link or token than what was translated, so the page shows the source.',
    hint: (stale) => `${bothTexts(stale)}\n\n${whenRight}`,
  }),
  'unreviewed-translation': kind<Of>({
    severity: 'warning',
    title: 'A translation by a machine that nobody has read',
    explain: 'It is shown. Whoever has read it deletes the line.',
    message: () => 'A machine has translated this text, and nobody has read it yet.',
    hint: () => 'Read it, correct it where it is wrong, and delete `by: machine`.',
  }),
  'unused-translation': kind<Of & { texts: readonly [string] }>({
    severity: 'warning',
    title: 'A translation whose source text is gone',
    explain: 'The source has neither the text nor one that it was edited to. The translation is kept, and never shown.',
    message: ({ texts: [path] }) =>
      `The source has no text at \`${path}\` that this translation was made from, and none elsewhere.`,
    hint: () => 'Delete it, or keep it for later below `unused:`.',
  }),
  'lost-token': kind<Of & { lost: readonly string[] }>({
    severity: 'warning',
    title: 'A translation without a token of its source',
    explain: 'The source shows a value there that the translation does not.',
    message: ({ lost }) => `The translation lacks ${listed(coded(lost))} of its source.`,
    hint: () => 'Write the token where the language says the value.',
  }),
  'lost-link': kind<Of & { lost: readonly string[] }>({
    severity: 'warning',
    title: 'A translation without a link of its source',
    explain: 'Addresses stay those of the source: the page leads to the same page in its language.',
    message: ({ lost }) => `The translation lacks the link to ${listed(coded(lost))} of its source.`,
    hint: () => 'Write the link with the address of the source. The page leads to the page in its language.',
  }),
  'lost-heading': kind<Of>({
    severity: 'warning',
    title: 'A translation with other headings than its source',
    explain: 'Links to headings hold in all languages only if a text has the same headings in each.',
    message: () => 'The translation has not the same headings as its source.',
    hint: () => 'Give it as many headings of each level, in the same order.',
  }),
  'same-as-source': kind<Of>({
    severity: 'warning',
    title: 'A translation that repeats its source',
    explain: 'A text of four words and more is rarely the same in two languages.',
    message: () => 'The translation says the same as its source, word for word.',
    hint: () => 'Translate it, or delete the entry: the source is shown then.',
  }),
  'mirror-without-source': kind<{ source: string }>({
    severity: 'error',
    title: 'A translation of a file that is not there',
    explain: 'A file of `_languages/` has the name of the file that it translates.',
    message: ({ source }) => `There is no ${source} that this file could translate.`,
    hint: () => 'Rename it like the file that it translates, or delete it.',
  }),
  'unknown-language': kind<{ tag: string; tags: readonly string[] }>({
    severity: 'error',
    title: 'Translations into a language that the site does not have',
    explain: '`languages:` of the site file lists the languages of the site, the first of which is the source.',
    message: ({ tag, tags }) =>
      tags.length === 0
        ? `The site has one language, so nothing is read in \`_languages/${tag}/\`.`
        : `\`${tag}\` is no language that the site is translated into. There are: ${listed(tags)}.`,
    hint: ({ tag }) => `Add \`${tag}\` to \`languages:\` of the site file, or delete the folder.`,
  }),
  'unlisted-language': kind<{ tag: string; tags: readonly string[] }>({
    severity: 'error',
    title: 'A part of a page in a language that the site does not have',
    explain: '`languages:` of the site file lists the languages of the site. A part says which of these have it.',
    message: ({ tag, tags }) =>
      tags.length === 0
        ? `The site has one language, so nothing can be in \`${tag}\` alone.`
        : `\`${tag}\` is no language of the site. There are: ${listed(tags)}.`,
    hint: ({ tag }) => `Name a language of the site, or add \`${tag}\` to \`languages:\` of the site file.`,
  }),
  'language-without-home': kind<{ tag: string }>({
    severity: 'error',
    title: 'A language without a home page',
    explain: 'The home page is where a language begins: its switch and its not-found page lead there.',
    message: ({ tag }) => `The site has no home page in \`${tag}\`.`,
    hint: ({ tag }) =>
      `Create \`_languages/${tag}/index.yaml\` in the content folder, or write \`draft: true\` at the language until it has one.`,
  }),
}
