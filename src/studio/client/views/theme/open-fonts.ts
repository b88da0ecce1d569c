import { say } from '../../../words/say.ts'

/** An open font that a command installs. */
export type OpenFont = { family: string; package: string; words: string }

/** Open fonts in all weights that suit headings and text, and may be used on any site. */
export const openFonts = (): OpenFont[] =>
  Object.entries(say().theme.fontWords).map(([family, words]) => ({
    family,
    package: `@fontsource-variable/${family.toLowerCase().replaceAll(' ', '-')}`,
    words,
  }))

/** Fonts that nearly all computers have. */
export const systemFonts = [
  { family: 'Arial', generic: 'sans-serif' },
  { family: 'Verdana', generic: 'sans-serif' },
  { family: 'Georgia', generic: 'serif' },
  { family: 'Times New Roman', generic: 'serif' },
  { family: 'Courier New', generic: 'monospace' },
] as const
