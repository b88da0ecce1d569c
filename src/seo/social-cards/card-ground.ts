import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { mix } from '../../../schema/theme/colour.ts'
import { cropped } from '../../pictures/crop.ts'
import { openPicture } from '../../pictures/encode.ts'
import { neutralDrawing } from '../../pictures/neutral-drawing.ts'
import { findPictureFile } from '../../pictures/picture-file.ts'
import { el, Sheet } from '../../pictures/svg.ts'
import { cardSize, type SocialCard } from './card.ts'
import { at, type Look, margin, startAt } from './card-look.ts'

const { width, height } = cardSize

/** The card without its own words: picture, name of the site and ornament. */
export async function drawGround(card: Pick<SocialCard, 'brand' | 'picture'>, look: Look) {
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

function brand({ brand: name }: Pick<SocialCard, 'brand'>, look: Look): string {
  const { fonts, letters, logo } = look
  if (logo?.isName) return logo.svg
  const line = fonts.title(name, 32, -0.02)
  const x = logo ? margin + logo.width + 4 : margin
  return (logo?.svg ?? '') + at(startAt(x, line.width, look), 101, letters, line.shapes)
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
