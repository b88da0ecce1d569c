import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { validateContent } from '../../../src/cli/support/validate-content.ts'
import { contentFolder, pageText } from '../content/folder.ts'

const frame = (red: number) => ({
  create: { width: 8, height: 8, channels: 3 as const, background: { r: red, g: 0, b: 0 } },
})

/** Two pictures below each other, which an encoder takes for the frames of one that moves. */
const moving = async () => {
  const pixels = await Promise.all([sharp(frame(0)), sharp(frame(255))].map((one) => one.raw().toBuffer()))
  return sharp(Buffer.concat(pixels), { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
}

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
