import sharp, { type Sharp } from 'sharp'
import { textDirection } from '../../../schema/language/language.ts'
import { mix } from '../../../schema/theme/colour.ts'
import { partPalette } from '../../../schema/theme/palettes.ts'
import { memoize } from '../../cache/memoize.ts'
import { el } from '../../pictures/svg.ts'
import { cardSize, type SocialCard } from './card.ts'
import { drawGround } from './card-ground.ts'
import { at, type CardLook, type Look, logoOf, margin, startAt } from './card-look.ts'
import { cardFonts } from './fonts.ts'
import { breakLines, type Line, openFont } from './lettering.ts'

const { width, height } = cardSize
/** Maximum width of the words: beside a picture at the right, and over a wide one. */
const columns = { upright: 540, wide: 640 } as const

/**
 * A card: `open` draws it for an encoder, and `svg` is what is drawn on its picture. Its pixels stay outside of JavaScript: each
 * 2.3 MB of them bring the next collection of the whole heap nearer, and that of a site in five languages takes more than a second.
 */
type DrawnCard = { open: () => Sharp; svg: string }

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
    const open = () =>
      sharp(ground.pixels, { raw: { ...cardSize, channels: 3 } })
        .composite([{ input: Buffer.from(sheet), ...box }])
        .removeAlpha()
    return { open, svg: ground.svg + svg }
  }
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
      x: margin - size * 0.04,
      y: titleTop + index * size * leading,
      fill: letters,
      line: set(size)(line),
    })),
    ...notes.map((line, index) => ({
      x: margin,
      y: notesTop + index * 40,
      fill: mix(letters, ground, 0.15),
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
