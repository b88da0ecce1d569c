import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { textDirection } from '../../../schema/language/language.ts'
import { mix } from '../../../schema/theme/colour.ts'
import { partPalette, toneOf } from '../../../schema/theme/palettes.ts'
import type { Theme } from '../../../schema/theme/theme.ts'
import { memoize } from '../../cache/memoize.ts'
import { placed } from '../../pictures/artwork.ts'
import { cropped } from '../../pictures/crop.ts'
import { openPicture } from '../../pictures/encode.ts'
import { readLogo } from '../../pictures/logo.ts'
import { neutralDrawing } from '../../pictures/neutral-drawing.ts'
import { findPictureFile } from '../../pictures/picture-file.ts'
import type { PublicFolders } from '../../pictures/public-folders.ts'
import { el, n, Sheet } from '../../pictures/svg.ts'
import { cardSize, type SocialCard } from './card.ts'
import { cardFonts } from './fonts.ts'
import { breakLines, type Line, openFont, type SetLine } from './lettering.ts'

const { width, height } = cardSize
/** Margin: some programs round the corners or crop to a square. */
const margin = 72
/** Maximum width of the words: beside a picture at the right, and over a wide one. */
const columns = { upright: 540, wide: 640 } as const

type Look = {
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

/** Height of the logo. */
const logoHeight = 48

export type CardLook = { theme: Theme; publicFolders: PublicFolders }

/** A card as pixels, red, green and blue of each, and what is drawn on its picture as SVG. */
type DrawnCard = { pixels: Buffer; svg: string }

/** How many grounds are kept: pages with one picture are often next to each other. Each takes 2.3 MB. */
const maxGrounds = 8

/** Draws cards. Reads the fonts once, and draws the ground once for pages with the same picture. */
export async function cardDrawer({
  theme,
  publicFolders,
}: CardLook): Promise<(card: SocialCard) => Promise<DrawnCard>> {
  const { display, text } = cardFonts(theme, publicFolders)
  // One after the other: the decompressor returns a view of its own memory, which the next call reuses.
  const title = await openFont(display, theme.typography.fontWeight)
  const eyebrow = await openFont(text, 700)
  const note = await openFont(text, 500)
  const palette = partPalette(theme, 'page')
  const isRtl = textDirection() === 'rtl'
  const look: Look = {
    fonts: { title, eyebrow, note },
    ground: palette.background.default,
    letters: palette.text.primary,
    accent: palette.primary.text,
    isRtl,
    logo: logoOf({ theme, publicFolders }, isRtl),
    theme,
    publicFolders,
  }
  const groundOf = memoize((key: string) => drawGround(JSON.parse(key), look), maxGrounds)
  return async (card) => {
    const { brand, picture } = card
    const ground = await groundOf(JSON.stringify({ brand, picture }))
    const { svg, top, width: widest } = words(card, look, ground.isUpright ? columns.upright : columns.wide)
    const box = { left: startAt(0, widest, look), top }
    const size = { width: widest, height: height - top }
    const viewBox = `${box.left} ${top} ${size.width} ${size.height}`
    const sheet = el('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size, viewBox }, svg)
    const pixels = await sharp(ground.pixels, { raw: { ...cardSize, channels: 3 } })
      .composite([{ input: Buffer.from(sheet), ...box }])
      .removeAlpha()
      .raw()
      .toBuffer()
    return { pixels, svg: ground.svg + svg }
  }
}

/** The left edge of something, some pixels from where lines begin. */
const startAt = (x: number, wide: number, { isRtl }: Pick<Look, 'isRtl'>) => (isRtl ? width - x - wide : x)

function logoOf({ theme, publicFolders }: CardLook, isRtl: boolean): Look['logo'] {
  const logo = readLogo(theme, publicFolders)
  if (!logo) return undefined
  const tone = toneOf(theme, 'page')
  const artwork = logo.artworkOn(tone)
  const width = (artwork.width / artwork.height) * logoHeight
  const box = { x: startAt(margin - 6, width, { isRtl }), y: 65, width, height: logoHeight }
  return { svg: placed(artwork, box, logo.colourOn(tone)), width, isName: theme.logo?.name === 'without' }
}

/** The card without its own words: picture, name of the site and ornament. */
async function drawGround(card: Pick<SocialCard, 'brand' | 'picture'>, look: Look) {
  const sheet = new Sheet(cardSize)
  const picture = await background(card, look)
  const svg = [shade(sheet, look), brand(card, look), ornament(sheet, look)]
  const drawing = Buffer.from(sheet.add(picture.svg, ...svg).toString())
  const pixels = await sharp(drawing)
    .flatten({ background: look.ground })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  return { pixels, svg: svg.join(''), isUpright: picture.isUpright }
}

/** The least width of a picture, as a share of its height, that goes across the card. */
const minWideRatio = 1.6

/** The picture behind the words, as pixels: one of about 4 : 3 at the end of lines, a wide one across the card. */
async function background({ picture }: Pick<SocialCard, 'picture'>, look: Look) {
  const { ground, accent, publicFolders } = look
  const file = picture === undefined ? undefined : findPictureFile(publicFolders, picture.name)
  const bytes =
    file === undefined ? Buffer.from(neutralDrawing(cardSize, { dark: ground, light: accent })) : await readFile(file)
  const metadata = await sharp(bytes).metadata()
  const isUpright = metadata.autoOrient.width < metadata.autoOrient.height * minWideRatio
  const wide = isUpright ? (height * 4) / 3 : width
  const { image } = await openPicture(bytes, width)
  const cut = await cropped(image, { width: Math.round(wide), height }, picture?.focus)
  const pixels = await cut.flatten({ background: ground }).jpeg({ quality: 95 }).toBuffer()
  const href = `data:image/jpeg;base64,${pixels.toString('base64')}`
  const svg =
    el('rect', { width, height, fill: ground }) +
    el('image', { x: startAt(width - wide, wide, look), width: wide, height, href })
  return { svg, isUpright }
}

/** Darkens the side with the words. */
function shade(sheet: Sheet, { ground, isRtl }: Look): string {
  const across = sheet.linear(
    [
      [0, ground, 1],
      [0.31, ground, 1],
      [0.55, ground, 0.62],
      [0.78, ground, 0.06],
      [1, ground, 0],
    ],
    isRtl ? { x1: 1, y2: 0 } : { x2: 1, y2: 0 },
  )
  const down = sheet.linear([
    [0, ground, 0.45],
    [0.3, ground, 0],
    [0.8, ground, 0],
    [1, ground, 0.75],
  ])
  return el('rect', { width, height, fill: across }) + el('rect', { width, height, fill: down })
}

const at = (x: number, y: number, fill: string, shapes: string) =>
  el('g', { transform: `translate(${n(x)} ${n(y)})`, fill }, shapes)

function brand({ brand: name }: Pick<SocialCard, 'brand'>, look: Look): string {
  const { fonts, letters, logo } = look
  if (logo?.isName) return logo.svg
  const line = fonts.title(name, 32, -0.02)
  const x = logo ? margin + logo.width + 4 : margin
  return (logo?.svg ?? '') + at(startAt(x, line.width, look), 101, letters, line.shapes)
}

/** Sizes of a title: the largest that needs few enough lines is used. */
const titleSizes = [
  { size: 104, maxLines: 2 },
  { size: 84, maxLines: 3 },
  { size: 66, maxLines: 4 },
  { size: 54, maxLines: 5 },
] as const

/** The words of a card, with the row at which they begin and the width that they take from where lines begin. */
function words(card: SocialCard, look: Look, column: number): { svg: string; top: number; width: number } {
  const { fonts, ground, letters, accent, theme } = look
  const { eyebrow, title, note } = card
  const set = (size: number) => (text: string) => fonts.title(text, size, theme.typography.letterSpacing)
  const notes = note ? evenLines(note, (text) => fonts.note(text, noteSize), column - 40) : []
  const bottom = height - margin - 26
  const notesTop = bottom - Math.max(0, notes.length - 1) * 40
  const titleBottom = notes.length > 0 ? notesTop - 62 : bottom
  const topOf = (size: number, count: number) => titleBottom - (count - 1) * size * leading
  const eyebrowAt = (size: number, count: number) => topOf(size, count) - size * 0.78 - 26
  const fitting = titleSizes
    .map(({ size, maxLines }) => ({ size, maxLines, lines: breakLines(title, set(size), column) }))
    .find(
      ({ size, maxLines, lines }) =>
        lines.length <= maxLines &&
        lines.every((line) => set(size)(line).width <= column + 20) &&
        eyebrowAt(size, lines.length) > underBrand,
    )
  // Too many words for the card: drop the sentence below the title.
  if (!fitting && note) return words({ ...card, note: undefined }, look, column)
  const { size, lines } = fitting ?? { size: 54, lines: breakLines(title, set(54), column) }
  const titleTop = topOf(size, lines.length)
  const eyebrowY = eyebrowAt(size, lines.length)
  const drawn = [
    ...(eyebrow
      ? [{ x: margin, y: eyebrowY, fill: accent, line: fonts.eyebrow(eyebrow.toUpperCase(), 25, 0.12) }]
      : []),
    ...lines.map((line, index) => ({
      ...{ x: margin - size * 0.04, y: titleTop + index * size * leading, fill: letters },
      line: set(size)(line),
    })),
    ...notes.map((line, index) => ({
      ...{ x: margin, y: notesTop + index * 40, fill: mix(letters, ground, 0.15) },
      line: fonts.note(line, noteSize),
    })),
  ]
  return {
    svg: drawn.map(({ x, y, fill, line }) => at(startAt(x, line.width, look), y, fill, line.shapes)).join(''),
    top: Math.max(0, Math.floor(Math.min(eyebrowY - 40, titleTop - size * 1.3))),
    width: Math.min(width, Math.ceil(margin + Math.max(...drawn.map(({ line }) => line.width)) + size * 0.3)),
  }
}

const noteSize = 29
const leading = 1.02
/** Where the words may begin below the name of the site. */
const underBrand = 140

/** As few lines as the column allows, of similar length: no word is left alone on the last. */
function evenLines(text: string, set: (text: string) => Line, widest: number): string[] {
  const { length } = breakLines(text, set, widest)
  let width = widest
  while (width > 12 && breakLines(text, set, width - 12).length === length) width -= 12
  return breakLines(text, set, width)
}

/** The ornament of the theme along the lower edge, such as the bulbs under a theatre's marquee. */
function ornament(sheet: Sheet, { accent, theme }: Look): string {
  if (theme.ornament === 'none') return ''
  if (theme.ornament === 'rule') return el('rect', { y: height - 10, width, height: 10, fill: accent })
  const glow = sheet.radial([
    [0, mix(accent, '#ffffff', 0.4), 0.9],
    [0.35, accent, 0.45],
    [1, accent, 0],
  ])
  const count = 40
  const step = width / count
  const y = height - 22
  const hasGlow = theme.ornament === 'bulbs'
  return Array.from({ length: count }, (_, index) => {
    const cx = step * (index + 0.5)
    const dot = el('circle', { cx, cy: y, r: 4.5, fill: hasGlow ? mix(accent, '#ffffff', 0.7) : accent })
    return hasGlow ? el('circle', { cx, cy: y, r: 15, fill: glow }) + dot : dot
  }).join('')
}
