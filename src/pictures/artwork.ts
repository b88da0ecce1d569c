import { readFileSync } from 'node:fs'

/** A drawing that can be placed in others: the inside of an SVG and its size. */
export type Artwork = { inside: string; attributes: string; viewBox: string; width: number; height: number }

/** Matches these attributes of a tag, in either quotes. */
const attributesOf = (names: string) => new RegExp(`\\s(?:${names})\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'g')

function attribute(tag: string, name: string): string | undefined {
  const [, double, single] = attributesOf(name).exec(tag) ?? []
  return double ?? single
}

/** The root becomes a nested element of another place and size; its styles move to a group, where they set neither. */
function ofSvg(text: string): Artwork | undefined {
  // A comment without an end reaches to the end of the file: to look for its end from each start takes quadratic time.
  const svg = text.replace(/<!--[\s\S]*?(?:-->|$)/g, '')
  const [whole, tag = '', content = ''] = /<svg\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*)<\/svg>\s*$/.exec(svg) ?? []
  const width = Number.parseFloat(attribute(tag, 'width') ?? '')
  const height = Number.parseFloat(attribute(tag, 'height') ?? '')
  const viewBox = attribute(tag, 'viewBox') ?? `0 0 ${width} ${height}`
  const [, , across = Number.NaN, down = Number.NaN] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (whole === undefined || !(across > 0 && down > 0)) return undefined
  const styles = tag.match(attributesOf('id|class|style'))?.join('') ?? ''
  const attributes = tag.replace(attributesOf('width|height|viewBox|x|y|id|class|style'), '').trim()
  return { inside: styles ? `<g${styles}>${content}</g>` : content, attributes, viewBox, width: across, height: down }
}

function ofPng(bytes: Buffer): Artwork | undefined {
  const isWhole = bytes.toString('latin1', 1, 4) === 'PNG' && bytes.includes('IEND', bytes.length - 12)
  if (!isWhole) return undefined
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const inside = `<image width="${width}" height="${height}" href="data:image/png;base64,${bytes.toString('base64')}"/>`
  return { inside, attributes: 'xmlns="http://www.w3.org/2000/svg"', viewBox: `0 0 ${width} ${height}`, width, height }
}

/** Reads a drawing of a logo, `.svg` or `.png`; `undefined` if it is neither. */
export function readArtwork(file: string): Artwork | undefined {
  const bytes = readFileSync(file)
  return file.endsWith('.svg') ? ofSvg(bytes.toString()) : ofPng(bytes)
}

type Box = { x?: number; y?: number; width: number; height: number }

/** The drawing as large as fits into a box, in its middle. Parts in `currentColor` have this colour. */
export function placed({ inside, attributes, viewBox }: Artwork, { x = 0, y = 0, width, height }: Box, colour: string) {
  const drawn = `${attributes}>${inside}</svg>`.replaceAll('currentColor', colour)
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" ${drawn}`
}
