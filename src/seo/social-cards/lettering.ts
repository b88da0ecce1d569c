import type { Font } from 'harfbuzzjs'
import { memoize } from '../../cache/memoize.ts'
import type { FontFile } from '../../fonts/font-files.ts'
import { fontOf, glyphsOf, openFace } from '../../fonts/open-face.ts'
import { el } from '../../illustrations/svg.ts'

/** A line of text as outlines. The origin is the start of its baseline; numbers are pixels. */
export type Line = { shapes: string; width: number }

/** Sets a line in one weight of one font. `spacing` is added after each letter, as a fraction of `size`. */
export type SetLine = (text: string, size: number, spacing?: number) => Line

/**
 * Reads a font in order to draw text as outlines: pictures then look the same on every machine, whatever fonts it has.
 * Of several files, the one with the nearest weight is read.
 */
export async function openFont(files: readonly FontFile[], weight: number): Promise<SetLine> {
  const distance = (file: FontFile) => Math.abs((file.weight ?? weight) - weight)
  const [nearest] = files.toSorted((one, other) => distance(one) - distance(other))
  if (!nearest) throw new Error('There is no font to draw text with.')
  const face = await openFace(nearest.path)
  const font = fontOf(face, weight)
  const outlineOf = createOutlines(font)
  return (text, size, spacing = 0) => setLine({ font, outlineOf }, size / face.upem, text, spacing * size)
}

/** Caches the outlines of glyphs: extracting one from the font is the slowest part of setting a line. */
const createOutlines = (font: Font) => memoize((glyph: number) => font.glyphToPath(glyph))

type Setting = { font: Font; outlineOf: (glyph: number) => string }

function setLine({ font, outlineOf }: Setting, scale: number, text: string, spacing: number): Line {
  let width = 0
  const shapes = glyphsOf(font, text).map(({ codepoint, xAdvance = 0, xOffset = 0 }) => {
    const d = outlineOf(codepoint)
    // The y axis of fonts points up, that of pictures down. The scale is too small a number for two decimals.
    const transform = `translate(${(width + xOffset * scale).toFixed(2)} 0) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`
    width += xAdvance * scale + spacing
    return d ? el('path', { transform, d }) : ''
  })
  return { shapes: shapes.join(''), width: width - spacing }
}

/** Breaks a text into lines of at most `width` pixels. A longer word gets a line of its own. */
export function breakLines(text: string, set: (text: string) => Line, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && set(`${last} ${word}`).width <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
