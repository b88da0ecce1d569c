import sharp from 'sharp'

/** Share of a maskable icon that is never cropped (W3C, Web Application Manifest, "safe zone": a circle of 80 %). */
const safeShare = 0.8

/** A file of an icon: its size in pixels. Apple devices and masks round the corners themselves, of an icon on its ground. */
export type IconDrawing = { size: number; kind: 'png' | 'padded' | 'ico' }

/** Draws a file of an icon. */
export async function drawIcon(svg: Buffer, ground: string, { size, kind }: IconDrawing): Promise<Buffer> {
  if (kind === 'padded') return onGround(svg, size, ground)
  const picture = await png(svg, size)
  return kind === 'ico' ? icoOf(picture, size) : picture
}

/** The density at which vector icons of every size are rendered without upscaling. */
const density = 1200

const png = (svg: Buffer, size: number) => sharp(svg, { density }).resize(size, size).png({ effort: 10 }).toBuffer()

async function onGround(svg: Buffer, size: number, background: string): Promise<Buffer> {
  const inside = await png(svg, Math.round(size * safeShare))
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: inside }])
    .png({ effort: 10 })
    .toBuffer()
}

/** An ICO file with one PNG: a header of 6 bytes, an entry of 16, the picture. */
function icoOf(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}
