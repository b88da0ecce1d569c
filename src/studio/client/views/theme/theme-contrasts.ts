import { valueIn } from '../../../../../schema/edit.ts'
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

const isSameColour = (one: TonePair, other: TonePair) =>
  one.owner === other.owner && one.path.join('.') === other.path.join('.')

/** The colour nearest to that of a pair that can be read wherever the same colour shows. */
export function nearestLegibleColour(pair: TonePair, all: readonly TonePair[]): string | undefined {
  const on = all.filter((other) => isSameColour(pair, other)).map(({ ground }) => ground)
  return nearestLegible({ colour: pair.colour, min: pair.min, on })
}
