import { commandLine } from '../command-line.ts'
import { didYouMean, kind, listed, write, writeOrExample } from '../diagnostic.ts'
import { deleteValue, replaceText } from './parts/fixes.ts'
import { shapeInWords, type ValueShape } from './parts/value-shape.ts'

type Owner = { owner: string; fields: readonly string[]; docs?: string | undefined }
const fieldsOf = ({ owner, fields, docs }: Owner) =>
  `Fields of ${owner}: ${fields.join(', ')}.${docs === undefined ? '' : `            docs: ${docs}`}`
const after = (first: string, second: string) => [first, second].filter((text) => text !== '').join('\n\n')

/** Errors of keys and values against the schema of their block, page or record. */
export const valueKinds = {
  'unknown-key': kind<Owner & { key: string; suggestion: string | undefined; corrected: string | undefined }>({
    severity: 'error',
    title: 'A key that the schema does not have',
    explain: 'A misspelt key would be ignored silently, so unknown keys are refused.',
    message: ({ key, owner, suggestion }) => `\`${key}\` is not a field of \`${owner}\`.${didYouMean(suggestion)}`,
    hint: (args) => after(write(args.corrected), fieldsOf(args)),
    fix: deleteValue,
  }),
  'missing-key': kind<
    Owner & {
      key: string
      example: string
      description: string
      /** The collection whose records a list shows as cards. */
      collection: string | undefined
    }
  >({
    severity: 'error',
    title: 'A required key is missing',
    explain: 'The block or record cannot be shown without it.',
    message: ({ key, owner, description, collection }) =>
      `\`${owner}\` needs \`${key}\`${collection === undefined ? '' : `, which cards of \`${collection}\` do not show`}.${description === '' ? '' : ` ${description}`}`,
    hint: ({ collection, key, example, ...owner }) =>
      collection === undefined
        ? after(`Add, for example:\n\n${example.replace(/^/gm, '    ')}`, fieldsOf(owner))
        : after(
            `Say in \`_data/collections.yaml\` which field of the records it is, in place of the dots:\n\n    ${collection}:\n      shown: { ${key}: … }\n\nOr write the list in the block, without \`from:\`.`,
            fieldsOf(owner),
          ),
  }),
  'nested-too-deep': kind<{ type: string; maxLevel: number }>({
    severity: 'error',
    title: 'Columns in columns in columns',
    explain: 'Blocks may stand in the columns of a block, and in columns in these. Deeper columns would be too narrow.',
    message: ({ type, maxLevel }) =>
      `This \`${type}\` has columns, and there are ${maxLevel} levels of columns around it.`,
    hint: () => 'Move its blocks into the column around it, or move it one level up.',
  }),
  'unknown-block': kind<{
    type: string
    suggestion: string | undefined
    /** The other name of the suggested type that was written. */
    alsoCalled: string | undefined
    /** What to use instead, if there is no such kind of block. */
    instead: string | undefined
    corrected: string | undefined
    types: readonly string[]
  }>({
    severity: 'error',
    title: 'A block type that does not exist',
    explain: 'Only the types in the folder `blocks` can be shown.',
    message: ({ type, suggestion, alsoCalled, instead }) => {
      if (instead !== undefined) return `There is no block type \`${type}\`, and none of this kind on purpose.`
      if (alsoCalled === undefined) return `There is no block type \`${type}\`.${didYouMean(suggestion)}`
      return `There is no block type \`${type}\`. Did you mean \`${suggestion}\`, which is also called “${alsoCalled}”?`
    },
    hint: ({ corrected, instead, types }) => after(write(corrected, instead), `Block types: ${types.join(', ')}.`),
  }),
  'old-block': kind<{ type: string; version: number; current: number; words: string }>({
    severity: 'error',
    title: 'A block of an older version',
    explain: 'Its type has changed since the block was written, and a command can update it.',
    message: ({ type, version, current, words }) =>
      `This \`${type}\` is in version ${version}, and the type in version ${current}: ${words} now.`,
    hint: () =>
      `Run:\n\n    ${commandLine('migrate', '--write')}\n\nIt updates every file and keeps comments, order and layout.`,
  }),
  'old-record': kind<{ one: string; key: string }>({
    severity: 'error',
    title: 'A record of an older version',
    explain:
      'The fields of cities and services that were built in are defined in `_data/collections.yaml`, and other names are `alsoCalled`.',
    message: ({ one, key }) => `\`${key}\` was a built-in field of \`${one}\`, and is not any more.`,
    hint: () =>
      `Run:\n\n    ${commandLine('migrate', '--write')}\n\nIt updates the records and \`_data/collections.yaml\`, and no page changes.`,
  }),
  'missing-type': kind<{ misspelt: string | undefined; corrected: string | undefined; types: readonly string[] }>({
    severity: 'error',
    title: 'A block without a type',
    explain: 'A block begins with `type:`, or refers to a fragment with `use:`.',
    message: ({ misspelt }) =>
      `The block has no \`type\`.${misspelt === undefined ? '' : ` Is it \`${misspelt}\` that should be \`type\`?`}`,
    hint: ({ corrected, types }) =>
      after(
        writeOrExample({ corrected, example: `- type: ${types[0] ?? '…'}` }, 'Say which block it is.'),
        `Block types: ${types.join(', ')}.`,
      ),
  }),
  'wrong-type': kind<{
    expected: ValueShape
    found: ValueShape
    key: string
    corrected: string | undefined
    /** How such a value looks, where nobody knows which is meant. */
    example?: string | undefined
  }>({
    severity: 'error',
    title: 'A value of the wrong kind',
    explain: 'The field takes a different kind of value.',
    message: ({ expected, found, key }) =>
      `\`${key}\` must be ${shapeInWords(expected)}, but is ${shapeInWords(found)}.`,
    hint: ({ expected, ...yaml }) => writeOrExample(yaml, `Give ${shapeInWords(expected)}.`),
  }),
  'zip-without-quotes': kind<{ zip: string; key: string }>({
    severity: 'error',
    title: 'A ZIP code without quotes',
    explain: 'Without quotes YAML reads a number and drops the leading zero.',
    message: ({ zip }) => `ZIP codes keep their leading zero only in quotes: zip: "${zip}"`,
    hint: ({ zip, key }) => write(`${key}: "${zip}"`),
    fix: ({ zip }, target) => replaceText(`"${zip}"`, target, 'Put it in quotes'),
  }),
  'wrong-value': kind<{
    key: string
    value: string
    suggestion: string | undefined
    options: readonly string[]
    corrected: string | undefined
  }>({
    severity: 'error',
    title: 'A value that is not one of the choices',
    explain: 'The field takes only the values of a short list.',
    message: ({ key, value, suggestion }) => `\`${key}\` cannot be ${value}.${didYouMean(suggestion)}`,
    hint: ({ corrected, key, options }) => after(write(corrected), `Values of ${key}: ${listed(options, 40)}.`),
  }),
  'too-long': kind<{ key: string; max: number; has: number }>({
    severity: 'error',
    title: 'A text that is too long',
    explain: 'Each field has the room that the design gives it.',
    message: ({ key, max, has }) => `\`${key}\` has ${has} characters; ${max} fit.`,
    hint: ({ max }) => `Shorten it to ${max} characters or fewer.`,
  }),
  'too-short': kind<{ key: string; min: number; has: number }>({
    severity: 'error',
    title: 'A text that is too short',
    explain: 'An empty or very short text would leave a gap in the page.',
    message: ({ key, min, has }) =>
      has === 0
        ? `\`${key}\` has no text.`
        : `\`${key}\` has ${has} ${has === 1 ? 'character' : 'characters'}; it needs at least ${min}.`,
    hint: ({ key, has }) =>
      has === 0 ? `Write the text, or delete the line \`${key}:\` if it may be left out.` : 'Say a little more.',
  }),
  'too-many': kind<{ key: string; max: number; has: number }>({
    severity: 'error',
    title: 'A list that is too long',
    explain: 'The block has room for a limited number of entries.',
    message: ({ key, max, has }) => `\`${key}\` has ${has} entries; at most ${max} fit.`,
    hint: ({ max, has }) => `Remove ${has - max}.`,
  }),
  'too-few': kind<{ key: string; min: number; has: number; tag?: string | undefined }>({
    severity: 'error',
    title: 'A list that is too short',
    explain: 'The block makes no sense with fewer entries.',
    message: ({ key, min, has, tag }) =>
      `\`${key}\` has ${has === 0 ? 'no entries' : has === 1 ? '1 entry' : `${has} entries`}${tag === undefined ? '' : ` in \`${tag}\``}; it needs at least ${min}.`,
    hint: ({ key }) => `Add an entry:\n\n    ${key}:\n      - …`,
  }),
  'number-out-of-range': kind<{ key: string; value: number; limit: string }>({
    severity: 'error',
    title: 'A number outside its range',
    explain: 'The field takes numbers of a limited range.',
    message: ({ key, value, limit }) => `\`${key}\` is ${value}, but must be ${limit}.`,
    hint: ({ limit }) => `Give a number that is ${limit}.`,
  }),
  'not-one-line': kind<{ key: string; corrected: string | undefined }>({
    severity: 'error',
    title: 'A text of several lines where one is meant',
    explain: 'Headings, names and buttons are one line.',
    message: ({ key }) => `\`${key}\` has a line break, but must be one line.`,
    hint: ({ corrected }) => write(corrected, 'Join the lines.'),
  }),
  'markdown-in-text': kind<{ key: string; found: string; corrected: string | undefined }>({
    severity: 'error',
    title: 'Markdown in a plain text',
    explain: 'A field of plain text shows the signs of Markdown as they are. Links have fields of their own.',
    message: ({ key, found }) => `\`${key}\` is plain text: visitors would see \`${found}\` itself.`,
    hint: ({ corrected }) => write(corrected, 'Delete the signs.'),
  }),
  'html-tag': kind<{ tag: string; corrected: string | undefined }>({
    severity: 'warning',
    title: 'An HTML tag in a text',
    explain: 'Texts, and Markdown too, contain no HTML, so visitors would see the tag itself.',
    message: ({ tag }) => `Visitors would see \`${tag}\` itself: texts contain no HTML.`,
    hint: ({ corrected }) =>
      after(
        write(corrected, 'Delete the tags.'),
        'A Markdown text has `**bold**`, `*italic*` and `[words](/address)` for it, and shows tags between backticks as code.',
      ),
  }),
  'unsafe-link': kind<{ key: string; value: string; inText: boolean; corrected: string | undefined }>({
    severity: 'error',
    title: 'An address that is not safe',
    explain:
      'Addresses such as `javascript:` could run code in the page of a visitor; one such as `about` leads elsewhere from every page.',
    message: ({ key, value, inText }) =>
      inText
        ? `A link in \`${key}\` has no address that a page may link to: ${value}`
        : `\`${key}\` is not an address that a page may link to: ${value}`,
    hint: ({ key, inText, corrected }) => {
      if (corrected !== undefined) return write(corrected)
      const lines = ['/locations', 'https://www.example.com/'].map((address) =>
        inText ? `[words](${address})` : `${key}: ${address}`,
      )
      return `Use a path of this site, an anchor, or an address that begins with https://, mailto: or tel:, without spaces:\n\n    ${lines.join('\n    ')}`
    },
  }),
  'wrong-format': kind<{
    key: string
    value: string
    problem: string
    corrected: string | undefined
    example?: string | undefined
  }>({
    severity: 'error',
    title: 'A value in the wrong form',
    explain: 'The field takes text of a fixed form, such as an address or a lower-case name.',
    message: ({ key, value, problem }) => `\`${key}\` ${problem}. It is ${value}.`,
    hint: ({ key, ...yaml }) => writeOrExample(yaml, `Change \`${key}\` to that form.`),
  }),
  'invalid-value': kind<{ key: string; problem: string; description: string }>({
    severity: 'error',
    title: 'A value that breaks a rule of its field',
    explain: 'The schema of the field has a rule beyond its type.',
    message: ({ key, problem }) => `\`${key}\`: ${problem}`,
    hint: ({ description, key }) =>
      description === '' ? `Check the rule and change \`${key}\`.` : `\`${key}\`: ${description}`,
  }),
}
