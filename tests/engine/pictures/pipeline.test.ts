// @module-tag exhaustive

import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Image } from '../../../schema/pictures/image.ts'
import type { Picture } from '../../../schema/pictures/picture.ts'
import type { ImageShape } from '../../../schema/pictures/picture-sizes.ts'
import { createCache } from '../../../src/cache/cache.ts'
import type { Effort } from '../../../src/pictures/encode.ts'
import { findPictureFile } from '../../../src/pictures/picture-file.ts'
import { renderPictures, UnreadablePictures } from '../../../src/pictures/pipeline.ts'
import { type PublicFolders, publicFoldersOf } from '../../../src/pictures/public-folders.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const drawn = (name: string, shape: ImageShape = 'square'): Image => ({
  name,
  alt: '',
  shape,
})
const colours = { dark: '#120e0c', light: '#ffb43d' }
/** The files of pictures, relative to the output folder. */
const filesOf = (table: Record<string, Picture>) => {
  const addresses = Object.values(table).flatMap(({ avif, src }) => [...avif.split(', '), src])
  return [...new Set(addresses.flatMap((one) => one.split(' ')[0]?.slice(1) || []))]
}
type Options = { base: string; folders: PublicFolders; effort: Effort }
const render = async (
  images: Image[],
  { base = '', folders = publicFoldersOf(root, 'pages'), effort }: Partial<Options> = {},
) => {
  const cache = createCache(join(root, 'cache'))
  const table = await renderPictures({
    images,
    root,
    publicFolders: folders,
    colours,
    outDir: 'dist',
    cache,
    base,
    effort,
  })
  return { table, files: filesOf(table) }
}
const output = (path: string) => join(root, 'dist', path)

async function photograph(name: string, width: number, height: number, folder = 'public') {
  const file = join(root, folder, 'images', name)
  await mkdir(dirname(file), { recursive: true })
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const image = sharp({ create: { width, height, channels: 3, background: 'white', noise } })
  await image.withExif({ IFD0: { Copyright: 'somebody' } }).toFile(file)
  return file
}

const widths = (set: string) => set.split(', ').map((part) => Number(part.match(/ (\d+)w$/)?.[1]))

describe('the picture pipeline', () => {
  it('keeps the ratio of a picture in Markdown, which names its file, and never enlarges it', async () => {
    await photograph('A plan.png', 1400, 700)
    await photograph('small.PNG', 60, 90)
    const named = (name: string): Image => ({ name, alt: '', shape: 'text' })
    const { table, files } = await render([named('images/A plan.png'), named('images/small.PNG'), named('none.png')])
    expect(table['text/images/A plan.png']).toMatchObject({ width: 960, height: 480, blur: '' })
    expect(widths(table['text/images/A plan.png']?.avif ?? '')).toEqual([480, 960])
    expect(table['text/images/small.PNG']).toMatchObject({ width: 60, height: 90 })
    expect(Object.keys(table)).toHaveLength(2)
    for (const file of files)
      expect(file).toMatch(/^assets\/images\/images\/(?:a-plan|small)-png-\d+\.[0-9a-f]{10}\.(?:avif|webp)$/)
  })

  it('writes AVIF at the widths of the shape and WebP at the largest, with the hash of their content in their names', async () => {
    const { table, files } = await render([drawn('team/ana')])
    const picture = table['square/team/ana']
    expect(picture).toMatchObject({ width: 320, height: 320 })
    expect(widths(picture?.avif ?? '')).toEqual([160, 320])
    expect(picture?.src).toMatch(/-320\.[0-9a-f]+\.webp$/)
    expect(files).toHaveLength(3)
    for (const file of files) {
      expect(file).toMatch(/^assets\/images\/team\/ana-(160|320)\.[0-9a-f]{10}\.(avif|webp)$/)
      const { width, height } = await sharp(output(file)).metadata()
      expect(file).toContain(`-${width}.`)
      expect(height).toBe(width)
    }
    expect(files).toContain(picture?.src.slice(1))
  })

  it('returns a placeholder of less than 400 bytes that is an image 20 pixels wide', async () => {
    const { table } = await render([drawn('ana'), { name: 'hall', alt: '', shape: 'card' }])
    for (const { blur } of Object.values(table)) {
      expect(blur.length).toBeLessThan(400)
      const bytes = Buffer.from(blur.replace('data:image/webp;base64,', ''), 'base64')
      expect((await sharp(bytes).metadata()).width).toBe(20)
    }
  })

  it('writes one set of files for images of the same name and shape', async () => {
    const { files, table } = await render([drawn('ana'), drawn('ana')])
    expect(files).toHaveLength(3)
    expect(Object.keys(table)).toEqual(['square/ana'])
  })

  it('puts the address of a CDN before every address', async () => {
    const { table } = await render([drawn('ana')], { base: 'https://cdn.example' })
    expect(table['square/ana']?.src).toMatch(/^https:\/\/cdn\.example\/assets\/images\//)
    expect(table['square/ana']?.avif).toMatch(/^https:\/\/cdn\.example\/.* 160w, https:\/\/cdn\.example\/.* 320w$/)
  })

  it('writes a mark as one SVG without a background', async () => {
    const image: Image = {
      name: 'logo',
      alt: '',
      shape: 'mark',
    }
    const { table, files } = await render([image])
    expect(table['mark/logo']).toMatchObject({ width: 320, height: 96, avif: '', blur: '' })
    expect(files).toEqual([table['mark/logo']?.src.slice(1)])
    const corner = await sharp(output(files[0] ?? ''))
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .ensureAlpha()
      .raw()
      .toBuffer()
    expect(corner[3]).toBe(0)
  })
})

describe('a picture without a file', () => {
  it('is the neutral drawing in the colours of the theme, the same for every name', async () => {
    const { files } = await render([drawn('ana', 'card'), drawn('ben', 'card')])
    const [one, other] = ['ana', 'ben'].map((name) => files.find((file) => file.includes(`${name}-960.`)) ?? '')
    expect(await readFile(output(one ?? ''))).toEqual(await readFile(output(other ?? '')))
    const { data } = await sharp(output(one ?? ''))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const [r = 0, g = 0, b = 0] = data
    expect(Math.abs(r - 0x12) + Math.abs(g - 0x0e) + Math.abs(b - 0x0c)).toBeLessThan(60)
  })

  it('is not shown if it is one in Markdown', async () => {
    expect((await render([drawn('/images/none.png', 'text')])).table).toEqual({})
  })
})

describe('a photograph in public/images', () => {
  it('stays a vector if it is the SVG of a wordmark', async () => {
    const file = join(root, 'public/images/logo.svg')
    await mkdir(dirname(file), { recursive: true })
    const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 9"><path d="M0 0h32v9z"/></svg>'
    await writeFile(file, logo)
    const { table, files } = await render([{ name: 'logo', alt: '', shape: 'mark' }])
    expect(files).toEqual([table['mark/logo']?.src.slice(1)])
    expect(await readFile(output(files[0] ?? ''), 'utf8')).toBe(logo)
  })

  it('has the same bytes with an opaque alpha channel and without', async () => {
    const file = await photograph('hall.png', 960, 720)
    const image: Image = { name: 'hall', alt: '', shape: 'card' }
    const { files } = await render([image])
    await writeFile(
      file,
      await sharp(await readFile(file))
        .ensureAlpha()
        .toBuffer(),
    )
    expect((await render([image])).files).toEqual(files)
  })

  it("replaces the neutral drawing, cropped to the shape, without the camera's metadata", async () => {
    await photograph('ana.jpg', 900, 400)
    const { files } = await render([drawn('ana')])
    const largest = files.find((file) => file.includes('-320.') && file.endsWith('.webp')) ?? ''
    const { width, height, exif } = await sharp(output(largest)).metadata()
    expect({ width, height, exif }).toEqual({ width: 320, height: 320, exif: undefined })
    const neutral = await render([drawn('ana')], { folders: ['none', 'none'] })
    expect(neutral.files).not.toEqual(files)
  })

  it('is cropped around each focus that pages give it', async () => {
    const file = await photograph('plain.png', 1, 1)
    const halves = sharp({ create: { width: 800, height: 400, channels: 3, background: 'white' } })
    const black = await sharp({ create: { width: 400, height: 400, channels: 3, background: 'black' } })
      .png()
      .toBuffer()
    await halves.composite([{ input: black, left: 0, top: 0 }]).toFile(file.replace('plain', 'halves'))
    const at = (x: number): Image => ({ name: 'halves', alt: '', shape: 'square', focus: { x, y: 0.5 } })
    const { table } = await render([drawn('halves'), at(0), at(1)])
    const light = async (key: string) => {
      const { channels } = await sharp(output(table[key]?.src.slice(1) ?? '')).stats()
      return Math.round((channels[0]?.mean ?? -1) / 25.5) / 10
    }
    const keys = ['square/halves', 'square@0,0.5/halves', 'square@1,0.5/halves']
    expect(Object.keys(table)).toEqual(keys)
    expect(await Promise.all(keys.map(light))).toEqual([0.5, 0, 1])
  })

  it('is never enlarged', async () => {
    await photograph('hall.png', 800, 600)
    const { table } = await render([{ name: 'hall', alt: '', shape: 'card' }])
    expect(widths(table['card/hall']?.avif ?? '')).toEqual([480, 800])
  })

  it('is upright if the camera was held sideways', async () => {
    const file = await photograph('plain.png', 1, 1)
    const left = await sharp({ create: { width: 320, height: 320, channels: 3, background: 'black' } })
      .png()
      .toBuffer()
    const canvas = sharp({ create: { width: 640, height: 320, channels: 3, background: 'white' } })
    const sideways = canvas
      .composite([{ input: left, left: 0, top: 0 }])
      .jpeg()
      .withMetadata({ orientation: 6 })
    await writeFile(file.replace('plain.png', 'tall.jpg'), await sideways.toBuffer())
    const { files } = await render([{ name: 'tall', alt: '', shape: 'square' }])
    const largest = files.find((name) => name.includes('-320.') && name.endsWith('.webp')) ?? ''
    const { data, info } = await sharp(output(largest)).greyscale().raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? -1
    expect(at(160, 20)).toBeLessThan(60)
    expect(at(160, 300)).toBeGreaterThan(195)
  })

  it('is found by name, in any format', async () => {
    const file = await photograph('services/bar.webp', 20, 20)
    const folders = publicFoldersOf(root, 'pages')
    expect(findPictureFile(folders, 'services/bar')).toBe(file)
    expect(findPictureFile(folders, 'services/none')).toBeUndefined()
    const own = await photograph('services/bar.png', 20, 20, 'pages/_public')
    expect(findPictureFile(folders, 'services/bar')).toBe(own)
  })
})

describe('a file that cannot be read', () => {
  it('is reported with all others, though the neutral drawing could be shown', async () => {
    const file = await photograph('ana.jpg', 600, 600)
    await truncate(file, Math.floor((await stat(file)).size / 2))
    await writeFile(await photograph('fake.png', 10, 10), 'not a picture')
    const failed = await render([{ name: 'fake', alt: '', shape: 'card' }, drawn('ana')]).catch((error) => error)
    expect(failed).toBeInstanceOf(UnreadablePictures)
    expect(failed.message.split('\n')).toEqual([
      expect.stringMatching(/^public\/images\/ana\.jpg cannot be read as a picture: \S/),
      'public/images/fake.png cannot be read as a picture: Input buffer contains unsupported image format',
    ])
  })
})

describe('the cache', () => {
  const images = [drawn('ana'), drawn('ben')]
  const modified = async (files: string[]) =>
    Promise.all(files.map(async (file) => (await stat(output(file), { bigint: true })).mtimeNs))
  const cached = async () =>
    (await readdir(join(root, 'cache/pictures'))).map((name) => join(root, 'cache/pictures', name))

  it('writes no file if nothing has changed', async () => {
    const first = await render(images)
    const before = await modified(first.files)
    const entries = await Promise.all((await cached()).map(async (file) => (await stat(file)).ino))
    expect(await render(images)).toEqual(first)
    expect(await modified(first.files)).toEqual(before)
    expect(await Promise.all((await cached()).map(async (file) => (await stat(file)).ino))).toEqual(entries)
  })

  it('computes a damaged entry again', async () => {
    const first = await render(images)
    const bytes = await Promise.all(first.files.map((file) => readFile(output(file))))
    for (const file of await cached()) await writeFile(file, 'damaged')
    expect(await render(images)).toEqual(first)
    expect(await Promise.all(first.files.map((file) => readFile(output(file))))).toEqual(bytes)
  })

  it('can be filled by two builds at once', async () => {
    const [one, two] = await Promise.all([render(images), render(images)])
    expect(one).toEqual(two)
    // Both show the neutral drawing.
    expect(await cached()).toHaveLength(1)
  })

  it('has another file for a quick build, which takes those of full effort where there are any', async () => {
    const quick = await render([drawn('ana')], { effort: 'quick' })
    expect(quick.table['square/ana']).toMatchObject({ avif: '', src: expect.stringMatching(/-320\.[0-9a-f]+\.webp$/) })
    const full = await render([drawn('ana')])
    expect(quick.files).toHaveLength(1)
    for (const file of quick.files) expect(full.files).not.toContain(file)
    expect(await render([drawn('ana')], { effort: 'quick' })).toEqual(full)
  })

  it('detects a changed photograph', async () => {
    await photograph('ana.jpg', 400, 400)
    const first = await render([drawn('ana')])
    await photograph('ana.jpg', 500, 500)
    expect((await render([drawn('ana')])).files).not.toEqual(first.files)
  })
})
