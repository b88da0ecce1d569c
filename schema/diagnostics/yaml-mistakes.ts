import { kind, write, writeOrExample } from '../diagnostic.ts'
import { replaceText } from './parts/fixes.ts'

const spaces = (count: number) => (count === 1 ? '1 space' : `${count} spaces`)
const tooFar = (off: number) => `${spaces(Math.abs(off))} too far to the ${off < 0 ? 'left' : 'right'}`
const depth = ({ spaces: count, like }: { spaces: number; like: number }, what: string) =>
  count === 0 ? `Begin it in the first column` : `Put ${spaces(count)} in front of ${what}, as line ${like} shows`

/** The columns by which a line is off, its correct number of spaces, and the number of the line that it aligns with. */
type Depth = { off: number; spaces: number; like: number; corrected: string }

/** What YAML uses its signs for. */
const usesOfSigns = {
  '-': 'An entry of a list begins with',
  ':': 'The name of a field ends with',
  ',': 'Between braces and brackets, values are separated by',
  '{': 'A group of fields on one line begins with',
  '}': 'A group of fields on one line ends with',
  '[': 'A list on one line begins with',
  ']': 'A list on one line ends with',
  '"': 'The quotes around a value are',
}

/** Common mistakes in YAML, with messages of their own instead of those of the parser. */
export const yamlMistakeKinds = {
  'merge-conflict': kind<{ mark: string }>({
    severity: 'error',
    title: 'A merge that was not finished',
    explain: 'Where two people changed the same lines, git writes both versions between marks, for somebody to choose.',
    message: ({ mark }) => `\`${mark.slice(0, 40)}\` is a mark of git: two versions of these lines were not merged.`,
    hint: () =>
      'Keep one of the two versions, or parts of both, and delete the lines that begin with `<<<<<<<`, `|||||||`, `=======` and `>>>>>>>`.',
  }),
  'refused-character': kind<{ sign: string; corrected: string | undefined }>({
    severity: 'error',
    title: 'A character that no text may hold',
    explain:
      'Nobody sees it, and it changes what others see: programs that read feeds refuse the file, words are not found, or letters stand in another order.',
    message: ({ sign }) => `The text holds ${sign}, which nobody sees and no text of a page may hold.`,
    hint: ({ corrected }) => write(corrected, 'Delete it, or write the text again.'),
  }),
  'invisible-sign': kind<{
    sign: string
    where: 'indentation' | 'gap' | 'name'
    /** The underlined text without the sign. */
    plain: string
    corrected: string | undefined
  }>({
    severity: 'error',
    title: 'A sign that nobody sees',
    explain: 'Text that was copied from a document or a web page may hold spaces that are none for YAML.',
    message: ({ sign, where }) =>
      ({
        indentation: `The line begins with ${sign}, which looks like a space or like nothing, and is text for YAML.`,
        gap: `Here stands ${sign}, which looks like a space or like nothing, and is text for YAML.`,
        name: `The name of the field holds ${sign}, which nobody sees.`,
      })[where],
    hint: ({ corrected }) => write(corrected, 'Type the line again, with plain spaces.'),
    fix: ({ plain }, target) => replaceText(plain, target, 'Write plain spaces'),
  }),
  'lookalike-sign': kind<{
    sign: string
    /** What the sign is: `an en dash (U+2013)`. */
    name: string
    /** The sign of YAML that it looks like. */
    meant: keyof typeof usesOfSigns
    corrected: string | undefined
  }>({
    severity: 'error',
    title: 'A sign that looks like one of YAML',
    explain:
      'Word processors and keyboards of other languages write dashes, colons, commas and quotes of their own. In a text they are welcome; YAML itself knows only the plain ones.',
    message: ({ sign, name, meant }) =>
      `\`${sign}\` is ${name}, which is text for YAML. ${usesOfSigns[meant]} \`${meant}\`.`,
    hint: ({ corrected }) => write(corrected, 'Type the sign again, with the keyboard set to English.'),
  }),
  'text-cut': kind<{ left: string; lost: string; corrected: string | undefined }>({
    severity: 'error',
    title: 'A comment that cuts a text',
    explain: 'In a text without quotes a `#` after a space begins a comment, so the rest of the line would be lost.',
    message: ({ left, lost }) =>
      `\`#\` begins a comment here, so \`${lost}\` is not part of the text. ${left === '' ? 'Nothing is left of it.' : `It ends with \`${left}\`.`}`,
    hint: ({ corrected }) =>
      `${write(corrected, 'Put the text in quotes.')}\n\nIf it is a comment, put a space after the \`#\`.`,
  }),
  'comma-in-braces': kind<{ left: string; lost: string; corrected: string | undefined }>({
    severity: 'error',
    title: 'A comma that ends a text in braces',
    explain: 'Between `{` and `}` a comma begins the next field, so a text that contains one needs quotes there.',
    message: ({ left, lost }) => `The comma ends the text \`${left}\`, so \`${lost}\` is not part of it.`,
    hint: ({ corrected }) => write(corrected, 'Put the text in quotes.'),
  }),
  'unclosed-quote': kind<{ quote: string; corrected: string | undefined }>({
    severity: 'error',
    title: 'A quote that is never closed',
    explain: 'A text that begins with a quote goes on to the next quote of the same kind, through all lines between.',
    message: ({ quote }) => `The quote \`${quote}\` that opens here is not closed.`,
    hint: ({ corrected, quote }) => write(corrected, `Put \`${quote}\` after the text.`),
  }),
  'quote-in-quotes': kind<{ quote: string; rest: string; corrected: string | undefined }>({
    severity: 'error',
    title: 'A quote inside of quotes',
    explain: 'A text in quotes ends at the next quote of the same kind, so nothing may follow it.',
    message: ({ quote, rest }) => `The quote \`${quote}\` ends the text here, but \`${rest}\` follows.`,
    hint: ({ corrected }) => write(corrected, 'Put the whole text in quotes of the other kind.'),
  }),
  'reserved-sign': kind<{ sign: string; corrected: string | undefined }>({
    severity: 'error',
    title: 'A text that begins with a special character',
    explain: 'Some characters have a special meaning in YAML at the start of a text; in quotes they are part of it.',
    message: ({ sign }) => `A text without quotes cannot begin with "${sign}".`,
    hint: ({ corrected }) => write(corrected, 'Put the text in quotes.'),
  }),
  'missing-space': kind<{ name: string | undefined; corrected: string | undefined }>({
    severity: 'error',
    title: 'A space is missing',
    explain:
      'Only a colon followed by a space ends the name of a field, and only a dash followed by a space begins an entry.',
    message: ({ name }) =>
      name === undefined ? 'A space is missing after the dash.' : `A space is missing after the colon of \`${name}:\`.`,
    hint: ({ corrected }) => write(corrected, 'Put a space there.'),
  }),
  'colon-in-text': kind<{ name: string; corrected: string | undefined }>({
    severity: 'error',
    title: 'A colon in a text without quotes',
    explain: 'A colon followed by a space ends the name of a field, so a text that contains one needs quotes.',
    message: ({ name }) => `The text contains \`: \`, so \`${name}\` is taken for the name of a field.`,
    hint: ({ corrected }) => write(corrected, 'Put the text in quotes.'),
  }),
  'dash-depth': kind<Depth>({
    severity: 'error',
    title: 'A dash at the wrong depth',
    explain: 'The dashes of one list are in one column, two spaces deeper than the field that the list belongs to.',
    message: ({ off }) => `The dash is ${tooFar(off)}.`,
    hint: (args) =>
      `${depth(args, 'the dash')}, and move the other lines of this entry with it:\n\n${args.corrected.replace(/^/gm, '    ')}`,
  }),
  'field-depth': kind<Depth & { name: string; asFields: string | undefined }>({
    severity: 'error',
    title: 'A line at the wrong depth',
    explain: 'The fields of one block begin in one column, and the lines of one text too.',
    message: ({ name, off }) => `\`${name}\` is ${tooFar(off)}.`,
    hint: ({ name, asFields, ...args }) =>
      `${depth(args, 'it')}:\n\n${args.corrected.replace(/^/gm, '    ')}${asFields === undefined ? '' : `\n\nOr, if \`${name}\` belongs to the line above, that line has no text of its own:\n\n${asFields.replace(/^/gm, '    ')}`}`,
  }),
  'missing-dash': kind<{ field: string; corrected: string }>({
    severity: 'error',
    title: 'A dash is missing',
    explain: 'Every entry of a list begins with a dash and a space; its other fields are below its first one.',
    message: ({ field }) => `A dash is missing in front of \`${field}\`: every entry of a list begins with one.`,
    hint: ({ corrected }) => write(corrected),
  }),
  'text-for-fields': kind<{
    key: string | undefined
    text: string
    corrected?: string | undefined
    /** How such fields look, where nobody knows which is meant. */
    example?: string | undefined
  }>({
    severity: 'error',
    title: 'A text where fields belong',
    explain: 'A text alone does not say which field it is meant for.',
    message: ({ key, text }) =>
      key === undefined
        ? `This text has no name of a field: \`${text}\`.`
        : `\`${key}\` has fields or entries of its own, but this is a text: \`${text}\`.`,
    hint: ({ corrected, example }) =>
      writeOrExample(
        { corrected, example },
        'Write the name of its field in front, as in `text: …`. If it goes on with the text above, put two more spaces in front of it than the field of that text has.',
      ),
    fix: () => undefined,
  }),
  'unclosed-bracket': kind<{ bracket: string; corrected: string | undefined }>({
    severity: 'error',
    title: 'A bracket that is never closed',
    explain: 'A value that begins with `{` ends with `}`, and one that begins with `[` ends with `]`.',
    message: ({ bracket }) => `The \`${bracket}\` that opens here is not closed.`,
    hint: ({ corrected, bracket }) => write(corrected, `Put \`${bracket === '{' ? '}' : ']'}\` at its end.`),
  }),
}
