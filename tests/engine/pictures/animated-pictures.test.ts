import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { validateContent } from '../../../src/cli/support/validate-content.ts'
import { isAnimated } from '../../../src/pictures/is-animated.ts'
import { contentFolder, pageText } from '../content/folder.ts'

const frame = (red: number) => ({
  create: { width: 8, height: 8, channels: 3 as const, background: { r: red, g: 0, b: 0 } },
})

/** Two pictures below each other, which an encoder takes for the frames of one that moves. */
const moving = async () => {
  const pixels = await Promise.all([sharp(frame(0)), sharp(frame(255))].map((one) => one.raw().toBuffer()))
  return sharp(Buffer.concat(pixels), { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
}

/** A PNG with further chunks behind its first one. Their check sums are not read. */
function withChunks(png: Buffer, ...chunks: [type: string, length: number][]): Buffer {
  const more = chunks.map(([type, length]) => {
    const chunk = Buffer.alloc(length + 12)
    chunk.writeUInt32BE(length)
    chunk.write(type, 4, 'latin1')
    return chunk
  })
  return Buffer.concat([png.subarray(0, 33), ...more, png.subarray(33)])
}

it.each<[name: string, isMoving: boolean, chunks: [string, number][]]>([
  ['no frames', false, []],
  ['frames', true, [['acTL', 8]]],
  [
    'frames behind a long text',
    true,
    [
      ['tEXt', 70_000],
      ['acTL', 8],
    ],
  ],
  ['a text that names the chunk of frames', false, [['tEXt', 6_000]]],
])('finds out whether a PNG moves that has %s', async (name, isMoving, chunks) => {
  const { root } = await contentFolder({})
  const file = join(root, 'picture.png')
  const png = withChunks(await sharp(frame(0)).png().toBuffer(), ...chunks)
  if (name.includes('names')) png.write('acTL', 60, 'latin1')
  writeFileSync(file, png)
  expect(isAnimated(file)).toBe(isMoving)
  writeFileSync(file, png.subarray(0, 50))
  expect(isAnimated(file)).toBe(isMoving && chunks.length === 1)
})

it('finds out that an AVIF is a sequence of pictures', async () => {
  const { root } = await contentFolder({})
  const file = join(root, 'picture.avif')
  const avif = await sharp(frame(0)).avif().toBuffer()
  for (const [brand, isMoving] of [
    ['avif', false],
    ['avis', true],
  ] as const) {
    avif.write(brand, 8, 'latin1')
    writeFileSync(file, avif)
    expect(isAnimated(file), brand).toBe(isMoving)
  }
})

it('warns of pictures that move, of which pages would show the first frame, and of no other', async () => {
  const { root } = await contentFolder({ 'index.yaml': pageText('Home', '  - type: page-title\n    title: Hi\n') })
  const folder = join(root, 'pages/_public/images')
  mkdirSync(folder, { recursive: true })
  const still = sharp(frame(0))
  const files = {
    'moving.webp': await (await moving()).webp().toBuffer(),
    'reel.gif': await (await moving()).gif().toBuffer(),
    'still.webp': await still.clone().webp().toBuffer(),
    'alpha.webp': await still.clone().ensureAlpha(0.5).webp().toBuffer(),
    'still.png': await still.clone().png().toBuffer(),
    'still.avif': await still.clone().avif().toBuffer(),
    'still.jpg': await still.clone().jpeg().toBuffer(),
  }
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes)
  const { diagnostics } = await validateContent({ base: root, pages: 'pages', now: new Date(), since: undefined })
  const found = diagnostics.filter(({ file, code }) => file.includes('/images/') && code !== 'unused-image')
  expect(found.map(({ message }) => message)).toEqual([
    '`moving` moves, but pages show only its first picture.',
    'Pictures of pages do not move, so no page uses the GIF `pages/_public/images/reel.gif`.',
  ])
})
