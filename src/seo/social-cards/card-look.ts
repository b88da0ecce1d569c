import { toneOf } from '../../../schema/theme/palettes.ts'
import type { Theme } from '../../../schema/theme/theme.ts'
import { placed } from '../../pictures/artwork.ts'
import { readLogo } from '../../pictures/logo.ts'
import type { PublicFolders } from '../../pictures/public-folders.ts'
import { el, n } from '../../pictures/svg.ts'
import { cardSize } from './card.ts'
import type { SetLine } from './lettering.ts'

export type CardLook = { theme: Theme; publicFolders: PublicFolders }

/** What all cards of a site share. */
export type Look = {
  fonts: Record<'title' | 'eyebrow' | 'note', SetLine>
  ground: string
  letters: string
  accent: string
  /** Whether lines begin at the right; then picture and words change sides. */
  isRtl: boolean
  /** The logo, some pixels high, and whether it shows the name. */
  logo: { svg: string; width: number; isName: boolean } | undefined
  theme: Theme
  publicFolders: PublicFolders
}

/** Margin: some programs round the corners or crop to a square. */
export const margin = 72

/** Height of the logo. */
const logoHeight = 48

/** The left edge of something, some pixels from where lines begin. */
export const startAt = (x: number, wide: number, { isRtl }: Pick<Look, 'isRtl'>) =>
  isRtl ? cardSize.width - x - wide : x

/** Shapes at a place, in a colour. */
export const at = (x: number, y: number, fill: string, shapes: string) =>
  el('g', { transform: `translate(${n(x)} ${n(y)})`, fill }, shapes)

/** The logo of the theme at its place on each card. */
export function logoOf({ theme, publicFolders }: CardLook, isRtl: boolean): Look['logo'] {
  const logo = readLogo(theme, publicFolders)
  if (!logo) return undefined
  const tone = toneOf(theme, 'page')
  const artwork = logo.artworkOn(tone)
  const width = (artwork.width / artwork.height) * logoHeight
  const box = { x: startAt(margin - 6, width, { isRtl }), y: 65, width, height: logoHeight }
  return { svg: placed(artwork, box, logo.colourOn(tone)), width, isName: theme.logo?.name === 'without' }
}
