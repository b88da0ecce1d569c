import type { Font } from 'harfbuzzjs'
import { textDirection } from '../../../schema/language/language.ts'
import { memoize } from '../../cache/memoize.ts'
import { type FontFile, otherAlphabets } from '../../fonts/font-files.ts'
import { fontOf, glyphsOf, openFace } from '../../fonts/open-face.ts'
import { el } from '../../pictures/svg.ts'

/** A line of text as outlines. The origin is the start of its baseline; numbers are pixels. */
export type Line = { shapes: string; width: number }

/** Sets a line in one weight of one font. `spacing` is added after each letter, as a fraction of `size`. */
export type SetLine = (text: string, size: number, spacing?: number) => Line

/** A font of one alphabet or several. */
type Lettering = { font: Font; scale: number; outlineOf: (glyph: number) => string; has: (letter: string) => boolean }

/**
 * Reads a font in order to draw text as outlines: pictures then look the same on every machine, whatever fonts it has.
 * Of several files, the one with the nearest weight is read, and those with the letters of other alphabets. A line with
 * letters that none of them has is set in a font of the system.
 */
export async function openFont(files: readonly FontFile[], weight: number): Promise<SetLine> {
  const distance = (file: FontFile) => Math.abs((file.weight ?? weight) - weight)
  const [nearest] = files.toSorted((one, other) => distance(one) - distance(other))
  if (!nearest) throw new Error('There is no font to draw text with.')
  const fonts: Lettering[] = []
  // One after the other: the decompressor returns a view of its own memory, which the next call reuses.
  for (const path of [nearest.path, ...otherAlphabets(nearest.path)]) fonts.push(await openLettering(path, weight))
  return (text, size, spacing = 0) => {
    const runs = runsOf(text, fonts)
    return runs ? setRuns(runs, size, spacing * size) : systemLine(text, size, weight)
  }
}

async function openLettering(path: string, weight: number): Promise<Lettering> {
  const face = await openFace(path)
  const font = fontOf(face, weight)
  return {
    font,
    scale: 1 / face.upem,
    // Extracting an outline from the font is the slowest part of setting a line.
    outlineOf: memoize((glyph: number) => font.glyphToPath(glyph)),
    has: memoize((letter: string) => glyphsOf(font, letter).every(({ codepoint }) => codepoint !== 0)),
  }
}

type Run = { text: string; lettering: Lettering }

/** The text in runs, each in the first font that has its letters; `undefined` if none has one of them. */
function runsOf(text: string, fonts: readonly Lettering[]): Run[] | undefined {
  const runs: Run[] = []
  for (const letter of text) {
    const lettering = fonts.find(({ has }) => has(letter))
    if (!lettering) return undefined
    const last = runs.at(-1)
    if (last?.lettering === lettering) last.text += letter
    else runs.push({ text: letter, lettering })
  }
  return runs
}

function setRuns(runs: readonly Run[], size: number, spacing: number): Line {
  let width = 0
  const shapes = runs.flatMap(({ text, lettering: { font, scale: unit, outlineOf } }) => {
    const scale = unit * size
    return glyphsOf(font, text).map(({ codepoint, xAdvance = 0, xOffset = 0 }) => {
      const d = outlineOf(codepoint)
      // The y axis of fonts points up, that of pictures down. The scale is too small a number for two decimals.
      const transform = `translate(${(width + xOffset * scale).toFixed(2)} 0) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`
      width += xAdvance * scale + spacing
      return d ? el('path', { transform, d }) : ''
    })
  })
  return { shapes: shapes.join(''), width: width - spacing }
}

/** Scripts that are written without spaces, whose lines break behind any letter, and whose letters are squares. */
const eastAsian = '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}'
const square = new RegExp(`[${eastAsian}\\p{sc=Hangul}]`, 'u')

/** A line in a font of the system, with the widths that letters usually have. */
function systemLine(text: string, size: number, weight: number): Line {
  const width = [...text].reduce((sum, letter) => sum + (square.test(letter) ? 1 : 0.6) * size, 0)
  const font = { 'font-family': 'sans-serif', 'font-weight': weight, 'font-size': size }
  // Its true width is not known, so it ends where lines begin from right to left.
  const attributes = textDirection() === 'rtl' ? { ...font, x: width, 'text-anchor': 'end' } : font
  return {
    shapes: el(
      'text',
      attributes,
      text.replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`),
    ),
    width,
  }
}

/** A word with the space before it; in scripts without spaces, a letter with the marks behind it. */
const parts = new RegExp(` ?(?:[${eastAsian}][\\p{M}\\p{Pe}\\p{Po}]*|[^ ${eastAsian}]+)`, 'gu')

/** Breaks a text into lines of at most `width` pixels. A longer word gets a line of its own. */
export function breakLines(text: string, set: (text: string) => Line, width: number): string[] {
  const lines: string[] = []
  for (const [part] of text.trim().replace(/\s+/g, ' ').matchAll(parts)) {
    const last = lines.at(-1)
    if (last !== undefined && set(last + part).width <= width) lines[lines.length - 1] = last + part
    else lines.push(part.trimStart())
  }
  return lines
}
