import sharp, { type OutputInfo, type Sharp } from 'sharp'
import type { Focus } from '../../schema/pictures/image.ts'
import { type ImageShape, imageShapes } from '../../schema/pictures/picture-sizes.ts'
import { cropped } from './crop.ts'

/** The source of a picture: a drawing as SVG, or the bytes of a file. */
export type PictureSource = { kind: 'drawing'; svg: string } | { kind: 'file'; bytes: Buffer }

export type EncodedFile = { format: 'avif' | 'webp' | 'svg'; width: number; bytes: Buffer }
/** `size`: in CSS pixels, if the shape does not say it. */
export type EncodedPicture = { encoded: EncodedFile[]; blur: string; size?: { width: number; height: number } }

/**
 * How hard the encoders try; in a quick release there is no AVIF. AVIF: effort 2 takes 0.24 s of CPU time and 24 KB for a drawn card; effort 3 takes twice
 * the time for 5 % less, 4 seven times for 10 % less. For all pictures of the sample site, effort 1 takes half the time
 * for 7 % more, 0 a fifth for 39 % more.
 */
const efforts = { quick: { avif: undefined, webp: 0 }, full: { avif: 2, webp: 4 } } as const
export type Effort = keyof typeof efforts
const quality = { avif: 52, webp: 76 } as const
const blurWidth = 20
/** Density at which librsvg draws one user unit as one pixel. */
const svgDensity = 72

/**
 * Encodes a picture as AVIF at the widths of its shape, a file never above its own width, and as WebP at the largest of
 * them, for browsers without AVIF and for a quick release. A wordmark that is an SVG stays a vector.
 * Throws the error of the decoder if a file is damaged or no image.
 */
export async function encodePicture(
  source: PictureSource,
  shape: ImageShape,
  { effort = 'full', focus }: { effort?: Effort; focus?: Focus | undefined } = {},
): Promise<EncodedPicture> {
  const wordmark = shape === 'mark' ? await vectorOf(source) : undefined
  if (wordmark) return { encoded: [{ format: 'svg', width: imageShapes.mark.width, bytes: wordmark }], blur: '' }
  const { pixels, widths } = await decode(source, shape, focus)
  const image = () => sharp(pixels.data, { raw: pixels.info })
  const { avif, webp } = efforts[effort]
  const encoded: EncodedFile[] = []
  for (const width of avif === undefined ? [] : widths) {
    const resized = image().resize({ width })
    const bytes = await resized.avif({ quality: quality.avif, effort: avif }).toBuffer()
    encoded.push({ format: 'avif', width, bytes })
  }
  const bytes = await image().webp({ quality: quality.webp, effort: webp }).toBuffer()
  encoded.push({ format: 'webp', width: pixels.info.width, bytes })
  const { width, height } = pixels.info
  return {
    encoded,
    blur: shape === 'mark' || shape === 'text' ? '' : await placeholder(image()),
    ...(shape === 'text' && { size: { width, height } }),
  }
}

/** The SVG of a drawing, or of a file that scales to any size; `undefined` if there is none. */
async function vectorOf(source: PictureSource): Promise<Buffer | undefined> {
  if (source.kind === 'drawing') return Buffer.from(source.svg)
  const { format } = await sharp(source.bytes).metadata()
  return format === 'svg' && /<svg\b[^>]*\sviewBox\s*=/.test(source.bytes.toString()) ? source.bytes : undefined
}

type Pixels = { data: Buffer; info: OutputInfo }
type Shape = { width: number; height: number; widths: readonly number[] }

async function decode(source: PictureSource, shape: ImageShape, focus: Focus | undefined) {
  const { width, height, widths } = imageShapes[shape]
  const largest = widths[widths.length - 1] ?? width
  const { image, own } =
    source.kind === 'drawing' ? openDrawing(source.svg, largest, width) : await openPicture(source.bytes, largest)
  if (shape === 'text') return wholePicture(image, { width, height, widths })
  // A logo is never cropped; every other picture fills the shape.
  const whole = shape === 'mark'
  const room = Math.max(1, Math.floor(whole ? largest : Math.min(own.width, (own.height * width) / height)))
  const top = Math.min(largest, room)
  const size = { width: top, height: Math.max(1, Math.round((top * height) / width)) }
  const sized = whole
    ? image.resize({ ...size, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    : await cropped(image, size, focus)
  const pixels = await withoutOpaqueAlpha(await sized.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }))
  return { pixels, widths: [...new Set([...widths.filter((width) => width < top), top])] }
}

/** Dropping the alpha channel of an opaque picture, such as most drawings, saves a seventh of the encoding time. */
async function withoutOpaqueAlpha(pixels: Pixels): Promise<Pixels> {
  const { data, info } = pixels
  if (info.channels !== 4) return pixels
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return pixels
  return sharp(data, { raw: info }).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

/** A picture in its own ratio, within a box. */
async function wholePicture(image: Sharp, { width, height, widths }: Shape) {
  const sized = image.resize({ width, height, fit: 'inside', withoutEnlargement: true }).toColourspace('srgb')
  const pixels = await sized.raw().toBuffer({ resolveWithObject: true })
  const top = pixels.info.width
  return { pixels, widths: [...widths.filter((one) => one < top), top] }
}

const openDrawing = (svg: string, largest: number, width: number) => ({
  image: sharp(Buffer.from(svg), { density: (svgDensity * largest) / width }),
  own: { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY },
})

/** The picture of a file and its size. An SVG is drawn `largest` pixels wide, and is as large as one likes. */
export async function openPicture(
  bytes: Buffer,
  largest: number,
): Promise<{ image: Sharp; own: { width: number; height: number } }> {
  const { format, width, autoOrient } = await sharp(bytes).metadata()
  if (format === 'svg') return openDrawing(bytes.toString(), largest, width)
  return { image: sharp(bytes).autoOrient(), own: autoOrient }
}

/** A blurred 20-pixel copy as a data URL, under 400 bytes. */
async function placeholder(image: Sharp): Promise<string> {
  const bytes = await image.resize({ width: blurWidth }).blur(1).webp({ quality: 30, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
