import type { Fix } from '../../schema/diagnostic.ts'
import { hyphenated } from '../../schema/slug.ts'
import { inLanguage } from './in-language.ts'
import type { PageModel } from './wire/page.ts'
import { say } from './words/say.ts'

/** Words that are written in capitals. */
const capitals = /\b(?:url|html|css|csv|json|yaml|pdf|jpg|png|svg|webp|docx|xlsx|utc|id|faqs?)\b/g

/** Names that only those know who build sites, as the studio calls them. */
const plainNames: Readonly<Record<string, string>> = {
  href: 'Link to',
  alt: 'Description of the picture',
  noindex: 'Hide from search engines',
  gate: 'Password',
  tone: 'Colours',
  tones: 'Sets of colours',
  eyebrow: 'Line above the title',
  overrides: 'Differences from the template',
  embeds: 'Embedded sites',
  phone: 'Telephone number',
  email: 'E-mail address',
  tel: 'Telephone number',
  yesno: 'Yes or no',
  slug: 'Part of the address',
  src: 'Address of the file',
  geo: 'Place on the map',
  lat: 'Latitude',
  lng: 'Longitude',
  is: 'Answer',
  of: 'Of what',
  at: 'Day or time',
  by: 'By whom or what',
  on: 'On which day',
  h1: 'First heading',
  h2: 'Second heading',
  h3: 'Third heading',
  h4: 'Fourth heading',
  h5: 'Fifth heading',
  h6: 'Sixth heading',
  body1: 'Text',
  body2: 'Small text',
}

/** Kinds of values, by their names in a schema. */
const kindNames: Readonly<Record<string, string>> = {
  '': 'Nothing',
  array: 'A list',
  boolean: 'Yes or no',
  integer: 'A number',
  null: 'Nothing',
  number: 'A number',
  object: 'Several values',
  string: 'A text',
  amounts: 'Amounts of several things',
  choices: 'Several of a list',
  consent: 'Consent',
  dates: 'Several days',
  ga4: 'Google Analytics',
  group: 'Questions asked several times',
  longtext: 'Text of several lines',
  radio: 'One of a list, all in sight',
  select: 'One of a list that opens',
}

/** A kind of a value in words: `yesno` as “Yes or no”. */
export const kindInWords = (kind: string): string =>
  inLanguage('choices', (Object.hasOwn(kindNames, kind) ? kindNames[kind] : undefined) ?? inWords(kind))

/** A value that is chosen from several, in words: `first-large` as “First large”. Names and figures stay as they are. */
export const choiceInWords = (choice: unknown): string =>
  typeof choice === 'string' && /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(choice)
    ? kindInWords(choice)
    : inLanguage('choices', String(choice))

/** A name of a field or a block type in words, in English: `secondAction` as “Second action”, `rich-text` as “Rich text”. */
export const inWords = (name: string): string =>
  (Object.hasOwn(plainNames, name) ? plainNames[name] : undefined) ??
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase()
    .replace(capitals, (word) => word.replace(/^[a-z]+?(?=s?$)/, (letters) => letters.toUpperCase()))
    .replace(/^./, (first) => first.toUpperCase())

/** The name of a collection or of one of its records, in the language of the person where it has a word for it: `cities` as “Städte”. */
export const collectionName = (name: string): string => inLanguage('labels', inWords(name))

/** What stands between backticks in a description, in words. What people type as it is stays, such as an address. */
function codeInWords(code: string): string {
  const shared = /^_data\/([\w-]+)(?:\/|\.yaml)?$/.exec(code)?.[1]
  const [, key, value] = /^([a-z]\w*): (.+)$/.exec(code) ?? []
  if (key !== undefined) return value === 'true' ? `“${inWords(key)}”` : `“${inWords(key)}”: ${value}`
  const name = shared ?? (/^[a-z][\w-]*(?:\.[a-z][\w-]*)*:?$/.test(code) ? code.replace(/:$/, '') : undefined)
  if (name === undefined) return code
  const [first = '', ...outer] = name.split('.').toReversed().map(inWords)
  return `“${[first, ...outer.map(inSentence)].join(' of ')}”`
}

/** How a file says something. In the studio there is a field for it. */
const yamlCode = /`\{ [^`]*:[^`]*`/

const betweenSentences = /(?<=[.!?]) (?=[A-Z`“])/

/** A sentence without what it says of the way in which a file is written; empty if it says nothing else. */
function withoutYaml(sentence: string): string {
  if (!yamlCode.test(sentence)) return sentence
  const before = sentence.slice(0, sentence.search(yamlCode)).trimEnd()
  const left = before
    .replace(/ ?\($/, '')
    .replace(/ (?:or|such as|as|by)$/, '')
    .replace(/[,:]$/, '')
  return left.includes(' ') ? `${left}.` : ''
}

/**
 * A description of the schema, for those who write in the studio: fields have the names there that they see, a switch is on
 * or off, and texts are formatted as they look.
 */
export const plainDescription = (description: string): string => inLanguage('descriptions', inPlainEnglish(description))

const inPlainEnglish = (description: string): string =>
  description
    .replace(/^Name of the picture without ending\..*/, 'The name of a picture of this site.')
    .split(betweenSentences)
    .map(withoutYaml)
    .filter((sentence) => sentence !== '')
    .join(' ')
    .replaceAll(/,? (?:of|in|below|from) `_(?:public\/[^`]*|data\/)`/g, ' of this site')
    .replaceAll(/`([^`]*)`/g, (_, code: string) => codeInWords(code))
    .replace(/^(true|false)\b/, (value) => (value === 'true' ? 'On' : 'Off'))
    .replaceAll(/,? in Markdown\b/g, '')

/** English words in the middle of a sentence: “Rich text” as “rich text”, and “FAQ” as it is. */
export const inEnglishSentence = (words: string): string =>
  /^[A-Z]{2}/.test(words) ? words : words.replace(/^./, (first) => first.toLowerCase())

/** Words of the person's language in the middle of a sentence. */
export const inSentence = (words: string): string => (say().keepsCapitals ? words : inEnglishSentence(words))

/** The name of a block type in words: `rich-text` as “Rich text”. */
export const blockTypeName = (type: string): string => inLanguage('blocks', inWords(type))

/** The name of the field at the end of a path: `href` of `blocks[0].action.href`. */
const fieldOf = (path: string): string => path.split('.').at(-1) ?? ''

/** A message of a diagnostic about the value at a path: its field has the label that it has in the studio. */
export function withLabel(message: string, path: string, label?: string): string {
  const field = fieldOf(path)
  const words = label ?? inLanguage('labels', inWords(field))
  const isSameWord = inSentence(words) === field
  // A value in a group is named by its whole path.
  const named = message.replaceAll(/`([\w.[\]]+)`/g, (code, key: string) => {
    const isMeant = key === field ? !isSameWord : key.endsWith(`.${field}`)
    return isMeant ? say().quoted(words) : code
  })
  return named.replaceAll('`', '')
}

/** Lines of a hint that help those who write YAML: an example, its lines, the fields that there are, and their docs. */
const yamlLine = /^(?:\s|Fields of |docs: |Add, for example|[\w-]+:(?:\s|$))/

/** Lines without those of YAML, and without the sentences that lead to them: “Write it so:”. */
function withoutYamlLines(lines: readonly string[]): string[] {
  return lines.flatMap((line, at) => {
    if (yamlLine.test(line)) return []
    const next = lines[at + 1]
    const leadsToYaml = line.endsWith(':') && (next === undefined || yamlLine.test(next))
    return leadsToYaml ? line.split(betweenSentences).slice(0, -1).join(' ') : line
  })
}

/** What the hint of a diagnostic says to those who write in the studio; empty if it is only about YAML. */
export const plainHint = (hint: string): string =>
  withoutYamlLines(hint.split('\n').filter((line) => line !== ''))
    .filter((line) => line !== '')
    .map((line) => plainDescription(line.replace(/^`[\w-]+`: /, '').replace(/(?<!\s)\s+docs: \S+$/, '')))
    .join('\n')

/** A typed name as it can be in addresses and anchors. A hyphen at its end stays: more may be typed. */
export const asSlug = (typed: string) => hyphenated(typed).replace(/^-/, '')

/** The state of a page in words, where it is not simply published. */
export const stateWords = (state: PageModel['state']): string | undefined => say().states[state]

/** What a fix does, for its button and for Undo. */
export const fixWords = ({ title }: Fix): string =>
  say().fix((say().diagnostics?.fix(title) ?? title).replaceAll('`', ''))

/** What an error says. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
