import { type EditPath, valueIn } from '../../../../../schema/edit.ts'
import { isMapping } from '../../../../../schema/is-mapping.ts'
import { colourPattern, normalised } from '../../../../../schema/theme/colour.ts'
import type { Palette } from '../../../../../schema/theme/palettes.ts'
import type { Theme, Tone } from '../../../../../schema/theme/theme.ts'
import { colourRoles } from '../../../theme-words.ts'

export type ThemeValues = Readonly<Record<string, unknown>>

/** A value of the theme that is typed and not written yet. */
export type ThemeEdit = { path: EditPath; value: unknown }

/** The values with one of them replaced. Mappings on the way to it are added. */
function withValue(values: unknown, [key, ...rest]: EditPath, value: unknown): unknown {
  if (key === undefined) return value
  const before = isMapping(values) ? values : {}
  return { ...before, [key]: withValue(before[key], rest, value) }
}

/** The values as they are once these edits are written. */
export const withEdits = (values: ThemeValues, edits: readonly ThemeEdit[]): ThemeValues =>
  edits.reduce((before, { path, value }) => withValue(before, path, value) as ThemeValues, values)

/**
 * The edit that sets a value. Where the file lacks the mapping that holds it, the mapping is set as a whole: with what
 * `shown` has in it, which may not be written yet.
 */
export function themeEdit(written: ThemeValues, shown: ThemeValues, path: EditPath, value: unknown): ThemeEdit {
  const depth = path.findIndex((_, index) => index > 0 && !isMapping(valueIn(written, path.slice(0, index))))
  const outer = depth < 0 ? path : path.slice(0, depth)
  return { path: outer, value: withValue(valueIn(shown, outer), path.slice(outer.length), value) }
}

/** The edits that set several values, in this order. Each finds the mappings that those before it have added. */
export function themeEdits(written: ThemeValues, shown: ThemeValues, edits: readonly ThemeEdit[]): ThemeEdit[] {
  const [before, after] = [{ at: written }, { at: shown }]
  return edits.map(({ path, value }) => {
    const edit = themeEdit(before.at, after.at, path, value)
    before.at = withEdits(before.at, [edit])
    after.at = withEdits(after.at, [edit])
    return edit
  })
}

/** A colour as it is typed, as the theme takes it; `undefined` if it is none. The `#` may be missing. */
export function typedColour(typed: string): string | undefined {
  const hex = `#${typed.trim().replace(/^#/, '')}`
  return colourPattern.test(hex) ? normalised(hex) : undefined
}

/** A tone as it is written, without what is no colour. */
function toneOf(value: unknown): Tone {
  const tone = isMapping(value) ? value : {}
  const colours = colourRoles.flatMap(({ path }): ThemeEdit[] => {
    const colour = valueIn(tone, path)
    const hex = typeof colour === 'string' ? typedColour(colour) : undefined
    return hex === undefined ? [] : [{ path, value: hex }]
  })
  const names = (['like', 'dark'] as const).flatMap((key) => (typeof tone[key] === 'string' ? [[key, tone[key]]] : []))
  return withEdits(Object.fromEntries(names), colours) as Tone
}

/** The tones of a theme as they are written, and of the parts of the site. `otherwise`: the tones of a theme that names none. */
export function tonesIn(values: ThemeValues, otherwise: unknown): Pick<Theme, 'tones' | 'parts'> {
  const tones = isMapping(values['tones']) ? values['tones'] : isMapping(otherwise) ? otherwise : {}
  return {
    tones: Object.fromEntries(Object.entries(tones).map(([name, tone]) => [name, toneOf(tone)])),
    parts: (isMapping(values['parts']) ? values['parts'] : {}) as Theme['parts'],
  }
}

/** A colour of a palette by its path in the theme. */
export function colourIn(palette: Palette, path: readonly string[]): string {
  const found = valueIn(palette, path)
  return String(isMapping(found) ? found['main'] : found)
}

/** All colours of some palettes, each once, with the tone and the path of the first that has it. */
export function allColours(
  palettes: ReadonlyMap<string, Palette>,
): { colour: string; tone: string; path: readonly string[] }[] {
  const named = [...palettes].flatMap(([tone, palette]) =>
    colourRoles.map(({ path }) => ({ colour: colourIn(palette, path), tone, path })),
  )
  return named.filter(({ colour }, index) => named.findIndex((one) => one.colour === colour) === index)
}
