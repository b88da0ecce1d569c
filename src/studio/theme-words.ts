import type { EditPath } from '../../schema/edit.ts'
import { inLanguage } from './in-language.ts'
import type { Words } from './words/en.ts'
import { say } from './words/say.ts'
import { inSentence, inWords } from './words.ts'

const roles: readonly (keyof Words['theme']['roles'])[] = [
  'background.default',
  'background.paper',
  'text.primary',
  'text.secondary',
  'primary.main',
  'primary.dark',
  'primary.contrastText',
  'primary.text',
  'outline',
  'divider',
  'action.hover',
  'error',
  'success',
]

/** The colours of a tone, those first that a person looks for first. */
export const colourRoles: readonly { path: readonly string[] }[] = roles.map((role) => ({ path: role.split('.') }))

/** A colour of a tone in words, by its path below the tone: “quiet text”. */
export const roleWords = (path: readonly string[]): string =>
  new Map<string, string>(Object.entries(say().theme.roles)).get(path.join('.')) ?? path.join(' ')

/** A colour in words: “Night quiet text”. */
export const colourWords = (tone: string, path: readonly string[]): string =>
  say().theme.colourOf(inWords(tone), roleWords(path))

/** The words of a path in the theme that leads to a tone or one of its colours; `undefined` for others. */
export function tonePathWords([first, tone, ...rest]: EditPath): string | undefined {
  if (first !== 'tones' || typeof tone !== 'string') return undefined
  const path = rest.map(String)
  if (rest.length === 0) return say().theme.coloursOf(inWords(tone))
  return path.join('.') in say().theme.roles ? colourWords(tone, path) : undefined
}

/** The names of the parts of a site, in words within a sentence. */
export const partWords = (part: string): string =>
  part === 'page' ? say().theme.pages : inSentence(inLanguage('labels', inWords(part)))
