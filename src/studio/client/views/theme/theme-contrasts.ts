import { valueIn } from '../../../../../schema/edit.ts'
import { contrast, lightnessOf, withLightness } from '../../../../../schema/theme/colour.ts'
import { type ContrastPair, nearestLegible, pairsOf } from '../../../../../schema/theme/contrast.ts'
import type { Palette } from '../../../../../schema/theme/palettes.ts'
import type { Theme } from '../../../../../schema/theme/theme.ts'

/** Two colours of a tone that need contrast, and the tones in which they are written: it may be like another one. */
export type TonePair = ContrastPair & {
  tone: string
  owner: string
  groundOwner: string
}

export const isLegible = ({ ratio, min }: ContrastPair): boolean => ratio >= min

/** The tone in which a colour of a tone is written; the tone itself if the colour follows from others. */
function ownerOf(tones: Theme['tones'], tone: string, path: readonly string[]): string {
  const names = new Set([tone])
  for (const name of names) {
    if (valueIn(tones[name], path) !== undefined) return name
    const like = tones[name]?.like
    if (like !== undefined) names.add(like)
  }
  return tone
}

/** All pairs of a theme that need contrast. */
export const pairsIn = ({ tones }: Pick<Theme, 'tones'>, palettes: ReadonlyMap<string, Palette>): TonePair[] =>
  [...palettes].flatMap(([tone, palette]) =>
    pairsOf(palette).map((pair) => ({
      ...pair,
      tone,
      owner: ownerOf(tones, tone, pair.path),
      groundOwner: ownerOf(tones, tone, pair.ground.path.split('.')),
    })),
  )

export const isSameColour = (one: TonePair, other: TonePair) =>
  one.owner === other.owner && one.path.join('.') === other.path.join('.')

/** The colour nearest to that of a pair that can be read wherever the same colour shows. */
export function nearestLegibleColour(pair: TonePair, all: readonly TonePair[]): string | undefined {
  const on = all.filter((other) => isSameColour(pair, other)).map(({ ground }) => ground)
  return nearestLegible({ colour: pair.colour, min: pair.min, on })
}

/** A colour of a tone, with the path of its role. */
export type ToneColour = { tone: string; path: readonly string[]; colour: string }

/** How much lighter or darker a button is that is pointed at (OKLCH). */
const pointedStep = 0.06

/**
 * The colours that make the text on a button legible, where no shade of the text alone does: the text on the accent, and
 * the accent that is pointed at, as a shade of the accent. `pair` is the text on the accent.
 */
export function coloursAround({ colour, min, path, owner, ground, groundOwner }: TonePair): ToneColour[] | undefined {
  if (ground.path !== 'primary.main') return undefined
  const text = nearestLegible({ colour, min, on: [ground] })
  if (text === undefined) return undefined
  const lightness = lightnessOf(ground.colour)
  const pointed = [lightness + pointedStep, lightness - pointedStep]
    .map((one) => withLightness(ground.colour, Math.min(1, Math.max(0, one))))
    .find((shade) => contrast(text, shade) >= min)
  if (pointed === undefined) return undefined
  return [
    { tone: owner, path, colour: text },
    { tone: groundOwner, path: ['primary', 'dark'], colour: pointed },
  ]
}
