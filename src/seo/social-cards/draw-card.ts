import { imageShapes } from '../../../schema/image.ts'
import type { Theme } from '../../../schema/theme/theme.ts'
import { drawScene } from '../../illustrations/draw-scene.ts'
import { colour, mix } from '../../illustrations/palette.ts'
import { el, n, Sheet } from '../../illustrations/svg.ts'
import type { PublicFolders } from '../../pictures/public-folders.ts'
import { type Card, cardSize } from './card.ts'
import { cardFonts } from './fonts.ts'
import { breakLines, type Line, openFont, type SetLine } from './lettering.ts'

const { width, height } = cardSize
/** Margin: some programs round the corners or crop to a square. */
const margin = 72
/** Maximum width of the words: beside a person, and otherwise. */
const columns = { upright: 540, wide: 640 } as const

/** The arch with a bulb before the name of the site, 30 units high. */
const arch = 'M4 12a11 11 0 0 1 22 0v14h-5V12a6 6 0 0 0-12 0v14H4z'

type Fonts = Record<'title' | 'brand' | 'eyebrow' | 'note', SetLine>

export type CardLook = { theme: Theme; publicFolders: PublicFolders }

/** Draws cards as SVG. Reads the fonts once. */
export async function cardDrawer({ theme, publicFolders }: CardLook): Promise<(card: Card) => string> {
  const { display, text } = cardFonts(theme, publicFolders)
  // One after the other: the decompressor returns a view of its own memory, which the next call reuses.
  const title = await openFont(display, theme.typography.fontWeight)
  const eyebrow = await openFont(text, 700)
  const note = await openFont(text, 500)
  return (card) => drawCard(card, { title, brand: title, eyebrow, note })
}

function drawCard(card: Card, fonts: Fonts): string {
  const sheet = new Sheet(cardSize)
  sheet.add(background(card), shade(sheet), brand(card, fonts), words(card, fonts), bulbs(sheet))
  return sheet.toString()
}

const isUpright = ({ kind }: Card['scene']) => kind === 'role'

/** Prefixes the ids of a scene's gradients, so that they differ from those of the card. */
const within = (svg: string) => svg.replace(/(id="|url\(#)d(\d+)/g, '$1s$2')

/** The scene behind the words: a person in a 4 : 3 room at the right, everything else across the card. */
function background({ scene }: Card): string {
  const upright = isUpright(scene)
  const size = upright ? imageShapes.card : cardSize
  const wide = upright ? (height * size.width) / size.height : width
  const drawn = within(drawScene(scene, size))
  const placed = drawn.replace(
    /^<svg [^>]*?viewBox="([^"]*)">/,
    (_tag, viewBox: string) =>
      `<svg x="${n(width - wide)}" y="0" width="${n(wide)}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">`,
  )
  return el('rect', { width, height, fill: colour.night }) + placed
}

/** Darkens the side with the words. */
function shade(sheet: Sheet): string {
  const across = sheet.linear(
    [
      [0, colour.night, 1],
      [0.34, colour.night, 0.94],
      [0.55, colour.night, 0.62],
      [0.78, colour.night, 0.06],
      [1, colour.night, 0],
    ],
    { x2: 1, y2: 0 },
  )
  const down = sheet.linear([
    [0, colour.night, 0.45],
    [0.3, colour.night, 0],
    [0.8, colour.night, 0],
    [1, colour.night, 0.75],
  ])
  return el('rect', { width, height, fill: across }) + el('rect', { width, height, fill: down })
}

const at = (x: number, y: number, fill: string, shapes: string) =>
  el('g', { transform: `translate(${n(x)} ${n(y)})`, fill }, shapes)

function brand({ brand: name }: Card, fonts: Fonts): string {
  const mark = el(
    'g',
    { transform: 'translate(-6 -39) scale(1.6)' },
    el('path', { d: arch }),
    el('circle', { cx: 15, cy: 24, r: 2.6 }),
  )
  return at(margin, 104, colour.amber, mark) + at(margin + 52, 101, colour.paper, fonts.brand(name, 32, -0.02).shapes)
}

/** Sizes of a title: the largest that needs few enough lines is used. */
const titleSizes = [
  { size: 104, most: 2 },
  { size: 84, most: 3 },
  { size: 66, most: 4 },
  { size: 54, most: 5 },
] as const

function words(card: Card, fonts: Fonts): string {
  const { eyebrow, title, note, scene } = card
  const column = isUpright(scene) ? columns.upright : columns.wide
  const set = (size: number) => (text: string) => fonts.title(text, size, -0.025)
  const notes = note ? evenLines(note, (text) => fonts.note(text, noteSize), column - 40) : []
  const bottom = height - margin - 26
  const notesTop = bottom - Math.max(0, notes.length - 1) * 40
  const titleBottom = notes.length > 0 ? notesTop - 62 : bottom
  const topOf = (size: number, count: number) => titleBottom - (count - 1) * size * leading
  const eyebrowAt = (size: number, count: number) => topOf(size, count) - size * 0.78 - 26
  const fitting = titleSizes
    .map(({ size, most }) => ({ size, most, lines: breakLines(title, set(size), column) }))
    .find(
      ({ size, most, lines }) =>
        lines.length <= most &&
        lines.every((line) => set(size)(line).width <= column + 20) &&
        eyebrowAt(size, lines.length) > underBrand,
    )
  // Too many words for the card: drop the sentence below the title.
  if (!fitting && note) return words({ ...card, note: undefined }, fonts)
  const { size, lines } = fitting ?? { size: 54, lines: breakLines(title, set(54), column) }
  const titleTop = topOf(size, lines.length)
  return [
    ...(eyebrow
      ? [at(margin, eyebrowAt(size, lines.length), colour.amber, fonts.eyebrow(eyebrow.toUpperCase(), 25, 0.12).shapes)]
      : []),
    ...lines.map((line, index) =>
      at(margin - size * 0.04, titleTop + index * size * leading, colour.paper, set(size)(line).shapes),
    ),
    ...notes.map((line, index) =>
      at(margin, notesTop + index * 40, mix(colour.paper, colour.umber, 0.15), fonts.note(line, noteSize).shapes),
    ),
  ].join('')
}

const noteSize = 29
const leading = 1.02
/** Where the words may begin below the name of the site. */
const underBrand = 120

/** As few lines as the column allows, of similar length: no word is left alone on the last. */
function evenLines(text: string, set: (text: string) => Line, widest: number): string[] {
  const { length } = breakLines(text, set, widest)
  let width = widest
  while (width > 12 && breakLines(text, set, width - 12).length === length) width -= 12
  return breakLines(text, set, width)
}

/** A row of bulbs along the lower edge, as under a theatre's marquee. */
function bulbs(sheet: Sheet): string {
  const glow = sheet.radial([
    [0, colour.straw, 0.9],
    [0.35, colour.amber, 0.45],
    [1, colour.amber, 0],
  ])
  const count = 40
  const step = width / count
  const y = height - 22
  return Array.from({ length: count }, (_, index) => {
    const cx = step * (index + 0.5)
    return el('circle', { cx, cy: y, r: 15, fill: glow }) + el('circle', { cx, cy: y, r: 4.5, fill: '#ffe9bd' })
  }).join('')
}
