import { readFile } from 'node:fs/promises'
import { Blob, Face, Font, Buffer as Shaped, shape, Variation } from 'harfbuzzjs'
import { decompress } from 'wawoff2'
import { el } from '../../illustrations/svg.ts'

/** A line of text as outlines. The origin is the start of its base line; numbers are pixels. */
export type Line = { shapes: string; width: number }

/** Sets a line in one weight of one font. `spacing` is added after each letter, in parts of `size`. */
export type SetLine = (text: string, size: number, spacing?: number) => Line

/**
 * Reads a font (`.woff2`) for drawing text as outlines: pictures then need no font on the machine that makes them, and are
 * the same everywhere. `weight` is for variable fonts.
 */
export async function openFont(file: URL): Promise<(weight?: number) => SetLine> {
  const face = new Face(new Blob(await decompress(await readFile(file))))
  return (weight) => {
    const font = new Font(face)
    if (weight !== undefined) font.setVariations([new Variation('wght', weight)])
    const outlineOf = createOutlines(font)
    return (text, size, spacing = 0) => setLine({ font, outlineOf }, size / face.upem, text, spacing * size)
  }
}

/** The outlines of glyphs. Each is taken from the font once: that takes longer than all else about a line. */
function createOutlines(font: Font): (glyph: number) => string {
  const known = new Map<number, string>()
  return (glyph) => {
    const outline = known.get(glyph) ?? font.glyphToPath(glyph)
    known.set(glyph, outline)
    return outline
  }
}

type Setting = { font: Font; outlineOf: (glyph: number) => string }

function setLine({ font, outlineOf }: Setting, scale: number, text: string, spacing: number): Line {
  const buffer = new Shaped()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  let width = 0
  const shapes = buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0 }) => {
    const d = outlineOf(codepoint)
    // Fonts count upwards, pictures downwards. The scale is too small a number for two decimals.
    const transform = `translate(${(width + xOffset * scale).toFixed(2)} 0) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`
    width += xAdvance * scale + spacing
    return d ? el('path', { transform, d }) : ''
  })
  return { shapes: shapes.join(''), width: width - spacing }
}

/** Breaks a text into lines of at most `width` pixels. A word that is longer stands alone. */
export function breakLines(text: string, set: (text: string) => Line, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && set(`${last} ${word}`).width <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
