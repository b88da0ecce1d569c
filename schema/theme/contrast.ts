import { contrast, lightnessOf, minTextContrast, over, withLightness } from './colour.ts'
import type { Palette } from './palettes.ts'

/** WCAG 2.2, 1.4.11: the edges of controls. */
const minControlContrast = 3

type Ground = { path: string; colour: string }
/** A colour and the grounds on which it appears. `path` is the path in the theme file, below the tone. */
type Pairing = { path: readonly string[]; colour: string; on: readonly Ground[]; min: number }

/** The colours of a tone that need contrast: text on both grounds and on buttons, and the edges of fields. */
function pairings({ background, text, outline, primary, error, success }: Palette): Pairing[] {
  const grounds = [
    { path: 'background.default', colour: background.default },
    { path: 'background.paper', colour: background.paper },
  ]
  const buttons = [
    { path: 'primary.main', colour: primary.main },
    { path: 'primary.dark', colour: primary.dark },
  ]
  const onGrounds = (path: readonly string[], colour: string, min = minTextContrast) => ({
    path,
    colour,
    on: grounds,
    min,
  })
  return [
    onGrounds(['text', 'primary'], text.primary),
    onGrounds(['text', 'secondary'], text.secondary),
    onGrounds(['primary', 'text'], primary.text),
    onGrounds(['error'], error.main),
    onGrounds(['success'], success.main),
    onGrounds(['outline'], outline, minControlContrast),
    { path: ['primary', 'contrastText'], colour: primary.contrastText, on: buttons, min: minTextContrast },
  ]
}

const ratioOn = (colour: string, ground: string) => contrast(over(colour, ground), ground)

/** The steps of lightness in which a legible colour is looked for: finer than what a byte of a grey can say. */
export const lightnessSteps = 500

/**
 * The colour nearest to this one in lightness (OKLCH), of the same hue, that can be read on all grounds. Colours are
 * compared as they are written: near black one byte is a large step of lightness.
 */
export function nearestLegible({ colour, on, min }: Pick<Pairing, 'colour' | 'on' | 'min'>): string | undefined {
  const start = over(colour, on[0]?.colour ?? colour)
  const lightness = lightnessOf(start)
  const shades = Array.from({ length: 2 * lightnessSteps + 1 }, (_, step) => lightness - 1 + step / lightnessSteps)
    .filter((wanted) => wanted > -1 / lightnessSteps && wanted < 1 + 1 / lightnessSteps)
    // The last step of each direction ends in black or white.
    .map((wanted) => withLightness(start, Math.min(1, Math.max(0, wanted))))
  const distance = (shade: string) => Math.abs(lightnessOf(shade) - lightness)
  return shades
    .filter((shade) => on.every((ground) => contrast(shade, ground.colour) >= min))
    .sort((one, other) => distance(one) - distance(other))[0]
}

/** Every colour of a tone that needs contrast on every one of its grounds. */
export const pairsOf = (palette: Palette) =>
  pairings(palette).flatMap((pairing) =>
    pairing.on.map((ground) => ({ ...pairing, ground, ratio: ratioOn(pairing.colour, ground.colour) })),
  )
export type ContrastPair = ReturnType<typeof pairsOf>[number]

/** The colours of a tone, each with the ground on which it is the hardest to read. */
function contrastsOf(palette: Palette) {
  return pairings(palette).flatMap((pairing) => {
    const [worst] = pairing.on
      .map((ground) => ({ ground, ratio: ratioOn(pairing.colour, ground.colour) }))
      .sort((one, other) => one.ratio - other.ratio)
    return worst ? [{ ...pairing, ...worst }] : []
  })
}

/** Colours of a tone with too little contrast to a ground. */
export const illegibleColours = (palette: Palette) =>
  contrastsOf(palette)
    .filter(({ ratio, min }) => ratio < min)
    .map((pairing) => ({ ...pairing, nearest: nearestLegible(pairing) }))
