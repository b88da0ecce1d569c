import type { Diagnostic, Fix } from '../../schema/diagnostic.ts'
import { hyphenated } from '../../schema/slug.ts'
import type { PageModel } from './wire/page.ts'

/** Words that are written in capitals. */
const capitals = /\b(?:url|html|csv|json|yaml|pdf|id|faqs?)\b/g

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
}

/** A name of a field or a block type in words: `secondAction` as “Second action”, `rich-text` as “Rich text”. */
export const inWords = (name: string): string =>
  (Object.hasOwn(plainNames, name) ? plainNames[name] : undefined) ??
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase()
    .replace(capitals, (word) => word.replace(/^[a-z]+?(?=s?$)/, (letters) => letters.toUpperCase()))
    .replace(/^./, (first) => first.toUpperCase())

/**
 * A description of the schema, for those who write in the studio: a switch is on or off there, and texts are formatted
 * as they look.
 */
export const plainDescription = (description: string): string =>
  description
    .replaceAll('`', '')
    .replace(/^Name of the picture without ending\..*/, 'The name of a picture of this site.')
    .replace(/^(true|false)\b/, (value) => (value === 'true' ? 'On' : 'Off'))
    .replaceAll(/,? in Markdown\b/g, '')

/** Words in the middle of a sentence: “Rich text” as “rich text”, and “FAQ” as it is. */
export const inSentence = (words: string): string =>
  /^[A-Z]{2}/.test(words) ? words : words.replace(/^./, (first) => first.toLowerCase())

/** The name of the field at the end of a path: `href` of `blocks[0].action.href`. */
const fieldOf = (path: string): string => path.split('.').at(-1) ?? ''

/** What a diagnostic says to those who write in the studio: its field has the title that it has there. */
export function plainMessage({ message, path }: Pick<Diagnostic, 'message' | 'path'>): string {
  const field = fieldOf(path)
  const words = inWords(field)
  const named = inSentence(words) === field ? message : message.replaceAll(`\`${field}\``, `“${words}”`)
  return named.replaceAll('`', '')
}

/** A typed name as it can be in addresses and anchors. A hyphen at its end stays: more may be typed. */
export const asSlug = (typed: string) => hyphenated(typed).replace(/^-/, '')

/** The state of a page, where it is not simply published. */
export const stateWords: Record<PageModel['state'], string | undefined> = {
  public: undefined,
  draft: 'Draft',
  scheduled: 'Scheduled',
  ended: 'Ended',
  protected: 'Protected',
}

/** What a fix does, for its button and for Undo. */
export const fixWords = ({ title }: Fix): string => `Fix: ${title.replaceAll('`', '')}`

/** What an error says. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
