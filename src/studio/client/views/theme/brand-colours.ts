import { valueIn } from '../../../../../schema/edit.ts'
import { contrast, hexOfOklch, isDark, lightnessOf, type Oklch, oklchOf } from '../../../../../schema/theme/colour.ts'
import { nearestLegible } from '../../../../../schema/theme/contrast.ts'
import { type Palette, palettesOf, toneOf } from '../../../../../schema/theme/palettes.ts'
import type { Theme } from '../../../../../schema/theme/theme.ts'
import { colourRoles } from '../../../theme-words.ts'
import { isLegible, isSameColour, pairsIn, type ToneColour, type TonePair } from './theme-contrasts.ts'
import { colourIn, withEdits } from './theme-values.ts'

type ThemeColours = Pick<Theme, 'tones' | 'parts'>

/** A colour of a tone that follows the brand: as it shows now and then. `isNew`: the tone does not name it yet. */
export type BrandChange = ToneColour & { before: string; isNew: boolean }

/** Names a colour of a tone among all of a theme. */
export const colourKey = ({ tone, path }: Pick<ToneColour, 'tone' | 'path'>): string => [tone, ...path].join('.')

/** The brand colour of a theme: the accent of its pages. */
export const brandOf = (theme: ThemeColours): string =>
  palettesOf(theme).get(toneOf(theme, 'page'))?.primary.main ?? '#000000'

/** What is less colourful than this is a grey of the site, which does not follow. */
const leastChroma = 0.05
/** How far from the hue of the brand a shade of it may be, in radians: an orange for the links of a yellow brand is one. */
const widestHue = 0.7

const hueBetween = (from: Oklch, to: Oklch) => Math.atan2(Math.sin(to.hue - from.hue), Math.cos(to.hue - from.hue))

/** Whether a colour is a shade of the brand colour. */
function isShade(hex: string, brand: string): boolean {
  const [one, of] = [oklchOf(hex), oklchOf(brand)]
  return one.chroma >= leastChroma && of.chroma >= leastChroma && Math.abs(hueBetween(of, one)) <= widestHue
}

/** A colour that is to `next` what `hex` is to `before`: in lightness, chroma and hue. `isFixed`: of the same lightness, and of the hue of `next`. */
function inRelation(hex: string, before: string, next: string, isFixed = false): string {
  const [one, from, to] = [oklchOf(hex), oklchOf(before), oklchOf(next)]
  if (hex === before) return next
  const step = one.lightness - from.lightness
  const moved = to.lightness + step
  const lightness = moved >= 0 && moved <= 1 ? moved : to.lightness - step
  return hexOfOklch({
    lightness: isFixed ? one.lightness : lightness,
    chroma: Math.max(0, to.chroma + one.chroma - from.chroma),
    hue: isFixed || from.chroma < leastChroma || one.chroma < leastChroma ? to.hue : to.hue + hueBetween(from, one),
    alpha: one.alpha,
  })
}

/** A grey with a tint of the brand. On a ground that has become dark it becomes as light as it was dark, and the reverse. */
function tinted(hex: string, brand: string, next: string, isTurned: boolean): string {
  const [one, from, to] = [oklchOf(hex), oklchOf(brand), oklchOf(next)]
  // Steps are seen better in the dark: two thirds stay two thirds.
  const turned = one.lightness < 2 / 3 ? 1 - one.lightness / 2 : 2 * (1 - one.lightness)
  return hexOfOklch({
    ...one,
    lightness: isTurned ? turned : one.lightness,
    chroma: Math.min(one.chroma, to.chroma),
    hue: one.hue + hueBetween(from, to),
  })
}

/** Letters and lines: they are as light as what they lie on needs. */
const keepsLightness = ['text.primary', 'text.secondary', 'primary.text', 'outline', 'divider', 'action.hover']

/** What a colour of one tone becomes with another brand colour, by its role; the same if it does not follow. */
function follower(own: Palette, brand: string, next: string) {
  const { main } = own.primary
  const isGround = isShade(own.background.default, brand)
  const ground = isGround ? inRelation(own.background.default, brand, next) : own.background.default
  const isTurned = isGround && isDark(ground) !== isDark(own.background.default)
  const isAccent = main === brand || isShade(main, brand)
  const accent = isAccent ? inRelation(main, brand, next) : isGround ? tinted(main, brand, next, isTurned) : main
  return (role: string, hex: string): string => {
    if (role === 'error' || role === 'success') return hex
    if (role === 'background.default') return ground
    if (role === 'background.paper' && isGround) return inRelation(hex, own.background.default, ground)
    if (role === 'primary.main') return accent
    if (role === 'primary.dark' && accent !== main) return inRelation(hex, main, accent)
    if (role === 'primary.text' && hex === main) return accent
    if (isShade(hex, brand)) return inRelation(hex, brand, next, keepsLightness.includes(role))
    if (role === 'primary.contrastText' && accent !== main)
      return tinted(hex, brand, next, isDark(accent) !== isDark(main))
    return isGround ? tinted(hex, brand, next, isTurned) : hex
  }
}

/** The colours that follow the brand. Where no tone names an accent, each tone that is like no other one gets it. */
function followers(theme: ThemeColours, next: string): ToneColour[] {
  const palettes = palettesOf(theme)
  const brand = brandOf(theme)
  const main = ['primary', 'main']
  if (Object.values(theme.tones).every((tone) => valueIn(tone, main) === undefined))
    return Object.keys(theme.tones)
      .filter((tone) => theme.tones[tone]?.like === undefined)
      .map((tone) => ({ tone, path: main, colour: next }))
  return [...palettes].flatMap(([tone, own]) => {
    const colourOf = follower(own, brand, next)
    return colourRoles.flatMap(({ path }): ToneColour[] => {
      const hex = valueIn(theme.tones[tone], path)
      return typeof hex === 'string' ? [{ tone, path, colour: colourOf(path.join('.'), hex) }] : []
    })
  })
}

const set = (tones: Theme['tones'], { tone, path, colour }: ToneColour): Theme['tones'] =>
  withEdits(tones, [{ path: [tone, ...path], value: colour }]) as Theme['tones']

/** Another ground of the same hue, as far from the first one as before, on the side that is away from what is read on it. */
function awayFrom(text: string, first: string, second: string): string {
  const step = Math.abs(lightnessOf(second) - lightnessOf(first))
  const side = lightnessOf(text) < lightnessOf(first) ? 1 : -1
  const one = oklchOf(first)
  return hexOfOklch({ ...one, lightness: one.lightness + side * step })
}

/**
 * The colours that make a pair legible: one for all tones that share it, else one for this tone, else with its second ground. A ground
 * that follows from the text may become illegible with the text that suits it, so a colour is not tried twice.
 */
function legible(pair: TonePair, all: readonly TonePair[], isTried: (one: ToneColour) => boolean): ToneColour[] {
  const { colour, path, min, owner, tone } = pair
  const isShared = (other: TonePair) => isSameColour(pair, other)
  const own = all.filter((other) => isShared(other) && other.tone === tone).map(({ ground }) => ground)
  const grounds = [all.filter(isShared).map(({ ground }) => ground), own]
  for (const [index, on] of grounds.entries()) {
    const nearest = nearestLegible({ colour, min, on })
    const one = nearest !== undefined && { tone: index === 0 ? owner : tone, path, colour: nearest }
    if (one && !isTried(one)) return [one]
  }
  const [first, second] = own
  const text = first && nearestLegible({ colour, min, on: [first] })
  if (!first || !second || text === undefined) return []
  return [
    { tone, path, colour: contrast(colour, first.colour) >= min ? colour : text },
    { tone, path: second.path.split('.'), colour: awayFrom(text, first.colour, second.colour) },
  ]
}

const triedKey = (one: ToneColour) => `${colourKey(one)} ${one.colour}`

/** How often colours that depend on each other are corrected. */
const maxRounds = 200

/** The tones with the first colour corrected that cannot be read and may change; `undefined` if there is none. Adds to what was tried. */
function withOneLegible(
  tones: Theme['tones'],
  isFree: (one: ToneColour) => boolean,
  tried: Set<string>,
): Theme['tones'] | undefined {
  const all = pairsIn({ tones }, palettesOf({ tones }))
  const isOther = ({ tone, path, colour }: ToneColour) => valueIn(tones[tone], path) !== colour
  for (const pair of all) {
    const found = isLegible(pair) ? [] : legible(pair, all, (one) => tried.has(triedKey(one)))
    const colours = found.filter((one) => isFree(one) && isOther(one))
    for (const one of colours) tried.add(triedKey(one))
    if (colours.length > 0) return colours.reduce(set, tones)
  }
  return undefined
}

/**
 * The colours that change with the brand colour: all shades of the present one in all tones, by the lightness, chroma and
 * hue (OKLCH) in which they differ from it, what lies on them, and what could not be read then, as far as one of its colours
 * can be corrected for all grounds that it lies on. `kept` are the keys of colours that stay as they are.
 */
export function brandChanges(theme: ThemeColours, next: string, kept: ReadonlySet<string> = new Set()): BrandChange[] {
  if (next === brandOf(theme)) return []
  const isFree = (one: ToneColour) => !kept.has(colourKey(one))
  let tones = followers(theme, next).filter(isFree).reduce(set, theme.tones)
  const tried = new Set<string>()
  for (let round = 0; round < maxRounds; round++) {
    const legibleTones = withOneLegible(tones, isFree, tried)
    if (!legibleTones) break
    tones = legibleTones
  }
  const palettes = palettesOf(theme)
  return Object.keys(tones).flatMap((tone) =>
    colourRoles.flatMap(({ path }): BrandChange[] => {
      const [written, colour] = [valueIn(theme.tones[tone], path), valueIn(tones[tone], path)]
      const palette = palettes.get(tone)
      if (typeof colour !== 'string' || colour === written || !palette) return []
      return [{ tone, path, colour, before: colourIn(palette, path), isNew: written === undefined }]
    }),
  )
}
