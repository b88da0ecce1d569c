import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { writeIfAbsent } from '../files/write-if-absent.ts'

/** Share of a maskable icon that is never cropped (W3C, Web Application Manifest, "safe zone": a circle of 80 %). */
const safeShare = 0.8

/** The PNG files of the icon, sizes in pixels. Apple devices and masks round the corners themselves. */
const drawings = [
  { name: 'apple-touch-icon.png', size: 180, padded: true },
  { name: 'icon-192.png', size: 192, padded: false },
  { name: 'icon-512.png', size: 512, padded: false },
  { name: 'icon-maskable.png', size: 512, padded: true },
] as const

/** Size of the picture in `favicon.ico`, which only old programs request, and requests outside a page. */
const icoSize = 32

/** The icon of a site, and the ground of its pages. */
type Icon = { svg: string; ground: string }

/**
 * Renders the icons of a site into `outDir`. A file of the same name that is already there, from a public folder, has
 * precedence: a `favicon.svg` is what the others are rendered from.
 */
export async function writeIcons(outDir: string, { svg: drawn, ground }: Icon): Promise<void> {
  const file = join(outDir, 'favicon.svg')
  writeIfAbsent(file, Buffer.from(drawn))
  const svg = await readFile(file)
  const place = async (name: string, draw: () => Promise<Buffer>) => {
    writeIfAbsent(join(outDir, name), await draw())
  }
  await Promise.all([
    ...drawings.map(({ name, size, padded }) =>
      place(name, () => (padded ? onGround(svg, size, ground) : png(svg, size))),
    ),
    place('favicon.ico', async () => icoOf(await png(svg, icoSize), icoSize)),
  ])
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
