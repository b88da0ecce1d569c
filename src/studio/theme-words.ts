import type { EditPath } from '../../schema/edit.ts'
import { inSentence, inWords } from './words.ts'

/** A colour of a tone: its path in the theme below the tone, and what it is in words. */
export type ColourRole = { path: readonly string[]; words: string }

/** The colours of a tone, those first that a person looks for first. */
export const colourRoles: readonly ColourRole[] = [
  { path: ['background', 'default'], words: 'background' },
  { path: ['background', 'paper'], words: 'cards' },
  { path: ['text', 'primary'], words: 'text' },
  { path: ['text', 'secondary'], words: 'quiet text' },
  { path: ['primary', 'main'], words: 'accent' },
  { path: ['primary', 'dark'], words: 'accent under the pointer' },
  { path: ['primary', 'contrastText'], words: 'text on accent' },
  { path: ['primary', 'text'], words: 'links' },
  { path: ['outline'], words: 'edges' },
  { path: ['divider'], words: 'lines' },
  { path: ['action', 'hover'], words: 'rows under the pointer' },
  { path: ['error'], words: 'errors' },
  { path: ['success'], words: 'success' },
]

const isSame = (one: readonly unknown[], other: readonly unknown[]) => one.join('.') === other.join('.')

/** A colour of a tone in words, by its path below the tone: “quiet text”. */
export const roleWords = (path: readonly string[]): string =>
  colourRoles.find((role) => isSame(role.path, path))?.words ?? path.join(' ')

/** A colour in words: “Night quiet text”. */
export const colourWords = (tone: string, path: readonly string[]): string => `${inWords(tone)} ${roleWords(path)}`

/** The words of a path in the theme that leads to a tone or one of its colours; `undefined` for others. */
export function tonePathWords([first, tone, ...rest]: EditPath): string | undefined {
  if (first !== 'tones' || typeof tone !== 'string') return undefined
  const path = rest.map(String)
  if (rest.length === 0) return `Colours of ${inWords(tone)}`
  return colourRoles.some((role) => isSame(role.path, path)) ? colourWords(tone, path) : undefined
}

/** The names of the parts of a site, in words within a sentence. */
export const partWords = (part: string): string => (part === 'page' ? 'pages' : inSentence(inWords(part)))
