import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { pageText } from '../../content/folder.ts'
import { startStudio } from '../studio-server.ts'

const files = { 'about.yaml': pageText('About', '  - type: hero\n    title: Hi\n') }
const image = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
const png = await image.png().toBuffer()

/** Pictures whose bytes are spread over the whole file. */
const grain = sharp(Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, at) => (at * 7919) % 251)), {
  raw: { width: 64, height: 64, channels: 3 },
})
const noise = {
  png: await grain.clone().png().toBuffer(),
  jpeg: await grain.clone().jpeg().toBuffer(),
}

type Upload = { name?: string; body?: Buffer; headers?: Record<string, string> }

/** A studio with its upload of pictures, and the picture files that it has written. */
async function start(prepare?: (root: string) => Promise<void>) {
  const studio = await startStudio(files, prepare)
  const folder = studio.pathOf('_public/images')
  return {
    ...studio,
    folder,
    stored: () => readdir(folder).catch(() => []),
    upload: ({ name = 'Tour Bus.png', body = png, headers = {} }: Upload = {}) =>
      studio.send({
        method: 'POST',
        path: `/@studio/upload?name=${encodeURIComponent(name)}`,
        headers: { ...studio.allowed, 'content-type': 'image/png', ...headers },
        body,
      }),
  }
}

describe('a picture is stored', () => {
  it.each([
    ['Tour Bus.png', 'tour-bus.png'],
    ['../../../etc/passwd', 'etc-passwd.png'],
    ['..\\..\\outside.png', 'outside.png'],
    ['/absolute/path.png', 'absolute-path.png'],
    ['..', 'picture.png'],
    ['nul\0byte.png', 'nul-byte.png'],
    ['site.yaml', 'site.png'],
    [`${'a'.repeat(59)} b.png`, `${'a'.repeat(59)}.png`],
    [`${'a'.repeat(58)} b c.png`, `${'a'.repeat(58)}-b.png`],
    [`${'- '.repeat(80)}a.png`, 'a.png'],
  ])('from the file “%s” as %s, among the pictures', async (name, stored) => {
    const { upload, stored: list, root } = await start()
    expect((await upload({ name })).status).toBe(200)
    expect(await list()).toEqual([stored])
    expect((await readdir(root)).sort()).toEqual(['.marquee', 'pages'])
  })

  it('in the format that its bytes have, whatever its name and type say', async () => {
    const { upload, stored } = await start()
    const body = await image.jpeg().toBuffer()
    await upload({ name: 'bus.png', body, headers: { 'content-type': 'image/webp' } })
    expect(await stored()).toEqual(['bus.jpg'])
  })

  it('never replaces another one', async () => {
    const { upload, stored, folder } = await start()
    await upload()
    await upload({ body: await image.jpeg().toBuffer() })
    expect((await stored()).sort()).toEqual(['tour-bus-2.jpg', 'tour-bus.png'])
    expect(await readFile(join(folder, 'tour-bus.png'))).toEqual(png)
  })

  it('under a name of its own, also where several tabs store one at the same time', async () => {
    const { upload, stored } = await start()
    const answers = await Promise.all([upload(), upload(), upload()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await stored()).sort()).toEqual(['tour-bus-2.png', 'tour-bus-3.png', 'tour-bus.png'])
  })
})

const svg = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inner}</svg>`)
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n')

describe('another file is stored', () => {
  it.each<[string, Buffer, string]>([
    ['Menu 2026.docx', pdf, '/files/menu-2026.pdf'],
    ['Tour.MOV', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0', 'latin1'), '/videos/tour.mp4'],
    ['Mark.svg', svg('<path d="M0 0h9v9z"/>'), '/images/mark.svg'],
  ])('by its bytes, not by its name: %s', async (name, body, address) => {
    const { upload, pathOf } = await start()
    expect(JSON.parse((await upload({ name, body })).text)).toMatchObject({ address })
    expect(await readFile(pathOf(`_public${address}`))).toEqual(body)
  })

  it('in place of one that the site has, as one step, under its name and in its format', async () => {
    const { upload, call, send, allowed, pathOf } = await start()
    await upload()
    const instead = async (body: Buffer) => {
      const query = `for=${encodeURIComponent('pages/_public/images/tour-bus.png')}`
      return send({
        method: 'POST',
        path: `/@studio/upload?${query}`,
        headers: { ...allowed, 'content-type': 'application/octet-stream' },
        body,
      })
    }
    const { name, address } = JSON.parse((await instead(await image.jpeg().toBuffer())).text)
    expect(await readFile(pathOf('_public/images/tour-bus.png'))).toEqual(png)
    expect(await call('replaceFile', { file: address, upload: name })).toMatchObject({ kind: 'saved' })
    const now = await readFile(pathOf('_public/images/tour-bus.png'))
    expect(now).not.toEqual(png)
    expect((await sharp(now).metadata()).format).toBe('png')
    await call('undo', {})
    expect(await readFile(pathOf('_public/images/tour-bus.png'))).toEqual(png)
    expect(JSON.parse((await instead(pdf)).text).message).toBe(
      '“tour-bus.png” is PNG, and the other file is PDF. Choose one of the same kind.',
    )
  })

  it('and is listed with the pages that link to it; it is deleted only where nothing does', async () => {
    const link = pageText('Menu', '  - type: rich-text\n    body: "See [the menu](/files/menu.pdf)."\n')
    const studio = await startStudio({ ...files, 'menu.yaml': link }, async (root) => {
      await mkdir(join(root, 'pages/_public/files'), { recursive: true })
      for (const name of ['menu.pdf', 'menu.pdf.zip']) await writeFile(join(root, 'pages/_public/files', name), pdf)
    })
    expect(await studio.call('files', {})).toMatchObject([
      { address: '/files/menu.pdf', kind: 'PDF', bytes: 15, uses: [{ address: '/menu' }] },
      { address: '/files/menu.pdf.zip', kind: 'ZIP', uses: [] },
    ])
    const remove = (address: string) => studio.call('removePublicFile', { address })
    expect(await remove('/files/menu.pdf')).toMatchObject({ kind: 'refused' })
    expect(await remove('/files/menu.pdf.zip')).toMatchObject({ kind: 'saved' })
  })
})

describe('an upload is refused', () => {
  it('if a drawing has more than drawings, in words', async () => {
    const { upload, stored } = await start()
    const { status, text } = await upload({ body: svg('<script/>') })
    expect([status, JSON.parse(text).message]).toEqual([
      415,
      'The drawing has a script. Save it as a plain SVG, or as PNG.',
    ])
    expect(await stored()).toEqual([])
  })

  it.each<[string, number, Record<string, string>]>([
    ['with the token of another folder', 401, { 'x-studio-token': 'f'.repeat(32) }],
    ['from another site', 403, { origin: 'https://evil.example' }],
    ['from another port of this machine', 403, { origin: 'http://localhost:9999' }],
    ['under a foreign name that leads here', 403, { host: 'evil.example' }],
    ['from another page of this site', 403, { 'sec-fetch-site': 'same-site' }],
    ['as JSON', 415, {}],
    ['as a text', 415, { 'content-type': 'text/plain' }],
    ['as a form', 415, { 'content-type': 'multipart/form-data; boundary=x' }],
  ])('%s', async (name, status, headers) => {
    const { upload, stored, allowed } = await start()
    expect((await upload({ headers: name === 'as JSON' ? allowed : headers })).status).toBe(status)
    expect(await stored()).toEqual([])
  })

  it.each<[string, Buffer]>([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
    ['the start of a picture', png.subarray(0, 12)],
  ])('if its bytes are %s', async (_, body) => {
    const { upload, stored } = await start()
    const { status, text } = await upload({ body })
    expect([status, JSON.parse(text)]).toEqual([
      415,
      { message: 'Only pictures (JPEG, PNG, WebP, AVIF, SVG), PDF files and films (MP4, WebM) can be uploaded.' },
    ])
    expect(await stored()).toEqual([])
  })

  it.each<[string, Buffer]>([
    ['a PNG', noise.png.subarray(0, noise.png.length / 2)],
    ['a JPEG', noise.jpeg.subarray(0, noise.jpeg.length / 2)],
  ])('if it is the first half of %s', async (_, body) => {
    const { upload, stored } = await start()
    const { status, text } = await upload({ body })
    expect([status, JSON.parse(text)]).toEqual([
      415,
      { message: 'The file is damaged: it ends before its picture does. Save or download it again.' },
    ])
    expect(await stored()).toEqual([])
  })

  it('if it is a GIF, with the way out', async () => {
    const { upload, stored } = await start()
    const { status, text } = await upload({ name: 'loop.gif', body: await image.clone().gif().toBuffer() })
    expect([status, JSON.parse(text)]).toEqual([
      415,
      { message: 'Pages show no GIF, and no picture that moves. Save one frame of it as PNG.' },
    ])
    expect(await stored()).toEqual([])
  })

  it('if it is a WebP that moves', async () => {
    const { upload, stored } = await start()
    const frames = Buffer.concat([Buffer.alloc(8 * 8 * 3, 0), Buffer.alloc(8 * 8 * 3, 255)])
    const raw = { width: 8, height: 16, channels: 3, pageHeight: 8 } as const
    const { status, text } = await upload({ body: await sharp(frames, { raw }).webp({ loop: 0 }).toBuffer() })
    expect([status, JSON.parse(text)]).toEqual([
      415,
      { message: 'Pages show no GIF, and no picture that moves. Save one frame of it as PNG.' },
    ])
    expect(await stored()).toEqual([])
  })

  it('if it has more pixels than can be read, which is no damage', async () => {
    const { upload, stored } = await start()
    // The size stands in the header of a PNG, behind its signature and the name of the chunk; a checksum follows.
    const body = Buffer.from(png)
    body.writeUInt32BE(20_000, 16)
    body.writeUInt32BE(20_000, 20)
    body.writeUInt32BE(crc32(body.subarray(12, 29)), 29)
    const { status, text } = await upload({ body })
    expect([status, JSON.parse(text)]).toEqual([
      415,
      { message: 'The picture has more than 268 million pixels. Save it smaller.' },
    ])
    expect(await stored()).toEqual([])
  })

  it('if it is larger than 25 MB', async () => {
    const { upload, stored } = await start()
    const { status } = await upload({ body: Buffer.concat([png, Buffer.alloc(25_000_001)]) })
    expect(status).toBe(413)
    expect(await stored()).toEqual([])
  })

  it('if the folder of the pictures is a link out of the content', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'marquee-outside-'))
    onTestFinished(() => rm(outside, { recursive: true }))
    const { upload } = await start(async (root) => {
      await mkdir(join(root, 'pages/_public'), { recursive: true })
      await symlink(outside, join(root, 'pages/_public/images'))
    })
    expect((await upload()).status).toBe(403)
    expect(await readdir(outside)).toEqual([])
  })

  it('does not write through a link with the name of the picture', async () => {
    const { upload, root } = await start(async (root) => {
      await mkdir(join(root, 'pages/_public/images'), { recursive: true })
      await writeFile(join(root, 'outside.txt'), 'mine')
      await symlink(join(root, 'outside.txt'), join(root, 'pages/_public/images/tour-bus.png'))
    })
    await upload()
    expect(await readFile(join(root, 'outside.txt'), 'utf8')).toBe('mine')
  })
})
