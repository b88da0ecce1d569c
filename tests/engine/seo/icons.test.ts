import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createCache } from '../../../src/cache/cache.ts'
import { writeIcons } from '../../../src/seo/icons.ts'
import { webManifest } from '../../../src/seo/web-manifest.ts'

const icon = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="15"/></svg>',
  ground: '#103020',
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-icons-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('writes every icon that the manifest names, in its size', async () => {
  await writeIcons(folder, icon, createCache(join(folder, 'cache')))
  const { icons } = webManifest({ name: 'Example Staff' }, '#fff') as { icons: { src: string; sizes: string }[] }
  for (const { src, sizes } of icons) {
    const { width, height, format } = await sharp(join(folder, src)).metadata()
    expect([format, `${width}x${height}`]).toEqual(['png', sizes])
  }
  expect((await sharp(join(folder, 'apple-touch-icon.png')).metadata()).width).toBe(180)
})

it('fills the corners of the maskable icon', async () => {
  await writeIcons(folder, icon, createCache(join(folder, 'cache')))
  const corner = async (name: string) => {
    const pixels = await sharp(join(folder, name))
      .ensureAlpha()
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer()
    return pixels[3]
  }
  expect(await corner('icon-maskable.png')).toBe(255)
  expect(await corner('icon-512.png')).toBe(0)
})

it('writes an ico file with a complete picture', async () => {
  await writeIcons(folder, icon, createCache(join(folder, 'cache')))
  const ico = await readFile(join(folder, 'favicon.ico'))
  const picture = ico.subarray(ico.readUInt32LE(18))
  expect(picture.length).toBe(ico.readUInt32LE(14))
  expect((await sharp(picture).metadata()).width).toBe(32)
})

it('does not replace an icon of the owner, and renders the others from their drawing', async () => {
  await writeFile(join(folder, 'favicon.ico'), 'own')
  await writeIcons(folder, icon, createCache(join(folder, 'cache')))
  expect(await readFile(join(folder, 'favicon.ico'), 'utf8')).toBe('own')
  await writeFile(join(folder, 'favicon.svg'), icon.svg.replace('<rect', '<rect fill="#f00"'))
  await rm(join(folder, 'icon-512.png'))
  await writeIcons(folder, icon, createCache(join(folder, 'cache')))
  const { channels } = await sharp(join(folder, 'icon-512.png')).stats()
  expect(channels[0]?.max).toBe(255)
})

it.each([
  ['Marigold Lane Event Staffing', 'Marigold'],
  ['Go Staff', 'Go Staff'],
  ['Extraordinarily Long', 'Long'],
  ['Spoke & Chain Bicycles', 'Spoke'],
  ['Friends of the Riverbank', 'Friends'],
  ['Miller, Sons & Daughters', 'Miller, Sons'],
  ['Miller, Montgomery', 'Miller'],
  ['Salt &', 'Salt &'],
])('shortens %s for launchers to %s', (name, short) => {
  expect(webManifest({ name }, '#fff')).toMatchObject({ name, short_name: short })
})
