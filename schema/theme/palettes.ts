import { contrast, isDark, minTextContrast, mix, withAlpha } from './colour.ts'
import type { Theme, ThemePart, Tone } from './theme.ts'

/** All colours of a tone, by MUI's names. */
export type Palette = ReturnType<typeof paletteOf>

/** Every colour of a completed tone: its own, or else derived from its ground and its text. */
function paletteOf(tone: Tone) {
  const ground = tone.background?.default ?? '#ffffff'
  const mode = isDark(ground) ? ('dark' as const) : ('light' as const)
  const letters = tone.text?.primary ?? (mode === 'dark' ? '#f5f5f5' : '#1a1a1a')
  const main = tone.primary?.main ?? letters
  const contrastText = tone.primary?.contrastText ?? (isDark(main) ? '#ffffff' : '#000000')
  return {
    mode,
    background: { default: ground, paper: tone.background?.paper ?? mix(ground, letters, 0.04) },
    text: { primary: letters, secondary: tone.text?.secondary ?? mix(letters, ground, 0.28) },
    divider: tone.divider ?? withAlpha(letters, 0.15),
    outline: tone.outline ?? withAlpha(letters, 0.55),
    primary: {
      main,
      dark: tone.primary?.dark ?? mix(main, contrastText === '#ffffff' ? '#000000' : '#ffffff', 0.2),
      contrastText,
      text: tone.primary?.text ?? main,
    },
    action: { hover: tone.action?.hover ?? withAlpha(letters, 0.07) },
    error: { main: tone.error ?? (mode === 'dark' ? '#ff8a80' : '#b3261e') },
    success: { main: tone.success ?? (mode === 'dark' ? '#8fd6a2' : '#1b6b3a') },
    silhouette: mode === 'dark' ? 'brightness(0) invert(1)' : 'brightness(0)',
    scrim: withAlpha(ground, scrimShare(ground, letters, mode)),
  }
}

/** As much of the ground as text needs over any picture, even over one that is as light or as dark as the text. */
function scrimShare(ground: string, letters: string, mode: 'dark' | 'light'): number {
  const worst = mode === 'dark' ? '#ffffff' : '#000000'
  // A little more than the least, because browsers round each colour of a gradient.
  const isEnough = (percent: number) => contrast(letters, mix(worst, ground, percent / 100)) >= minTextContrast + 0.1
  for (let percent = 0; percent < 100; percent++) if (isEnough(percent)) return percent / 100
  return 1
}

/** A tone completed with the colours of the tones that it is like. */
function complete(tones: Theme['tones'], { like, ...own }: Tone, depth = 0): Tone {
  const model = like === undefined || depth > 20 ? undefined : tones[like]
  if (!model) return own
  const base = complete(tones, model, depth + 1)
  return {
    ...base,
    ...own,
    background: { ...base.background, ...own.background },
    text: { ...base.text, ...own.text },
    primary: { ...base.primary, ...own.primary },
    action: { ...base.action, ...own.action },
  }
}

/** The palettes of a theme by the names of its tones. */
export const palettesOf = ({ tones }: Pick<Theme, 'tones'>): ReadonlyMap<string, Palette> =>
  new Map(Object.entries(tones).map(([name, tone]) => [name, paletteOf(complete(tones, tone))]))

/** The tones that have another one for visitors who prefer dark colours, each with that one. */
export const darkTonesOf = ({ tones }: Pick<Theme, 'tones'>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(tones).flatMap(([name, tone]) => {
      const { dark } = complete(tones, tone)
      return dark === undefined || dark === name ? [] : [[name, dark] as const]
    }),
  )

/** The tone of a part of the site. */
export const toneOf = ({ tones, parts }: Pick<Theme, 'tones' | 'parts'>, part: ThemePart): string =>
  parts[part] ?? parts.page ?? Object.keys(tones)[0] ?? ''

/** The colour of the browser around a page. */
export const themeColour = (theme: Theme): string => partPalette(theme, 'page').background.default

/** The same, with that for visitors who prefer dark colours if pages have others for them. */
export function browserColours(theme: Theme): { themeColour: string; darkColour?: string | undefined } {
  const dark = darkTonesOf(theme).get(toneOf(theme, 'page'))
  return { themeColour: themeColour(theme), darkColour: palettesOf(theme).get(dark ?? '')?.background.default }
}

/** The colours of the neutral drawing: the accent, and the ground of pages or, if it is light, a dark shade of the accent. */
export function drawingColours(theme: Theme): { dark: string; light: string } {
  const page = partPalette(theme, 'page')
  const light = page.primary.main
  return { dark: page.mode === 'dark' ? page.background.default : mix(light, '#000000', 0.6), light }
}

/** The palette of a part of the site. */
export function partPalette(theme: Theme, part: ThemePart): Palette {
  const palette = palettesOf(theme).get(toneOf(theme, part))
  if (!palette) throw new Error(`There is no tone for ${part}.`)
  return palette
}
