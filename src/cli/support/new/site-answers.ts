import { z } from 'zod'
import type { Edit, EditPath } from '../../../../schema/edit.ts'
import { defaultLanguage } from '../../../../schema/language/language.ts'
import { isTimeZone } from '../../../../schema/schedule/time-zone.ts'
import { mix } from '../../../../schema/theme/colour.ts'
import { illegibleColours } from '../../../../schema/theme/contrast.ts'
import { type Palette, palettesOf } from '../../../../schema/theme/palettes.ts'
import { themeSchema } from '../../../../schema/theme/theme.ts'
import { editedValue } from '../../../content/edit/edited-value.ts'

/** Whether a text names a language, such as `en-GB` or `de`. */
function isLanguage(text: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(text).length > 0
  } catch {
    return false
  }
}

/** Whether a text names languages for visitors, as their folders are called: `es,pt-BR`. */
const areTags = (text: string): boolean =>
  text.split(',').every((tag) => /^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/.test(tag) && isLanguage(tag))

/** A few words. Braces would be tokens. */
const words = (what: string, max: number) =>
  z
    .string()
    .trim()
    .min(1, `${what} is empty.`)
    .max(max, `${what} has at most ${max} characters.`)
    .regex(/^[^{}\r\n]*$/, `${what} is one line without braces.`)
    .optional()

/** The starting points: services with places, a product or program, a studio or restaurant. The first is the usual one. */
export const starts = ['local', 'product', 'studio'] as const

/** What is known of the company of a new site. What is left out stays as it is in the starting point. */
export const siteAnswersSchema = z.object({
  name: words('The name', 60),
  trade: words('The trade', 40),
  start: z.enum(starts, 'The starting point is local, product or studio.').optional(),
  language: z.string().refine(isLanguage, 'The language is a code, such as en-US, de or pt-PT.').optional(),
  languages: z
    .string()
    .refine(areTags, 'The other languages are codes with commas between them, such as es,pt-BR.')
    .transform((text) => [...new Set(text.split(','))])
    .optional(),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'The colour has six digits, such as #1f5fa8.')
    .optional(),
  timeZone: z.string().refine(isTimeZone, 'The time zone is a name, such as Europe/Berlin.').optional(),
})
export type SiteAnswers = z.infer<typeof siteAnswersSchema>

const set = (path: EditPath, value: unknown): Edit => ({ kind: 'set', path, value })
const insert = (path: EditPath, value: unknown): Edit => ({ kind: 'insert', path, value })
const remove = (...path: EditPath): Edit => ({ kind: 'delete', path })

/** The colours of a tone that cannot be read, if the theme had this edit. */
const illegible = (theme: unknown, edit: Edit, tone: string) =>
  illegibleColours(palettesOf(themeSchema.parse(editedValue(theme, edit))).get(tone) as Palette)

/** The dark tone with a dark shade of a colour as its ground: the lightest on which everything can be read. */
function darkTone(theme: unknown, colour: string): Edit {
  const shades = [0.65, 0.75, 0.85, 0.95].map((share) => {
    const ground = mix(colour, '#000000', share)
    return set(['tones', 'deep'], {
      background: { default: ground, paper: mix(ground, '#ffffff', 0.06) },
      text: { primary: '#ffffff', secondary: '#e3e3e3' },
      primary: { main: '#ffffff', contrastText: ground },
    })
  })
  return shades.find((edit) => illegible(theme, edit, 'deep').length === 0) ?? (shades.at(-1) as Edit)
}

/** The colour of buttons; for links, where it cannot be read as a text, the nearest that can. Any colour is right. */
function colourEdits(theme: unknown, colour: string): Edit[] {
  const main = set(['tones', 'plain', 'primary'], { main: colour })
  // The other light tone is like this one, on a darker ground.
  const link = illegible(theme, main, 'shade').find(({ path }) => path.join() === 'primary,text')?.nearest
  return [
    main,
    ...(link === undefined ? [] : [set(['tones', 'plain', 'primary', 'text'], link)]),
    darkTone(theme, colour),
  ]
}

/** The language of the pages. A currency does not follow from it, so outside of the United States it is listed as a sample value. */
const languageEdits = (language: string): Edit[] => [
  set(['locale'], language),
  ...(new Intl.Locale(language).maximize().region === 'US'
    ? []
    : [set(['currency'], defaultLanguage.currency), insert(['sample', 0], 'currency')]),
]

/** The languages beside that of the pages: drafts, so that the site is whole until somebody has translated them. */
const otherLanguages = (source: string, tags: readonly string[]): Edit[] => [
  set(['languages'], [source, ...tags.filter((tag) => tag !== source).map((tag) => ({ tag, draft: true }))]),
  set(['header', 'languages'], true),
]

/** The edits that bring these answers into the files of the starting point, by the values of each file. */
export const answerEdits = ({
  name,
  trade,
  language,
  languages,
  colour,
  timeZone,
}: SiteAnswers): Record<string, (value: unknown) => Edit[]> => ({
  '_data/site.yaml': () => [
    ...(name === undefined ? [] : [set(['name'], name), remove('sample', 0)]),
    ...(language === undefined ? [] : languageEdits(language)),
    ...(languages === undefined ? [] : otherLanguages(language ?? defaultLanguage.locale, languages)),
    ...(timeZone === undefined ? [] : [set(['timeZone'], timeZone)]),
  ],
  '_data/theme.yaml': (theme) => (colour === undefined ? [] : colourEdits(theme, colour)),
  'index.yaml': () =>
    trade === undefined ? [] : [set(['title'], `{site.name}, ${trade}`), set(['blocks', 0, 'eyebrow'], trade)],
})
