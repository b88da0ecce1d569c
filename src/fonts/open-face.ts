import { readFile } from 'node:fs/promises'
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs'
import { decompress } from 'wawoff2'

/** Opens a font file: `.woff2`, `.ttf` or `.otf`. */
export async function openFace(path: string): Promise<Face> {
  const bytes = await readFile(path)
  return new Face(new Blob(bytes.toString('latin1', 0, 4) === 'wOF2' ? await decompress(bytes) : bytes))
}

/** A face in one weight, if it has several. */
export function fontOf(face: Face, weight?: number): Font {
  const font = new Font(face)
  if (weight !== undefined) font.setVariations([new Variation('wght', weight)])
  return font
}

/** The glyphs of a text, with ligatures and kerning. */
export function glyphsOf(font: Font, text: string) {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  return buffer.getGlyphInfosAndPositions()
}
