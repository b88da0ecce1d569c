import sharp from 'sharp'
import { memoize } from '../../cache/memoize.ts'
import { el } from '../../pictures/svg.ts'

/** Letters that a card shows as boxes, and the page of the card. */
export type MissingLetters = { page: string; letters: readonly string[] }

/** The sides of a picture of one letter: the letter is 40 pixels high. */
const side = 80

/** Draws a letter in a font of the system. Returns the rows of its pixels, true where dark, without the ground around it. */
async function pixelsOf(letter: string): Promise<boolean[][]> {
  const attributes = { x: 20, y: 55, 'font-family': 'sans-serif', 'font-size': 40 }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${el('text', attributes, letter)}</svg>`
  const image = sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).toColourspace('b-w')
  const bytes = await image.raw().toBuffer()
  const isDark = (x: number, y: number) => (bytes[y * side + x] ?? 255) < 128
  const all = Array.from({ length: side }, (_, index) => index)
  const columns = all.filter((x) => all.some((y) => isDark(x, y)))
  const rows = all.filter((y) => all.some((x) => isDark(x, y)))
  const between = (list: number[]) => all.slice(list[0] ?? 0, (list.at(-1) ?? -1) + 1)
  return between(rows).map((y) => between(columns).map((x) => isDark(x, y)))
}

/** Whether the pixels are a thin frame with something in it. */
function isFrame(pixels: boolean[][]): boolean {
  const width = pixels[0]?.length ?? 0
  const distances = pixels.flatMap((row, y) =>
    row.map((dark, x) => ({ dark, inwards: Math.min(x, y, width - 1 - x, pixels.length - 1 - y) })),
  )
  const isAll = (expected: boolean, distance: number) =>
    distances.every(({ dark, inwards }) => inwards !== distance || dark === expected)
  return isAll(true, 0) && isAll(false, 1) && distances.some(({ dark, inwards }) => dark && inwards > 1)
}

/** Characters that Unicode has not assigned, so that no font has them: with a number of four digits, and of six. */
const unassigned = ['\u0378', '\u{1fff0}']
/** The frame around a number is a pixel higher or wider for some digits. */
const maxDifference = 2

const boxes = memoize((characters: readonly string[]) => Promise.all(characters.map(pixelsOf)))

/** Whether no font of the system has a letter: the letter is then drawn as a box with its number. */
const isMissing = memoize(async (letter: string): Promise<boolean> => {
  const pixels = await pixelsOf(letter)
  const isNear = (one = 0, other = 0) => Math.abs(one - other) <= maxDifference
  return (
    isFrame(pixels) &&
    (await boxes(unassigned)).some(
      (box) => isFrame(box) && isNear(box.length, pixels.length) && isNear(box[0]?.length, pixels[0]?.length),
    )
  )
})

/** Texts that are left to fonts of the system: all others are outlines. */
const systemTexts = /<text\b[^>]*>([^<]*)</g
/** Marks, joiners and spaces have no glyph of their own. */
const withoutGlyph = /[\p{M}\p{Cc}\p{Cf}\p{Z}]/u

/** The letters of a drawing that neither its own fonts nor those of the system have. */
export async function missingLetters(svg: string): Promise<string[]> {
  const texts = [...svg.matchAll(systemTexts)].map(([, text = '']) => text.replace(/&#\d+;/g, ''))
  const letters = [...new Set(texts.join(''))].filter((letter) => !withoutGlyph.test(letter))
  const missing = await Promise.all(letters.map(isMissing))
  return letters.filter((_, index) => missing[index])
}
