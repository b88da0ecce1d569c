import { readFile } from 'node:fs/promises'
import { Blob, Face, Font, Buffer as Shaped, shape, Variation } from 'harfbuzzjs'
import { decompress } from 'wawoff2'
import { el } from '../../illustrations/svg.ts'

/** A line of text as outlines. The origin is the start of its baseline; numbers are pixels. */
export type Line = { shapes: string; width: number }

/** Sets a line in one weight of one font. `spacing` is added after each letter, as a fraction of `size`. */
export type SetLine = (text: string, size: number, spacing?: number) => Line

/**
 * Reads a font (`.woff2`) in order to draw text as outlines: pictures then look the same on every machine, whatever
 * fonts it has. `weight` is for variable fonts.
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

/** Caches the outlines of glyphs: extracting one from the font is the slowest part of setting a line. */
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
